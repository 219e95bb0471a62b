// Admission control: decides before any work whether a request is accepted, shed or rate limited.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CostClass } from '../../../contract/call.ts'
import type { FloodLimit } from './flood-limit.ts'
import type { LoadShedding } from './load-shedding.ts'

/** Answered with HTTP status 503 or 429, both with Retry-After and without an envelope. */
export class TurnedAway extends Error {
  readonly status: 429 | 503
  readonly retryAfter: number

  constructor(status: 429 | 503, retryAfter: number) {
    super(`turned away with ${status}`)
    this.name = 'TurnedAway'
    this.status = status
    this.retryAfter = retryAfter
  }
}

export interface RequestGuard {
  /** Errors: TurnedAway. */
  admit(request: FastifyRequest, cost: CostClass): void
}

/**
 * `database` reports whether it responds: requests that need it would otherwise wait for seconds and then fail.
 */
export function createRequestGuard(
  shedding: LoadShedding,
  flood: FloodLimit,
  database: { reachable(): boolean },
): RequestGuard {
  return {
    admit(request, cost) {
      if (cost !== 'cheap' && !database.reachable()) throw new TurnedAway(503, 5)
      if (shedding.overloaded(cost)) throw new TurnedAway(503, 2)
      const wait = flood.secondsToWait(request.ip)
      if (wait > 0) throw new TurnedAway(429, wait)
    },
  }
}

export function sendTurnedAway(reply: FastifyReply, error: TurnedAway) {
  return reply
    .code(error.status)
    .header('retry-after', String(error.retryAfter))
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(error.status === 429 ? 'Too many requests' : 'Busy')
}
