// Writes page views, and aggregates them into daily totals.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

export interface PageView {
  page: string
  accessedAt: Date
  /** The anonymous id of the visitor for the day. */
  userKey: string | null
}

/** Prevents invented views from filling the disk; uses PostgreSQL's row estimate, which may be a minute old. */
const MAX_VIEWS = 5_000_000

/** Drops the views while the table holds MAX_VIEWS. */
export async function insertPageViews(db: Kysely<Database>, views: PageView[]): Promise<void> {
  await sql`insert into page_view (page, accessed_at, user_key)
    select page, accessed_at, user_key
    from unnest(${views.map(({ page }) => page)}::text[],
      ${views.map(({ accessedAt }) => accessedAt)}::timestamptz[],
      ${views.map(({ userKey }) => userKey)}::text[]) as view(page, accessed_at, user_key)
    where (select reltuples from pg_class where oid = 'page_view'::regclass) < ${MAX_VIEWS}`.execute(
    db,
  )
}

/** When the oldest view before this time was made. */
export async function findOldestView(
  db: Kysely<Database>,
  before: Date,
): Promise<Date | undefined> {
  const oldest = await db
    .selectFrom('page_view')
    .where('accessed_at', '<', before)
    .select('accessed_at')
    .orderBy('accessed_at')
    .limit(1)
    .executeTakeFirst()
  return oldest?.accessed_at
}

/** Replaces the views of a period by totals of its day; pages beyond `maxPages` share the row `otherPages`. */
export async function sumViews(
  db: Kysely<Database>,
  { begin, end, day }: { begin: Date; end: Date; day: string },
  { maxPages, otherPages }: { maxPages: number; otherPages: string },
): Promise<void> {
  await sql`
    with gone as (
      delete from page_view where accessed_at >= ${begin} and accessed_at < ${end} returning page
    ), counted as (
      select page, count(*)::int as views,
        row_number() over (order by count(*) desc, page) as place
      from gone group by page
    ), summed as (
      select case when place <= ${maxPages} then page else ${otherPages} end as name, sum(views)::int as views
      from counted group by 1
    )
    insert into page_view_day as kept (day, page, views)
    select ${day}::date, name, views from summed
    on conflict (day, page) do update set views = kept.views + excluded.views`.execute(db)
}
