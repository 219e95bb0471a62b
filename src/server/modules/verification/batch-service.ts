// Batches of verification codes: stored as hashes, invalidated, and reported on.
import { sql, type Kysely } from 'kysely'
import { sellerDay } from '../../../shared/seller-day.ts'
import type { Database } from '../../db/database.ts'
import { hashOfCode } from './code-secrets.ts'

export interface BatchFacts {
  itemNo: string | null
  lot: string
  /** YYYY-MM-DD */
  madeOn: string | null
  note: string
}

export interface BatchReport extends BatchFacts {
  id: string
  createdAt: Date
  voidedAt: Date | null
  codes: number
  /** Checked at least once, more than once, five times or more. */
  checked: number
  repeated: number
  suspicious: number
  voided: number
}

/** Rows per statement. */
const PART = 5000

/** 'B20261121-3': the third batch of that day. addCodes updates `count`. */
export async function createBatch(
  trx: Kysely<Database>,
  now: Date,
  { facts, actor }: { facts: BatchFacts; actor: string },
): Promise<string> {
  const day = `B${sellerDay(now).replaceAll('-', '')}`
  for (let number = 1; ; number += 1) {
    const made = await trx
      .insertInto('code_batch')
      .values({
        id: `${day}-${number}`,
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
    if (made) return made.id
  }
}

/** Returns the codes that already existed in any batch. */
export async function addCodes(
  trx: Kysely<Database>,
  { batch, key, codes }: { batch: string; key: Buffer; codes: Iterable<string> },
): Promise<string[]> {
  const known: string[] = []
  let added = 0
  for (const part of parts(codes)) {
    const hashes = part.map((code) => hashOfCode(key, code))
    const { rows } = await sql<{ hash: Buffer }>`
      insert into verification_code (hash, batch_id)
      select hash, ${batch} from unnest(${hashes}::bytea[]) hash
      on conflict do nothing returning hash`.execute(trx)
    added += rows.length
    if (rows.length === part.length) continue
    const written = new Set(rows.map(({ hash }) => hash.toString('hex')))
    known.push(...part.filter((_, at) => !written.has(hashes[at]?.toString('hex') ?? '')))
  }
  await trx
    .updateTable('code_batch')
    .set((row) => ({ count: row('count', '+', added) }))
    .where('id', '=', batch)
    .execute()
  return known
}

/** False: no such batch, or already invalid. */
export async function voidBatch(trx: Kysely<Database>, now: Date, id: string): Promise<boolean> {
  const done = await trx
    .updateTable('code_batch')
    .set({ voided_at: now })
    .where('id', '=', id)
    .where('voided_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return done !== undefined
}

/** The code's batch; null: no such code, or already invalid. */
export async function voidCode(
  trx: Kysely<Database>,
  now: Date,
  { key, code }: { key: Buffer; code: string },
): Promise<string | null> {
  const done = await trx
    .updateTable('verification_code')
    .set({ voided_at: now })
    .where('hash', '=', hashOfCode(key, code))
    .where('voided_at', 'is', null)
    .returning('batch_id')
    .executeTakeFirst()
  return done?.batch_id ?? null
}

/** Newest batches first, or a single one. */
export async function reportBatches(db: Kysely<Database>, id?: string): Promise<BatchReport[]> {
  const { rows } = await sql<BatchReport>`
    select b.id, b.item_no as "itemNo", b.lot, b.made_on::text as "madeOn", b.note,
      b.created_at as "createdAt", b.voided_at as "voidedAt",
      count(c.hash)::integer as codes,
      (count(c.hash) filter (where c.checks > 0))::integer as checked,
      (count(c.hash) filter (where c.checks > 1))::integer as repeated,
      (count(c.hash) filter (where c.checks >= 5))::integer as suspicious,
      (count(c.hash) filter (where c.voided_at is not null))::integer as voided
    from code_batch b left join verification_code c on c.batch_id = b.id
    where ${id ?? null}::text is null or b.id = ${id ?? null}
    group by b.id order by b.created_at desc, b.id desc`.execute(db)
  return rows
}

/** The outcomes of the checks of the last `days` days, newest day first. */
export function recentOutcomes(db: Kysely<Database>, days: number) {
  return db
    .selectFrom('verification_day')
    .select([sql<string>`day::text`.as('day'), 'outcome', 'count'])
    .where('day', '>', sql<string>`current_date - ${days}::integer`)
    .orderBy('day', 'desc')
    .orderBy('outcome')
    .execute()
}

function* parts(codes: Iterable<string>): Generator<string[]> {
  let part: string[] = []
  for (const code of codes) {
    part.push(code)
    if (part.length < PART) continue
    yield part
    part = []
  }
  if (part.length > 0) yield part
}
