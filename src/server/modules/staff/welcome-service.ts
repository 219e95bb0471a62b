// Sets the password of a staff account, once, through the invitation link.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { hashOf } from '../../platform/secrets.ts'

/** Errors: 410 unknown, used, expired or disabled. */
export async function findInvited(
  db: Kysely<Database>,
  now: Date,
  secret: string,
): Promise<{ id: number; email: string; name: string }> {
  const found = await db
    .selectFrom('staff')
    .where('invitation_hash', '=', hashOf('staff-invitation', secret))
    .where('invitation_expires_at', '>', now)
    .where('disabled_at', 'is', null)
    .select(['id', 'email', 'name'])
    .executeTakeFirst()
  if (!found) throw new AppError(410)
  return found
}

/** Uses up the invitation. Errors: 410 used in the meantime. */
export async function acceptInvitation(
  trx: Kysely<Database>,
  { secret, passwordHash }: { secret: string; passwordHash: string },
): Promise<void> {
  const used = await trx
    .updateTable('staff')
    .set({ password_hash: passwordHash, invitation_hash: null, invitation_expires_at: null })
    .where('invitation_hash', '=', hashOf('staff-invitation', secret))
    .where('disabled_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!used) throw new AppError(410)
}
