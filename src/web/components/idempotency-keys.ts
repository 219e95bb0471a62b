// Idempotency key of a submission: unchanged when the same content is resent, new after a change.
import { useState } from 'react'
import { newIdempotencyKey } from '../../client/idempotency-key.ts'
import type { StoredKey } from './stored-key.ts'

type LastKey = Pick<StoredKey, 'keyOf' | 'drop'>

/**
 * The server treats a repeated key as the same submission, so reusing it after a change would lose the change. `last`
 * holds the key of the last content: a stored key where a reload keeps the content.
 */
export function idempotencyKeys(last: LastKey = keyInMemory()) {
  return {
    keyFor: (values: FormData): string => last.keyOf(contentOf(values)),
    /** For content that is not read from a form, as JSON. */
    keyForText: last.keyOf,
    /** The submission succeeded: the next one gets a new key. */
    done: last.drop,
  }
}

export function keyInMemory(make: () => string = newIdempotencyKey): LastKey {
  let last = ''
  let key = ''
  return {
    keyOf(content) {
      if (content !== last) key = make()
      last = content
      return key
    },
    drop() {
      last = ''
    },
  }
}

/** One generator for the life of a form. `stored`: for a form whose input is restored after a reload. */
export function useIdempotencyKeys(stored?: StoredKey) {
  const [keys] = useState(() => idempotencyKeys(stored))
  return keys
}

/** Ignores the security check, which differs each time. */
function contentOf(values: FormData): string {
  const parts = [...values]
    .filter(([name]) => !name.startsWith('security'))
    // An empty file field yields a new nameless file on each read.
    .filter(([, value]) => typeof value === 'string' || value.name !== '')
    .map(([name, value]) =>
      typeof value === 'string'
        ? [name, value]
        : [name, value.name, value.size, value.lastModified],
    )
  return JSON.stringify(parts)
}
