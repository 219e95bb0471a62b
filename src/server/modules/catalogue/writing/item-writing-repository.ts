// Writes items to all their tables, with a fixed small number of statements per batch.
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../../db/database.ts'

type Rows = ReadonlyArray<Record<string, unknown>>

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
/** The list `srp` holds suggested retail prices. */
const PRICE_COLUMNS: Columns = {
  table: 'price_row',
  given: [
    ['product_id', 'int'],
    ['amount', 'numeric'],
  ],
  fixed: { list: 'srp', currency: 'USD' },
}
const COLUMNS = {
  product_text: TEXT_COLUMNS,
  fitment: FIT_COLUMNS,
  part_ref: PART_COLUMNS,
  stock: STOCK_COLUMNS,
  price_row: PRICE_COLUMNS,
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

/** Returns ids by item number. */
export async function upsertProducts(
  db: Kysely<Database>,
  products: Rows,
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

/** Deletes the rows of these items that an import writes; those from other sources (reviews, other prices) are kept. */
export async function deleteImportedRows(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<void> {
  const list = sql`any(${[...ids]}::int[])`
  for (const table of ['product_text', 'fitment', 'part_ref', 'stock']) {
    await sql`delete from ${sql.table(table)} where product_id = ${list}`.execute(db)
  }
  await sql`
    delete from price_row where product_id = ${list}
      and list = 'srp' and currency = 'USD' and min_quantity = 1 and valid_from is null
  `.execute(db)
}

export async function insertRows(
  db: Kysely<Database>,
  table: keyof typeof COLUMNS,
  rows: Rows,
): Promise<void> {
  if (rows.length === 0) return
  const columns: Columns = COLUMNS[table]
  const given = columns.given.map(([name]) => sql.ref(name))
  const fixed = Object.entries(columns.fixed ?? {})
  const targets = [...given, ...fixed.map(([name]) => sql.ref(name))]
  const values = [...given, ...fixed.map(([, value]) => sql`${sql.lit(value)}`)]
  await sql`
    insert into ${sql.table(columns.table)} (${sql.join(targets)})
    select ${sql.join(values)} from ${recordset(columns.given, rows)}
  `.execute(db)
}

const TRANSPORT_TYPES: ReadonlyArray<readonly [string, string]> = [
  ['product_id', 'int'],
  ['cells', 'int'],
  ['lithium_g', 'numeric'],
  ['un_class', 'text'],
  ['customs_code', 'text'],
  ['origin', 'text'],
]

/** Leaves `packing` (alone or with equipment) unchanged, which only shipping files state. */
export async function upsertTransport(db: Kysely<Database>, rows: Rows): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into product_transport as old (product_id, cells, lithium_g, un_class, customs_code, origin,
      stated_at, stated_by)
    select product_id, cells, lithium_g, un_class, customs_code, origin, now(), 'catalogue'
    from ${recordset(TRANSPORT_TYPES, rows)}
    on conflict (product_id) do update set cells = excluded.cells, lithium_g = excluded.lithium_g,
      un_class = excluded.un_class, customs_code = excluded.customs_code, origin = excluded.origin,
      stated_at = excluded.stated_at, stated_by = excluded.stated_by`.execute(db)
}

/** The stock of new products, from the figures just written; `counted` keeps the figure of the catalogue file. */
export async function addStockLevels(
  db: Kysely<Database>,
  ids: readonly number[],
  lowBelow: number,
): Promise<void> {
  await sql`
    insert into stock_level (product_id, on_hand, counted, band)
    select product_id, quantity, quantity,
      case when quantity < 1 then 0 when quantity < ${lowBelow} then 1 else 2 end
    from stock where product_id = any(${[...ids]}::int[])
    on conflict (product_id) do nothing`.execute(db)
}

function recordset(
  columns: ReadonlyArray<readonly [string, string]>,
  rows: Rows,
): RawBuilder<unknown> {
  const types = columns.map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`)
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as r(${sql.join(types)})`
}

/** Checks foreign keys and unique values at the end of the import, so that rows may come in any order. */
export async function deferConstraints(trx: Kysely<Database>): Promise<void> {
  await sql`set constraints all deferred`.execute(trx)
}

export async function checkConstraints(trx: Kysely<Database>): Promise<void> {
  await sql`set constraints all immediate`.execute(trx)
}

/** Removes the EAN of these items; the empty hash makes the next import compare them in full. */
export async function freeEans(trx: Kysely<Database>, itemNos: readonly string[]): Promise<void> {
  await sql`update product set ean = null, content_hash = ''
      where item_no = any(${itemNos}::text[])`.execute(trx)
}

export async function archiveProducts(
  trx: Kysely<Database>,
  ids: readonly number[],
  version: number,
): Promise<void> {
  await sql`
    update product set status = 'archived', stop = false, content_hash = '',
      changed_in = ${version} where id = any(${ids}::int[])
  `.execute(trx)
}
