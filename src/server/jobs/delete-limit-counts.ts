// Job: deletes the counts of rate limits whose window is over.
import { deleteExpiredLimits } from '../platform/limits/rate-limit.ts'
import { type Job } from './job.ts'
import { HOUR_SECONDS } from '../../shared/time.ts'

export const deleteLimitCounts: Job = {
  name: 'forget-tries',
  everySeconds: HOUR_SECONDS,
  run: deleteExpiredLimits,
}
