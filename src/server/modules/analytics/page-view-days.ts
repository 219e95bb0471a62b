// Aggregates page views older than 90 days into daily totals, which contain no visitor ids.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { DAY_MS } from '../../../shared/time.ts'
import { findOldestView, sumViews } from './page-view-repository.ts'

const RETENTION_DAYS = 90
/** Prevents made-up addresses from filling the table of totals: pages beyond this share one row per day. */
const MAX_PAGES_A_DAY = 5_000
const OTHER_PAGES = '(other)'

/** Whole days (UTC), each in its own transaction: a view is either a row or counted, never both. */
export async function sumOldPageViews(db: Kysely<Database>, now: Date): Promise<void> {
  const retainedFrom = new Date(
    Math.floor(now.getTime() / DAY_MS) * DAY_MS - RETENTION_DAYS * DAY_MS,
  )
  for (;;) {
    const oldest = await findOldestView(db, retainedFrom)
    if (!oldest) return
    await sumDay(db, new Date(Math.floor(oldest.getTime() / DAY_MS) * DAY_MS))
  }
}

async function sumDay(db: Kysely<Database>, begin: Date): Promise<void> {
  const day = begin.toISOString().slice(0, 10)
  const end = new Date(begin.getTime() + DAY_MS)
  await sumViews(db, { begin, end, day }, { maxPages: MAX_PAGES_A_DAY, otherPages: OTHER_PAGES })
}
