// Runs work once for all callers that request it at the same time; they share its result.
import { Lru } from './lru.ts'

/** Shares work while it runs. */
export class SingleFlight<V> {
  readonly #running = new Map<string, Promise<V>>()

  /** Returns the running work of this key, or else starts `load`. */
  run(key: string, load: () => Promise<V>): Promise<V> {
    const running = this.#running.get(key)
    if (running) return running
    const started = load()
    this.#running.set(key, started)
    const discard = () => this.#running.delete(key)
    started.then(discard, discard)
    return started
  }
}

/** Shares work while it runs and keeps its result; a failure is not kept. */
export class SingleFlightCache {
  readonly #results: Lru<Promise<unknown>>

  /** `limit`: how many results are kept; the least recently used is dropped first. */
  constructor(limit: number) {
    this.#results = new Lru(limit)
  }

  /** Returns the kept result of this key, or else that of `load`. A key always has one type. */
  read<V>(key: string, load: () => Promise<V>): Promise<V> {
    const known = this.#results.get(key)
    if (known) return known as Promise<V>
    const loading = load()
    this.#results.set(key, loading)
    loading.catch(() => this.#results.delete(key))
    return loading
  }
}
