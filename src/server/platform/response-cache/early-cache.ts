// Answers requests that equal earlier ones from the response cache before they are routed.
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { hasTwoHosts } from '../http/double-host.ts'
import { hasToken } from '../http/send-envelope.ts'
import type { ResponseCache } from './response-cache.ts'

/** Longer bodies are rarely sent twice, and would be looked up for nothing. */
const LONGEST_BODY = 4_096
const JSON_TYPE = /^application\/json\s*(?:;|$)/i

type Listener = (...args: unknown[]) => void

/**
 * Puts the cache before the routers of `server`. `posts` are the paths of calls that are sent by POST and read what
 * is the same for every visitor. `beforeRouting` is called for each request that is not answered without its body, before
 * the body is read.
 */
export function installEarlyCache(
  server: Server,
  responses: Pick<ResponseCache, 'serveEarly'>,
  options: { posts: ReadonlySet<string>; beforeRouting: (request: IncomingMessage) => void },
): void {
  const routers = server.listeners('request') as Listener[]
  const route: Listener = (...exchange) => {
    for (const router of routers) router.call(server, ...exchange)
  }
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const isPlain = !hasTwoHosts(request)
    if (isPlain && responses.serveEarly(request, response)) return
    options.beforeRouting(request)
    if (!isPlain || !isShortRead(request, options.posts)) return route(request, response)
    // The body mostly arrives together with the headers.
    request.once('readable', () => {
      if (!answerPost(request, response, responses)) route(request, response)
    })
  })
}

function isShortRead(request: IncomingMessage, posts: ReadonlySet<string>): boolean {
  const { method, url = '', headers } = request
  if (method !== 'POST' || !posts.has(url) || hasToken(headers)) return false
  if (!JSON_TYPE.test(headers['content-type'] ?? '')) return false
  const length = lengthOf(request)
  return length > 0 && length <= LONGEST_BODY
}

/** Leaves the body in the stream when there is no response for it, or when a part is still on its way. */
function answerPost(
  request: IncomingMessage,
  response: ServerResponse,
  responses: Pick<ResponseCache, 'serveEarly'>,
): boolean {
  const body = request.read(lengthOf(request)) as Buffer | null
  if (body === null) return false
  if (body.length !== lengthOf(request) || !responses.serveEarly(request, response, body)) {
    request.unshift(body)
    return false
  }
  // Ends the stream, and with it the time limit of the body.
  request.resume()
  return true
}

/** NaN for a body that is sent in chunks. */
function lengthOf({ headers }: IncomingMessage): number {
  return Number(headers['content-length'])
}
