// The series that pages of a login show first: the one it chose in any browser, otherwise the one of this browser.
import type { FastifyRequest } from 'fastify'
import {
  SERIES_COOKIE,
  SERIES_COOKIE_SECONDS,
  SERIES_PREFERENCES,
  type SeriesPreference,
} from '../../shared/series-preferences.ts'
import { readCookie, type SetCookie } from '../platform/http/cookies.ts'

/** `cookies` stores the choice of the login in the browser, so that scripts and style sheets show the same series. */
export function preferredSeries(
  { headers }: FastifyRequest,
  ofLogin: SeriesPreference | null,
): { series: SeriesPreference | undefined; cookies: SetCookie[] } {
  const stored = readCookie(headers, SERIES_COOKIE)
  const ofBrowser = SERIES_PREFERENCES.find((each) => each === stored)
  if (ofLogin === null || ofLogin === ofBrowser) return { series: ofBrowser, cookies: [] }
  const cookie = { name: SERIES_COOKIE, value: ofLogin, maxAge: SERIES_COOKIE_SECONDS }
  return { series: ofLogin, cookies: [cookie] }
}
