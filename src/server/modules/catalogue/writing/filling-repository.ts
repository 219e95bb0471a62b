// Counts items, refreshes statistics, and drops and restores foreign keys and secondary indexes for a first filling.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'

export async function hasProduct(trx: Kysely<Database>): Promise<boolean> {
  return (await trx.selectFrom('product').select('id').limit(1).executeTakeFirst()) !== undefined
}

export async function countProducts(trx: Kysely<Database>): Promise<number> {
  const { items } = await trx
    .selectFrom('product')
    .select((eb) => eb.fn.countAll<number>().as('items'))
    .executeTakeFirstOrThrow()
  return items
}

export async function analyzeProducts(trx: Kysely<Database>): Promise<void> {
  await sql`analyze product, fitment, part_ref, product_update`.execute(trx)
}

export interface ForeignKey {
  tableName: string
  name: string
  definition: string
}

export interface Index {
  name: string
  definition: string
}

export async function findForeignKeys(
  trx: Kysely<Database>,
  tables: readonly string[],
): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select conrelid::regclass::text as "tableName", conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and conrelid::regclass::text = any(${tables}::text[])
  `.execute(trx)
  return rows
}

/** Neither primary keys nor unique indexes. */
export async function findSecondaryIndexes(
  trx: Kysely<Database>,
  tables: readonly string[],
): Promise<Index[]> {
  const { rows } = await sql<Index>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
      from pg_index i where i.indrelid::regclass::text = any(${tables}::text[])
       and not i.indisunique and not i.indisprimary
  `.execute(trx)
  return rows
}

export async function dropForeignKey(
  trx: Kysely<Database>,
  { tableName, name }: ForeignKey,
): Promise<void> {
  await sql`alter table ${sql.table(tableName)} drop constraint ${sql.ref(name)}`.execute(trx)
}

export async function dropIndex(trx: Kysely<Database>, { name }: Index): Promise<void> {
  await sql`drop index ${sql.table(name)}`.execute(trx)
}

/** With the definition that PostgreSQL gave for it. */
export async function createIndex(trx: Kysely<Database>, { definition }: Index): Promise<void> {
  await sql.raw(definition).execute(trx)
}

export async function addForeignKey(
  trx: Kysely<Database>,
  { tableName, name, definition }: ForeignKey,
): Promise<void> {
  const added = sql`add constraint ${sql.ref(name)} ${sql.raw(definition)}`
  await sql`alter table ${sql.table(tableName)} ${added}`.execute(trx)
}
