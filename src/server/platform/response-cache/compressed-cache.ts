// Response cache for visitors: compressed bytes with weak ETags, valid for one version of catalogue, stock and
// content.
import { hash } from 'node:crypto'
import { brotliCompress, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { brotliAt, encodeQuickly, encodingFor, type Encoding } from '../http/encode-body.ts'
import { Lru } from '../lru.ts'

declare const publicMark: unique symbol
/** A rendering for a visitor. Only `renderedForVisitor` creates this type, so nothing else enters the cache. */
export type Public<T> = T & { readonly [publicMark]: true }

export interface Rendered {
  status: number
  contentType: string
  body: Buffer
  /** Result code of an envelope. */
  resultCode?: number
  /** Target of a redirect. */
  location?: string
  /** Cache-Control for browsers and proxies; absent: they must revalidate. */
  cacheControl?: string
  /** Headers of this response that replace the general ones. */
  headers?: Readonly<Record<string, string>>
}

/** The only function that marks a rendering as made for a visitor. */
export function renderedForVisitor(rendered: Rendered): Public<Rendered> {
  return rendered as Public<Rendered>
}

export interface CachedResponse {
  status: number
  contentType: string
  /** Absent for the response to a POST, which no client may cache. */
  etag: string | undefined
  version: number
  resultCode: number | undefined
  location: string | undefined
  cacheControl: string | undefined
  headers: Readonly<Record<string, string>> | undefined
  /** Undefined: not kept. The fields are always the same, because an object with a deleted field is slow. */
  bodies: Record<Encoding, Buffer | undefined>
  /** Whether it was compressed better than the first request could wait for. */
  isRecompressed: boolean
}

/** The properties of the request for which a page is rendered. */
export interface RenderRequest {
  version: number
  /** Its Accept-Encoding header. */
  accept: string | undefined
  method: string
}

export interface CompressedCache {
  /** A cached response, of this version or an older one. */
  get(key: string): CachedResponse | undefined
  put(key: string, rendered: Public<Rendered>, request: RenderRequest): CachedResponse
  /**
   * Call it when the response is sent again: it is then compressed better in the background, once, which makes a page a
   * fifth smaller. What is requested only once, mostly by crawlers, costs nothing more. While many pages are sent again,
   * most of them wait for a later call.
   */
  recompress(cached: CachedResponse): void
  readonly bytes: number
}

/** Overhead of an entry in addition to its bytes. */
const OVERHEAD = 800

/** Each takes a core for some milliseconds, which responses that are due need too. */
const RECOMPRESS_EVERY_MS = 50

/** `limit` is the total size in bytes. */
export function createCompressedCache(
  limit: number,
  now: () => number = () => performance.now(),
): CompressedCache {
  const entries = new Lru<CachedResponse>(limit)
  let nextRecompression = 0
  return {
    get(key) {
      return entries.get(key)
    },
    put(key, rendered, request) {
      const cached = toCachedResponse(rendered, request)
      // Compressed immediately for the current request, so that the size counted is the size held.
      bodyOf(cached, chooseEncoding(request.accept, cached))
      entries.set(key, cached, OVERHEAD + key.length + bytesOf(cached))
      return cached
    },
    recompress(cached) {
      if (cached.isRecompressed || !cached.bodies.br || now() < nextRecompression) return
      nextRecompression = now() + RECOMPRESS_EVERY_MS
      recompress(cached)
    },
    get bytes() {
      return entries.size
    },
  }
}

export function toCachedResponse(
  rendered: Rendered,
  { version, method }: Pick<RenderRequest, 'version' | 'method'>,
): CachedResponse {
  return {
    status: rendered.status,
    contentType: rendered.contentType,
    etag: method === 'POST' ? undefined : etagOf(rendered.body),
    version,
    resultCode: rendered.resultCode,
    location: rendered.location,
    cacheControl: rendered.cacheControl,
    headers: rendered.headers,
    bodies: { identity: rendered.body, br: undefined, gzip: undefined },
    isRecompressed: false,
  }
}

function etagOf(body: Buffer): string {
  return `W/"${hash('sha1', body, 'base64url').slice(0, 20)}"`
}

/**
 * The body in the requested encoding. Compressed quickly on the first request; bodies that are requested again are
 * compressed better in the background.
 */
export function bodyOf(cached: CachedResponse, encoding: Encoding): Buffer {
  const known = cached.bodies[encoding]
  if (known) return known
  const plain = plainBody(cached)
  if (encoding === 'identity') return plain
  const body = exactCopy(encodeQuickly(plain, encoding))
  cached.bodies[encoding] = body
  cached.bodies.identity = undefined
  return body
}

/** The best encoding the browser accepts; small bodies are sent uncompressed. */
export function chooseEncoding(accept: string | undefined, cached: CachedResponse): Encoding {
  return encodingFor(accept, cached.bodies.identity?.length ?? Infinity)
}

/** A copy of exactly these bytes: compressors return slices of larger buffers. */
function exactCopy(body: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(body.length)
  body.copy(copy)
  return copy
}

function bytesOf({ bodies }: CachedResponse): number {
  const lengthOf = (body: Buffer | undefined) => body?.length ?? 0
  return lengthOf(bodies.identity) + lengthOf(bodies.br) + lengthOf(bodies.gzip)
}

function plainBody(cached: CachedResponse): Buffer {
  const { identity, br, gzip } = cached.bodies
  if (identity) return identity
  if (br) return brotliDecompressSync(br)
  return gzip ? gunzipSync(gzip) : Buffer.alloc(0)
}

function recompress(cached: CachedResponse): void {
  cached.isRecompressed = true
  const plain = plainBody(cached)
  brotliCompress(plain, brotliAt(5, plain), (error, body) => {
    if (!error) cached.bodies.br = exactCopy(body)
  })
}
