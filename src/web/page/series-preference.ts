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
export function seriesPreferenceOfCookie(cookie: string): SeriesPreference | undefined {
  const found = new RegExp(
    `(?:^|;\\s*)${SERIES_COOKIE}=(main|high-performance|cheapest)(?:;|$)`,
  ).exec(cookie)
  return found?.[1] as SeriesPreference | undefined
}

/** The main series while the server renders. */
export function readSeriesPreference(): SeriesPreference {
  if (typeof document === 'undefined') return 'main'
  return seriesPreferenceOfCookie(document.cookie) ?? 'main'
}

export function storeSeriesPreference(preference: SeriesPreference): void {
  document.cookie = `${SERIES_COOKIE}=${preference}; path=/; max-age=${SERIES_COOKIE_SECONDS}; samesite=lax`
  applySeriesPreference()
  notify()
}

/**
 * Sets the attribute by which style sheets show the preferred twin, because pages are rendered alike for all visitors.
 * public/prefers.js sets it before the first paint.
 */
export function applySeriesPreference(): void {
  const { dataset } = document.documentElement
  const preference = readSeriesPreference()
  // A browser computes the styles of every list entry again whenever the attribute is set.
  if (dataset.prefers !== preference) dataset.prefers = preference
}

/** The main series until scripts run. */
export function useSeriesPreference(): SeriesPreference {
  return useSyncExternalStore(subscribe, readSeriesPreference, () => 'main')
}
