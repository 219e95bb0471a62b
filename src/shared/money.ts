// Money without floats: amounts are text with up to four decimals, calculated in ten-thousandths.
import { groupedDigits } from './number-text.ts'

const DECIMALS = 4
const ONE = 10n ** BigInt(DECIMALS)

/** '12.5' -> 125000n. Throws RangeError for an invalid amount, which the contract should already reject. */
export function tenThousandthsOf(amount: string): bigint {
  const read = /^(\d{1,16})(?:\.(\d{1,4})0*)?$/.exec(amount)
  if (!read) throw new RangeError(`not an amount: ${amount}`)
  const [, whole = '0', fraction = ''] = read
  return BigInt(whole) * ONE + BigInt(fraction.padEnd(DECIMALS, '0'))
}

/** 125000n -> '12.5': no trailing zeros. For amounts from zero up. */
export function amountOf(tenThousandths: bigint): string {
  const fraction = (tenThousandths % ONE).toString().padStart(DECIMALS, '0').replace(/0+$/, '')
  return fraction === '' ? `${tenThousandths / ONE}` : `${tenThousandths / ONE}.${fraction}`
}

/**
 * Decimals of the smallest currency unit. All current payment currencies have two; JPY and similar have none.
 */
export function minorDigits(currency: string): number {
  return WITHOUT_MINOR_UNIT.has(currency) ? 0 : 2
}

const WITHOUT_MINOR_UNIT = new Set(['JPY', 'KRW', 'VND', 'CLP'])

/** Rounds half up to the currency's smallest unit and prints all its decimals: '61.50'. */
export function roundedAmount(tenThousandths: bigint, currency: string): string {
  const digits = minorDigits(currency)
  const step = 10n ** BigInt(DECIMALS - digits)
  const minor = (tenThousandths + step / 2n) / step
  if (digits === 0) return `${minor}`
  const text = minor.toString().padStart(digits + 1, '0')
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** Pieces at unit prices as one line: summed exactly, rounded once. */
export function lineTotal(
  parts: ReadonlyArray<{ quantity: number; unit: string }>,
  currency: string,
): string {
  let sum = 0n
  for (const part of parts) sum += BigInt(part.quantity) * tenThousandthsOf(part.unit)
  return roundedAmount(sum, currency)
}

/** '1105.02' -> '1,105.02'; also each amount in '5 × 1000 + 15 × 1250'. All languages of the shop group digits alike. */
export function groupedAmounts(text: string): string {
  return text.replace(/\d+(?=(?:\.\d+)?)/g, (digits, at: number) =>
    text[at - 1] === '.' ? digits : groupedDigits(digits),
  )
}
