// Rows of staff accounts.
import { type Kysely, sql } from 'kysely'
import type { StaffPermission } from '../../../shared/staff-permissions.ts'
import type { Lang } from '../../../shared/lang.ts'
import type { Database } from '../../db/database.ts'

export interface InvitationColumns {
  invitation_hash: Buffer
  invitation_expires_at: Date
}

export function findStaffByKey(db: Kysely<Database>, emailKey: string) {
  return db.selectFrom('staff').where('email_key', '=', emailKey).selectAll().executeTakeFirst()
}

/** An account that may log in. */
export function findLogInAccount(db: Kysely<Database>, emailKey: string) {
  return db
    .selectFrom('staff as s')
    .where('s.email_key', '=', emailKey)
    .where('s.disabled_at', 'is', null)
    .where('s.password_hash', 'is not', null)
    .select(['s.id', 's.email', 's.name', 's.password_hash', hasFactor.as('is_enrolled')])
    .executeTakeFirst()
}

/**
 * The password of an open account, which is locked until the transaction ends: no reset, closing or enrolment commits in
 * between.
 */
export function lockOpenAccount(trx: Kysely<Database>, id: number) {
  return trx
    .selectFrom('staff')
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .select('password_hash')
    .forUpdate()
    .executeTakeFirst()
}

export async function findIsEnrolled(trx: Kysely<Database>, id: number): Promise<boolean> {
  const { is_enrolled } = await trx
    .selectFrom('staff as s')
    .where('s.id', '=', id)
    .select(hasFactor.as('is_enrolled'))
    .executeTakeFirstOrThrow()
  return is_enrolled
}

/** Whether the account `s` has a factor besides its password. */
export const hasFactor = sql<boolean>`(exists (select from staff_totp f
    where f.staff_id = s.id and f.confirmed_at is not null)
  or exists (select from staff_passkey p where p.staff_id = s.id))`

/** Oldest first. */
export function findAllStaff(db: Kysely<Database>) {
  return db
    .selectFrom('staff')
    .select(['id', 'email', 'name', 'password_hash', 'invitation_expires_at', 'disabled_at'])
    .orderBy('id')
    .execute()
}

export async function insertStaff(
  trx: Kysely<Database>,
  account: InvitationColumns & { email: string; email_key: string; name: string; created_at: Date },
): Promise<number> {
  const { id } = await trx
    .insertInto('staff')
    .values({ ...account, password_hash: null, disabled_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function renewInvitation(
  trx: Kysely<Database>,
  id: number,
  values: InvitationColumns & { name: string; password_hash: null; disabled_at?: null },
): Promise<void> {
  await trx.updateTable('staff').set(values).where('id', '=', id).execute()
}

/** Undefined when there is no such account. */
export async function closeByKey(
  trx: Kysely<Database>,
  now: Date,
  emailKey: string,
): Promise<number | undefined> {
  const changed = await trx
    .updateTable('staff')
    .set({ disabled_at: now, invitation_hash: null, invitation_expires_at: null })
    .where('email_key', '=', emailKey)
    .returning('id')
    .executeTakeFirst()
  return changed?.id
}

/** The account of an unused, unexpired invitation. */
export function findByInvitation(db: Kysely<Database>, now: Date, invitationHash: Buffer) {
  return db
    .selectFrom('staff')
    .where('invitation_hash', '=', invitationHash)
    .where('invitation_expires_at', '>', now)
    .where('disabled_at', 'is', null)
    .select(['id', 'email', 'name'])
    .executeTakeFirst()
}

/** Sets the password and uses up the invitation; false when it was used, or the account closed, in the meantime. */
export async function setPasswordByInvitation(
  trx: Kysely<Database>,
  invitationHash: Buffer,
  passwordHash: string,
): Promise<boolean> {
  const used = await trx
    .updateTable('staff')
    .set({ password_hash: passwordHash, invitation_hash: null, invitation_expires_at: null })
    .where('invitation_hash', '=', invitationHash)
    .where('disabled_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

/** Open accounts whose roles include a permission. */
export function findStaffWithPermission(db: Kysely<Database>, permission: StaffPermission) {
  return db
    .selectFrom('staff as s')
    .innerJoin('staff_account_role as a', 'a.staff_id', 's.id')
    .innerJoin('staff_role_permission as p', 'p.role', 'a.role')
    .where('p.permission', '=', permission)
    .where('s.disabled_at', 'is', null)
    .select('s.email')
    .distinct()
    .orderBy('s.email')
    .execute()
}

export async function writeLang(db: Kysely<Database>, id: number, lang: Lang): Promise<void> {
  await db
    .updateTable('staff')
    .set({ lang })
    .where('id', '=', id)
    .where('lang', '!=', lang)
    .execute()
}

/** Whom a notice about an account reaches: the account, and with `managers` every open one that manages staff. */
export function findNoticeRecipients(
  db: Kysely<Database>,
  id: number,
  { managers }: { managers: boolean },
): Promise<{ email: string; lang: Lang }[]> {
  const manages = sql<boolean>`${managers} and disabled_at is null and exists (
    select from staff_account_role a join staff_role_permission p on p.role = a.role
    where a.staff_id = staff.id and p.permission = 'staff.manage')`
  return db
    .selectFrom('staff')
    .where((row) => row.or([row('id', '=', id), manages]))
    .select(['email', 'lang'])
    .orderBy('id')
    .execute()
}
