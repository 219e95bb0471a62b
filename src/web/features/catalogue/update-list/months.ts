// Months in URL form ('2026-10') and in display form.
import { htmlLang, type Lang } from '../../../../shared/lang.ts'

export function readMonth(text: string | null): string | null {
  return text !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : null
}

/** 'October 2026', '2026年10月'. */
export function monthName(month: string, lang: Lang): string {
  const format = new Intl.DateTimeFormat(htmlLang(lang), {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return format.format(new Date(`${month}-01T00:00:00Z`))
}

/** First and last day of the month. */
export function monthEnds(month: string): { from: string; to: string } {
  const next = new Date(`${month}-01T00:00:00Z`)
  next.setUTCMonth(next.getUTCMonth() + 1)
  next.setUTCDate(0)
  return { from: `${month}-01`, to: next.toISOString().slice(0, 10) }
}
