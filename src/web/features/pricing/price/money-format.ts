// Money with a currency code, the same in every language of the site: 'USD 1,234.50', 'RMB 0.0125'.
import { currencyName } from '../../../../shared/currency-name.ts'
import { minorDigits } from '../../../../shared/money.ts'
import { groupedDigits } from '../../../../shared/number-text.ts'

/** `decimals`: minimum number, so that figures in a column align. */
export type Money = (amount: string, currency: string, decimals?: number) => string

/**
 * `amount` is a decimal string with at most four decimals, with leading zeros where a member typed them; it is never
 * converted to a float. Intl.NumberFormat writes the same, but takes many times as long: noticeable in a list of prices
 * and for the first formatter of a document.
 */
export const moneyText: Money = (amount, currency, decimals = 0) => {
  const sign = amount.startsWith('-') ? '-' : ''
  const [typed = '', fraction = ''] = amount.slice(sign.length).split('.')
  const whole = typed.replace(/^0+(?=\d)/, '')
  const min = Math.max(decimals, minorDigits(currency))
  const digits = fraction.replace(/0+$/, '').padEnd(min, '0')
  return `${sign}${currencyName(currency)}\u00a0${groupedDigits(whole)}${digits && `.${digits}`}`
}

export function useMoney(): Money {
  return moneyText
}

/** The largest number of decimals among the amounts. */
export function decimalsOf(amounts: readonly string[]): number {
  return Math.max(0, ...amounts.map((amount) => amount.split('.')[1]?.length ?? 0))
}
