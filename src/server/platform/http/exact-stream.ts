// A stream with exactly the announced length, or an error, so that a reader never mistakes a part for the
// whole.
import { Readable } from 'node:stream'

/** Fails when `source` is shorter or longer than `bytes`; destroys the source when the reader leaves. */
export function withExactLength(source: NodeJS.ReadableStream, bytes: number): Readable {
  const stream = Readable.from(counted(source, bytes), { objectMode: false })
  // A stream that was never read does not destroy its source otherwise.
  return stream.once('close', () => {
    if ('destroy' in source && typeof source.destroy === 'function') source.destroy()
  })
}

async function* counted(
  source: AsyncIterable<string | Buffer>,
  bytes: number,
): AsyncGenerator<Buffer> {
  let left = bytes
  for await (const chunk of source) {
    const part = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    left -= part.length
    if (left < 0) throw new Error(`a file is longer than its ${bytes} bytes`)
    yield part
  }
  if (left > 0) throw new Error(`a file is ${left} bytes shorter than its ${bytes} bytes`)
}
