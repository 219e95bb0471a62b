// Reports for the merchant: what visitors saw, searched for in vain, and downloaded.
import type { Kysely } from 'kysely'
import { DAY_MS } from '../../../shared/time.ts'
import type { Database } from '../../db/database.ts'
import { countDownloads, countMisses, countViews } from './visit-report-repository.ts'

interface Span {
  days: number
  limit: number
}

export function reportViews(db: Kysely<Database>, now: Date, span: Span) {
  return countViews(db, spanOf(now, span))
}

export function reportMisses(db: Kysely<Database>, now: Date, span: Span) {
  return countMisses(db, spanOf(now, span))
}

export function reportDownloads(db: Kysely<Database>, now: Date, span: Span) {
  return countDownloads(db, spanOf(now, span))
}

function spanOf(now: Date, { days, limit }: Span) {
  return { since: new Date(now.getTime() - days * DAY_MS), limit }
}
