// The audit log: who did what to whom and when; append-only, each entry chained to the previous one.
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import {
  findEntriesAfter,
  findHead,
  findLastEntry,
  findNewestEntries,
  insertEntry,
  lockLog,
} from './audit-repository.ts'

export interface AuditNote {
  /** 'staff:ann@…', 'member:42', 'operator:ann' (a user of the machine); 'scheduler' or the like where no person acts. */
  actor: string
  /** 'application.approve', 'prices.import'. */
  action: string
  /** 'application:A26-000001'. */
  subject: string
  /** What changed, as from → to where useful; never a secret, and no more personal data than needed. */
  change: Record<string, unknown>
}

/** Call it in the transaction that makes the change, so that both are committed or neither. */
export async function writeAudit(trx: Kysely<Database>, now: Date, note: AuditNote): Promise<void> {
  await lockLog(trx)
  const last = await findLastEntry(trx)
  const entry = { ...note, id: (last?.id ?? 0) + 1, at: now }
  const previous = last?.hash ?? NO_HASH
  await insertEntry(trx, {
    ...entry,
    change: JSON.stringify(note.change),
    previous_hash: previous,
    hash: hashOfEntry(entry, previous),
  })
}

export interface AuditCheck {
  /** How many entries were read. */
  entries: number
  /** The number of the first entry that was altered or is missing; null: none. */
  broken: number | null
  /** The hash of the last entry in hexadecimal; a copy kept elsewhere proves that the log up to this entry is unchanged. */
  head: string
}

/** Compares every entry with its hash, and the newest one with the head (`audit_head`). */
export async function checkAudit(db: Kysely<Database>): Promise<AuditCheck> {
  // The head is read first, so that an entry added meanwhile is newer than the head and not reported.
  const head = await findHead(db)
  let previous: Buffer = NO_HASH
  let expected = 0
  for (;;) {
    const page = await findEntriesAfter(db, expected, PAGE)
    for (const entry of page) {
      expected += 1
      const isNext = entry.id === expected && entry.previous_hash.equals(previous)
      if (!isNext || !entry.hash.equals(hashOfEntry(entry, previous))) {
        return { entries: expected, broken: expected, head: previous.toString('hex') }
      }
      previous = entry.hash
      if (entry.id === head.entries && !entry.hash.equals(head.hash)) {
        return { entries: expected, broken: expected, head: previous.toString('hex') }
      }
    }
    if (page.length < PAGE) break
  }
  const broken = expected < head.entries ? expected + 1 : null
  return { entries: expected, broken, head: previous.toString('hex') }
}

export const MAX_LISTED = 200

/** Newest entries first, for one subject or all. */
export function listAudit(db: Kysely<Database>, subject?: string, limit = MAX_LISTED) {
  return findNewestEntries(db, subject, limit)
}

const NO_HASH = Buffer.alloc(32)
const PAGE = 1000

function hashOfEntry(entry: AuditNote & { id: number; at: Date }, previous: Buffer): Buffer {
  const { id, at, actor, action, subject, change } = entry
  // jsonb does not preserve the order of keys.
  const text = JSON.stringify([id, at.toISOString(), actor, action, subject, sorted(change)])
  return createHash('sha256').update(previous).update(text).digest()
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, sorted(inner)])
}
