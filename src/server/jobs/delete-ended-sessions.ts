// Job: deletes sessions that ended 90 days ago, expired links, log-in codes and invitations of colleagues, and the
// records of browsers that a login trusts and has not used for a year.
import { deleteExpiredLogInData } from '../modules/membership/session-retention.ts'
import { type Job } from './job.ts'
import { DAY_SECONDS } from '../../shared/time.ts'

export const deleteEndedSessions: Job = {
  name: 'forget-sessions',
  everySeconds: DAY_SECONDS,
  run: deleteExpiredLogInData,
}
