// Ready answers for visitors: bytes kept compressed, with weak ETags, good for one version of the catalogue.
import { createHash } from 'node:crypto'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
} from 'node:zlib'
import { Lru } from './lru.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

declare const publicMark: unique symbol
/** Something rendered for a visitor. Only the anonymous path can make one, so nothing else enters the cache. */
export type Public<T> = T & { readonly [publicMark]: true }

export interface Rendered {
  status: number
  contentType: string
  body: Buffer
  /** Of an envelope. */
  resultCode?: number
  /** Of a redirect. */
  location?: string
}

/** The one place that says "this was made for a visitor". */
export function renderedForVisitor(rendered: Rendered): Public<Rendered> {
  return rendered as Public<Rendered>
}

export interface ReadyAnswer {
  status: number
  contentType: string
  etag: string
  version: number
  resultCode: number | undefined
  location: string | undefined
  bodies: Partial<Record<Encoding, Buffer>>
  /** How often the brotli body was sent; the second time it is worth making it smaller. */
  sent: number
}

export interface AnswerCache {
  /** A kept answer, of this version or an older one. */
  get(key: string): ReadyAnswer | undefined
  put(key: string, rendered: Public<Rendered>, version: number): ReadyAnswer
  /** A further key for an answer that is already kept. */
  alias(key: string, answer: ReadyAnswer): void
  readonly bytes: number
}

/** `limit` in bytes of everything kept. */
export function createAnswerCache(limit: number): AnswerCache {
  const kept = new Lru<ReadyAnswer>(limit)
  return {
    get: (key) => kept.get(key),
    put(key, rendered, version) {
      const answer = readyAnswer(rendered, version)
      // One compressed body and room for a second one; the plain one goes when the first is made.
      kept.set(key, answer, 600 + key.length + Math.ceil(rendered.body.length / 2.5))
      return answer
    },
    alias: (key, answer) => kept.set(key, answer, 200 + key.length),
    get bytes() {
      return kept.size
    },
  }
}

export function readyAnswer(rendered: Rendered, version: number): ReadyAnswer {
  const hash = createHash('sha1').update(rendered.body).digest('base64url').slice(0, 20)
  return {
    status: rendered.status,
    contentType: rendered.contentType,
    etag: `W/"${hash}"`,
    version,
    resultCode: rendered.resultCode,
    location: rendered.location,
    bodies: { identity: rendered.body },
    sent: 0,
  }
}

/**
 * The body in the asked encoding. Compressed quickly at the first time of asking; what is asked for again is
 * compressed well, off the request's path.
 */
export function bodyOf(answer: ReadyAnswer, encoding: Encoding): Buffer {
  const known = answer.bodies[encoding]
  if (encoding === 'br' && ++answer.sent === 2) improve(answer)
  if (known) return known
  const plain = plainBody(answer)
  if (encoding === 'identity') return plain
  const body = encoding === 'br' ? brotliCompressSync(plain, brotliAt(1, plain)) : gzipSync(plain)
  answer.bodies[encoding] = body
  delete answer.bodies.identity
  return body
}

/** What a browser accepts, best first; small bodies go as they are. */
export function chooseEncoding(accept: string | undefined, answer: ReadyAnswer): Encoding {
  const plain = answer.bodies.identity
  if (!accept || (plain && plain.length < 400)) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accept)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accept) ? 'gzip' : 'identity'
}

function plainBody(answer: ReadyAnswer): Buffer {
  const { identity, br, gzip } = answer.bodies
  if (identity) return identity
  if (br) return brotliDecompressSync(br)
  return gzip ? gunzipSync(gzip) : Buffer.alloc(0)
}

function improve(answer: ReadyAnswer): void {
  const plain = plainBody(answer)
  brotliCompress(plain, brotliAt(8, plain), (error, body) => {
    if (!error) answer.bodies.br = body
  })
}

function brotliAt(quality: number, body: Buffer) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      // A window no larger than a page: setting up a larger one costs more than compressing.
      [constants.BROTLI_PARAM_LGWIN]: quality > 1 ? 18 : 16,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  }
}
