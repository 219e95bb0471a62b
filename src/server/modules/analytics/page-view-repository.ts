// Writes page views, and forgets the old ones.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

export interface PageView {
  page: string
  accessedAt: Date
  userKey: string | null
}

const DAYS_KEPT = 90
/** Forgotten at a time: twice what one batch may bring. */
const MOST_FORGOTTEN = 4_000
/** Made-up views must not fill the disk; by PostgreSQL's own estimate, which is a minute old. */
const MOST_VIEWS = 5_000_000

/** Views are kept for 90 days; once there are too many, new ones are dropped. */
export async function insertPageViews(db: Kysely<Database>, views: PageView[]): Promise<void> {
  await sql`delete from page_view where id in (
    select id from page_view where accessed_at < now() - make_interval(days => ${DAYS_KEPT})
    order by accessed_at limit ${MOST_FORGOTTEN})`.execute(db)
  await sql`insert into page_view (page, accessed_at, user_key)
    select page, accessed_at, user_key
    from unnest(${views.map(({ page }) => page)}::text[],
      ${views.map(({ accessedAt }) => accessedAt)}::timestamptz[],
      ${views.map(({ userKey }) => userKey)}::text[]) as view(page, accessed_at, user_key)
    where (select reltuples from pg_class where oid = 'page_view'::regclass) < ${MOST_VIEWS}`.execute(
    db,
  )
}
