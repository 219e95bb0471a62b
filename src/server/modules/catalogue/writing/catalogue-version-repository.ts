// Reads and raises the version of the catalogue, and locks its tables against other writers.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'

/** Until the transaction ends: no time limit, and memory for sorting many rows and building indexes. */
export async function prepareLongWork(trx: Kysely<Database>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx)
  await sql`set local work_mem = '64MB'`.execute(trx)
  await sql`set local maintenance_work_mem = '256MB'`.execute(trx)
  await sql`set local jit = off`.execute(trx)
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
}

/** Waits for other writers; the lock is released with the transaction. */
export async function lockWriting(trx: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('catalogue'))`.execute(trx)
}

/** Like lockWriting, but returns false instead of waiting. */
export async function tryLockWriting(trx: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ got: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('catalogue')) as got`.execute(trx)
  return rows[0]?.got ?? false
}

export async function findVersion(db: Kysely<Database>): Promise<number> {
  const row = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
  return Number(row.version)
}

export async function writeVersion(trx: Kysely<Database>, version: number): Promise<void> {
  await sql`update catalogue_version set version = ${version}, changed_at = now()`.execute(trx)
}

export async function incrementStockVersion(trx: Kysely<Database>): Promise<void> {
  await sql`update catalogue_version set stock_version = stock_version + 1`.execute(trx)
}

/** Sent on commit: 'catalogue_changed' with the version. */
export async function announceVersion(trx: Kysely<Database>, version: number): Promise<void> {
  await sql`select pg_notify('catalogue_changed', ${String(version)})`.execute(trx)
}
