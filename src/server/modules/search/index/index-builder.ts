// Collects products and the texts that lead to them, and packs both into a search index.
import { setImmediate } from 'node:timers/promises'
import { lettersOnly, readable, termForms, wordsOf } from '../spelling/term-forms.ts'
import { traitsOf } from './atom-traits.ts'
import { identifierOf } from './apple-names.ts'
import { atomsOf } from './atoms.ts'
import { ByteStringsBuilder } from './byte-strings.ts'
import { KeyTableBuilder } from './key-table.ts'
import { PostingsBuilder } from './postings.ts'
import {
  brandNames,
  NUMBER_KINDS,
  type ProductColumns,
  type SearchIndex,
  TEXT_KINDS,
  type TextKind,
} from './search-index.ts'

export class IndexBuilder {
  readonly #products: ProductColumns
  readonly #rowOf: Map<number, number>
  readonly #ids = new Map<string, number>()
  readonly #displays = new ByteStringsBuilder()
  readonly #kinds: number[] = []
  readonly #brandOf: number[] = []
  readonly #deviceOf: number[] = []
  readonly #devices = new Map<string, number>()
  readonly #slugs = new ByteStringsBuilder()
  readonly #brands = new Map<string, number>([['', 0]])
  readonly #links = new PostingsBuilder()
  readonly #keys = new KeyTableBuilder()
  readonly #numbers = new KeyTableBuilder()
  readonly #reversed = new KeyTableBuilder()
  readonly #atomIds = new Map<string, number>()
  readonly #atoms = new PostingsBuilder()
  readonly #textsOfAtom = new PostingsBuilder()
  readonly #words = new Map<string, number>()

  constructor(products: ProductColumns) {
    this.#products = products
    this.#rowOf = new Map(Array.from(products.ids, (id, row) => [id, row]))
  }

  rowOf(productId: number): number | undefined {
    return this.#rowOf.get(productId)
  }

  /** Equal texts are merged with the products of all. A text without products is indexed too. */
  add(
    kind: TextKind,
    display: string,
    brand: string | null,
    { rows, device }: { rows: readonly number[]; device?: string | undefined },
  ): void {
    const name = `${kind}\0${display}`
    let text = this.#ids.get(name)
    if (text === undefined) {
      text = this.#addText(kind, display, brand ?? '')
      this.#ids.set(name, text)
    }
    for (const row of rows) this.#links.add(text, row)
    if (device !== undefined && this.#deviceOf[text] === -1)
      this.#deviceOf[text] = this.#deviceNumber(device)
  }

  /** Whether a device or brand has this name. */
  isNameWord(word: string): boolean {
    return this.#words.has(word) && !this.#ids.has(`words\0${word}`)
  }

  /** Packs everything and yields to other work between the steps. */
  async finish(version: number): Promise<SearchIndex> {
    const texts = this.#displays.length
    const rowsOf = this.#links.finishSorted(texts)
    await setImmediate()
    const textsOfRow = rowsOf.inverted(this.#products.size)
    await setImmediate()
    const textsOfAtom = this.#textsOfAtom.finishSorted(this.#atomIds.size)
    await setImmediate()
    const words = new KeyTableBuilder()
    for (const [word, count] of this.#words) words.add(word, count)
    return {
      version,
      products: this.#products,
      rowOf: this.#rowOf,
      keys: await this.#keys.finish(),
      numbers: await this.#numbers.finish(),
      reversedNumbers: await this.#reversed.finish(),
      words: await words.finish(),
      kinds: Uint8Array.from(this.#kinds),
      displays: this.#displays.finish(),
      brandOf: Uint16Array.from(this.#brandOf),
      brands: brandNames([...this.#brands.keys()]),
      rowsOf,
      deviceOf: Int32Array.from(this.#deviceOf),
      deviceSlugs: this.#slugs.finish(),
      textsOfRow,
      atomsOf: this.#atoms.finish(texts),
      atomIds: this.#atomIds,
      atomTraits: Uint8Array.from(this.#atomIds.keys(), traitsOf),
      textsOfAtom,
    }
  }

  #addText(kind: TextKind, display: string, brand: string): number {
    const text = this.#displays.add(display)
    this.#kinds.push(TEXT_KINDS.indexOf(kind))
    this.#brandOf.push(this.#brandNumber(brand))
    this.#deviceOf.push(-1)
    const forms = termForms(display, brand || null)
    for (const key of keysOf(kind, display, forms)) {
      this.#keys.add(key, text)
      if (kind === 'ean') this.#reversed.add([...key].reverse().join(''), text)
      // As printed: a brand in front is not part of the number.
      if (!NUMBER_KINDS.has(kind) || !forms.norm.endsWith(key)) continue
      this.#numbers.add(key, text)
      this.#reversed.add([...key].reverse().join(''), text)
    }
    const isIdentifier = kind === 'device' && identifierOf(display) !== undefined
    if (!isIdentifier && (kind === 'device' || kind === 'brand' || kind === 'words')) {
      this.#addAtoms(text, display, brand, forms.tokens)
    }
    return text
  }

  // The brand comes first, even where the name leaves it out.
  #addAtoms(text: number, display: string, brand: string, tokens: readonly string[]): void {
    const name = readable(display)
    const brandName = readable(brand)
    const begins = lettersOnly(name).startsWith(lettersOnly(brandName))
    const own = atomsOf(begins ? name : `${brandName} ${name}`)
    for (const atom of own) this.#atoms.add(text, this.#atomNumber(atom))
    for (const atom of new Set([...own, ...tokens.flatMap((token) => atomsOf(token))])) {
      this.#textsOfAtom.add(this.#atomNumber(atom), text)
    }
    for (const word of wordsOf(name)) this.#words.set(word, (this.#words.get(word) ?? 0) + 1)
    if (!begins) {
      for (const word of wordsOf(brandName)) this.#words.set(word, (this.#words.get(word) ?? 0) + 1)
    }
  }

  #atomNumber(atom: string): number {
    let number = this.#atomIds.get(atom)
    if (number === undefined) this.#atomIds.set(atom, (number = this.#atomIds.size))
    return number
  }

  #deviceNumber(slug: string): number {
    let number = this.#devices.get(slug)
    if (number === undefined) this.#devices.set(slug, (number = this.#slugs.add(slug)))
    return number
  }

  #brandNumber(brand: string): number {
    let number = this.#brands.get(brand)
    if (number === undefined) this.#brands.set(brand, (number = this.#brands.size))
    return number
  }
}

function keysOf(
  kind: TextKind,
  display: string,
  { norm, keys }: { norm: string; keys: string[] },
): string[] {
  if (kind === 'words') return []
  const identifier = kind === 'device' ? identifierOf(display) : undefined
  if (identifier) return [identifier]
  // Barcodes are stored without leading zeros.
  return kind === 'ean' ? [norm.replace(/^0+/, '')] : keys
}
