// Job: makes daily sums of page views that are 90 days old.
import { sumOldPageViews } from '../modules/analytics/page-view-days.ts'
import type { Job } from './job.ts'

export const sumPageViews: Job = {
  name: 'sum-page-views',
  when: '20 18 * * *',
  async run({ db, clock }) {
    await sumOldPageViews(db, clock())
  },
}
