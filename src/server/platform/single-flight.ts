// Work that several callers ask for at the same time is done once; all of them share its result.
import { Lru } from './lru.ts'

/** Shares work while it runs. */
export class SingleFlight<V> {
  readonly #running = new Map<string, Promise<V>>()

  /** The running work of this key, else that of `load`. */
  run(key: string, load: () => Promise<V>): Promise<V> {
    const running = this.#running.get(key)
    if (running) return running
    const started = load()
    this.#running.set(key, started)
    const forget = () => this.#running.delete(key)
    started.then(forget, forget)
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

  /** The kept result of this key, else that of `load`. A key always stands for one type. */
  read<V>(key: string, load: () => Promise<V>): Promise<V> {
    const known = this.#results.get(key)
    if (known) return known as Promise<V>
    const loading = load()
    this.#results.set(key, loading)
    loading.catch(() => this.#results.delete(key))
    return loading
  }
}
