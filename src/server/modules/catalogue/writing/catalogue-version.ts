// The version number incremented by every catalogue change; caches depend on it.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'

/**
 * Blocks every other import until the caller's transaction ends, and lifts the statement timeout for long work.
 */
export async function lockCatalogue(trx: Kysely<Database>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx)
  await sql`set local work_mem = '64MB'`.execute(trx)
  await sql`set local maintenance_work_mem = '256MB'`.execute(trx)
  await sql`set local jit = off`.execute(trx)
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
  await sql`select pg_advisory_xact_lock(hashtext('catalogue'))`.execute(trx)
}

export async function readVersion(db: Kysely<Database>): Promise<number> {
  const row = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
  return Number(row.version)
}

/** The version that this transaction will set if it changes anything. */
export async function nextVersion(trx: Kysely<Database>): Promise<number> {
  return (await readVersion(trx)) + 1
}

/** Sets the version and notifies every listener on commit ('catalogue_changed', the version). */
export async function raiseVersion(trx: Kysely<Database>, version: number): Promise<void> {
  await sql`update catalogue_version set version = ${version}, changed_at = now()`.execute(trx)
  await sql`select pg_notify('catalogue_changed', ${String(version)})`.execute(trx)
}
