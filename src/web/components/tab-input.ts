// Stores what is typed in this tab until it is sent. What was typed while logged in is marked, and a log-out removes it,
// also from other tabs; a session that expires removes nothing.
import { loggedInName } from '../../client/session-cookies.ts'

/** Before the key of what was typed while logged in: when that was, in milliseconds. */
export const MEMBER_MARK = 'member:'
/** In local storage: when someone last logged out in this browser, in milliseconds. */
export const LOGGED_OUT_AT = 'logged-out-at'

/** Removes the input with `text` null. Errors: the storage is full or forbidden. */
export function storeInTab(key: string, text: string | null): void {
  if (text === null) return removeFromTab(key)
  sessionStorage.setItem(key, text)
  if (loggedInName() !== null) sessionStorage.setItem(MEMBER_MARK + key, `${Date.now()}`)
}

/** Null also where another tab, which cannot reach this one's storage, has logged out since. Errors: it is forbidden. */
export function readInTab(key: string): string | null {
  const at = sessionStorage.getItem(MEMBER_MARK + key)
  if (at && at <= (localStorage.getItem(LOGGED_OUT_AT) ?? '')) removeFromTab(key)
  return sessionStorage.getItem(key)
}

function removeFromTab(key: string): void {
  sessionStorage.removeItem(key)
  sessionStorage.removeItem(MEMBER_MARK + key)
}
