// Responses for unknown routes and unexpected errors; they expose no internals.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { type Lang, langOf, splitLangPath } from '../../shared/lang.ts'
import { failure } from '../platform/http/envelope.ts'
import { isDiskFull, isStatementCancelled, isReadOnly } from '../platform/database-errors.ts'
import { AppError } from '../platform/errors.ts'
import { MissingBytesError } from '../platform/files/missing-bytes.ts'
import { RequestRejected } from '../platform/limits/admission-control.ts'
import { isCall } from '../platform/http/is-call.ts'
import { sendRejected } from '../platform/http/send-rejected.ts'
import { sendEnvelope } from '../platform/http/send-envelope.ts'
import type { Shop } from '../context/shop.ts'
import { pathOfUrl } from '../platform/http/path-of-url.ts'

/**
 * An unknown path under /api returns code 404 in the envelope, a known one with another method HTTP 405; any
 * other unknown request HTTP 404 or 405.
 */
export function sendNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  methodsOf: (path: string) => string[] = () => [],
) {
  if (isCall(request)) {
    const methods = methodsOf(pathOfUrl(request.url))
    // A path with a matching method gets here when one of its segments is longer than any id.
    if (methods.length > 0 && !methods.includes(request.method)) {
      return sendPlain(reply.header('allow', methods.join(', ')), 405, 'Method not allowed')
    }
    const lang = requestedLang(request)
    return sendEnvelope(reply, failure(new AppError(404), lang), lang)
  }
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (isRead) return sendPlain(reply, 404, 'Not found')
  return sendPlain(reply.header('allow', 'GET, HEAD'), 405, 'Method not allowed')
}

const DISK_RETRY_SECONDS = 30
/** An operator has to put the file back. */
const FILE_RETRY_SECONDS = 600

/**
 * Transport errors keep their status; others become 500, or 503 without a database that takes writes, on a full disk,
 * without the bytes of a stored file, or where the database cancelled a statement that waited or ran too long.
 */
export function sendFailure(
  shop: Shop,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (error instanceof RequestRejected) return sendRejected(request, reply, error)
  const status = error.statusCode ?? 500
  if (status < 500) return sendPlain(reply, status, 'The request cannot be read')
  if (isDiskFull(error)) {
    shop.disk.reportFull()
    return sendRejected(request, reply, new RequestRejected(503, DISK_RETRY_SECONDS))
  }
  shop.log.error({ err: error, requestId: request.id }, 'a request failed')
  if (error instanceof MissingBytesError) {
    shop.metrics.countFailure('stored-file')
    return sendRejected(request, reply, new RequestRejected(503, FILE_RETRY_SECONDS))
  }
  if (isDatabaseUnavailable(shop, error) || isStatementCancelled(error)) {
    return sendRejected(request, reply, new RequestRejected(503, 5))
  }
  if (isCall(request)) {
    const lang = requestedLang(request)
    return sendEnvelope(reply, failure(error, lang), lang)
  }
  // A plain text in the language of the address, because rendering a page might fail again.
  const { lang } = splitLangPath(request.url)
  return sendPlain(reply, 500, `${failure(error, lang).msg} (${request.id})`)
}

/** Whether the database is unavailable, at least for writes, so that a retry will soon succeed. */
export function isDatabaseUnavailable(shop: Shop, error: unknown): boolean {
  if (!shop.watch.isReachable() || isReadOnly(error)) return true
  return error instanceof Error && isLostConnection(error)
}

function sendPlain(reply: FastifyReply, status: number, text: string) {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(text)
}

function requestedLang({ query }: FastifyRequest): Lang {
  return langOf((query as Record<string, unknown> | undefined)?.lang)
}

const LOST_CONNECTION = new RegExp(
  [
    'timeout exceeded when trying to connect',
    'Connection terminated',
    'Query read timeout',
    // The rollback after a lost connection fails with these instead of the first error.
    'connection error and is not queryable',
    'Client was closed and is not queryable',
    // Such as ENOENT: the socket of the embedded database is missing while it restarts.
    '^connect E',
  ].join('|'),
)
/** Of the system, and of PostgreSQL: connection exceptions, too many connections, shutdown and start. */
const CONNECTION_CODES =
  /^(?:ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|EAI_AGAIN|08|53300|57P0)/

/** Whether the error says that the connection to the database was lost or timed out. */
export function isLostConnection(error: Error & { code?: string }): boolean {
  return CONNECTION_CODES.test(error.code ?? '') || LOST_CONNECTION.test(error.message)
}
