// Serves answers that every visitor may share: from ready bytes when they are of this version, else made anew, once at a time.
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  bodyOf,
  chooseEncoding,
  createAnswerCache,
  readyAnswer,
  renderedForVisitor,
  type ReadyAnswer,
  type Rendered,
} from './answer-cache.ts'
import type { CatalogueWatch } from './catalogue-watch.ts'
import type { Metrics } from './metrics.ts'
import { DRAWING_POLICY } from './security-headers.ts'

const LIMIT_BYTES = 24 * 1024 * 1024
const isGood = ({ status }: Rendered) => status === 200
const REVALIDATE = 'public, max-age=0, must-revalidate'
const VARY = 'Accept-Encoding, Cookie, Authorization'

export interface PublicAnswers {
  /** Sends a kept answer of this version, or of any while the database is away; false when there is none. */
  sendKept(request: FastifyRequest, reply: FastifyReply, key: string): boolean
  /** Makes, keeps and sends. A failure while an older answer is known sends the older one. */
  sendMade(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    make: () => Promise<Rendered>,
    options?: { keep?: (rendered: Rendered) => boolean; cacheControl?: string },
  ): Promise<void>
  readonly bytes: number
}

export function createPublicAnswers(parts: {
  watch: CatalogueWatch
  metrics: Metrics
  /** Of every answer: these are written past the server's hooks. */
  headers: Readonly<Record<string, string>>
}): PublicAnswers {
  const { watch, metrics } = parts
  const cache = createAnswerCache(LIMIT_BYTES)
  const making = new Map<string, Promise<ReadyAnswer>>()

  function sendKept(request: FastifyRequest, reply: FastifyReply, key: string): boolean {
    const kept = cache.get(key)
    if (!kept) return false
    const fresh = kept.version === watch.version()
    // While the database is away nothing newer can be made.
    if (!fresh && watch.reachable()) return false
    metrics.countCacheAnswer('public', fresh ? 'hit' : 'stale')
    send({ request, reply, answer: kept, headers: parts.headers })
    return true
  }

  async function sendMade(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    make: () => Promise<Rendered>,
    options: { keep?: (rendered: Rendered) => boolean; cacheControl?: string } = {},
  ): Promise<void> {
    const version = watch.version()
    const flight = `${version} ${key}`
    let answer: ReadyAnswer
    try {
      let made = making.get(flight)
      if (!made) {
        const accept = request.headers['accept-encoding']
        made = makeOnce({ key, version, make, accept, keep: options.keep ?? isGood })
        making.set(flight, made)
        made.then(
          () => making.delete(flight),
          () => making.delete(flight),
        )
      }
      answer = await made
      metrics.countCacheAnswer('public', 'miss')
    } catch (error) {
      const older = cache.get(key)
      if (!older) throw error
      metrics.countCacheAnswer('public', 'stale')
      answer = older
    }
    send({ request, reply, answer, headers: parts.headers, ...options })
  }

  async function makeOnce(parts: {
    key: string
    version: number
    make: () => Promise<Rendered>
    keep: (rendered: Rendered) => boolean
    accept: string | undefined
  }): Promise<ReadyAnswer> {
    const rendered = await parts.make()
    if (!parts.keep(rendered)) return readyAnswer(rendered, parts.version)
    return cache.put(parts.key, renderedForVisitor(rendered), parts.version, parts.accept)
  }

  return {
    sendKept,
    sendMade,
    get bytes() {
      return cache.bytes
    },
  }
}

/** Writes ready bytes; POST reads go without ETag (they are kept in the server only). */
function send(parts: {
  request: FastifyRequest
  reply: FastifyReply
  answer: ReadyAnswer
  headers: Readonly<Record<string, string>>
  cacheControl?: string
}): void {
  const { request, reply, answer, cacheControl } = parts
  const encoding = chooseEncoding(request.headers['accept-encoding'], answer)
  const headers: Record<string, string | number> = {
    ...parts.headers,
    'content-type': answer.contentType,
    'x-request-id': request.id,
    vary: VARY,
  }
  if (answer.contentType === 'image/svg+xml') {
    headers['content-security-policy'] = DRAWING_POLICY
  }
  if (answer.resultCode !== undefined) headers['x-result-code'] = answer.resultCode
  if (answer.location !== undefined) headers.location = answer.location
  const good = answer.status === 200 && (answer.resultCode ?? 200) === 200
  const shared = request.method !== 'POST' && good
  headers['cache-control'] = shared ? (cacheControl ?? REVALIDATE) : 'no-store'
  if (shared) headers.etag = answer.etag
  reply.hijack()
  if (shared && matches(request.headers['if-none-match'], answer.etag)) {
    reply.raw.writeHead(304, headers)
    reply.raw.end()
    return
  }
  const body = bodyOf(answer, encoding)
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  headers['content-length'] = body.length
  reply.raw.writeHead(answer.status, headers)
  reply.raw.end(request.method === 'HEAD' ? undefined : body)
}

function matches(asked: string | undefined, etag: string): boolean {
  if (!asked) return false
  return asked === '*' || asked.split(',').some((each) => each.trim() === etag)
}
