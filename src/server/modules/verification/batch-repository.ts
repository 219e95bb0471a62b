// Reads and writes batches of verification codes, and counts their checks.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { BatchFacts, BatchReport } from './batch-facts.ts'

/** An empty batch; false when the id is taken. */
export async function insertBatch(
  trx: Kysely<Database>,
  { id, facts, now, actor }: { id: string; facts: BatchFacts; now: Date; actor: string },
): Promise<boolean> {
  const made = await trx
    .insertInto('code_batch')
    .values({
      id,
      item_no: facts.itemNo,
      lot: facts.lot,
      made_on: facts.madeOn,
      note: facts.note,
      count: 0,
      created_at: now,
      created_by: actor,
      voided_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** Returns the hashes that were written; the others existed already. */
export async function insertCodes(
  trx: Kysely<Database>,
  batch: string,
  hashes: readonly Buffer[],
): Promise<Buffer[]> {
  const { rows } = await sql<{ hash: Buffer }>`
    insert into verification_code (hash, batch_id)
    select hash, ${batch} from unnest(${hashes}::bytea[]) hash
    on conflict do nothing returning hash`.execute(trx)
  return rows.map(({ hash }) => hash)
}

export async function raiseBatchCount(
  trx: Kysely<Database>,
  batch: string,
  added: number,
): Promise<void> {
  await trx
    .updateTable('code_batch')
    .set((row) => ({ count: row('count', '+', added) }))
    .where('id', '=', batch)
    .execute()
}

/** False: no such batch, or already void. */
export async function markBatchVoid(
  trx: Kysely<Database>,
  now: Date,
  id: string,
): Promise<boolean> {
  const done = await trx
    .updateTable('code_batch')
    .set({ voided_at: now })
    .where('id', '=', id)
    .where('voided_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return done !== undefined
}

/** The code's batch; null: no such code, or already void. */
export async function markCodeVoid(
  trx: Kysely<Database>,
  now: Date,
  hash: Buffer,
): Promise<string | null> {
  const done = await trx
    .updateTable('verification_code')
    .set({ voided_at: now })
    .where('hash', '=', hash)
    .where('voided_at', 'is', null)
    .returning('batch_id')
    .executeTakeFirst()
  return done?.batch_id ?? null
}

/** Newest batches first, or a single one. `suspiciousFrom`: a code checked at least this often counts as suspicious. */
export async function findBatchReports(
  db: Kysely<Database>,
  { id, suspiciousFrom }: { id: string | undefined; suspiciousFrom: number },
): Promise<BatchReport[]> {
  const { rows } = await sql<BatchReport>`
    select b.id, b.item_no as "itemNo", b.lot, b.made_on::text as "madeOn", b.note,
      b.created_at as "createdAt", b.voided_at as "voidedAt",
      count(c.hash)::integer as codes,
      (count(c.hash) filter (where c.checks > 0))::integer as checked,
      (count(c.hash) filter (where c.checks > 1))::integer as repeated,
      (count(c.hash) filter (where c.checks >= ${suspiciousFrom}::integer))::integer as suspicious,
      (count(c.hash) filter (where c.voided_at is not null))::integer as voided
    from code_batch b left join verification_code c on c.batch_id = b.id
    where ${id ?? null}::text is null or b.id = ${id ?? null}
    group by b.id order by b.created_at desc, b.id desc`.execute(db)
  return rows
}

/** How often checks had each outcome, per day of the `days` days that end with `lastDay` ('2026-11-28'), newest day first. */
export function findOutcomeCounts(
  db: Kysely<Database>,
  { lastDay, days }: { lastDay: string; days: number },
) {
  return db
    .selectFrom('verification_day')
    .select([sql<string>`day::text`.as('day'), 'outcome', 'count'])
    .where('day', '>', sql<string>`${lastDay}::date - ${days}::integer`)
    .where('day', '<=', sql<string>`${lastDay}::date`)
    .orderBy('day', 'desc')
    .orderBy('outcome')
    .execute()
}
