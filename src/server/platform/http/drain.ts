// Shuts down an HTTP server gracefully: finishes requests in progress, then closes connections.
import type { Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Drain {
  /**
   * Calls `close`, which stops listening, and waits for the requests in progress, whose responses carry
   * `Connection: close`. After `limitMs` it cuts the connections that are still open. Errors: those of `close`.
   */
  run(close: () => Promise<unknown>, limitMs: number): Promise<void>
}

/** Call it before the server listens. */
export function prepareDrain(server: Server): Drain {
  const unfinished = new Set<ServerResponse>()
  let isDraining = false
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (isDraining) response.setHeader('connection', 'close')
    unfinished.add(response)
    response.once('close', () => unfinished.delete(response))
  })
  return {
    async run(close, limitMs) {
      isDraining = true
      for (const response of unfinished) {
        if (!response.headersSent) response.setHeader('connection', 'close')
      }
      const closed = close()
      const idleTimer = setInterval(() => server.closeIdleConnections(), 50)
      try {
        const isInTime = await Promise.race([closed.then(() => true), sleep(limitMs, false)])
        if (isInTime) return
        server.closeAllConnections()
        await closed
      } finally {
        clearInterval(idleTimer)
      }
    },
  }
}
