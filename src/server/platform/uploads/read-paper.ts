// The bytes of a sent PDF: read into one memory that all of them share, and looked through in windows.
import { open } from 'node:fs/promises'
import { setImmediate as letOthers } from 'node:timers/promises'
import { BUSINESS } from '../../../shared/business-constants.ts'

/** The text of the whole at once would be three times its size, and nobody else would be served meanwhile. */
const WINDOW = 256 * 1024
/** As far as anything that is looked for may reach. */
const OVERLAP = 16 * 1024
const IDLE_MS = 5_000

let shared: Buffer | undefined
let ending: NodeJS.Timeout | undefined

/** Runs `look` with the bytes, which are its own until it ends: one paper at a time. */
export async function withPaper<T>(path: string, look: (pdf: Buffer) => Promise<T>): Promise<T> {
  clearTimeout(ending)
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    // A new buffer for each would wait for the collector, and a hundred of them would wait together.
    if (!shared || shared.length < size) {
      shared = Buffer.allocUnsafeSlow(Math.max(size, BUSINESS.attachmentMaxBytes))
    }
    return await look(shared.subarray(0, await fill(file, shared.subarray(0, size))))
  } finally {
    await file.close()
    ending = setTimeout(() => (shared = undefined), IDLE_MS).unref()
  }
}

async function fill(file: Awaited<ReturnType<typeof open>>, target: Buffer): Promise<number> {
  let at = 0
  while (at < target.length) {
    const { bytesRead } = await file.read(target, at, target.length - at, at)
    if (bytesRead === 0) break
    at += bytesRead
  }
  return at
}

export interface Window {
  bytes: Buffer
  /** The same, a character for each byte. */
  text: string
  /** Behind it nothing follows. */
  isLast: boolean
}

/** The whole in overlapping windows, with room for other work between them. */
export async function* windowsOf(pdf: Buffer): AsyncGenerator<Window> {
  for (let at = 0; at < pdf.length; at += WINDOW) {
    const bytes = pdf.subarray(at, at + WINDOW + OVERLAP)
    const isLast = at + WINDOW + OVERLAP >= pdf.length
    yield { bytes, text: bytes.toString('latin1'), isLast }
    if (isLast) return
    await letOthers()
  }
}
