// Admission control: decides before any work whether a request is accepted, shed or rate limited.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CostClass } from '../../../contract/call.ts'
import type { FloodLimit } from './flood-limit.ts'
import type { LoadShedding } from './load-shedding.ts'

/** Answered with HTTP status 503 or 429, both with Retry-After and without an envelope. */
export class RequestRejected extends Error {
  readonly status: 429 | 503
  readonly retryAfter: number

  constructor(status: 429 | 503, retryAfter: number) {
    super(`rejected with ${status}`)
    this.name = 'RequestRejected'
    this.status = status
    this.retryAfter = retryAfter
  }
}

export interface AdmissionControl {
  /** Errors: RequestRejected. */
  admit(request: FastifyRequest, cost: CostClass): void
}

/**
 * `database` reports whether it responds: requests that need it would otherwise wait for seconds and then fail.
 */
export function createAdmissionControl(
  shedding: LoadShedding,
  flood: FloodLimit,
  database: { reachable(): boolean },
): AdmissionControl {
  return {
    admit(request, cost) {
      if (cost !== 'cheap' && !database.reachable()) throw new RequestRejected(503, 5)
      if (shedding.overloaded(cost)) throw new RequestRejected(503, 2)
      const wait = flood.secondsToWait(request.ip)
      if (wait > 0) throw new RequestRejected(429, wait)
    },
  }
}

export function sendRejected(reply: FastifyReply, error: RequestRejected) {
  return reply
    .code(error.status)
    .header('retry-after', String(error.retryAfter))
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(error.status === 429 ? 'Too many requests' : 'Busy')
}
