// The version number incremented by every catalogue change, and that of the stock bands; caches depend on them.
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'
import {
  announceVersion,
  findVersion,
  lockWriting,
  prepareLongWork,
  incrementStockVersion,
  tryLockWriting,
  writeVersion,
} from './catalogue-version-repository.ts'

/**
 * Blocks every other import until the caller's transaction ends, and lifts the statement timeout for long work.
 */
export async function lockCatalogue(trx: Kysely<Database>): Promise<void> {
  await prepareLongWork(trx)
  await lockWriting(trx)
}

/** False while an import runs; nothing is locked then. */
export function tryLockCatalogue(trx: Kysely<Database>): Promise<boolean> {
  return tryLockWriting(trx)
}

export function readVersion(db: Kysely<Database>): Promise<number> {
  return findVersion(db)
}

/** The version that this transaction will set if it changes anything. */
export async function nextVersion(trx: Kysely<Database>): Promise<number> {
  return (await findVersion(trx)) + 1
}

/** Sets the version and notifies every listener on commit ('catalogue_changed', the version). */
export async function raiseVersion(trx: Kysely<Database>, version: number): Promise<void> {
  await writeVersion(trx, version)
  await announceVersion(trx, version)
}

/** After a change of stock bands (out, low, in) and of nothing else. */
export async function raiseStockVersion(trx: Kysely<Database>): Promise<void> {
  await incrementStockVersion(trx)
}
