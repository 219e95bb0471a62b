// What was looked for in vain: kept for the seller, once a keyword, with how often and when last.
import type { Kysely } from 'kysely'
import type { Lang } from '../../../shared/lang.ts'
import type { Database } from '../../db/database.ts'
import { createBatches } from '../../platform/batches.ts'
import { readQuery } from './query-rules.ts'
import { recordMisses, type Miss } from './search-repository.ts'

const batches = createBatches<Miss>({ most: 1_000, write: recordMisses })
const LONGEST = 200

/** Returns at once; overlong keywords are cut, unreadable ones are not kept. */
export function recordMissedSearch(
  db: Kysely<Database>,
  { keyword, lang }: { keyword: string; lang: Lang },
): void {
  const norm = readQuery(keyword.slice(0, LONGEST))?.readings[0]?.slice(0, LONGEST)
  if (!norm) return
  batches.add(db, {
    norm,
    keyword: keyword.toWellFormed().replaceAll('\0', '').slice(0, LONGEST),
    lang,
  })
}

export function flushMissedSearches(db: Kysely<Database>): Promise<void> {
  return batches.flush(db)
}
