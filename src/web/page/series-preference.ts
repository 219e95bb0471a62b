// Which of two twins a person prefers to see, kept in a cookie of this browser for a year. A page that
// the server renders for a login sets it to what that login chose.
import { useSyncExternalStore } from 'react'
import {
  SERIES_COOKIE,
  SERIES_COOKIE_SECONDS,
  type SeriesPreference,
} from '../../shared/series-preferences.ts'
import { createListeners } from './store.ts'

const { subscribe, notify } = createListeners()

/** Undefined: no cookie, or another value. */
export function seriesOfCookie(cookie: string): SeriesPreference | undefined {
  const found = new RegExp(
    `(?:^|;\\s*)${SERIES_COOKIE}=(main|high-performance|cheapest)(?:;|$)`,
  ).exec(cookie)
  return found?.[1] as SeriesPreference | undefined
}

/** The main series while the server renders. */
export function readSeries(): SeriesPreference {
  if (typeof document === 'undefined') return 'main'
  return seriesOfCookie(document.cookie) ?? 'main'
}

export function storeSeries(preference: SeriesPreference): void {
  document.cookie = `${SERIES_COOKIE}=${preference}; path=/; max-age=${SERIES_COOKIE_SECONDS}; samesite=lax`
  applySeries()
  notify()
}

/**
 * Pages are rendered alike for all visitors. Style sheets show the preferred twin by this attribute, which
 * public/prefers.js sets before the first paint.
 */
export function applySeries(): void {
  const { dataset } = document.documentElement
  const series = readSeries()
  // A browser computes the styles of every entry again whenever the attribute is set.
  if (dataset.prefers !== series) dataset.prefers = series
}

/** The main series until scripts run. */
export function useSeries(): SeriesPreference {
  return useSyncExternalStore(subscribe, readSeries, () => 'main')
}
