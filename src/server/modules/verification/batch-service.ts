// Batches of verification codes: stored as hashes, voided, and reported on.
import type { Kysely } from 'kysely'
import { sellerDay } from '../../../shared/seller-day.ts'
import type { Database } from '../../db/database.ts'
import type { BatchFacts, BatchReport } from './batch-facts.ts'
import {
  findBatchReports,
  findOutcomeCounts,
  insertBatch,
  insertCodes,
  markBatchVoid,
  markCodeVoid,
  raiseBatchCount,
} from './batch-repository.ts'
import { hashOfCode } from './code-secrets.ts'

/** Rows per statement. */
const PART = 5000
/** A code that was checked at least this often is reported as suspicious. */
const SUSPICIOUS_FROM = 5

/** Returns the id, such as 'B20261121-3' for the third batch of that day. `addCodes` fills the batch. */
export async function createBatch(
  trx: Kysely<Database>,
  now: Date,
  { facts, actor }: { facts: BatchFacts; actor: string },
): Promise<string> {
  const day = `B${sellerDay(now).replaceAll('-', '')}`
  for (let number = 1; ; number += 1) {
    const id = `${day}-${number}`
    if (await insertBatch(trx, { id, facts, now, actor })) return id
  }
}

/** Returns the codes that already existed in any batch. */
export async function addCodes(
  trx: Kysely<Database>,
  { batch, key, codes }: { batch: string; key: Buffer; codes: Iterable<string> },
): Promise<string[]> {
  const existing: string[] = []
  let added = 0
  for (const part of parts(codes)) {
    const hashes = part.map((code) => hashOfCode(key, code))
    const inserted = await insertCodes(trx, batch, hashes)
    added += inserted.length
    if (inserted.length === part.length) continue
    const insertedHashes = new Set(inserted.map((hash) => hash.toString('hex')))
    existing.push(...part.filter((_, at) => !insertedHashes.has(hashes[at]?.toString('hex') ?? '')))
  }
  await raiseBatchCount(trx, batch, added)
  return existing
}

/** False: no such batch, or already void. */
export function voidBatch(trx: Kysely<Database>, now: Date, id: string): Promise<boolean> {
  return markBatchVoid(trx, now, id)
}

/** The code's batch; null: no such code, or already void. */
export function voidCode(
  trx: Kysely<Database>,
  now: Date,
  { key, code }: { key: Buffer; code: string },
): Promise<string | null> {
  return markCodeVoid(trx, now, hashOfCode(key, code))
}

/** Newest batches first, or a single one. */
export function reportBatches(db: Kysely<Database>, id?: string): Promise<BatchReport[]> {
  return findBatchReports(db, { id, suspiciousFrom: SUSPICIOUS_FROM })
}

/** The outcomes of the checks of the last `days` days of the seller, today included, newest day first. */
export function recentOutcomes(db: Kysely<Database>, now: Date, days: number) {
  return findOutcomeCounts(db, { lastDay: sellerDay(now), days })
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
