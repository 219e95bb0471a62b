// Collects products and the texts that lead to them, and packs both into a search index.
import { setImmediate } from 'node:timers/promises'
import { readableForm, searchKeyOf, termForms, wordsOf } from '../spelling/term-forms.ts'
import { traitsOf } from './atom-traits.ts'
import { identifierOf } from './apple-names.ts'
import { atomsOf } from './atoms.ts'
import { ByteStringsBuilder } from './byte-strings.ts'
import { KeyTableBuilder } from './key-table.ts'
import { NumberList } from './number-list.ts'
import { PostingsBuilder } from './postings.ts'
import {
  brandNames,
  NUMBER_KINDS,
  type ProductColumns,
  type SearchIndex,
  TEXT_KINDS,
  type TextKind,
} from './search-index.ts'
import { TextNumbers } from './text-numbers.ts'

export class IndexBuilder {
  readonly #products: ProductColumns
  readonly #rowOf: Map<number, number>
  /** Kind and spelling of each text. */
  readonly #ids = new TextNumbers()
  readonly #displays = new ByteStringsBuilder()
  readonly #kinds = new NumberList()
  readonly #brandOf = new NumberList()
  readonly #deviceOf = new NumberList()
  readonly #moreDevices = new Map<number, number[]>()
  readonly #slugs = new TextNumbers()
  readonly #brands = new Map<string, number>([['', 0]])
  /** The rows of each text. */
  readonly #links = new PostingsBuilder()
  readonly #keys = new KeyTableBuilder()
  readonly #numbers = new KeyTableBuilder()
  /** For searches by the end of a number. */
  readonly #reversed = new KeyTableBuilder()
  readonly #atomIds = new Map<string, number>()
  readonly #atoms = new PostingsBuilder()
  readonly #textsOfAtom = new PostingsBuilder()
  readonly #words = new TextNumbers()
  readonly #wordCounts = new NumberList()

  constructor(products: ProductColumns) {
    this.#products = products
    this.#rowOf = new Map(Array.from(products.ids, (id, row) => [id, row]))
  }

  rowOf(productId: number): number | undefined {
    return this.#rowOf.get(productId)
  }

  /** Equal texts become one text with the products of all. A text without products is indexed too. */
  add(
    kind: TextKind,
    display: string,
    brand: string | null,
    { rows, device }: { rows: Iterable<number>; device?: string | undefined },
  ): void {
    const nextText = this.#ids.size
    const text = this.#ids.add(`${kind}\0${display}`)
    if (text === nextText) this.#addText(kind, display, brand ?? '')
    for (const row of rows) this.#links.add(text, row)
    if (device !== undefined) this.#addDevice(text, this.#slugs.add(device))
  }

  /** Whether the word is in the name of a device or brand. Words that only titles have are texts of the kind `words`. */
  isNameWord(word: string): boolean {
    return this.#words.find(word) !== undefined && this.#ids.find(`words\0${word}`) === undefined
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
    const names = this.#words.finish()
    const words = new KeyTableBuilder()
    for (let at = 0; at < names.length; at++) words.add(names.at(at), this.#wordCounts.at(at))
    return {
      version,
      products: this.#products,
      rowOf: this.#rowOf,
      keys: await this.#keys.finish(),
      numbers: await this.#numbers.finish(),
      reversedNumbers: await this.#reversed.finish(),
      words: await words.finish(),
      kinds: Uint8Array.from(this.#kinds.view()),
      displays: this.#displays.finish(),
      brandOf: Uint16Array.from(this.#brandOf.view()),
      brands: brandNames([...this.#brands.keys()]),
      rowsOf,
      deviceOf: this.#deviceOf.take(),
      moreDevices: this.#moreDevices,
      deviceSlugs: this.#slugs.finish(),
      textsOfRow,
      atomsOf: this.#atoms.finish(texts),
      atomIds: this.#atomIds,
      atomTraits: Uint8Array.from(this.#atomIds.keys(), traitsOf),
      textsOfAtom,
    }
  }

  #addDevice(text: number, device: number): void {
    const first = this.#deviceOf.at(text)
    if (first === -1) return this.#deviceOf.set(text, device)
    const more = this.#moreDevices.get(text)
    if (device === first || more?.includes(device)) return
    if (more) more.push(device)
    else this.#moreDevices.set(text, [device])
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
      // Only spellings that the printed text ends with: a key with the brand put in front is not a number.
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
    const name = readableForm(display)
    const brandName = readableForm(brand)
    const startsWithBrand = searchKeyOf(name).startsWith(searchKeyOf(brandName))
    const nameAtoms = atomsOf(startsWithBrand ? name : `${brandName} ${name}`)
    for (const atom of nameAtoms) this.#atoms.add(text, this.#atomNumber(atom))
    for (const atom of new Set([...nameAtoms, ...tokens.flatMap((token) => atomsOf(token))])) {
      this.#textsOfAtom.add(this.#atomNumber(atom), text)
    }
    for (const word of wordsOf(name)) this.#countWord(word)
    if (!startsWithBrand) for (const word of wordsOf(brandName)) this.#countWord(word)
  }

  #atomNumber(atom: string): number {
    let number = this.#atomIds.get(atom)
    if (number === undefined) this.#atomIds.set(atom, (number = this.#atomIds.size))
    return number
  }

  #countWord(word: string): void {
    const number = this.#words.add(word)
    if (number === this.#wordCounts.length) this.#wordCounts.push(0)
    this.#wordCounts.set(number, this.#wordCounts.at(number) + 1)
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
