// Buffers small records in memory and writes them in batches; callers do not wait, and excess records are
// dropped.
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'

export interface Batches<T> {
  /** Returns immediately; drops the record while `most` records are buffered. */
  add(db: Kysely<Database>, record: T): void
  /** Writes the buffered records. If the database is unavailable, only this batch is lost. */
  flush(db: Kysely<Database>): Promise<void>
}

interface Waiting<T> {
  records: T[]
  timer: NodeJS.Timeout | undefined
}

const EVERY_MS = 2_000

/** One batch per database, written two seconds after its first record. */
export function createBatches<T>(parts: {
  most: number
  write: (db: Kysely<Database>, records: T[]) => Promise<void>
}): Batches<T> {
  const byDatabase = new WeakMap<Kysely<Database>, Waiting<T>>()

  function add(db: Kysely<Database>, record: T): void {
    let waiting = byDatabase.get(db)
    if (!waiting) byDatabase.set(db, (waiting = { records: [], timer: undefined }))
    if (waiting.records.length >= parts.most) return
    waiting.records.push(record)
    waiting.timer ??= setTimeout(() => void flush(db), EVERY_MS).unref()
  }

  async function flush(db: Kysely<Database>): Promise<void> {
    const waiting = byDatabase.get(db)
    if (!waiting) return
    clearTimeout(waiting.timer)
    waiting.timer = undefined
    const records = waiting.records.splice(0)
    if (records.length > 0) await parts.write(db, records).catch(() => undefined)
  }

  return { add, flush }
}
