// The key of a request for a quotation. The tab keeps it until the answer is known, so that the same request, sent again
// from a form that was opened again, is one order or case.
import { newRequestId } from '../../../components/request-id.ts'

const NAME = 'quotation'

interface KeptKey {
  key: string
  request: string
}

/** Where the storage is full or forbidden, the key lasts as long as the page. */
let ofPage: KeptKey | null = null

/** A request that differs from the one without an answer gets another key. */
export function keyOfRequest(asked: object): string {
  const request = JSON.stringify(asked)
  const kept = readKept()
  if (kept?.request === request) return kept.key
  const next = { key: newRequestId(), request }
  writeKept(next)
  return next.key
}

/** The answer is known. */
export function dropKey(): void {
  writeKept(null)
}

function readKept(): KeptKey | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(NAME) ?? 'null') as Partial<KeptKey> | null
    const { key, request } = stored ?? {}
    if (typeof key === 'string' && typeof request === 'string') return { key, request }
  } catch {
    // The page may still have it.
  }
  return ofPage
}

function writeKept(kept: KeptKey | null): void {
  ofPage = kept
  try {
    if (kept) sessionStorage.setItem(NAME, JSON.stringify(kept))
    else sessionStorage.removeItem(NAME)
  } catch {
    // The page has it.
  }
}
