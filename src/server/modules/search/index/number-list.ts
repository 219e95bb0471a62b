// A growing list of 32-bit integers outside the JavaScript heap, in half the memory of an array.

export class NumberList {
  #values = new Int32Array(256)
  #length = 0

  get length(): number {
    return this.#length
  }

  /** Returns the index of the number; it keeps its lowest 32 bits. */
  push(value: number): number {
    if (this.#length === this.#values.length) {
      const larger = new Int32Array(this.#length * 2)
      larger.set(this.#values)
      this.#values = larger
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
}
