// Job: deletes rate limit counters whose window is over.
import { forgetOldTries } from '../platform/guard/tries.ts'
import { HOUR_SECONDS, type Job } from './job.ts'

export const forgetTries: Job = {
  name: 'forget-tries',
  everySeconds: HOUR_SECONDS,
  run: forgetOldTries,
}
