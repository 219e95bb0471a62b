// State that belongs to one database: several databases in one process, as in tests, share nothing.
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'

/** Returns the state of a database, created on first use and dropped with the connection. */
export function perDatabase<T extends object>(create: () => T): (db: Kysely<Database>) => T {
  const states = new WeakMap<Kysely<Database>, T>()
  return (db) => {
    let state = states.get(db)
    if (!state) states.set(db, (state = create()))
    return state
  }
}
