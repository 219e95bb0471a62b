// Lists of numbers by number, packed into two arrays: the products of a text, the texts of a word.
import { NumberList } from './number-list.ts'

export class Postings {
  readonly #starts: Int32Array
  readonly #values: Int32Array

  constructor(starts: Int32Array, values: Int32Array) {
    this.#starts = starts
    this.#values = values
  }

  /** What the constructor takes. */
  pack(): { starts: Int32Array; values: Int32Array } {
    return { starts: this.#starts, values: this.#values }
  }

  get size(): number {
    return this.#starts.length - 1
  }

  /** A view, not a copy. */
  of(key: number): Int32Array {
    return this.#values.subarray(this.#starts[key] ?? 0, this.#starts[key + 1] ?? 0)
  }

  count(key: number): number {
    return (this.#starts[key + 1] ?? 0) - (this.#starts[key] ?? 0)
  }

  /**
   * Inverts the mapping, for example from products by text to texts by product, in ascending order. `size`: the number
   * of values, which become the keys.
   */
  inverted(size: number): Postings {
    const builder = new PostingsBuilder()
    for (let key = 0; key < this.size; key++)
      for (const value of this.of(key)) builder.add(value, key)
    return builder.finish(size)
  }
}

export class PostingsBuilder {
  readonly #keys = new NumberList()
  readonly #values = new NumberList()

  add(key: number, value: number): void {
    this.#keys.push(key)
    this.#values.push(value)
  }

  /** `size`: the number of keys. The values of a key keep their insertion order. The builder is empty afterwards. */
  finish(size: number): Postings {
    const { starts, values } = this.#packed(size)
    return new Postings(starts, values)
  }

  /** As `finish`, with the values of each key ascending and unique. */
  finishSorted(size: number): Postings {
    const { starts, values } = this.#packed(size)
    let filled = 0
    for (let key = 0; key < size; key++) {
      const list = values.subarray(starts[key] ?? 0, starts[key + 1] ?? 0).sort()
      starts[key] = filled
      for (const [at, value] of list.entries()) {
        if (at === 0 || value !== list[at - 1]) values[filled++] = value
      }
    }
    starts[size] = filled
    return new Postings(starts, firstOf(values, filled))
  }

  #packed(size: number): { starts: Int32Array; values: Int32Array<ArrayBuffer> } {
    const starts = new Int32Array(size + 1)
    for (const key of this.#keys.view()) starts[key + 1] = (starts[key + 1] ?? 0) + 1
    for (let key = 0; key < size; key++)
      starts[key + 1] = (starts[key + 1] ?? 0) + (starts[key] ?? 0)
    const next = starts.slice()
    const values = new Int32Array(this.#values.length)
    for (const [at, key] of this.#keys.view().entries()) {
      const place = next[key] ?? 0
      values[place] = this.#values.at(at)
      next[key] = place + 1
    }
    this.#keys.clear()
    this.#values.clear()
    return { starts, values }
  }
}

/** The first numbers of an array, whose memory is freed. */
function firstOf(values: Int32Array<ArrayBuffer>, length: number): Int32Array {
  return new Int32Array(values.buffer.transfer(length * Int32Array.BYTES_PER_ELEMENT))
}
