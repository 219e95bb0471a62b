// Dates in mails, in the reader's language and Hong Kong time.
import { htmlLang, type Lang } from '../../../../shared/lang.ts'

const ZONE = 'Asia/Hong_Kong'

/** '1 December 2026', '2026年12月1日'. */
export function dateText(at: Date, lang: Lang): string {
  return format(lang, { dateStyle: 'long', timeZone: ZONE }).format(at)
}

/** Date, hour and minute. */
export function timeText(at: Date, lang: Lang): string {
  return format(lang, { dateStyle: 'long', timeStyle: 'short', timeZone: ZONE }).format(at)
}

/** A month by its first day ('YYYY-MM-DD'): 'October 2026', '2026年10月'. */
export function monthText(month: string, lang: Lang): string {
  const options = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return format(lang, options).format(new Date(`${month}T00:00:00Z`))
}

/** A range of calendar days ('YYYY-MM-DD'). */
export function daysText(from: string, to: string, lang: Lang): string {
  const days = format(lang, { dateStyle: 'long', timeZone: 'UTC' })
  const [first, last] = [from, to].map((day) => new Date(`${day}T00:00:00Z`)) as [Date, Date]
  if (lang === 'en_us' || from === to) return days.formatRange(first, last)
  // Intl formats a Chinese range in digits only.
  return `${days.format(first)}至${days.format(last)}`
}

function format(lang: Lang, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(htmlLang(lang), options)
}
