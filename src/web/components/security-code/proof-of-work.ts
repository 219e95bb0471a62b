// Proof-of-work solver: searches in slices for the number whose hash equals the challenge.

/** Find the number from 0 to maxNumber with SHA-256(salt + number) = challenge (hex). */
export interface Puzzle {
  salt: string
  challenge: string
  maxNumber: number
}

/** Hashes per slice; the page can handle input between slices. */
const SLICE = 250

/** Null if no number fits or `signal` aborted the search. */
export async function solvePuzzle(puzzle: Puzzle, signal?: AbortSignal): Promise<number | null> {
  const wanted = bytesOfHex(puzzle.challenge)
  const encoder = new TextEncoder()
  for (let first = 0; first <= puzzle.maxNumber; first += SLICE) {
    if (signal?.aborted) return null
    const last = Math.min(first + SLICE - 1, puzzle.maxNumber)
    const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index)
    const hashes = await Promise.all(
      numbers.map((number) =>
        crypto.subtle.digest('SHA-256', encoder.encode(puzzle.salt + number)),
      ),
    )
    const index = hashes.findIndex((hash) => isSame(new Uint8Array(hash), wanted))
    if (index >= 0) return first + index
    await yieldToInput()
  }
  return null
}

/** Browsers hash on pages with https only; elsewhere visitors get the image. */
export function canHash(): boolean {
  return globalThis.crypto?.subtle !== undefined
}

function bytesOfHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

function isSame(hash: Uint8Array, wanted: Uint8Array): boolean {
  return hash.length === wanted.length && hash.every((byte, index) => byte === wanted[index])
}

/** A message event runs after pending input, and sooner than a timer, which is clamped to 4 ms. */
function yieldToInput(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
