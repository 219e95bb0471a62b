// Reads the PDF into one reused buffer and scans it in overlapping windows.
import { open } from 'node:fs/promises'
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { BUSINESS } from '../../../shared/business-constants.ts'

/** The text of the whole file would take three times its size and block the process. */
const WINDOW = 256 * 1024
/** The longest reach of any search pattern. */
const OVERLAP = 16 * 1024
const IDLE_MS = 5_000

let shared: Buffer | undefined
let releaseTimer: NodeJS.Timeout | undefined

/** Runs `read` with the bytes of a file in the shared buffer; the caller handles one file at a time. */
export async function withPdfBytes<T>(path: string, read: (pdf: Buffer) => Promise<T>): Promise<T> {
  clearTimeout(releaseTimer)
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    // A new buffer per file would wait for garbage collection, and many of them would add up.
    if (!shared || shared.length < size) {
      shared = Buffer.allocUnsafeSlow(Math.max(size, BUSINESS.attachmentMaxBytes))
    }
    return await read(shared.subarray(0, await fill(file, shared.subarray(0, size))))
  } finally {
    await file.close()
    releaseTimer = setTimeout(() => (shared = undefined), IDLE_MS).unref()
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
  /** The same bytes as Latin-1 text, one character per byte. */
  text: string
  /** The last window of the file. */
  isLast: boolean
}

/** The whole file in overlapping windows, yielding to other work in between. */
export async function* windowsOf(pdf: Buffer): AsyncGenerator<Window> {
  for (let at = 0; at < pdf.length; at += WINDOW) {
    const bytes = pdf.subarray(at, at + WINDOW + OVERLAP)
    const isLast = at + WINDOW + OVERLAP >= pdf.length
    yield { bytes, text: bytes.toString('latin1'), isLast }
    if (isLast) return
    await yieldToOthers()
  }
}
