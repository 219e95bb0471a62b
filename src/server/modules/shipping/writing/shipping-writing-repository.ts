// Writes, lists, confirms and removes services, rules, rates and transport facts.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'
import {
  SHIPPING_KEYS,
  type ShippingFile,
  type ShippingRow,
  shippingColumns,
} from './shipping-files.ts'

const TABLES = {
  services: 'shipping_service',
  rules: 'shipping_rule',
  rates: 'shipping_rate',
  products: 'product_transport',
} as const satisfies Record<ShippingFile, string>

/** For `returning`: PostgreSQL leaves `xmax` at 0 in a row that was inserted, not in one that was updated. */
const CREATED = sql<boolean>`(xmax = 0) as created`

/** The files whose rows staff confirm. */
const CONFIRMED = ['services', 'rules', 'rates'] as const

/**
 * Inserts new rows and updates those that differ, which then have to be confirmed again. `isExample`: they are the examples
 * in `data/`, not rows of staff.
 */
export async function upsertTerms(
  trx: Kysely<Database>,
  file: 'services' | 'rules' | 'rates',
  rows: readonly ShippingRow[],
  isExample: boolean,
): Promise<{ created: number; changed: number }> {
  const table = TABLES[file]
  const names = shippingColumns(file)
  const columns = sql.join(names.map((name) => sql.ref(name)))
  const keys = sql.join(SHIPPING_KEYS[file].map((name) => sql.ref(name)))
  const updates = sql.join(names.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))
  const before = sql.join(names.map((name) => sql`old.${sql.ref(name)}`))
  const after = sql.join(names.map((name) => sql`excluded.${sql.ref(name)}`))
  const { rows: written } = await sql<{ created: boolean }>`
    insert into ${sql.table(table)} as old (${columns}, is_example)
    select ${columns}, ${isExample} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    on conflict (${keys}) do update
      set ${updates}, is_example = excluded.is_example, confirmed_at = null, confirmed_by = null
      where (${before}) is distinct from (${after})
    returning ${CREATED}`.execute(trx)
  const created = written.filter((row) => row.created).length
  return { created, changed: written.length - created }
}

/** Returns how many rows were removed because `rows` has none with their key. */
export async function removeTermsExcept(
  trx: Kysely<Database>,
  file: 'services' | 'rules' | 'rates',
  rows: readonly ShippingRow[],
): Promise<number> {
  const table = sql.table(TABLES[file])
  const hasSameKey = sql.join(
    SHIPPING_KEYS[file].map((name) => sql`given.${sql.ref(name)} = old.${sql.ref(name)}`),
    sql` and `,
  )
  const { numAffectedRows } = await sql`
    delete from ${table} old where not exists (
      select from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::json) given
      where ${hasSameKey})`.execute(trx)
  return Number(numAffectedRows ?? 0)
}

/** The rows, each with its `item_no`, must be of known products; returns how many were new or differed. */
export async function upsertTransport(
  trx: Kysely<Database>,
  rows: readonly ShippingRow[],
  { now, actor }: { now: Date; actor: string },
): Promise<{ created: number; changed: number }> {
  const { rows: written } = await sql<{ created: boolean }>`
    insert into product_transport as old (product_id, cells, lithium_g, un_class, packing, customs_code, origin,
      stated_at, stated_by)
    select p.id, g.cells, g.lithium_g, g.un_class, g.packing, g.customs_code, g.origin, ${now}, ${actor}
    from json_to_recordset(${JSON.stringify(rows)}::json) as g(item_no text, cells integer,
      lithium_g numeric, un_class text, packing text, customs_code text, origin text)
    join product p on p.item_no = g.item_no
    on conflict (product_id) do update set cells = excluded.cells, lithium_g = excluded.lithium_g,
      un_class = excluded.un_class, packing = excluded.packing, customs_code = excluded.customs_code,
      origin = excluded.origin, stated_at = excluded.stated_at, stated_by = excluded.stated_by
    where (old.cells, old.lithium_g, old.un_class, old.packing, old.customs_code, old.origin)
      is distinct from (excluded.cells, excluded.lithium_g, excluded.un_class, excluded.packing,
        excluded.customs_code, excluded.origin)
    returning ${CREATED}`.execute(trx)
  if (written.length > 0) await clearContentHashes(trx, rows)
  const created = written.filter((row) => row.created).length
  return { created, changed: written.length - created }
}

/** Catalogue files have these columns too: the empty hash makes the next import compare the items in full. */
async function clearContentHashes(
  trx: Kysely<Database>,
  rows: readonly ShippingRow[],
): Promise<void> {
  const itemNos = rows.map(({ item_no }) => String(item_no))
  await sql`update product set content_hash = '' where item_no = any(${itemNos})`.execute(trx)
}

export async function removeTransportExcept(
  trx: Kysely<Database>,
  itemNos: readonly string[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from product_transport t using product p
    where p.id = t.product_id and p.item_no <> all(${itemNos})`.execute(trx)
  return Number(numAffectedRows ?? 0)
}

export async function findKnownItems(
  db: Kysely<Database>,
  itemNos: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ item_no: string }>`
    select item_no from product where item_no = any(${itemNos})`.execute(db)
  return new Set(rows.map(({ item_no }) => item_no))
}

export async function findServiceIds(db: Kysely<Database>): Promise<Set<string>> {
  const rows = await db.selectFrom('shipping_service').select('id').execute()
  return new Set(rows.map(({ id }) => id))
}

/** All rows, in the order of their keys. */
export async function findTermRows(
  db: Kysely<Database>,
  file: ShippingFile,
): Promise<ShippingRow[]> {
  const keys = sql.join(SHIPPING_KEYS[file].map((name) => sql.ref(name)))
  if (file === 'products') {
    const { rows } = await sql<ShippingRow>`
      select p.item_no, t.cells, t.lithium_g::float8 as lithium_g, t.un_class, t.packing, t.customs_code, t.origin
      from product_transport t join product p on p.id = t.product_id order by ${keys}`.execute(db)
    return rows
  }
  const columns = sql.join(
    shippingColumns(file).map((name) =>
      DECIMALS.has(name) ? sql`${sql.ref(name)}::float8 as ${sql.ref(name)}` : sql.ref(name),
    ),
  )
  const { rows } = await sql<ShippingRow>`
    select ${columns} from ${sql.table(TABLES[file])} order by ${keys}`.execute(db)
  return rows
}

/** Columns with decimals, which PostgreSQL would return as texts. */
const DECIMALS = new Set(['max_wh', 'max_cell_wh', 'max_lithium_g_cell', 'max_lithium_g'])

/**
 * Confirms, for one service or all, the rows that are not confirmed and those that `replacedActor` confirmed. Returns
 * their number.
 */
export async function confirmRows(
  trx: Kysely<Database>,
  { service, now, actor, replacedActor }: TermsToConfirm,
): Promise<number> {
  let count = 0
  for (const file of CONFIRMED) {
    const { numAffectedRows } = await sql`
      update ${sql.table(TABLES[file])} set confirmed_at = ${now}, confirmed_by = ${actor}
      where (confirmed_at is null or confirmed_by = ${replacedActor})
        and (${service}::text is null or ${serviceOf(file)} = ${service})`.execute(trx)
    count += Number(numAffectedRows ?? 0)
  }
  return count
}

export interface TermsToConfirm {
  /** Null: every service. */
  service: string | null
  now: Date
  actor: string
  /** Whose confirmations the actor's replace. */
  replacedActor: string
}

/** The service is no longer offered until it is confirmed again; its rules and rates stay as they are. */
export async function withdrawService(trx: Kysely<Database>, service: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('shipping_service')
    .set({ confirmed_at: null, confirmed_by: null })
    .where('id', '=', service)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

function serviceOf(file: (typeof CONFIRMED)[number]) {
  return sql.ref(file === 'services' ? 'id' : 'service')
}

export interface ServiceSummary {
  id: string
  name: string
  mode: string
  isExample: boolean
  /** 'staff:ann@…'; null: not confirmed. */
  confirmedBy: string | null
  /** YYYY-MM-DD; null: not confirmed. */
  confirmedOn: string | null
  rules: number
  /** Rules that are not confirmed. */
  unconfirmedRules: number
  rates: number
  /** Rates that are not confirmed. */
  unconfirmedRates: number
}

export async function findServiceSummaries(db: Kysely<Database>): Promise<ServiceSummary[]> {
  const { rows } = await sql<ServiceSummary>`
    select s.id, s.name_en_us as name, s.mode, s.is_example as "isExample", s.confirmed_by as "confirmedBy",
      to_char(s.confirmed_at, 'YYYY-MM-DD') as "confirmedOn", coalesce(r.all, 0) as rules,
      coalesce(r.open, 0) as "unconfirmedRules", coalesce(t.all, 0) as rates, coalesce(t.open, 0) as "unconfirmedRates"
    from shipping_service s
    left join (select service, count(*)::integer as all, count(*) filter (where confirmed_at is null)::integer as open
      from shipping_rule group by service) r on r.service = s.id
    left join (select service, count(*)::integer as all, count(*) filter (where confirmed_at is null)::integer as open
      from shipping_rate group by service) t on t.service = s.id
    order by s.position, s.id`.execute(db)
  return rows
}

/** Whether the shop never had shipping terms, judging by its tables and its audit log. */
export async function neverHadTerms(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ neverHad: boolean }>`
    select not exists (select from shipping_service)
      and not exists (select from audit_entry where action like 'shipping.%') as "neverHad"`.execute(
    db,
  )
  return rows[0]?.neverHad ?? false
}
