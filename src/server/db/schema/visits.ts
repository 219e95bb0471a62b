// Tables of searches without results and of page views.
import type { Generated } from 'kysely'

export interface MissedSearchTable {
  /** `keyword` normalised; equal for all its spellings. */
  norm: string
  keyword: string
  lang: string
  count: Generated<number>
  last_at: Generated<Date>
}

export interface MissedSearchDayTable {
  day: string
  norm: string
  count: number
}

export interface PageViewTable {
  id: Generated<number>
  page: string
  accessed_at: Date
  /** The anonymous id of the visitor for the day, made by the server where the browser sends none. */
  user_key: string | null
}

export interface PageViewDayTable {
  day: string
  page: string
  views: number
}

export interface VisitTables {
  page_view_day: PageViewDayTable
  missed_search: MissedSearchTable
  missed_search_day: MissedSearchDayTable
  page_view: PageViewTable
}
