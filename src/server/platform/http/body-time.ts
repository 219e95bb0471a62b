// Limits the time for receiving a body: seconds for small ones, while a form with a file is limited by its
// reader.
import type { IncomingMessage, Server } from 'node:http'

const BODY_MS = 15_000

const limits = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/** Call it for each request before the body is read. A late body ends with 408, like Node's own timeouts. */
export function limitBodyTime(server: Server, request: IncomingMessage): void {
  const { headers } = request
  const length = headers['content-length']
  if (headers['transfer-encoding'] === undefined && (length === undefined || length === '0')) return
  const timer = setTimeout(() => {
    if (request.complete) return
    const error = Object.assign(new Error('The body is late'), {
      code: 'ERR_HTTP_REQUEST_TIMEOUT',
    })
    server.emit('clientError', error, request.socket)
  }, BODY_MS)
  timer.unref()
  limits.set(request, timer)
  request.once('end', () => clearTimeout(timer))
  request.once('close', () => clearTimeout(timer))
}

/** Lifts the limit, because the reader of this body enforces its own. */
export function liftBodyTimeLimit(request: IncomingMessage): void {
  clearTimeout(limits.get(request))
}
