// Records searches without results for the seller: one entry per number or name that was sought, with its count and last time.
import type { Kysely } from 'kysely'
import type { Lang } from '../../../shared/lang.ts'
import { normalisePartNumber } from '../../../shared/part-number.ts'
import type { Database } from '../../db/database.ts'
import { createBatches } from '../../platform/batches.ts'
import { type Miss, recordMisses } from './missed-search-repository.ts'
import { LONGEST_DEMAND } from './missed-demand.ts'

const batches = createBatches<Miss>({ max: 1_000, write: recordMisses })

/** Returns immediately. `demand` is the parsed form without personal data. */
export function recordMissedSearch(db: Kysely<Database>, demand: string, lang: Lang): void {
  const norm = normalisePartNumber(demand).slice(0, LONGEST_DEMAND)
  if (norm) batches.add(db, { norm, keyword: demand.slice(0, LONGEST_DEMAND), lang })
}

/** Writes the buffered searches to the database now, instead of with the next batch. */
export function flushMissedSearches(db: Kysely<Database>): Promise<void> {
  return batches.flush(db)
}
