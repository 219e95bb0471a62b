// Serves responses shared by all visitors: from the cache if they match the current version, otherwise rendered
// once for all concurrent requests.
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  type AnswerCache,
  createAnswerCache,
  readyAnswer,
  renderedForVisitor,
  type ReadyAnswer,
  type Rendered,
} from './answer-cache.ts'
import type { Metrics } from '../metrics.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { SingleFlight } from '../single-flight.ts'
import { Lru } from '../lru.ts'
import { hasToken } from '../http/send-envelope.ts'
import { writeAnswer } from './write-answer.ts'

const LIMIT_BYTES = 24 * 1024 * 1024
const isGood = ({ status }: Rendered) => status === 200
/**
 * Requests recognised by their headers before routing; limited in bytes, because clients choose the length of
 * their cookies.
 */
const KNOWN_BYTES = 4 * 1024 * 1024
/** Overhead of an entry in addition to its text. */
const KNOWN_OVERHEAD = 200

/** The version of the data that responses are rendered from, and whether a newer one can be read. */
export interface WatchedVersion {
  edition(): number
  reachable(): boolean
}

export interface PublicAnswers {
  /**
   * Sends a cached response of this version, or of any version while the database is unavailable; false when
   * there is none.
   */
  sendKept(request: FastifyRequest, reply: FastifyReply, key: string): boolean
  /** Renders, caches and sends. If rendering fails and an older response is cached, sends that. */
  sendMade(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    make: () => Promise<Rendered>,
    options?: { keep?: (rendered: Rendered) => boolean },
  ): Promise<void>
  /** Answers a GET that equals an earlier one from cache and returns true; skips routing and hooks. */
  serveAtDoor(request: IncomingMessage, response: ServerResponse): boolean
  readonly bytes: number
}

export function createPublicAnswers(parts: {
  watch: WatchedVersion
  metrics: Metrics
  /** Headers of every response, needed because these responses bypass the server's hooks. */
  headers: Readonly<Record<string, string>>
}): PublicAnswers {
  const { watch, metrics, headers } = parts
  const cache = createAnswerCache(LIMIT_BYTES)
  const known = new Lru<string>(KNOWN_BYTES)
  const makeOnce = sharedMaking(cache)

  // While the database is unavailable nothing newer can be rendered, so any version is served.
  function usable(key: string): ReadyAnswer | undefined {
    const kept = cache.get(key)
    if (!kept) return undefined
    const fresh = kept.version === watch.edition()
    if (!fresh && watch.reachable()) return undefined
    metrics.countCacheAnswer('public', fresh ? 'hit' : 'stale')
    return kept
  }

  return {
    sendKept(request, reply, key) {
      const kept = usable(key)
      if (!kept) return false
      send(request, reply, kept, headers)
      if (request.method === 'GET') {
        const manner = mannerOf(request.raw)
        known.set(manner, key, KNOWN_OVERHEAD + manner.length)
      }
      return true
    },
    async sendMade(request, reply, key, make, { keep = isGood } = {}) {
      const accept = request.headers['accept-encoding']
      const version = watch.edition()
      let answer: ReadyAnswer
      try {
        answer = await makeOnce({ key, version, make, keep, accept, method: request.method })
        metrics.countCacheAnswer('public', 'miss')
      } catch (error) {
        const older = cache.get(key)
        if (!older) throw error
        metrics.countCacheAnswer('public', 'stale')
        answer = older
      }
      send(request, reply, answer, headers)
    },
    serveAtDoor(request, response) {
      if (request.method !== 'GET' || hasToken(request.headers)) return false
      const key = known.get(mannerOf(request))
      const kept = key === undefined ? undefined : usable(key)
      if (!kept) return false
      writeAnswer({ request, response, answer: kept, headers })
      return true
    },
    get bytes() {
      return cache.bytes + known.size
    },
  }
}

interface AnswerOrder {
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
function sharedMaking(cache: AnswerCache): (order: AnswerOrder) => Promise<ReadyAnswer> {
  const making = new SingleFlight<ReadyAnswer>()

  async function makeAnswer({ key, make, keep, ...asked }: AnswerOrder) {
    const rendered = await make()
    if (!keep(rendered)) return readyAnswer(rendered, asked)
    return cache.put(key, renderedForVisitor(rendered), asked)
  }

  return (order) => making.run(`${order.version} ${order.key}`, () => makeAnswer(order))
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer,
  shared: Readonly<Record<string, string>>,
): void {
  reply.hijack()
  const headers = { ...shared, 'x-request-id': request.id }
  writeAnswer({ request: request.raw, response: reply.raw, answer, headers })
}

/** Everything in a request that a response may depend on. */
function mannerOf({ url, headers }: IncomingMessage): string {
  return [
    url,
    headers.host,
    headers.cookie,
    headers['x-forwarded-proto'],
    headers['x-forwarded-host'],
    headers.forwarded,
  ].join('\n')
}
