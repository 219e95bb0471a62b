// Aggregates page views into daily totals after 90 days: the counts stay, the visitor ids go.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

const DAYS_KEPT = 90
const DAY_MS = 86_400_000
/** Prevents made-up addresses from filling the table of totals: pages beyond this share one row per day. */
const MOST_PAGES_A_DAY = 5_000
const OTHER_PAGES = '(other)'

/** Whole days (UTC), each in its own transaction: a view is either a row or counted, never both. */
export async function sumOldPageViews(db: Kysely<Database>, now: Date): Promise<void> {
  const first = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS - DAYS_KEPT * DAY_MS)
  for (;;) {
    const oldest = await db
      .selectFrom('page_view')
      .where('accessed_at', '<', first)
      .select('accessed_at')
      .orderBy('accessed_at')
      .limit(1)
      .executeTakeFirst()
    if (!oldest) return
    await sumDay(db, new Date(Math.floor(oldest.accessed_at.getTime() / DAY_MS) * DAY_MS))
  }
}

async function sumDay(db: Kysely<Database>, begin: Date): Promise<void> {
  const day = begin.toISOString().slice(0, 10)
  const end = new Date(begin.getTime() + DAY_MS)
  await sql`
    with gone as (
      delete from page_view where accessed_at >= ${begin} and accessed_at < ${end} returning page
    ), counted as (
      select page, count(*)::int as views,
        row_number() over (order by count(*) desc, page) as place
      from gone group by page
    ), summed as (
      select case when place <= ${MOST_PAGES_A_DAY} then page else ${OTHER_PAGES} end as name, sum(views)::int as views
      from counted group by 1
    )
    insert into page_view_day as kept (day, page, views)
    select ${day}::date, name, views from summed
    on conflict (day, page) do update set views = kept.views + excluded.views`.execute(db)
}
