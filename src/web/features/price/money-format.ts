// Money in the language of the page, with the currency's code: 'USD 1,234.50', 'RMB 0.0125'.
import type { Lang } from '../../../shared/lang.ts'
import { minorDigits } from '../../../shared/money.ts'
import { LOCALES } from '../../parts/format.ts'
import { useLang } from '../../site-context.ts'

export type Money = (amount: string, currency: string) => string

const made = new Map<string, Intl.NumberFormat>()

/** `amount` is a decimal as text; it is never turned into a float. */
export function moneyFormat(lang: Lang): Money {
  return (amount, currency) =>
    formatOf(lang, currency)
      .formatToParts(amount as Intl.StringNumericLiteral)
      .map(({ type, value }) => (type === 'currency' ? nameOf(value) : value))
      .join('')
}

export function useMoney(): Money {
  return moneyFormat(useLang())
}

/** decisions.md 8: stored as CNY, shown as RMB. */
export function nameOf(currency: string): string {
  return currency === 'CNY' ? 'RMB' : currency
}

function formatOf(lang: Lang, currency: string): Intl.NumberFormat {
  const key = `${lang} ${currency}`
  const known = made.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(LOCALES[lang], {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: minorDigits(currency),
    maximumFractionDigits: 4,
  })
  made.set(key, format)
  return format
}
