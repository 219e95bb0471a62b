// Waits until statements of the shop wait for a lock that a test holds, or no longer do.
import { sql } from 'kysely'
import { vi } from 'vitest'
import type { TestApp } from './test-app.ts'

/** Resolves when at least this many statements wait. Errors: fewer do after ten seconds. */
export function untilLockIsAwaited(shop: Pick<TestApp, 'db'>, statements = 1): Promise<void> {
  return untilWaiting(shop, (waiting) => waiting >= statements)
}

/** Resolves when no statement waits, because its time limit has ended it. Errors: one does after ten seconds. */
export function untilNoLockIsAwaited(shop: Pick<TestApp, 'db'>): Promise<void> {
  return untilWaiting(shop, (waiting) => waiting === 0)
}

function untilWaiting(
  { db }: Pick<TestApp, 'db'>,
  isEnough: (waiting: number) => boolean,
): Promise<void> {
  return vi.waitFor(
    async () => {
      const { rows } = await sql`select from pg_locks l join pg_stat_activity a using (pid)
        where a.datname = current_database() and not l.granted`.execute(db)
      if (!isEnough(rows.length)) throw new Error(`${rows.length} statements wait for a lock`)
    },
    { timeout: 10_000, interval: 10 },
  )
}
