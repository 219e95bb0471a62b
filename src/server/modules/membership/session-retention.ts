// Deletes sessions that ended long ago with their tokens, expired links, codes and invitations, and trusted devices
// (browsers) unused for a year.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { DAY_MS } from '../../../shared/time.ts'
import { deleteInvitations } from './colleague-invitation-repository.ts'
import { deleteUnseenDevices } from './log-in-repository.ts'
import { deleteLogInCodes } from './log-in-code-repository.ts'
import { deleteLinks } from './log-in-link-repository.ts'
import { deleteResets } from './password-reset-repository.ts'
import { deleteSessions } from './session-repository.ts'

const RETENTION_DAYS = 90
/** The lifetime of the device cookie. */
const DEVICE_DAYS = 365

export async function deleteExpiredLogInData(db: Kysely<Database>, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await deleteSessions(db, daysAgo(RETENTION_DAYS))
  await deleteResets(db, daysAgo(1))
  await deleteLogInCodes(db, daysAgo(1))
  await deleteLinks(db, daysAgo(1))
  await deleteInvitations(db, daysAgo(RETENTION_DAYS))
  await deleteUnseenDevices(db, daysAgo(DEVICE_DAYS))
}
