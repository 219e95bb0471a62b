// Amounts of money in the smallest unit of their currency: bigint inside, signed text such as '61.50' outside.
import { minorDigits } from './money.ts'

/** '61.5' in USD -> 6150n, '-3' -> -300n; undefined for what is not an amount of this currency ('1.005', '1e3'). */
export function parseMinor(text: string, currency: string): bigint | undefined {
  const digits = minorDigits(currency)
  const read = /^(-?)(\d{1,13})(?:\.(\d+))?$/.exec(text.trim())
  if (!read) return undefined
  const [, sign, whole = '0', fraction = ''] = read
  if (fraction.replace(/0+$/, '').length > digits) return undefined
  const minor =
    BigInt(whole) * 10n ** BigInt(digits) +
    BigInt(fraction.padEnd(digits, '0').slice(0, digits) || '0')
  return sign === '-' ? -minor : minor
}

/** 6150n in USD -> '61.50', -5n -> '-0.05'; always with all decimals of the currency. */
export function minorText(minor: bigint, currency: string): string {
  const digits = minorDigits(currency)
  const text = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0')
  const sign = minor < 0n ? '-' : ''
  return digits === 0 ? `${sign}${text}` : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** `bp` basis points (hundredths of a percent) of an amount that is not negative, rounded half up. */
export function shareOf(minor: bigint, bp: number): bigint {
  return (minor * BigInt(bp) + 5000n) / 10_000n
}
