// Keeps what was read until catalogue, stock or content change, so that a page rendered again needs no statement
// for it.
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { Lru } from './lru.ts'
import { perDatabase } from './per-database.ts'
import { SingleFlight } from './single-flight.ts'

/** In characters of JSON: the articles of three languages and the lists of the busiest pages. */
const MAX_CHARACTERS = 8_000_000

interface Memory {
  version: number
  values: Lru<{ value: unknown }>
  loading: SingleFlight<unknown>
}

const memoryOf = perDatabase<Memory>(() => ({
  version: 0,
  values: new Lru(MAX_CHARACTERS),
  loading: new SingleFlight(),
}))

/**
 * Returns what `read` returned earlier for this key and version. The key holds everything the result depends on
 * besides the version, language included; all requests share the result, which must not be changed.
 */
export async function keepForVersion<T>(
  { db, cacheVersion }: { db: Kysely<Database>; cacheVersion: number },
  key: readonly unknown[],
  read: () => Promise<T>,
): Promise<T> {
  const memory = memoryOf(db)
  // A request that began before a change reads for itself.
  if (cacheVersion < memory.version) return read()
  if (cacheVersion > memory.version) {
    memory.version = cacheVersion
    memory.values.clear()
  }
  const name = JSON.stringify(key)
  const cached = memory.values.get(name)
  if (cached) return cached.value as T
  const value = (await memory.loading.run(`${cacheVersion} ${name}`, read)) as T
  if (memory.version === cacheVersion) {
    memory.values.set(name, { value }, name.length + JSON.stringify(value ?? null).length)
  }
  return value
}
