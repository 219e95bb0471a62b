// The unfinished checkout of a login, kept in this browser until the order is placed or the login logs out, at
// most 7 days.
import { newIdempotencyKey } from '../../../client/idempotency-key.ts'
import { DAY_MS } from '../../../shared/time.ts'

export interface CheckoutDraft {
  /** Fields of the form by name. */
  values: Record<string, string>
  /**
   * Idempotency key of the order: created before it is first sent, and the same for every attempt and tab; null: never
   * sent.
   */
  key: string | null
  /** Whether an attempt was sent whose answer is not known yet. */
  isSent: boolean
}

const EMPTY_DRAFT: CheckoutDraft = { values: {}, key: null, isSent: false }
const STORED_MS = 7 * DAY_MS

/** For browsers that forbid storage, where a reload loses the draft. */
const inMemory = new Map<string, CheckoutDraft>()

/** Stored by login, so that two logins of one browser do not see the addresses of each other's customers. */
export function readCheckout(username: string, now = Date.now()): CheckoutDraft {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKeyOf(username)) ?? 'null') as
      | (CheckoutDraft & { at: number })
      | null
    if (!stored) return inMemory.get(username) ?? EMPTY_DRAFT
    if (!(now - stored.at <= STORED_MS)) return EMPTY_DRAFT
    const { values, key, isSent } = stored
    return { values: textsOnly(values), key: typeof key === 'string' ? key : null, isSent }
  } catch {
    return inMemory.get(username) ?? EMPTY_DRAFT
  }
}

/** Changes the given fields only, because another tab may have changed the others in the meantime. */
export function storeCheckout(
  username: string,
  change: Partial<CheckoutDraft>,
  now = Date.now(),
): CheckoutDraft {
  const draft = { ...readCheckout(username, now), ...change }
  inMemory.set(username, draft)
  try {
    // A log-out removes what has this mark.
    const stored = { at: now, isOfMember: true, ...draft }
    localStorage.setItem(storageKeyOf(username), JSON.stringify(stored))
  } catch {
    // Private windows may forbid storage; `inMemory` has the draft.
  }
  return draft
}

export function dropCheckout(username: string): void {
  inMemory.delete(username)
  try {
    localStorage.removeItem(storageKeyOf(username))
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}

/** The key of the draft, or a new one, which the caller stores. */
export function keyOfCheckout(username: string): string {
  return readCheckout(username).key || newIdempotencyKey()
}

function storageKeyOf(username: string): string {
  return `voltcell-checkout-${username}`
}

function textsOnly(values: unknown): Record<string, string> {
  const pairs = Object.entries((values ?? {}) as Record<string, unknown>)
  return Object.fromEntries(
    pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
}
