// Reads counts for reports: viewed pages, searches without results, downloads, each by period.
import { type RawBuilder, sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

export type ReportPeriod = 'day' | 'week' | 'all'

export interface CountedVisit {
  /** Its first day: '2026-11-23'. */
  period: string
  /** The page, the keyword, or what was downloaded. */
  name: string
  count: number
  /**
   * Of pages only. Ids change daily, so a visitor of two days counts twice; views of more than 90 days ago count for
   * none, because their ids were deleted.
   */
  visitors?: number
  /** Of searches only. */
  lang?: string
  /** Of downloads only, such as 'catalogue'. */
  kind?: string
}

interface ReportSpan {
  /** The first day. */
  since: string
  by: ReportPeriod
  /** The most rows of each period. */
  limit: number
}

/** Recent views are rows, older ones totals of their day. */
export function countViews(db: Kysely<Database>, span: ReportSpan): Promise<CountedVisit[]> {
  return countByPeriod(
    db,
    span,
    sql`select (accessed_at at time zone 'UTC')::date as day, page as name, null as detail,
        count(*)::int as count, count(distinct user_key)::int as visitors
      from page_view where accessed_at >= ${span.since}::timestamp at time zone 'UTC' group by 1, 2
      union all
      select day, page, null, views, 0 from page_view_day where day >= ${span.since}::date`,
    sql`sum(visitors)::int as visitors`,
  )
}

/** Searches without results. Their keywords are stored in parsed form, without personal data. */
export function countEmptySearches(
  db: Kysely<Database>,
  span: ReportSpan,
): Promise<CountedVisit[]> {
  return countByPeriod(
    db,
    span,
    sql`select d.day, m.keyword as name, m.lang as detail, d.count, 0 as visitors
      from missed_search_day d join missed_search m using (norm) where d.day >= ${span.since}::date`,
    sql`detail as lang`,
  )
}

export function countDownloads(db: Kysely<Database>, span: ReportSpan): Promise<CountedVisit[]> {
  return countByPeriod(
    db,
    span,
    sql`select day, item as name, kind as detail, count, 0 as visitors
      from download_day where day >= ${span.since}::date`,
    sql`detail as kind`,
  )
}

/** The newest period first, the most frequent first in each. `counted` has day, name, detail, count, visitors. */
async function countByPeriod(
  db: Kysely<Database>,
  { since, by, limit }: ReportSpan,
  counted: RawBuilder<unknown>,
  extraColumn: RawBuilder<unknown>,
): Promise<CountedVisit[]> {
  const period = {
    day: sql`day`,
    week: sql`date_trunc('week', day::timestamp)::date`,
    all: sql`${since}::date`,
  }[by]
  const { rows } = await sql<CountedVisit>`
    with counted as (${counted}), summed as (
      select ${period} as period, name, detail, sum(count)::int as count, sum(visitors)::int as visitors
      from counted group by 1, 2, 3
    ), ranked as (
      select summed.*, row_number() over (partition by period order by count desc, name, detail) as place
      from summed
    )
    select period::text, name, count, ${extraColumn} from ranked
    where place <= ${limit}
    group by period, name, detail, count, place order by period desc, place`.execute(db)
  return rows
}
