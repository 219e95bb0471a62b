// Reads counts for reports: viewed pages, searches without results, downloads.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

export interface Counted {
  name: string
  count: number
}

/** Recent views are rows, older ones totals of their day. `visitors` counts ids, which change daily. */
export async function countViews(
  db: Kysely<Database>,
  { since, limit }: { since: Date; limit: number },
): Promise<(Counted & { visitors: number })[]> {
  const { rows } = await sql<Counted & { visitors: number }>`
    with viewed as (
      select page, count(*)::int as views, count(distinct user_key)::int as visitors
      from page_view where accessed_at >= ${since} group by page
      union all
      select page, sum(views)::int, 0 from page_view_day where day >= ${since}::date group by page
    )
    select page as name, sum(views)::int as count, sum(visitors)::int as visitors
    from viewed group by page order by count desc, page limit ${limit}`.execute(db)
  return rows
}

/** Since a missed search is counted in one row, its whole count is given when it was repeated since then. */
export async function countMisses(
  db: Kysely<Database>,
  { since, limit }: { since: Date; limit: number },
): Promise<(Counted & { lang: string; lastAt: Date })[]> {
  const { rows } = await sql<Counted & { lang: string; lastAt: Date }>`
    select keyword as name, count, lang, last_at as "lastAt" from missed_search
    where last_at >= ${since} order by count desc, last_at desc limit ${limit}`.execute(db)
  return rows
}

export async function countDownloads(
  db: Kysely<Database>,
  { since, limit }: { since: Date; limit: number },
): Promise<(Counted & { kind: string })[]> {
  const { rows } = await sql<Counted & { kind: string }>`
    select kind, item as name, sum(count)::int as count from download_day
    where day >= ${since}::date group by kind, item order by count desc, kind, item limit ${limit}`.execute(
    db,
  )
  return rows
}
