// Tables of searches without results and of page views.
import type { Generated } from 'kysely'

export interface MissedSearchTable {
  norm: string
  keyword: string
  lang: string
  count: Generated<number>
  last_at: Generated<Date>
}

export interface PageViewTable {
  id: Generated<number>
  page: string
  accessed_at: Date
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
  page_view: PageViewTable
}
