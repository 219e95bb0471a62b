// The idempotency key of a message or photo for a return, kept until its answer is known: sent again, also on another
// page or after a reload, it is stored once.
import { storedKey } from '../../../components/stored-key.ts'

const STORED = storedKey('return-reply')

interface Reply {
  returnNo: string
  text?: string
  file: File | null
}

export const REPLY_KEY = {
  keyOf({ returnNo, text = '', file }: Reply): string {
    const chosen = file && [file.name, file.size, file.lastModified]
    return STORED.keyOf(JSON.stringify([returnNo, text, chosen]))
  },
  /** The answer is known: the next reply gets a new key. */
  drop: STORED.drop,
}
