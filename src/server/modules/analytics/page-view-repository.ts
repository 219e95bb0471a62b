// Writes page views.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

export interface PageView {
  page: string
  accessedAt: Date
  userKey: string | null
}

/** Prevents invented views from filling the disk; uses PostgreSQL's row estimate, which may be a minute old. */
const MOST_VIEWS = 5_000_000

/** Above the limit new views are dropped. */
export async function insertPageViews(db: Kysely<Database>, views: PageView[]): Promise<void> {
  await sql`insert into page_view (page, accessed_at, user_key)
    select page, accessed_at, user_key
    from unnest(${views.map(({ page }) => page)}::text[],
      ${views.map(({ accessedAt }) => accessedAt)}::timestamptz[],
      ${views.map(({ userKey }) => userKey)}::text[]) as view(page, accessed_at, user_key)
    where (select reltuples from pg_class where oid = 'page_view'::regclass) < ${MOST_VIEWS}`.execute(
    db,
  )
}
