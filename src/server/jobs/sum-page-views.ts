// Job: aggregates page views older than 90 days into daily totals.
import { sumOldPageViews } from '../modules/analytics/page-view-days.ts'
import { type Job } from './job.ts'
import { DAY_SECONDS } from '../../shared/time.ts'

export const sumPageViews: Job = {
  name: 'sum-page-views',
  everySeconds: DAY_SECONDS,
  run: sumOldPageViews,
}
