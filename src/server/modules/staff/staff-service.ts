// Staff accounts: created by a one-time link, so that only the owner ever knows the password.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { hashOf, nameKey, newSecret } from '../../platform/secrets.ts'

const INVITATION_MS = 7 * 86_400_000

/** Returns the link's secret. A new invitation invalidates the previous link. Error: 409 account in use. */
export async function inviteStaff(
  trx: Kysely<Database>,
  now: Date,
  { email, name }: { email: string; name: string },
): Promise<string> {
  const secret = newSecret()
  const invitation = {
    invitation_hash: hashOf('staff-invitation', secret),
    invitation_expires_at: new Date(now.getTime() + INVITATION_MS),
  }
  const key = nameKey(email)
  const known = await findStaff(trx, email)
  if (known?.password_hash) throw new AppError(409)
  if (known) {
    await trx
      .updateTable('staff')
      .set({ ...invitation, name })
      .where('id', '=', known.id)
      .execute()
    return secret
  }
  await trx
    .insertInto('staff')
    .values({
      email,
      email_key: key,
      name,
      created_at: now,
      ...invitation,
      password_hash: null,
      disabled_at: null,
    })
    .execute()
  return secret
}

export function findStaff(db: Kysely<Database>, email: string) {
  return db
    .selectFrom('staff')
    .where('email_key', '=', nameKey(email))
    .selectAll()
    .executeTakeFirst()
}

export function listStaff(db: Kysely<Database>) {
  return db
    .selectFrom('staff')
    .select(['email', 'name', 'password_hash', 'invitation_expires_at', 'disabled_at'])
    .orderBy('id')
    .execute()
}

/** Errors: 404 unknown. */
export async function disableStaff(trx: Kysely<Database>, now: Date, email: string): Promise<void> {
  const changed = await trx
    .updateTable('staff')
    .set({ disabled_at: now, invitation_hash: null, invitation_expires_at: null })
    .where('email_key', '=', nameKey(email))
    .returning('id')
    .executeTakeFirst()
  if (!changed) throw notFound()
}
