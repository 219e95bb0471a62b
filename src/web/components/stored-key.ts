// The idempotency key of a request, kept in the tab until its answer is known: a request that is sent again, also after
// a reload, acts once.
import { newIdempotencyKey } from '../../client/idempotency-key.ts'

export interface StoredKey {
  /** The key of this request. A request that differs from the unanswered one gets a new key. */
  keyOf(request: string): string
  /** Deletes the key; for when the answer is known. */
  drop(): void
}

interface Stored {
  key: string
  request: string
  /** When it was made, in milliseconds. */
  at: number
}

/** `name`: the key in sessionStorage. A request repeated after `lifetimeMs` is a new one and gets a new key. */
export function storedKey(name: string, lifetimeMs = Infinity): StoredKey {
  /** Where the storage is full or forbidden, the key lasts as long as the page. */
  let inMemory: Stored | null = null

  function read(): Stored | null {
    try {
      const found = JSON.parse(sessionStorage.getItem(name) ?? 'null') as Partial<Stored> | null
      const { key, request, at } = found ?? {}
      if (typeof key === 'string' && typeof request === 'string' && typeof at === 'number') {
        return { key, request, at }
      }
    } catch {
      // The storage is unreadable or forbidden; the key may be in memory.
    }
    return inMemory
  }

  function write(next: Stored | null): void {
    inMemory = next
    try {
      if (next) sessionStorage.setItem(name, JSON.stringify(next))
      else sessionStorage.removeItem(name)
    } catch {
      // The storage is full or forbidden; the key is in memory.
    }
  }

  return {
    keyOf(request) {
      const stored = read()
      const now = Date.now()
      if (stored?.request === request && now - stored.at < lifetimeMs) return stored.key
      const next = { key: newIdempotencyKey(), request, at: now }
      write(next)
      return next.key
    },
    drop: () => write(null),
  }
}
