// The unfinished checkout of a login, kept in this browser until the order is placed, at most 7 days.
import { newIdempotencyKey } from '../../../client/idempotency-key.ts'
import { DAY_MS } from '../../../shared/time.ts'

export interface CheckoutDraft {
  /** Fields of the form by name. */
  values: Record<string, string>
  /** Idempotency key of the order: created before it is first sent, and the same for every attempt and tab. */
  key: string | null
  /** An attempt was sent whose answer is not known yet. */
  isSent: boolean
}

const NEW: CheckoutDraft = { values: {}, key: null, isSent: false }
const STORED_MS = 7 * DAY_MS

/** For browsers that forbid storage, where a reload loses the draft. */
const inMemory = new Map<string, CheckoutDraft>()

/** `owner` is the login name: two logins of one browser do not see each other's customers. */
export function readCheckout(owner: string, now = Date.now()): CheckoutDraft {
  try {
    const stored = JSON.parse(localStorage.getItem(nameOf(owner)) ?? 'null') as
      | (CheckoutDraft & { at: number })
      | null
    if (!stored) return inMemory.get(owner) ?? NEW
    if (!(now - stored.at <= STORED_MS)) return NEW
    const { values, key, isSent } = stored
    return { values: textsOf(values), key: typeof key === 'string' ? key : null, isSent }
  } catch {
    return inMemory.get(owner) ?? NEW
  }
}

/** Changes the given fields only, because another tab may have changed the others in the meantime. */
export function storeCheckout(
  owner: string,
  change: Partial<CheckoutDraft>,
  now = Date.now(),
): CheckoutDraft {
  const draft = { ...readCheckout(owner, now), ...change }
  inMemory.set(owner, draft)
  try {
    localStorage.setItem(nameOf(owner), JSON.stringify({ at: now, ...draft }))
  } catch {
    // Private windows may forbid storage; `inMemory` has the draft.
  }
  return draft
}

export function dropCheckout(owner: string): void {
  inMemory.delete(owner)
  try {
    localStorage.removeItem(nameOf(owner))
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}

/** The key of the draft, or a new one, which the caller stores. */
export function keyOfCheckout(owner: string): string {
  return readCheckout(owner).key || newIdempotencyKey()
}

function nameOf(owner: string): string {
  return `voltcell-checkout-${owner}`
}

function textsOf(values: unknown): Record<string, string> {
  const pairs = Object.entries((values ?? {}) as Record<string, unknown>)
  return Object.fromEntries(
    pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
}
