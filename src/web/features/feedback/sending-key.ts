// The id of a sending: the same while the same thing is sent again, another once something was changed.
import { useState } from 'react'
import { newSendingId } from '../../../client/form-caller.ts'

/** Whoever repeats an id means the same case: what was changed meanwhile would be lost with it. */
export function sendingKeys(make: () => string = newSendingId) {
  let last = { content: '', id: '' }
  return {
    idFor(values: FormData): string {
      const content = contentOf(values)
      if (!last.id || last.content !== content) last = { content, id: make() }
      return last.id
    },
    /** It arrived: the next one is another. */
    done() {
      last = { content: '', id: '' }
    },
  }
}

/** One for the life of a form. */
export function useSendingKeys() {
  const [keys] = useState(() => sendingKeys())
  return keys
}

/** The security check is another each time and says nothing of what is sent. */
function contentOf(values: FormData): string {
  const parts = [...values]
    .filter(([name]) => !name.startsWith('security'))
    // No file is a nameless one, made anew each time the form is read.
    .filter(([, value]) => typeof value === 'string' || value.name !== '')
    .map(([name, value]) =>
      typeof value === 'string'
        ? [name, value]
        : [name, value.name, value.size, value.lastModified],
    )
  return JSON.stringify(parts)
}
