// An LRU cache with a size limit: evicts the least recently used entries.

export class Lru<V> {
  readonly #entries = new Map<string, { value: V; size: number }>()
  readonly #limit: number
  #size = 0

  /** `limit` in the unit of the sizes passed to `set` (one per entry by default). */
  constructor(limit: number) {
    this.#limit = limit
  }

  get(key: string): V | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  /** Does not count as a use. */
  has(key: string): boolean {
    return this.#entries.has(key)
  }

  set(key: string, value: V, size = 1): void {
    this.delete(key)
    if (size > this.#limit) return
    this.#entries.set(key, { value, size })
    this.#size += size
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#limit) break
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#size -= entry.size
    this.#entries.delete(key)
  }

  clear(): void {
    this.#entries.clear()
    this.#size = 0
  }

  get count(): number {
    return this.#entries.size
  }

  get size(): number {
    return this.#size
  }
}
