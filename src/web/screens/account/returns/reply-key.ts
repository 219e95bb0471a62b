// The idempotency key of a message or photo for a return, kept until its answer is known: sent again, also on another
// page or after a reload, it is stored once.
import { storedKey, type StoredKey } from '../../../components/stored-key.ts'

interface Reply {
  text?: string
  file: File | null
}

/** By return, so that a reply to another return does not take the place of one whose answer is not known. */
const KEYS = new Map<string, StoredKey>()

export function replyKey(returnNo: string) {
  const stored = KEYS.get(returnNo) ?? storedKey(`return-reply:${returnNo}`)
  KEYS.set(returnNo, stored)
  return {
    keyOf({ text = '', file }: Reply): string {
      const chosen = file && [file.name, file.size, file.lastModified]
      return stored.keyOf(JSON.stringify([text, chosen]))
    },
    /** The answer is known: the next reply gets a new key. */
    drop: () => stored.drop(),
  }
}
