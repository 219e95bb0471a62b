// Slows down the reading of a stream, so that the visitors of a busy shop wait neither for the disk nor for the processor.
import { setTimeout as sleep } from 'node:timers/promises'

/** Shorter pauses are left out, because each takes a timer. */
const MIN_PAUSE_MS = 20

/** Passes the chunks on no faster than `bytesPerSecond`. */
export async function* paced(
  chunks: AsyncIterable<Buffer>,
  bytesPerSecond: number,
): AsyncGenerator<Buffer> {
  const begun = performance.now()
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    yield chunk
    const ahead = (bytes / bytesPerSecond) * 1000 - (performance.now() - begun)
    if (ahead > MIN_PAUSE_MS) await sleep(ahead)
  }
}
