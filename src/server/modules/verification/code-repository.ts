// Reads verification codes by their hashes and records checks.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** The code as it was before this check. */
export interface FoundCode {
  first_checked_at: Date | null
  /** The hash of the browser that checked it first, by a cookie; null: not checked yet, or without the cookie. */
  first_device_hash: Buffer | null
  checks: number
  item_no: string | null
  /** The batch of production; '': not stated. */
  lot: string
  /** The day of manufacture, YYYY-MM-DD. */
  made_on: string | null
}

/** What selects `FoundCode` of codes that are not voided; a condition for the hash follows. */
const FOUND = sql`
  c.first_checked_at, c.first_device_hash, c.checks, b.item_no, b.lot, b.made_on::text
  from verification_code c join code_batch b on b.id = c.batch_id
  where c.voided_at is null and b.voided_at is null`

/** A voided code is not found. */
export async function findCode(db: Kysely<Database>, hash: Buffer): Promise<FoundCode | undefined> {
  const { rows } = await sql<FoundCode>`select ${FOUND} and c.hash = ${hash}`.execute(db)
  return rows[0]
}

/**
 * Records a check and returns the code as it was before. Of two concurrent checks exactly one is the first.
 * `deviceHash`: the hash of the browser, as in `first_device_hash`.
 */
export async function recordCheck(
  db: Kysely<Database>,
  hash: Buffer,
  { now, deviceHash }: { now: Date; deviceHash: Buffer | null },
): Promise<FoundCode | undefined> {
  const { rows } = await sql<FoundCode>`
    with found as (select c.hash, ${FOUND} and c.hash = ${hash} for update of c),
    stamped as (
      update verification_code c set
        checks = c.checks + 1,
        first_checked_at = coalesce(c.first_checked_at, ${now}),
        first_device_hash = case when c.first_checked_at is null then ${deviceHash}::bytea
          else c.first_device_hash end
      from found where c.hash = found.hash)
    select first_checked_at, first_device_hash, checks, item_no, lot, made_on from found`.execute(
    db,
  )
  return rows[0]
}

/** Adds one to the outcomes of a day. `used`: genuine, but first checked in another browser or over a day ago. */
export async function countOutcome(
  db: Kysely<Database>,
  day: string,
  outcome: 'genuine' | 'unknown' | 'used',
): Promise<void> {
  await sql`
    insert into verification_day as d (day, outcome, count) values (${day}, ${outcome}, 1)
    on conflict (day, outcome) do update set count = d.count + 1`.execute(db)
}

/** The outcomes of a day's checks. */
export async function outcomesOf(
  db: Kysely<Database>,
  day: string,
): Promise<Record<'genuine' | 'unknown' | 'used', number>> {
  const rows = await db
    .selectFrom('verification_day')
    .where(sql<string>`day::text`, '=', day)
    .select(['outcome', 'count'])
    .execute()
  const counts = { genuine: 0, unknown: 0, used: 0 }
  for (const { outcome, count } of rows) counts[outcome] = count
  return counts
}
