// Reports for the seller: viewed pages, searches without results and downloads, by day, by week or in total.
import type { Kysely } from 'kysely'
import { DAY_MS } from '../../../shared/time.ts'
import type { Database } from '../../db/database.ts'
import {
  type CountedVisit,
  countDownloads,
  countEmptySearches,
  countViews,
  type ReportPeriod,
} from './visit-report-repository.ts'

export type { CountedVisit } from './visit-report-repository.ts'

/** `all`: the whole span is one period. */
export const PERIODS: readonly ReportPeriod[] = ['day', 'week', 'all']

export interface Span {
  /** The number of days, of which today is the last. */
  days: number
  by: ReportPeriod
  /** The most rows of each period. */
  limit: number
}

export function reportViews(db: Kysely<Database>, now: Date, span: Span): Promise<CountedVisit[]> {
  return countViews(db, spanOf(now, span))
}

export function reportEmptySearches(
  db: Kysely<Database>,
  now: Date,
  span: Span,
): Promise<CountedVisit[]> {
  return countEmptySearches(db, spanOf(now, span))
}

export function reportDownloads(
  db: Kysely<Database>,
  now: Date,
  span: Span,
): Promise<CountedVisit[]> {
  return countDownloads(db, spanOf(now, span))
}

/** Whole days in UTC, in which days are counted; today is the last one. */
function spanOf(now: Date, { days, limit, by }: Span) {
  const since = new Date(now.getTime() - (days - 1) * DAY_MS).toISOString().slice(0, 10)
  return { since, limit, by }
}
