// Job: deletes sessions of members and staff that ended 90 days ago, expired links, log-in codes and invitations of
// colleagues, and the records of browsers that a login trusts and has not used for a year.
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { deleteExpiredLogInData } from '../modules/membership/session-retention.ts'
import { deleteEndedStaffSessions } from '../modules/staff/staff-session-service.ts'
import { type Job } from './job.ts'
import { DAY_SECONDS } from '../../shared/time.ts'

export const deleteEndedSessions: Job = {
  name: 'forget-sessions',
  everySeconds: DAY_SECONDS,
  run: deleteAllEnded,
}

async function deleteAllEnded(db: Kysely<Database>, now: Date): Promise<void> {
  await deleteExpiredLogInData(db, now)
  await deleteEndedStaffSessions(db, now)
}
