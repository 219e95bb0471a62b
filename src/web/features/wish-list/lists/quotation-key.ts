// The key of a request for a quotation, kept in the tab until the answer is known: a retry creates no second order or case.
import type { WishListInfo } from '../../../../contract/wish-list.ts'
import { newIdempotencyKey } from '../../../components/idempotency-key.ts'

const NAME = 'quotation'

interface StoredKey {
  key: string
  request: string
}

/** Where the storage is full or forbidden, the key lasts as long as the page. */
let ofPage: StoredKey | null = null

/** Reuses the key of an unanswered request only for the same request to the same list; every edit changes `updatedAt`. */
export function keyOfRequest(
  input: object,
  { updatedAt, count }: Pick<WishListInfo, 'updatedAt' | 'count'>,
): string {
  const request = JSON.stringify([input, updatedAt, count])
  const stored = readStored()
  if (stored?.request === request) return stored.key
  const next = { key: newIdempotencyKey(), request }
  writeStored(next)
  return next.key
}

/** To be called once the answer is known. */
export function dropKey(): void {
  writeStored(null)
}

function readStored(): StoredKey | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(NAME) ?? 'null') as Partial<StoredKey> | null
    const { key, request } = stored ?? {}
    if (typeof key === 'string' && typeof request === 'string') return { key, request }
  } catch {
    // `ofPage` may still have it.
  }
  return ofPage
}

function writeStored(stored: StoredKey | null): void {
  ofPage = stored
  try {
    if (stored) sessionStorage.setItem(NAME, JSON.stringify(stored))
    else sessionStorage.removeItem(NAME)
  } catch {
    // `ofPage` has it.
  }
}
