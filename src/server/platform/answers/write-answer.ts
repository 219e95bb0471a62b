// Writes a cached response with its headers, or 304 if the client's copy is still valid.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyOf, chooseEncoding, type ReadyAnswer } from './answer-cache.ts'
import { DRAWING_POLICY } from '../http/security-headers.ts'

const REVALIDATE = 'public, max-age=0, must-revalidate'
const VARY = 'Accept-Encoding, Cookie, Authorization'

/** Cacheable POST responses have no ETag, since only the server caches them. */
export function writeAnswer(parts: {
  request: IncomingMessage
  response: ServerResponse
  answer: ReadyAnswer
  headers: Readonly<Record<string, string>>
}): void {
  const { request, response, answer } = parts
  const encoding = chooseEncoding(request.headers['accept-encoding'], answer)
  const headers: Record<string, string | number> = {
    ...parts.headers,
    ...answer.headers,
    'content-type': answer.contentType,
    vary: VARY,
  }
  if (answer.contentType === 'image/svg+xml') headers['content-security-policy'] = DRAWING_POLICY
  if (answer.resultCode !== undefined) headers['x-result-code'] = answer.resultCode
  if (answer.location !== undefined) headers.location = answer.location
  const good = answer.status === 200 && (answer.resultCode ?? 200) === 200
  const { etag } = answer
  const shared = etag !== undefined && good
  headers['cache-control'] = shared ? (answer.cacheControl ?? REVALIDATE) : 'no-store'
  if (shared) headers.etag = etag
  if (shared && matches(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers)
    response.end()
    return
  }
  const body = bodyOf(answer, encoding)
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  headers['content-length'] = body.length
  response.writeHead(answer.status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function matches(asked: string | undefined, etag: string): boolean {
  if (!asked) return false
  return asked === '*' || asked.split(',').some((each) => each.trim() === etag)
}
