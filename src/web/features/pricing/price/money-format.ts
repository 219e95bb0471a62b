// Money in the page language with a currency code: 'USD 1,234.50', 'RMB 0.0125'.
import type { Lang } from '../../../../shared/lang.ts'
import { minorDigits } from '../../../../shared/money.ts'
import { LOCALES } from '../../../format/format.ts'
import { useLang } from '../../../site-context.ts'
import { currencyName } from '../../../../shared/currency-name.ts'

/** `decimals`: minimum number, so that figures in a column align. */
export type Money = (amount: string, currency: string, decimals?: number) => string

const made = new Map<string, Intl.NumberFormat>()

/** `amount` is a decimal string; it is never converted to a float. */
export function moneyFormat(lang: Lang): Money {
  return (amount, currency, decimals = 0) =>
    formatOf(lang, currency, Math.max(decimals, minorDigits(currency)))
      .formatToParts(amount as Intl.StringNumericLiteral)
      .map(({ type, value }) => (type === 'currency' ? currencyName(value) : value))
      .join('')
}

export function useMoney(): Money {
  return moneyFormat(useLang())
}

/** The largest number of decimals among the amounts. */
export function decimalsOf(amounts: readonly string[]): number {
  return Math.max(0, ...amounts.map((amount) => amount.split('.')[1]?.length ?? 0))
}

function formatOf(lang: Lang, currency: string, decimals: number): Intl.NumberFormat {
  const key = `${lang} ${currency} ${decimals}`
  const known = made.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(LOCALES[lang], {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: decimals,
    maximumFractionDigits: 4,
  })
  made.set(key, format)
  return format
}
