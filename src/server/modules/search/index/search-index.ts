// The search data of one catalogue version, packed for look-ups in memory.
import { BRAND_SYNONYMS } from '../texts/brand-aliases.ts'
import { searchKeyOf } from '../spelling/term-forms.ts'
import { atomsOf } from './atoms.ts'
import type { ByteStrings } from './byte-strings.ts'
import type { KeyTable } from './key-table.ts'
import type { Postings } from './postings.ts'

/**
 * Kinds of text that lead to a product; the first ones identify a battery, the later ones describe it. ean: a barcode;
 * iec, ansi: the name of a standard cell; oem: a number of the device's maker; alias: another name of the item;
 * superseded: its former number; reported_name: what the firmware of a device calls the battery; words: other words of
 * its title.
 */
export const TEXT_KINDS = [
  'item_no',
  'ean',
  'iec',
  'ansi',
  'oem',
  'alias',
  'superseded',
  'reported_name',
  'device',
  'brand',
  'words',
] as const
export type TextKind = (typeof TEXT_KINDS)[number]

/**
 * Products by row: those on sale first, most popular first. Voltage in V, capacity in mAh, energy in Wh,
 * lengths in mm.
 */
export interface ProductColumns {
  size: number
  ids: Int32Array
  stop: Uint8Array
  voltage: Float64Array
  capacity: Int32Array
  energy: Float64Array
  /** Length, width and height, three values per row; a round cell repeats its diameter. NaN: unknown. */
  sides: Float32Array
  /** The sides, longest first, three values per row. NaN: unknown, or the third side of a round cell. */
  sizes: Float32Array
  chemistry: Codes
  category: Codes
}

/** `codes[row]` is an index into `values`. */
export interface Codes {
  values: string[]
  codes: Uint16Array
}

export interface SearchIndex {
  version: number
  products: ProductColumns
  /** The row of a product, by its id. */
  rowOf: Map<number, number>
  /** The following are by text: its kind, spelling, brand, rows, and atoms in order. */
  kinds: Uint8Array
  displays: ByteStrings
  brandOf: Uint16Array
  brands: BrandNames
  rowsOf: Postings
  /** The device page of each text that names a device; -1: none. */
  deviceOf: Int32Array
  /** The further devices of a text that names several, such as a number printed on three machines. */
  moreDevices: ReadonlyMap<number, readonly number[]>
  /** The slug of each device, by the numbers of `deviceOf`. */
  deviceSlugs: ByteStrings
  atomsOf: Postings
  /** By row. */
  textsOfRow: Postings
  /** Whole texts without separators, with and without their brand. */
  keys: KeyTable
  /** Part numbers, cell names, item numbers and barcodes, reversed, for searches by the end of a number. */
  reversedNumbers: KeyTable
  /** These numbers unreversed and without the barcodes, for searches by the start or a part of a number. */
  numbers: KeyTable
  atomIds: Map<string, number>
  /** The class of each atom: bits of `TRAIT`. */
  atomTraits: Uint8Array
  /** By atom, ascending. */
  textsOfAtom: Postings
  /** Words of the names of devices and brands, and those of the kind `words`, with the number of their texts. */
  words: KeyTable
}

/** Brand names by number; 0 means no brand. */
export interface BrandNames {
  names: string[]
  /** Atoms at the start of this brand's device names. */
  atoms: readonly (readonly string[])[]
  /** Other words for the brand. */
  synonyms: readonly (readonly string[])[]
}

export function brandNames(names: string[]): BrandNames {
  return {
    names,
    atoms: names.map((name) => (name ? atomsOf(name.toLowerCase()) : [])),
    synonyms: names.map((name) => {
      const norm = searchKeyOf(name.toLowerCase())
      return Object.hasOwn(BRAND_SYNONYMS, norm) ? (BRAND_SYNONYMS[norm] ?? []) : []
    }),
  }
}

export function kindOf(index: SearchIndex, text: number): TextKind {
  return TEXT_KINDS[index.kinds[text] ?? 0] ?? 'words'
}

/** Whether a text is known by its brand alone: a device that was reported as 'HUAWEI' by Huawei. */
export function isBrandItself(index: SearchIndex, text: number, key: string): boolean {
  return index.brands.atoms[index.brandOf[text] ?? 0]?.join('') === key
}

export function isKind(index: SearchIndex, text: number, kinds: ReadonlySet<TextKind>): boolean {
  return kinds.has(kindOf(index, text))
}

export function brandNameOf(index: SearchIndex, text: number): string | null {
  return index.brands.names[index.brandOf[text] ?? 0] || null
}

export function codeAt(codes: Codes, row: number): string {
  return codes.values[codes.codes[row] ?? 0] ?? ''
}

/** Kinds whose whole text identifies a battery. */
export const NUMBER_KINDS: ReadonlySet<TextKind> = new Set([
  'item_no',
  'oem',
  'alias',
  'superseded',
  'reported_name',
  'iec',
  'ansi',
])
