// Converts the search index to arrays that a file can hold, and back.
import { ByteStrings } from './byte-strings.ts'
import { KeyTable } from './key-table.ts'
import { Postings } from './postings.ts'
import { brandNames, type SearchIndex } from './search-index.ts'

export type PackedIndex = ReturnType<typeof packIndex>

export function packIndex(index: SearchIndex) {
  const { version: _, rowOf: _rows, brands, moreDevices, atomIds, ...rest } = index
  return {
    ...rest,
    products: { ...rest.products },
    brands: brands.names,
    moreDevices: [...moreDevices],
    /** In the order of their numbers. */
    atoms: [...atomIds.keys()],
    keys: packTable(rest.keys),
    numbers: packTable(rest.numbers),
    reversedNumbers: packTable(rest.reversedNumbers),
    words: packTable(rest.words),
    displays: rest.displays.pack(),
    deviceSlugs: rest.deviceSlugs.pack(),
    rowsOf: rest.rowsOf.pack(),
    atomsOf: rest.atomsOf.pack(),
    textsOfRow: rest.textsOfRow.pack(),
    textsOfAtom: rest.textsOfAtom.pack(),
  }
}

/** `version`: that of the index which was packed. */
export function unpackIndex(packed: PackedIndex, version: number): SearchIndex {
  const { atoms, brands, moreDevices, products, ...rest } = packed
  return {
    ...rest,
    version,
    products,
    rowOf: new Map(Array.from(products.ids, (id, row) => [id, row])),
    brands: brandNames(brands),
    moreDevices: new Map(moreDevices),
    atomIds: new Map(atoms.map((atom, number) => [atom, number])),
    keys: tableFrom(rest.keys),
    numbers: tableFrom(rest.numbers),
    reversedNumbers: tableFrom(rest.reversedNumbers),
    words: tableFrom(rest.words),
    displays: stringsFrom(rest.displays),
    deviceSlugs: stringsFrom(rest.deviceSlugs),
    rowsOf: postingsFrom(rest.rowsOf),
    atomsOf: postingsFrom(rest.atomsOf),
    textsOfRow: postingsFrom(rest.textsOfRow),
    textsOfAtom: postingsFrom(rest.textsOfAtom),
  }
}

function packTable(table: KeyTable) {
  const { keys, ...arrays } = table.pack()
  return { ...arrays, keys: keys.pack() }
}

function tableFrom({ keys, order, values, filter }: ReturnType<typeof packTable>): KeyTable {
  return new KeyTable(stringsFrom(keys), order, values, filter)
}

function stringsFrom({ bytes, ends }: ReturnType<ByteStrings['pack']>): ByteStrings {
  return new ByteStrings(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), ends)
}

function postingsFrom({ starts, values }: ReturnType<Postings['pack']>): Postings {
  return new Postings(starts, values)
}
