// Compresses the body of a response in the encoding that the client accepts.
import type { FastifyReply } from 'fastify'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Below this many bytes, compressing saves less than its header costs. */
const MIN_BYTES = 400

/** The best encoding the browser accepts; small bodies are sent uncompressed. */
export function encodingFor(accept: string | undefined, bytes: number): Encoding {
  if (!accept || bytes < MIN_BYTES) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accept)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accept) ? 'gzip' : 'identity'
}

/** Compresses a page in less than a millisecond, because a request waits for it. */
export function encodeQuickly(plain: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return plain
  return encoding === 'br' ? brotliCompressSync(plain, brotliAt(1, plain)) : gzipSync(plain)
}

export function brotliAt(quality: number, body: Buffer) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      // The window holds a page: a smaller one misses repetitions, and a larger one takes longer to set up.
      [constants.BROTLI_PARAM_LGWIN]: quality > 1 ? 18 : 17,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  }
}

/** Sends a body that is made for one person and not cached. */
export function sendEncoded(reply: FastifyReply, body: Buffer) {
  const encoding = encodingFor(reply.request.headers['accept-encoding'], body.length)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.header('vary', 'Accept-Encoding').send(encodeQuickly(body, encoding))
}
