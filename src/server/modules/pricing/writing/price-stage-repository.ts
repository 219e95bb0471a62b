// Holds the rows of a price file in a temporary table, and finds the items they name.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'

export interface StagedStep {
  product_id: number
  min_quantity: number
  amount: string
  valid_from: string | null
  valid_to: string | null
}

/** `price_stage` is dropped when the transaction ends. */
export async function createPriceStage(trx: Kysely<Database>): Promise<void> {
  await sql`create temporary table price_stage (
    product_id integer not null, min_quantity integer not null, amount numeric(12, 4) not null,
    valid_from date, valid_to date) on commit drop`.execute(trx)
}

export async function insertStagedSteps(
  trx: Kysely<Database>,
  steps: readonly StagedStep[],
): Promise<void> {
  await sql`
    insert into price_stage select * from json_to_recordset(${JSON.stringify(steps)}::json)
      as row (product_id integer, min_quantity integer, amount numeric, valid_from date, valid_to date)
  `.execute(trx)
}

export async function findItemsNamed(
  trx: Kysely<Database>,
  { numbers, eans }: { numbers: readonly string[]; eans: readonly string[] },
): Promise<{ id: number; item_no: string; ean: string | null }[]> {
  const { rows } = await sql<{ id: number; item_no: string; ean: string | null }>`
    select id, item_no, ean from product
    where item_no = any(${numbers}::text[]) or ean = any(${eans}::text[])`.execute(trx)
  return rows
}
