// The key of a request for a quotation. The tab keeps it until the answer is known, so that the same request, sent again
// from a form that was opened again, is one order or case.
import type { WishListInfo } from '../../../../contract/wish-list.ts'
import { newIdempotencyKey } from '../../../components/idempotency-key.ts'

const NAME = 'quotation'

interface StoredKey {
  key: string
  request: string
}

/** Where the storage is full or forbidden, the key lasts as long as the page. */
let ofPage: StoredKey | null = null

/**
 * A request that differs from the one without an answer gets another key, also where only the lines of the list differ:
 * every edit of them changes its time.
 */
export function keyOfRequest(
  asked: object,
  { updatedAt, count }: Pick<WishListInfo, 'updatedAt' | 'count'>,
): string {
  const request = JSON.stringify([asked, updatedAt, count])
  const kept = readStored()
  if (kept?.request === request) return kept.key
  const next = { key: newIdempotencyKey(), request }
  writeStored(next)
  return next.key
}

/** The answer is known. */
export function dropKey(): void {
  writeStored(null)
}

function readStored(): StoredKey | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(NAME) ?? 'null') as Partial<StoredKey> | null
    const { key, request } = stored ?? {}
    if (typeof key === 'string' && typeof request === 'string') return { key, request }
  } catch {
    // The page may still have it.
  }
  return ofPage
}

function writeStored(kept: StoredKey | null): void {
  ofPage = kept
  try {
    if (kept) sessionStorage.setItem(NAME, JSON.stringify(kept))
    else sessionStorage.removeItem(NAME)
  } catch {
    // The page has it.
  }
}
