// Notices that another tab logged in, out, or in as somebody else: a page of a member never outlives its session.
import { loggedInName } from '../../client/session-cookies.ts'

/**
 * Looks whenever this tab is looked at again or comes back from the browser's memory. `onChange` is told
 * who is logged in now (null: nobody), once for each change.
 */
export function watchSession(onChange: (name: string | null) => void): void {
  let known = loggedInName()
  function look() {
    const name = loggedInName()
    if (name === known || expected) return
    known = name
    onChange(name)
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look()
  })
  addEventListener('focus', look)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look()
  })
  // Cookies tell nobody that they changed; one look a few seconds is cheap and quick enough.
  setInterval(look, LOOK_EVERY_MS)
}

const LOOK_EVERY_MS = 2_000

let expected = false

/** This tab is about to log in or out and to load a page anew: that is no news. */
export function expectSessionChange(): void {
  expected = true
}
