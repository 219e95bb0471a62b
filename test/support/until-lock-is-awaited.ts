// Waits until a statement of the shop waits for a lock that a test holds.
import { sql } from 'kysely'
import { vi } from 'vitest'
import type { TestApp } from './test-app.ts'

export function untilLockIsAwaited({ db }: Pick<TestApp, 'db'>): Promise<void> {
  return vi.waitFor(
    async () => {
      const { rows } = await sql`select from pg_locks l join pg_stat_activity a using (pid)
        where a.datname = current_database() and not l.granted`.execute(db)
      if (rows.length === 0) throw new Error('no statement waits for a lock')
    },
    { timeout: 10_000, interval: 10 },
  )
}
