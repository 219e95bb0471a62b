// Waits until statements of the shop wait for a lock that a test holds.
import { sql } from 'kysely'
import { vi } from 'vitest'
import type { TestApp } from './test-app.ts'

/** Resolves when at least this many statements wait. Errors: fewer do after ten seconds. */
export function untilLockIsAwaited({ db }: Pick<TestApp, 'db'>, statements = 1): Promise<void> {
  return vi.waitFor(
    async () => {
      const { rows } = await sql`select from pg_locks l join pg_stat_activity a using (pid)
        where a.datname = current_database() and not l.granted`.execute(db)
      const waiting = rows.length
      if (waiting < statements) throw new Error(`${waiting} of ${statements} wait for a lock`)
    },
    { timeout: 10_000, interval: 10 },
  )
}
