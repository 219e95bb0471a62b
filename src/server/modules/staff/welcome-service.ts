// Sets the password of a staff account, once, through the invitation link.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { hashOf } from '../../platform/secrets.ts'
import { findByInvitation, setPasswordByInvitation } from './staff-repository.ts'

/** The account of the link's secret. Errors: 410 unknown, used or expired, or the account is closed. */
export async function findInvitedAccount(
  db: Kysely<Database>,
  now: Date,
  secret: string,
): Promise<{ id: number; email: string; name: string }> {
  const found = await findByInvitation(db, now, hashOf('staff-invitation', secret))
  if (!found) throw new AppError(410)
  return found
}

/** Uses up the invitation. Errors: 410 used in the meantime. */
export async function acceptInvitation(
  trx: Kysely<Database>,
  { secret, passwordHash }: { secret: string; passwordHash: string },
): Promise<void> {
  const hash = hashOf('staff-invitation', secret)
  if (!(await setPasswordByInvitation(trx, hash, passwordHash))) throw new AppError(410)
}
