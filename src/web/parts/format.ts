// Figures and dates in the language of the page; the formatters are made once.
import { htmlLang, type Lang } from '../../shared/lang.ts'
import { useLang } from '../site-context.ts'

/** 21095 is '21,095'. */
export function numberFormat(lang: Lang): (value: number) => string {
  return formatter('number', lang, (locale) => {
    const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 })
    return (value) => format.format(value)
  })
}

export function useNumber(): (value: number) => string {
  return numberFormat(useLang())
}

/** '2026-07-28' is '28 Jul 2026', '2026年7月28日'. Days have no time zone here. */
export function dayFormat(lang: Lang): (isoDay: string) => string {
  return formatter('day', lang, (locale) => {
    const format = new Intl.DateTimeFormat(locale, {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    })
    return (isoDay) => format.format(new Date(`${isoDay.slice(0, 10)}T00:00:00Z`))
  })
}

export function useDay(): (isoDay: string) => string {
  return dayFormat(useLang())
}

/** In the reader's own time zone, so only where scripts run: '12:04'. */
export function useTimeOfDay(): (isoMoment: string) => string {
  return formatter('time of day', useLang(), (locale) => {
    const format = new Intl.DateTimeFormat(locale, {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    return (isoMoment) => format.format(new Date(isoMoment))
  })
}

/** In the reader's own time zone, so only where scripts run: '1 Dec 2026'. */
export function useDayOfMoment(): (isoMoment: string) => string {
  return formatter('day of moment', useLang(), (locale) => {
    const format = new Intl.DateTimeFormat(locale, {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
    })
    return (isoMoment) => format.format(new Date(isoMoment))
  })
}

export const LOCALES: Record<Lang, string> = { en_us: 'en-GB', zh_cn: 'zh-CN', zh_hk: 'zh-HK' }
const made = new Map<string, (value: never) => string>()

function formatter<V>(kind: string, lang: Lang, make: (locale: string) => (value: V) => string) {
  const key = `${kind} ${htmlLang(lang)}`
  const known = made.get(key) as ((value: V) => string) | undefined
  if (known) return known
  const format = make(LOCALES[lang])
  made.set(key, format)
  return format
}
