// The unfinished checkout of a login in one area, kept in this browser until the order is placed or the login logs out,
// at most 7 days.
import { newIdempotencyKey } from '../../../client/idempotency-key.ts'
import type { MemberKind } from '../../../shared/membership.ts'
import { DAY_MS } from '../../../shared/time.ts'

/** A login in one of its areas: the addresses, the baskets and the idempotency keys of both areas are separate. */
export interface Buyer {
  username: string
  kind: MemberKind
}

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

/** For browsers that forbid storage, where a reload loses the draft. By the name under which it would be stored. */
const inMemory = new Map<string, CheckoutDraft>()

/** Stored by login, so that two logins of one browser do not see the addresses of each other's customers. */
export function readCheckout(buyer: Buyer, now = Date.now()): CheckoutDraft {
  const name = storageNameOf(buyer)
  try {
    adoptFormerDraft(buyer)
    const stored = JSON.parse(localStorage.getItem(name) ?? 'null') as
      | (CheckoutDraft & { at: number })
      | null
    if (!stored) return inMemory.get(name) ?? EMPTY_DRAFT
    if (!(now - stored.at <= STORED_MS)) return EMPTY_DRAFT
    const { values, key, isSent } = stored
    return { values: textsOnly(values), key: typeof key === 'string' ? key : null, isSent }
  } catch {
    return inMemory.get(name) ?? EMPTY_DRAFT
  }
}

/** Changes the given fields only, because another tab may have changed the others in the meantime. */
export function storeCheckout(
  buyer: Buyer,
  change: Partial<CheckoutDraft>,
  now = Date.now(),
): CheckoutDraft {
  const draft = { ...readCheckout(buyer, now), ...change }
  const name = storageNameOf(buyer)
  inMemory.set(name, draft)
  try {
    // A log-out removes what has this mark.
    localStorage.setItem(name, JSON.stringify({ at: now, isOfMember: true, ...draft }))
  } catch {
    // Private windows may forbid storage; `inMemory` has the draft.
  }
  return draft
}

export function dropCheckout(buyer: Buyer): void {
  const name = storageNameOf(buyer)
  inMemory.delete(name)
  try {
    localStorage.removeItem(name)
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}

/** The key of the draft, or a new one, which the caller stores. */
export function keyOfCheckout(buyer: Buyer): string {
  return readCheckout(buyer).key || newIdempotencyKey()
}

function storageNameOf({ username, kind }: Buyer): string {
  return `voltcell-${kind}-checkout-${username}`
}

/**
 * Drafts used to be stored by login alone. One that is left goes to the area whose form was typed, because its order may
 * have been sent there; only the form of dropshippers asks for an address.
 */
function adoptFormerDraft(buyer: Buyer): void {
  const former = `voltcell-checkout-${buyer.username}`
  const text = localStorage.getItem(former)
  if (text === null) return
  const kind = text.includes('"address.') ? 'dropship' : 'wholesale'
  if (kind !== buyer.kind) return
  const name = storageNameOf(buyer)
  if (localStorage.getItem(name) === null) localStorage.setItem(name, text)
  localStorage.removeItem(former)
}

function textsOnly(values: unknown): Record<string, string> {
  const pairs = Object.entries((values ?? {}) as Record<string, unknown>)
  return Object.fromEntries(
    pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
}
