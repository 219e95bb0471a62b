// The metrics of /metrics: the process, requests by route and code, look-ups in caches, failed parts of responses, the
// connection pool.
import type { Pool } from 'pg'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

export interface Metrics {
  registry: Registry
  /**
   * `route` is the pattern, not the address, to keep the number of label values small. `code` is the result code
   * of a call, otherwise the HTTP status.
   */
  observeRequest(route: string, code: number, seconds: number): void
  /** `stale`: an older response was sent, because the database is unavailable or a newer one could not be rendered. */
  countCacheOutcome(cache: string, outcome: 'hit' | 'miss' | 'stale'): void
  /** A part of a response that failed, mostly while the rest was sent. */
  countFailure(part: string): void
  watchPool(pool: Pool): void
}

/** Each app has its own registry, so that tests can run several in one process. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request line to the end of the answer, by route and result code; without envelope, by HTTP status.',
    labelNames: ['route', 'code'],
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const lookUps = new Counter({
    name: 'cache_answers_total',
    help: 'Look-ups in a cache, by outcome.',
    labelNames: ['cache', 'outcome'],
    registers: [registry],
  })
  const failures = new Counter({
    name: 'failed_parts_total',
    help: 'Parts of responses that failed, mostly while the rest was sent, by part.',
    labelNames: ['part'],
    registers: [registry],
  })
  // Looking up a metric by its labels costs more than changing it.
  const counters = new Map<string, { inc(): void }>()
  const durations = new Map<string, { observe(seconds: number): void }>()
  return {
    registry,
    observeRequest(route, code, seconds) {
      const name = `${code} ${route}`
      let duration = durations.get(name)
      if (!duration) durations.set(name, (duration = requests.labels(route, String(code))))
      duration.observe(seconds)
    },
    countCacheOutcome(cache, outcome) {
      const name = `${cache} ${outcome}`
      let counter = counters.get(name)
      if (!counter) counters.set(name, (counter = lookUps.labels(cache, outcome)))
      counter.inc()
    },
    countFailure: (part) => failures.labels(part).inc(),
    watchPool: (pool) => watchPool(pool, registry),
  }
}

function watchPool(pool: Pool, registry: Registry): void {
  new Gauge({
    name: 'db_pool_connections',
    help: 'Database connections of this process, and callers waiting for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}
