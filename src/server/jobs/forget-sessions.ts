// Job: deletes sessions that ended 90 days ago, password reset links, and devices unused for a year.
import { forgetSessions } from '../modules/membership/forget-sessions.ts'
import { DAY_SECONDS, type Job } from './job.ts'

export const forgetEndedSessions: Job = {
  name: 'forget-sessions',
  everySeconds: DAY_SECONDS,
  run: forgetSessions,
}
