// How long a body may take: seconds for what is small, as long as it moves for a form with a file.
import type { IncomingMessage, Server } from 'node:http'

const BODY_MS = 15_000

const limits = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/** To be told of each request before anybody reads it. A body that is late ends as Node's own time-outs do: 408. */
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

/** Whoever reads this body minds the time. */
export function liftBodyTime(request: IncomingMessage): void {
  clearTimeout(limits.get(request))
}
