// Gives each distinct text a number, in the order of first use, with a tenth of the memory of a Map.
import { ByteStringsBuilder, type ByteStrings } from './byte-strings.ts'
import { hashOf } from './key-hash.ts'
import { NumberList } from './number-list.ts'

const EMPTY = -1

export class TextNumbers {
  readonly #texts = new ByteStringsBuilder()
  readonly #hashes = new NumberList()
  /** Open addressing; at least half of the slots are empty. */
  #slots = new Int32Array(1024).fill(EMPTY)

  get size(): number {
    return this.#texts.length
  }

  find(text: string): number | undefined {
    const number = this.#slots[this.#slotOf(text, hashOf(text) | 0)] ?? EMPTY
    return number === EMPTY ? undefined : number
  }

  /** The number of this text, which gets the next one if it is new. */
  add(text: string): number {
    const hash = hashOf(text) | 0
    const slot = this.#slotOf(text, hash)
    const existing = this.#slots[slot] ?? EMPTY
    if (existing !== EMPTY) return existing
    const number = this.#texts.add(text)
    this.#hashes.push(hash)
    this.#slots[slot] = number
    if (this.size * 2 > this.#slots.length) this.#grow()
    return number
  }

  /** The texts by number. */
  finish(): ByteStrings {
    return this.#texts.finish()
  }

  /** The slot that holds the text, or the empty one where it belongs. */
  #slotOf(text: string, hash: number): number {
    const mask = this.#slots.length - 1
    let slot = hash & mask
    for (;;) {
      const number = this.#slots[slot] ?? EMPTY
      if (number === EMPTY) return slot
      if (this.#hashes.at(number) === hash && this.#texts.at(number) === text) return slot
      slot = (slot + 1) & mask
    }
  }

  #grow(): void {
    const slots = new Int32Array(this.#slots.length * 2).fill(EMPTY)
    const mask = slots.length - 1
    for (let number = 0; number < this.size; number++) {
      let slot = this.#hashes.at(number) & mask
      while (slots[slot] !== EMPTY) slot = (slot + 1) & mask
      slots[slot] = number
    }
    this.#slots = slots
  }
}
