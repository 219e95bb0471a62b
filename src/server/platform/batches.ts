// Buffers small records in memory and writes them in batches; callers do not wait, and excess records are
// dropped.
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { perDatabase } from './per-database.ts'

export interface Batches<T> {
  /** Returns immediately; drops the record while `max` records are buffered. */
  add(db: Kysely<Database>, record: T): void
  /** Writes the buffered records. If the database is unavailable, only this batch is lost. */
  flush(db: Kysely<Database>): Promise<void>
}

interface BatchBuffer<T> {
  records: T[]
  timer: NodeJS.Timeout | undefined
}

const EVERY_MS = 2_000

/** One batch per database, written two seconds after its first record. */
export function createBatches<T>(options: {
  max: number
  write: (db: Kysely<Database>, records: T[]) => Promise<void>
}): Batches<T> {
  const bufferOf = perDatabase<BatchBuffer<T>>(() => ({ records: [], timer: undefined }))

  function add(db: Kysely<Database>, record: T): void {
    const buffer = bufferOf(db)
    if (buffer.records.length >= options.max) return
    buffer.records.push(record)
    buffer.timer ??= setTimeout(() => void flush(db), EVERY_MS).unref()
  }

  async function flush(db: Kysely<Database>): Promise<void> {
    const buffer = bufferOf(db)
    clearTimeout(buffer.timer)
    buffer.timer = undefined
    const records = buffer.records.splice(0)
    if (records.length > 0) await options.write(db, records).catch(() => undefined)
  }

  return { add, flush }
}
