// Formats numbers and dates in the page language; each formatter is created once.
import { htmlLang, type Lang } from '../../shared/lang.ts'
import { numberText } from '../../shared/number-text.ts'
import { useLang } from '../site-context.ts'

/** 21095 becomes '21,095', in every language of the site. */
export function useNumber(): (value: number) => string {
  return numberText
}

/**
 * '2026-07-28' becomes '28 Jul 2026' or '2026年7月28日'. Days have no time zone here. They are written without Intl: its
 * first formatter takes a browser longer than hydrating a page, and browsers abbreviate September differently than the
 * server.
 */
export function dayFormat(lang: Lang): (isoDay: string) => string {
  return lang === 'en_us' ? englishDay : chineseDay
}

function englishDay(isoDay: string): string {
  const { year, month, day } = partsOfDay(isoDay)
  return `${day} ${ENGLISH_MONTHS[month - 1] ?? ''} ${year}`
}

function chineseDay(isoDay: string): string {
  const { year, month, day } = partsOfDay(isoDay)
  return `${year}年${month}月${day}日`
}

function partsOfDay(isoDay: string): { year: number; month: number; day: number } {
  const [year = 0, month = 0, day = 0] = isoDay.slice(0, 10).split('-').map(Number)
  return { year, month, day }
}

const ENGLISH_MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ')

export function useDay(): (isoDay: string) => string {
  return dayFormat(useLang())
}

/** 8 becomes '8 minutes ago', 130 '2 hours ago'. */
export function useAgo(): (minutes: number) => string {
  return formatter('ago', useLang(), (locale) => {
    const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
    return (minutes) =>
      minutes < 60
        ? format.format(-minutes, 'minute')
        : format.format(-Math.floor(minutes / 60), 'hour')
  })
}

/** '12:04' in the reader's own time zone, so use it only after scripts run. */
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

/** '1 Dec 2026' in the reader's own time zone, so use it only after scripts run. */
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
const formatters = new Map<string, (value: never) => string>()

/** The formatter is made when it is first used: most pages need none before they are interactive. */
function formatter<V>(kind: string, lang: Lang, make: (locale: string) => (value: V) => string) {
  const key = `${kind} ${htmlLang(lang)}`
  const known = formatters.get(key) as ((value: V) => string) | undefined
  if (known) return known
  let made: ((value: V) => string) | null = null
  const format = (value: V) => {
    made ??= make(LOCALES[lang])
    return made(value)
  }
  formatters.set(key, format)
  return format
}
