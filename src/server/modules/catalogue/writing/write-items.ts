// Writes a batch of items to all their tables, with a fixed small number of statements.
import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import type { CatalogueItem } from '../../../../shared/catalogue-item.ts'
import type { Database } from '../../../db/database.ts'
import { createDevices, findDevices } from './device-names.ts'
import { contentHash } from './item-content.ts'
import { fitmentRows, partRows, productRow, textRows } from './item-rows.ts'

export interface ItemWrite {
  item: CatalogueItem
  /** The item as stored; absent for a new one. */
  before: CatalogueItem | undefined
}

/** Inserts or updates these items in the caller's transaction; returns ids by item number. */
export async function writeItems(
  db: Kysely<Database>,
  writes: readonly ItemWrite[],
  version: number,
): Promise<Map<string, number>> {
  if (writes.length === 0) return new Map()
  const items = writes.map((write) => write.item)
  const devices = await findDevices(db, items)
  await createDevices(db, items, devices)
  const products = items.map((item) => productRow(item, { hash: contentHash(item), version }))
  const ids = await upsertProducts(db, products)
  const idOf = (item: CatalogueItem): number => ids.get(item.itemNo) ?? 0
  const known = writes.filter((write) => write.before).map((write) => idOf(write.item))
  if (known.length > 0) await clearChildren(db, known)
  await insertRows(
    db,
    TEXT_COLUMNS,
    items.flatMap((item) => textRows(idOf(item), item)),
  )
  await insertRows(
    db,
    FIT_COLUMNS,
    items.flatMap((item) => fitmentRows(idOf(item), item, devices)),
  )
  await insertRows(
    db,
    PART_COLUMNS,
    items.flatMap((item) => partRows(idOf(item), item)),
  )
  await insertRows(
    db,
    STOCK_COLUMNS,
    items.map((item) => ({ product_id: idOf(item), quantity: item.stock })),
  )
  const priced = items.filter((item) => item.suggestedRetailPrice_USD !== null)
  const prices = priced.map((item) => ({
    product_id: idOf(item),
    amount: item.suggestedRetailPrice_USD,
  }))
  await insertRows(db, PRICE_COLUMNS, prices)
  return ids
}

interface Columns {
  table: string
  /** Column and type of the values from the row, in order. */
  given: ReadonlyArray<readonly [string, string]>
  /** Columns with one value for all rows. */
  fixed?: Readonly<Record<string, string>>
}

const TEXT_COLUMNS: Columns = {
  table: 'product_text',
  given: [
    ['product_id', 'int'],
    ['lang', 'text'],
    ['title', 'text'],
    ['description', 'text'],
  ],
}
const FIT_COLUMNS: Columns = {
  table: 'fitment',
  given: [
    ['product_id', 'int'],
    ['position', 'int'],
    ['device_id', 'text'],
    ['brand', 'text'],
    ['label', 'text'],
    ['qualifier', 'text[]'],
    ['source', 'text'],
    ['confidence', 'text'],
  ],
}
const PART_COLUMNS: Columns = {
  table: 'part_ref',
  given: [
    ['product_id', 'int'],
    ['kind', 'text'],
    ['raw', 'text'],
    ['brand', 'text'],
    ['source', 'text'],
    ['position', 'int'],
  ],
}
const STOCK_COLUMNS: Columns = {
  table: 'stock',
  given: [
    ['product_id', 'int'],
    ['quantity', 'int'],
  ],
}
const PRICE_COLUMNS: Columns = {
  table: 'price_row',
  given: [
    ['product_id', 'int'],
    ['amount', 'numeric'],
  ],
  fixed: { list: 'srp', currency: 'USD' },
}
const PRODUCT_TYPES: ReadonlyArray<readonly [string, string]> = [
  ['item_no', 'text'],
  ['slug', 'text'],
  ['brand', 'text'],
  ['style_type', 'text'],
  ['type', 'text'],
  ['category_id', 'text'],
  ['device_brand', 'text'],
  ['device_label', 'text'],
  ['voltage', 'float8'],
  ['capacity_mah', 'int'],
  ['energy_wh', 'float8'],
  ['chemistry', 'text'],
  ['colour', 'text'],
  ['pack_qty', 'int'],
  ['length_mm', 'float8'],
  ['width_mm', 'float8'],
  ['height_mm', 'float8'],
  ['diameter_mm', 'float8'],
  ['net_weight_g', 'int'],
  ['gross_weight_g', 'int'],
  ['ean', 'text'],
  ['regions', 'text[]'],
  ['iec_name', 'text'],
  ['ansi_name', 'text'],
  ['discharge_rate', 'text'],
  ['remark', 'text'],
  ['status', 'text'],
  ['stop', 'boolean'],
  ['listed_on', 'date'],
  ['updated_on', 'date'],
  ['popularity', 'int'],
  ['fit_count', 'int'],
  ['fits_confirmed', 'boolean'],
  ['basis', 'jsonb'],
  ['content_hash', 'text'],
  ['changed_in', 'bigint'],
  ['fit_device_ids', 'text[]'],
]

async function upsertProducts(
  db: Kysely<Database>,
  products: ReadonlyArray<Record<string, unknown>>,
): Promise<Map<string, number>> {
  const names = PRODUCT_TYPES.map(([name]) => name)
  const updates = names.slice(1).map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`)
  const result = await sql<{ id: number; item_no: string }>`
    insert into product (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(names.map((name) => sql.ref(name)))} from ${recordset(PRODUCT_TYPES, products)}
    on conflict (item_no) do update set ${sql.join(updates)}
    returning id, item_no
  `.execute(db)
  return new Map(result.rows.map((row) => [row.item_no, row.id]))
}

/** The item's own lists are rewritten; rows from other sources (reviews, other prices) are kept. */
async function clearChildren(db: Kysely<Database>, ids: readonly number[]): Promise<void> {
  const list = sql`any(${[...ids]}::int[])`
  for (const table of ['product_text', 'fitment', 'part_ref', 'stock']) {
    await sql`delete from ${sql.table(table)} where product_id = ${list}`.execute(db)
  }
  await sql`
    delete from price_row where product_id = ${list}
      and list = 'srp' and currency = 'USD' and min_quantity = 1 and valid_from is null
  `.execute(db)
}

async function insertRows(
  db: Kysely<Database>,
  columns: Columns,
  rows: ReadonlyArray<Record<string, unknown>>,
): Promise<void> {
  if (rows.length === 0) return
  const given = columns.given.map(([name]) => sql.ref(name))
  const fixed = Object.entries(columns.fixed ?? {})
  const targets = [...given, ...fixed.map(([name]) => sql.ref(name))]
  const values = [...given, ...fixed.map(([, value]) => sql`${sql.lit(value)}`)]
  await sql`
    insert into ${sql.table(columns.table)} (${sql.join(targets)})
    select ${sql.join(values)} from ${recordset(columns.given, rows)}
  `.execute(db)
}

function recordset(
  columns: ReadonlyArray<readonly [string, string]>,
  rows: ReadonlyArray<Record<string, unknown>>,
): RawBuilder<unknown> {
  const types = columns.map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`)
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as r(${sql.join(types)})`
}
