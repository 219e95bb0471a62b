// Removes from this browser what was typed while logged in and not sent.
import { LOGGED_OUT_AT, MEMBER_MARK, storeInTab } from '../../components/tab-input.ts'

/** Other tabs remove what they stored when they next read it. */
export function removeMemberInput(): void {
  try {
    localStorage.setItem(LOGGED_OUT_AT, `${Date.now()}`)
    for (const key of Object.keys(localStorage)) {
      if (isOfMember(localStorage.getItem(key))) localStorage.removeItem(key)
    }
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(MEMBER_MARK)) storeInTab(key.slice(MEMBER_MARK.length), null)
    }
  } catch {
    // The storage is forbidden, so nothing was stored.
  }
}

/** Drafts in local storage say themselves whether they were typed while logged in. */
function isOfMember(text: string | null): boolean {
  try {
    return Object(JSON.parse(text ?? 'null')).isOfMember === true
  } catch {
    return false
  }
}
