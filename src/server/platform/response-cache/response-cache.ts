// Serves responses shared by all visitors: from the cache if they match the current version, otherwise rendered
// once for all concurrent requests.
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  type CompressedCache,
  createCompressedCache,
  toCachedResponse,
  renderedForVisitor,
  type CachedResponse,
  type Rendered,
} from './compressed-cache.ts'
import type { Metrics } from '../metrics.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { SingleFlight } from '../single-flight.ts'
import { Lru } from '../lru.ts'
import { hasToken } from '../http/send-envelope.ts'
import { writeResponse } from './write-response.ts'

const LIMIT_BYTES = 24 * 1024 * 1024
const isGood = ({ status }: Rendered) => status === 200
/**
 * Requests recognised by their headers before routing; limited in bytes, because clients choose the length of
 * their cookies.
 */
const EARLY_BYTES = 4 * 1024 * 1024
/** These responses are not routed, so their metrics share one label. */
const CACHED_ROUTE = 'cached'
/** Overhead of an entry in addition to its text. */
const EARLY_OVERHEAD = 200

/** The version of the data that responses are rendered from, and whether a newer one can be read. */
export interface WatchedVersion {
  cacheVersion(): number
  isReachable(): boolean
}

export interface ResponseCache {
  /**
   * Sends a cached response of this version, or of any version while the database is unavailable; false when
   * there is none.
   */
  sendCached(request: FastifyRequest, reply: FastifyReply, key: string): boolean
  /** Renders, caches and sends. If rendering fails and an older response is cached, sends that. */
  sendRendered(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    make: () => Promise<Rendered>,
    options?: { keep?: (rendered: Rendered) => boolean },
  ): Promise<void>
  /**
   * Answers a GET that equals an earlier one from cache and returns true; skips routing and hooks. With `body` the same
   * for a call by POST.
   */
  serveEarly(request: IncomingMessage, response: ServerResponse, body?: Buffer): boolean
  readonly bytes: number
}

export function createResponseCache(parts: {
  watch: WatchedVersion
  metrics: Metrics
  /** Headers of every response, needed because these responses bypass the server's hooks. */
  headers: Readonly<Record<string, string>>
}): ResponseCache {
  const { watch, metrics, headers } = parts
  const cache = createCompressedCache(LIMIT_BYTES)
  const keyByRequest = new Lru<string>(EARLY_BYTES)
  const renderOnce = shareRenderings(cache)

  // While the database is unavailable nothing newer can be rendered, so any version is served.
  function usable(key: string): CachedResponse | undefined {
    const cached = cache.get(key)
    const isFresh = cached?.version === watch.cacheVersion()
    if (!cached || (!isFresh && watch.isReachable())) return undefined
    metrics.countCacheOutcome('public', isFresh ? 'hit' : 'stale')
    cache.recompress(cached)
    return cached
  }

  return {
    sendCached(request, reply, key) {
      const cached = usable(key)
      if (!cached) return false
      send(request, reply, cached, headers)
      if (request.method === 'GET') remember(keyByRequest, request.raw, key)
      return true
    },
    async sendRendered(request, reply, key, make, { keep = isGood } = {}) {
      const accept = request.headers['accept-encoding']
      const version = watch.cacheVersion()
      let cached: CachedResponse
      try {
        cached = await renderOnce({ key, version, make, keep, accept, method: request.method })
        metrics.countCacheOutcome('public', 'miss')
      } catch (error) {
        const older = cache.get(key)
        if (!older) throw error
        metrics.countCacheOutcome('public', 'stale')
        cached = older
      }
      send(request, reply, cached, headers)
    },
    serveEarly(request, response, body) {
      if (hasToken(request.headers)) return false
      const began = performance.now()
      const key = keyOf(request, body, keyByRequest)
      const cached = key === undefined ? undefined : usable(key)
      if (!cached) return false
      writeResponse({ request, response, cached, headers })
      const seconds = (performance.now() - began) / 1000
      metrics.observeRequest(CACHED_ROUTE, cached.resultCode ?? cached.status, seconds)
      return true
    },
    get bytes() {
      return cache.bytes + keyByRequest.size
    },
  }
}

/** The key of a visitor's call; `url` has the query, and `body` is '' for a GET. */
export function callKey(method: string | undefined, url: string | undefined, body: string): string {
  return `${method} ${url} ${body}`
}

function keyOf(
  request: IncomingMessage,
  body: Buffer | undefined,
  keyByRequest: Lru<string>,
): string | undefined {
  if (body) return callKey(request.method, request.url, body.toString())
  return request.method === 'GET' ? keyByRequest.get(requestKeyOf(request)) : undefined
}

function remember(keyByRequest: Lru<string>, request: IncomingMessage, key: string): void {
  const requestKey = requestKeyOf(request)
  keyByRequest.set(requestKey, key, EARLY_OVERHEAD + requestKey.length)
}

interface RenderTask {
  key: string
  version: number
  make: () => Promise<Rendered>
  /** If false, the response is sent but not cached. */
  keep: (rendered: Rendered) => boolean
  /** Accept-Encoding of the request. */
  accept: string | undefined
  method: string
}

/** Renders and caches responses; concurrent requests for the same key and version share one rendering. */
function shareRenderings(cache: CompressedCache): (task: RenderTask) => Promise<CachedResponse> {
  const renderings = new SingleFlight<CachedResponse>()

  async function render({ key, make, keep, ...request }: RenderTask) {
    // A request that missed the cache may come here after another one has rendered the same.
    const cached = cache.get(key)
    if (cached?.version === request.version) return cached
    const rendered = await make()
    if (!keep(rendered)) return toCachedResponse(rendered, request)
    return cache.put(key, renderedForVisitor(rendered), request)
  }

  return (task) => renderings.run(`${task.version} ${task.key}`, () => render(task))
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  cached: CachedResponse,
  shared: Readonly<Record<string, string>>,
): void {
  reply.hijack()
  const headers = { ...shared, 'x-request-id': request.id }
  writeResponse({ request: request.raw, response: reply.raw, cached, headers })
}

/** Everything in a request that a response may depend on. */
function requestKeyOf({ url, headers }: IncomingMessage): string {
  return [
    url,
    headers.host,
    headers.cookie,
    headers['x-forwarded-proto'],
    headers['x-forwarded-host'],
    headers.forwarded,
  ].join('\n')
}
