// Reads the catalogue into a search index without blocking the process for long.
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { createPauses, type Pauses } from '../../../platform/pauses.ts'
import { meaningOf } from '../query/lexicon.ts'
import { readableForm, searchKeyOf } from '../spelling/term-forms.ts'
import { UNIT_WORDS } from '../texts/unit-words.ts'
import { appleNames, unlistedAppleNames } from './apple-names.ts'
import { IndexBuilder } from './index-builder.ts'
import {
  allowLongPauses,
  findDevices,
  findFits,
  findNumbers,
  findProducts,
  findTitles,
  type NamedProductRow,
  BATCH_SIZE,
} from './index-repository.ts'
import { productColumns } from './product-columns.ts'
import { PostingsBuilder } from './postings.ts'
import type { SearchIndex } from './search-index.ts'
import { TextNumbers } from './text-numbers.ts'

const LETTERS = /^\p{L}{3,40}$/u
const WORD_ENDS = /[^\p{L}\p{N}]+/u

/** The state that each batch extends. */
interface Loading {
  db: Kysely<Database>
  builder: IndexBuilder
  pauses: Pauses
  deviceIds: TextNumbers
  rowsOfDevice: PostingsBuilder
}

/** Visible products only, from one snapshot; a change written meanwhile is in the next index. */
export async function loadIndex(db: Kysely<Database>, version: number): Promise<SearchIndex> {
  const builder = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(readTexts)
  // Sorting takes long enough for the database to end a transaction that waits for it.
  return builder.finish(version)
}

async function readTexts(db: Kysely<Database>): Promise<IndexBuilder> {
  await allowLongPauses(db)
  const pauses = createPauses()
  const { builder, last } = await readProducts(db, pauses)
  const deviceIds = new TextNumbers()
  const loading = { db, builder, pauses, deviceIds, rowsOfDevice: new PostingsBuilder() }
  for (let after = 0; after < last; after += BATCH_SIZE) {
    await addFits(loading, after)
    await addNumbers(loading, after)
  }
  await addDevices(loading)
  for (const name of unlistedAppleNames()) {
    builder.add('device', `Apple ${name}`, 'Apple', { rows: [] })
  }
  await addTitles(loading, last)
  return builder
}

async function eachRow<Row>(
  { pauses }: Pick<Loading, 'pauses'>,
  rows: readonly Row[],
  add: (row: Row) => void,
): Promise<void> {
  for (const row of rows) {
    add(row)
    if (pauses.isDue()) await pauses.take()
  }
}

/** The builder with all products, whose rows can then be freed, and the last id. */
async function readProducts(
  db: Kysely<Database>,
  pauses: Pauses,
): Promise<{ builder: IndexBuilder; last: number }> {
  const products: NamedProductRow[] = []
  for (let after = 0; ;) {
    const rows = await findProducts(db, after)
    for (const row of rows) products.push(row)
    const last = rows.at(-1)
    if (!last) break
    after = last.id
  }
  const builder = new IndexBuilder(productColumns(products))
  await eachRow({ pauses }, products, (product) => addProduct(builder, product))
  return { builder, last: products.at(-1)?.id ?? 0 }
}

function addProduct(builder: IndexBuilder, product: NamedProductRow): void {
  const row = builder.rowOf(product.id)
  if (row === undefined) return
  const rows = [row]
  builder.add('item_no', product.item_no, null, { rows })
  if (product.ean) builder.add('ean', product.ean, null, { rows })
  if (product.iec_name) builder.add('iec', product.iec_name, null, { rows })
  if (product.ansi_name) builder.add('ansi', product.ansi_name, null, { rows })
  builder.add('brand', product.brand, product.brand, { rows })
  if (product.device_brand)
    builder.add('brand', product.device_brand, product.device_brand, { rows })
}

async function addFits(loading: Loading, after: number): Promise<void> {
  const { db, builder, deviceIds, rowsOfDevice } = loading
  const fits = await findFits(db, after)
  await eachRow(loading, fits, ({ product_id: id, device_id: device, brand, label }) => {
    const row = builder.rowOf(id)
    if (row === undefined) return
    if (device !== null) rowsOfDevice.add(deviceIds.add(device), row)
    if (!isComplete(label, brand)) return
    builder.add('device', label, brand, { rows: [row] })
    builder.add('brand', brand, brand, { rows: [row] })
  })
}

async function addNumbers(loading: Loading, after: number): Promise<void> {
  const { db, builder } = loading
  const numbers = await findNumbers(db, after)
  await eachRow(loading, numbers, ({ product_id: id, kind, raw, brand }) => {
    const row = builder.rowOf(id)
    if (row !== undefined) builder.add(kind, raw, brand, { rows: [row] })
  })
}

// The titles of a catalogue may contain words that occur in no number or device; they lead to the product as well.
async function addTitles(loading: Loading, last: number): Promise<void> {
  const { db, builder } = loading
  const answers = new Map<string, boolean>()
  const isInTitlesOnly = (word: string) => {
    let answer = answers.get(word)
    if (answer === undefined) {
      answer =
        LETTERS.test(word) &&
        !Object.hasOwn(UNIT_WORDS, word) &&
        !builder.isNameWord(word) &&
        meaningOf(word) === undefined
      answers.set(word, answer)
    }
    return answer
  }
  for (let after = 0; after < last; after += BATCH_SIZE) {
    const titles = await findTitles(db, after)
    await eachRow(loading, titles, ({ product_id: id, text }) => {
      const row = builder.rowOf(id)
      if (row === undefined) return
      for (const word of text.toLowerCase().split(WORD_ENDS)) {
        if (isInTitlesOnly(word)) builder.add('words', word, null, { rows: [row] })
      }
    })
  }
}

/** Indexes every device by its name and its other names, including devices without a battery. */
async function addDevices(loading: Loading): Promise<void> {
  const { db, builder, deviceIds } = loading
  const rowsOfDevice = loading.rowsOfDevice.finish(deviceIds.size)
  for (let after = ''; ;) {
    const devices = await findDevices(db, after)
    await eachRow(loading, devices, ({ id, slug, brand, model, aliases }) => {
      const number = deviceIds.find(id)
      const fitting = number === undefined ? [] : rowsOfDevice.of(number)
      for (const name of [model, ...aliases, ...appleNames(brand, [model, ...aliases])]) {
        const label = startsWithBrand(name, brand) ? name : `${brand} ${name}`
        if (isComplete(label, brand))
          builder.add('device', label, brand, { rows: fitting, device: slug })
      }
    })
    const last = devices.at(-1)
    if (!last) return
    after = last.id
  }
}

function startsWithBrand(name: string, brand: string): boolean {
  return name.toLowerCase().startsWith(brand.toLowerCase())
}

// A single letter after the brand does not identify a device; 'Nokia 6' and 'Redmi 9' do.
function isComplete(label: string, brand: string): boolean {
  const isWhole = startsWithBrand(label, brand)
  const rest = searchKeyOf(readableForm(isWhole ? label.slice(brand.length) : label))
  return rest.length > 1 || (isWhole && /^[1-9]$/.test(rest))
}
