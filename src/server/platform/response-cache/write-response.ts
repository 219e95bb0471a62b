// Writes a cached response with its headers, or 304 if the client's copy is still valid.
import type { FastifyReply } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyOf, chooseEncoding, type CachedResponse } from './compressed-cache.ts'
import { DRAWING_POLICY } from '../http/security-headers.ts'

const REVALIDATE = 'public, max-age=0, must-revalidate'
const VARY = 'Accept-Encoding, Cookie, Authorization'

// The codes of failed calls are stored here, because headers that are passed to writeHead cannot be read afterwards.
const failedCalls = new WeakMap<ServerResponse, number>()

/** The result code of a call whose HTTP status is 200, otherwise the HTTP status. */
export function responseCodeOf(reply: FastifyReply): number {
  const { raw } = reply
  // The headers of a reply that Fastify sent can be read from the reply alone.
  const code = failedCalls.get(raw) ?? reply.getHeader('x-result-code')
  return raw.statusCode === 200 ? Number(code ?? 200) : raw.statusCode
}

/** Cacheable POST responses have no ETag, since only the server caches them. */
export function writeResponse(parts: {
  request: IncomingMessage
  response: ServerResponse
  cached: CachedResponse
  headers: Readonly<Record<string, string>>
}): void {
  const { request, response, cached } = parts
  const encoding = chooseEncoding(request.headers['accept-encoding'], cached)
  const headers: Record<string, string | number> = {
    ...parts.headers,
    ...cached.headers,
    'content-type': cached.contentType,
    vary: VARY,
  }
  if (cached.contentType === 'image/svg+xml') headers['content-security-policy'] = DRAWING_POLICY
  if (cached.resultCode !== undefined) headers['x-result-code'] = cached.resultCode
  if (cached.resultCode !== undefined && cached.resultCode !== cached.status) {
    failedCalls.set(response, cached.resultCode)
  }
  if (cached.location !== undefined) headers.location = cached.location
  const isGood = cached.status === 200 && (cached.resultCode ?? 200) === 200
  const { etag } = cached
  const isShared = etag !== undefined && isGood
  headers['cache-control'] = isShared ? (cached.cacheControl ?? REVALIDATE) : 'no-store'
  if (isShared) headers.etag = etag
  if (isShared && matches(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers)
    response.end()
    return
  }
  const body = bodyOf(cached, encoding)
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  headers['content-length'] = body.length
  response.writeHead(cached.status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((each) => each.trim() === etag)
}
