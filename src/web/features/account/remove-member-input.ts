// Removes from this browser what was typed while logged in and not sent.
import { LOGGED_OUT_AT, MEMBER_MARK, storeInTab } from '../../components/tab-input.ts'

/** Other tabs remove what they stored when they next read it. */
export function removeMemberInput(): void {
  try {
    localStorage.setItem(LOGGED_OUT_AT, `${Date.now()}`)
    for (const name of Object.keys(localStorage)) removeMemberDraft(name)
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(MEMBER_MARK)) storeInTab(key.slice(MEMBER_MARK.length), null)
    }
  } catch {
    // The storage is forbidden, so nothing was stored.
  }
}

/**
 * Drafts in local storage say themselves whether they were typed while logged in. Of an order whose answer was lost
 * (`isSent`), the idempotency key stays: with it the checkout finds out after the next log-in whether it was placed.
 */
function removeMemberDraft(name: string): void {
  const { isOfMember, isSent, at, key } = storedFields(name)
  if (isOfMember !== true) return
  if (isSent !== true) return localStorage.removeItem(name)
  localStorage.setItem(name, JSON.stringify({ at, isOfMember, key, isSent }))
}

/** Empty: something else is stored. */
function storedFields(name: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(localStorage.getItem(name) ?? 'null'))
  } catch {
    return {}
  }
}
