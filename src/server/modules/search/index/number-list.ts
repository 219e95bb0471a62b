// A growing list of 32-bit integers outside the JavaScript heap, in half the memory of an array.

const BYTES = Int32Array.BYTES_PER_ELEMENT
const FIRST_LENGTH = 256

/**
 * Memory that a list no longer needs is freed immediately. Left to garbage collection, it was half of what a process
 * held outside the heap after it had built a search index.
 */
export class NumberList {
  #values = new Int32Array(FIRST_LENGTH)
  #length = 0

  get length(): number {
    return this.#length
  }

  /** Returns the index of the number; it keeps its lowest 32 bits. */
  push(value: number): number {
    if (this.#length === this.#values.length) {
      this.#values = new Int32Array(this.#values.buffer.transfer(this.#values.byteLength * 2))
    }
    this.#values[this.#length] = value
    return this.#length++
  }

  at(index: number): number {
    return this.#values[index] ?? 0
  }

  set(index: number, value: number): void {
    this.#values[index] = value
  }

  /** A view of all numbers, valid until the next `push`. */
  view(): Int32Array {
    return this.#values.subarray(0, this.#length)
  }

  /** All numbers, in memory of exactly their size; the list is empty afterwards. */
  take(): Int32Array {
    const taken = new Int32Array(this.#values.buffer.transfer(this.#length * BYTES))
    this.#values = new Int32Array(FIRST_LENGTH)
    this.#length = 0
    return taken
  }

  /** Removes all numbers and frees their memory. */
  clear(): void {
    this.#values.buffer.transfer(0)
    this.#values = new Int32Array(FIRST_LENGTH)
    this.#length = 0
  }
}
