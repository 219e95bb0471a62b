// Dates as a mail's reader writes them, in the time of Hong Kong.
import { htmlLang, type Lang } from '../../../shared/lang.ts'

const ZONE = 'Asia/Hong_Kong'

/** 'December 1, 2026', '2026年12月1日'. */
export function dateText(at: Date, lang: Lang): string {
  return format(lang, { dateStyle: 'long', timeZone: ZONE }).format(at)
}

/** Date, hour and minute. */
export function timeText(at: Date, lang: Lang): string {
  return format(lang, { dateStyle: 'long', timeStyle: 'short', timeZone: ZONE }).format(at)
}

/** From one calendar day to another ('YYYY-MM-DD'). */
export function daysText(from: string, to: string, lang: Lang): string {
  const days = format(lang, { dateStyle: 'long', timeZone: 'UTC' })
  return days.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`))
}

function format(lang: Lang, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(htmlLang(lang), options)
}
