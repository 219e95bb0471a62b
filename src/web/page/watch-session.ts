// Detects a login, logout or change of user in another tab, so that member pages never outlive their session.
import { loggedInName } from '../../client/session-cookies.ts'

/**
 * Checks when this tab becomes visible or focused, is restored from the back/forward cache, and every 2 s.
 * `onChange` receives the current user's name (null when logged out), once per change.
 */
export function watchSession(onChange: (name: string | null) => void): void {
  let known = loggedInName()
  function check() {
    const name = loggedInName()
    if (name === known || isChangeExpected) return
    known = name
    onChange(name)
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check()
  })
  addEventListener('focus', check)
  addEventListener('pageshow', ({ persisted }) => {
    // A restored page shows the session before this tab logged in or out, so the change must be reported.
    if (persisted) isChangeExpected = false
    if (persisted) check()
  })
  // Not every browser reports changes of cookies (CookieStore); polling every few seconds is cheap and fast enough.
  setInterval(check, POLL_MS)
}

const POLL_MS = 2_000

let isChangeExpected = false

/**
 * Suppresses `onChange` because this tab is about to log in or out and reload the page; with `isExpected` false, reports
 * changes again because logging in or out failed.
 */
export function expectSessionChange(isExpected = true): void {
  isChangeExpected = isExpected
}
