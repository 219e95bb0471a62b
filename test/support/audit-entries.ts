// The audit entries that an act of a test leaves.
import type { Kysely } from 'kysely'
import type { Database } from '../../src/server/db/database.ts'

export interface WrittenEntry {
  actor: string
  action: string
}

/** Runs the act; returns its answer and all entries written meanwhile, the oldest first. */
export async function entriesOf<T>(
  db: Kysely<Database>,
  act: () => Promise<T>,
): Promise<{ answer: T; entries: WrittenEntry[] }> {
  const { last } = await db
    .selectFrom('audit_entry')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  const answer = await act()
  const entries = await db
    .selectFrom('audit_entry')
    .where('id', '>', last ?? 0)
    .select(['actor', 'action'])
    .orderBy('id')
    .execute()
  return { answer, entries }
}
