// Admission control: decides before any work whether a request is accepted, shed or rate limited, and when it starts.
import type { FastifyRequest } from 'fastify'
import type { FloodLimit } from './flood-limit.ts'
import type { LoadShedding } from './load-shedding.ts'
import type { Priority, Turn } from './work-queue.ts'

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
  /** For requests whose work is limited elsewhere. Errors: RequestRejected. */
  admit(request: FastifyRequest, priority: Priority): void
  /**
   * Runs the work of a request in its turn. A response body that is sent slowly, such as a file, is sent after the turn.
   * Errors: those of `work`; RequestRejected.
   */
  run<T>(request: FastifyRequest, turn: Turn, work: () => Promise<T>): Promise<T>
  /** Whether no request works or waits for its turn. */
  isIdle(): boolean
}

const BUSY_SECONDS = 2
/** After how many seconds a request that needs the database may try again while it is unavailable. */
const DATABASE_SECONDS = 5

/** The rejection of work for which there is no time at present. */
export function busy(): RequestRejected {
  return new RequestRejected(503, BUSY_SECONDS)
}

/**
 * `database` reports whether it responds and takes writes: requests that need it would otherwise work, or wait for
 * seconds, and then fail.
 */
export function createAdmissionControl(
  shedding: LoadShedding,
  flood: FloodLimit,
  database: { isReachable(): boolean; isWritable(): boolean },
): AdmissionControl {
  function admit(request: FastifyRequest, priority: Priority): void {
    // Some vital calls of members only read, and only the database knows which of them write.
    const isThere = database.isReachable() && (priority !== 'critical' || database.isWritable())
    if (priority !== 'cheap' && !isThere) throw new RequestRejected(503, DATABASE_SECONDS)
    if (shedding.isOverloaded(priority === 'vital' ? 'cheap' : priority)) throw busy()
    const wait = flood.secondsToWait(request.ip)
    if (wait > 0) throw new RequestRejected(429, wait)
  }

  let running = 0
  return {
    admit,
    async run(request, turn, work) {
      admit(request, turn.priority)
      running += 1
      try {
        return await shedding.run(turn, work)
      } finally {
        running -= 1
      }
    },
    isIdle: () => running === 0,
  }
}
