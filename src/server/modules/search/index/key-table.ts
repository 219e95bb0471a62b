// Sorted keys, each mapped to a number: finds whole keys, prefixes and neighbours by binary search.
import { createPauses } from '../../../platform/pauses.ts'
import { BEGINNINGS, ByteStringsBuilder, type ByteStrings } from './byte-strings.ts'
import { hashOf } from './key-hash.ts'
import { NumberList } from './number-list.ts'

/** A range of positions in key order. */
export interface Places {
  from: number
  to: number
}

export class KeyTable {
  readonly #keys: ByteStrings
  readonly #order: Int32Array
  readonly #values: Int32Array
  readonly #filter: Uint32Array

  constructor(keys: ByteStrings, order: Int32Array, values: Int32Array, filter: Uint32Array) {
    this.#keys = keys
    this.#order = order
    this.#values = values
    this.#filter = filter
  }

  /** What the constructor takes. */
  pack(): { keys: ByteStrings; order: Int32Array; values: Int32Array; filter: Uint32Array } {
    return { keys: this.#keys, order: this.#order, values: this.#values, filter: this.#filter }
  }

  get size(): number {
    return this.#order.length
  }

  /** The numbers mapped to this key. */
  find(key: string): number[] {
    if (!this.mayHold(key)) return []
    const wanted = Buffer.from(key)
    const found: number[] = []
    for (let place = this.#lowest(wanted); place < this.size; place++) {
      const entry = this.#order[place] ?? 0
      if (this.#keys.compare(entry, wanted) !== 0) break
      found.push(this.#values[entry] ?? 0)
    }
    return found
  }

  has(key: string): boolean {
    if (!this.mayHold(key)) return false
    const wanted = Buffer.from(key)
    const place = this.#lowest(wanted)
    return place < this.size && this.#keys.compare(this.#order[place] ?? 0, wanted) === 0
  }

  /**
   * Keys that start with `beginning`, in order and including the key itself; only positions in `within` are
   * searched.
   */
  beginningWith(
    beginning: string,
    max: number,
    within: Places = this.all,
  ): { key: string; value: number }[] {
    const wanted = Buffer.from(beginning)
    const found: { key: string; value: number }[] = []
    for (
      let place = this.#lowest(wanted, within);
      place < within.to && found.length < max;
      place++
    ) {
      const entry = this.#order[place] ?? 0
      if (!this.#keys.startsWith(entry, wanted)) break
      found.push(this.#entry(entry))
    }
    return found
  }

  /** The range of all keys. */
  get all(): Places {
    return { from: 0, to: this.size }
  }

  /** The range of keys that start with `beginning`, limited to `within`. */
  placesOf(beginning: string, within: Places = this.all): Places {
    const wanted = Buffer.from(beginning)
    const from = this.#lowest(wanted, within)
    let [low, high] = [from, within.to]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#keys.startsWith(this.#order[middle] ?? 0, wanted)) low = middle + 1
      else high = middle
    }
    return { from, to: low }
  }

  /** Up to `each` keys on each side of the position of `key`; they share the longest prefix with it. */
  around(key: string, each: number): { key: string; value: number }[] {
    const place = this.#lowest(Buffer.from(key))
    const from = Math.max(0, place - each)
    const to = Math.min(this.size, place + each)
    return Array.from({ length: to - from }, (_, at) => this.#entry(this.#order[from + at] ?? 0))
  }

  /** Keys that contain `part` anywhere; scans all of them. */
  containing(part: string, max: number): { key: string; value: number }[] {
    return this.#keys.containing(part, max).map((entry) => this.#entry(entry))
  }

  /** False for most missing keys, so that a thousand possible typos are checked in microseconds. */
  mayHold(key: string): boolean {
    return this.mayHoldHash(hashOf(key))
  }

  /** As `mayHold`, for the hash of a key: for callers that avoid building the string. */
  mayHoldHash(hash: number): boolean {
    const mask = this.#filter.length * 32 - 1
    for (let step = 0; step < FILTER_BITS; step++) {
      const bit = filterBit(hash, step) & mask
      if (((this.#filter[bit >>> 5] ?? 0) & (1 << (bit & 31))) === 0) return false
    }
    return true
  }

  #entry(entry: number): { key: string; value: number } {
    return { key: this.#keys.at(entry), value: this.#values[entry] ?? 0 }
  }

  // The first position whose key does not sort before `wanted`.
  #lowest(wanted: Buffer, { from, to }: Places = this.all): number {
    let low = from
    let high = to
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#keys.compare(this.#order[middle] ?? 0, wanted) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}

export class KeyTableBuilder {
  readonly #keys = new ByteStringsBuilder()
  readonly #values = new NumberList()
  readonly #hashes = new NumberList()

  add(key: string, value: number): void {
    this.#keys.add(key)
    this.#values.push(value)
    this.#hashes.push(hashOf(key))
  }

  /** Yields to other work between the steps, since sorting a large catalogue takes a while. */
  async finish(): Promise<KeyTable> {
    const pauses = createPauses()
    const keys = this.#keys.finish()
    const { order, starts } = byBeginning(keys)
    for (let from = 0, to = 0; from < order.length; from = to) {
      to = starts[keys.beginning(order[from] ?? 0) + 1] ?? order.length
      if (to - from > 1) order.subarray(from, to).sort((a, b) => keys.compareTwo(a, b) || a - b)
      if (pauses.isDue()) await pauses.take()
    }
    const filter = filterOf(this.#hashes.view())
    this.#hashes.clear()
    return new KeyTable(keys, order, this.#values.take(), filter)
  }
}

/** All keys ordered by their first bytes; those with beginning `b` are at `starts[b]` up to `starts[b + 1]`. */
function byBeginning(keys: ByteStrings): { order: Int32Array; starts: Int32Array } {
  const starts = new Int32Array(BEGINNINGS + 1)
  for (let key = 0; key < keys.length; key++) {
    const after = keys.beginning(key) + 1
    starts[after] = (starts[after] ?? 0) + 1
  }
  for (let at = 1; at <= BEGINNINGS; at++) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0)
  const next = starts.slice()
  const order = new Int32Array(keys.length)
  for (let key = 0; key < keys.length; key++) {
    const beginning = keys.beginning(key)
    const place = next[beginning] ?? 0
    order[place] = key
    next[beginning] = place + 1
  }
  return { order, starts }
}

// A Bloom filter with at least 16 bits per key and three hashes: about one missing key in 200 passes.
function filterOf(hashes: Int32Array): Uint32Array {
  let words = 32
  while (words * 2 < hashes.length) words *= 2
  const filter = new Uint32Array(words)
  const mask = words * 32 - 1
  for (const hash of hashes) {
    for (let step = 0; step < FILTER_BITS; step++) {
      const bit = filterBit(hash, step) & mask
      filter[bit >>> 5] = (filter[bit >>> 5] ?? 0) | (1 << (bit & 31))
    }
  }
  return filter
}

// Double hashing: the upper bits of the hash are the stride.
function filterBit(hash: number, step: number): number {
  return (hash + step * ((hash >>> 15) | 1)) >>> 0
}

const FILTER_BITS = 3
