// Speeds up filling empty tables: foreign keys and secondary indexes are created after the rows.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'

/** True in a shop without products. */
export async function isEmpty(trx: Kysely<Database>): Promise<boolean> {
  return (await trx.selectFrom('product').select('id').limit(1).executeTakeFirst()) === undefined
}

export async function countItems(trx: Kysely<Database>): Promise<number> {
  const { items } = await trx
    .selectFrom('product')
    .select((eb) => eb.fn.countAll<number>().as('items'))
    .executeTakeFirstOrThrow()
  return items
}

/** Updates the planner statistics after a large import. */
export async function refreshStatistics(trx: Kysely<Database>): Promise<void> {
  await sql`analyze product, fitment, part_ref`.execute(trx)
}

const TABLES = [
  'product_text',
  'fitment',
  'part_ref',
  'price_row',
  'stock',
  'product_update',
  'device_name',
]

/**
 * Runs `work` without foreign keys and secondary indexes on the tables that reference products, then restores
 * them, with every row checked. Only for an empty catalogue: the tables are locked until the transaction ends.
 */
export async function fillUnchecked<T>(trx: Kysely<Database>, work: () => Promise<T>): Promise<T> {
  const keys = await sql<{ tab: string; name: string; definition: string }>`
    select conrelid::regclass::text as tab, conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and conrelid::regclass::text = any(${TABLES}::text[])
  `.execute(trx)
  const indexes = await sql<{ name: string; definition: string }>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
      from pg_index i where i.indrelid::regclass::text = any(${TABLES}::text[])
       and not i.indisunique and not i.indisprimary
  `.execute(trx)
  for (const { tab, name } of keys.rows) {
    await sql`alter table ${sql.table(tab)} drop constraint ${sql.ref(name)}`.execute(trx)
  }
  for (const { name } of indexes.rows) await sql`drop index ${sql.table(name)}`.execute(trx)
  const result = await work()
  for (const { definition } of indexes.rows) await sql.raw(definition).execute(trx)
  for (const { tab, name, definition } of keys.rows) {
    const added = sql`add constraint ${sql.ref(name)} ${sql.raw(definition)}`
    await sql`alter table ${sql.table(tab)} ${added}`.execute(trx)
  }
  return result
}
