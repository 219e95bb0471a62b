// Idempotency key of a submission: unchanged when the same content is resent, new after a change.
import { useState } from 'react'
import { newIdempotencyKey } from '../../../../client/idempotency-key.ts'

/** The server treats a repeated key as the same case, so reusing it after a change would lose the change. */
export function idempotencyKeys(make: () => string = newIdempotencyKey) {
  let last = { content: '', key: '' }
  function keyForText(content: string): string {
    if (!last.key || last.content !== content) last = { content, key: make() }
    return last.key
  }
  return {
    keyFor: (values: FormData): string => keyForText(contentOf(values)),
    /** For content that is not read from a form, as JSON. */
    keyForText,
    /** The submission succeeded: the next one gets a new key. */
    done() {
      last = { content: '', key: '' }
    },
  }
}

/** One generator for the life of a form. */
export function useIdempotencyKeys() {
  const [keys] = useState(() => idempotencyKeys())
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
