// Job: aggregates page views older than 90 days into daily totals.
import { sumOldPageViews } from '../modules/analytics/page-view-days.ts'
import { DAY_SECONDS, type Job } from './job.ts'

export const sumPageViews: Job = {
  name: 'sum-page-views',
  everySeconds: DAY_SECONDS,
  run: sumOldPageViews,
}
