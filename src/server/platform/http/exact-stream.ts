// A stream that is as long as was said, or fails: a reader never takes a piece for the whole.
import { Readable } from 'node:stream'

/** Ends with an error when `source` is shorter or longer than `bytes`; destroys the source when it is left. */
export function exactly(source: NodeJS.ReadableStream, bytes: number): Readable {
  const stream = Readable.from(counted(source, bytes), { objectMode: false })
  // One that nobody began to read never comes to its source by itself.
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
