// Reads and writes members: identity, company, password and email address.
import type { Insertable, Kysely, Updateable } from 'kysely'
import type { MemberKind } from '../../../shared/membership.ts'
import type { Database } from '../../db/database.ts'
import type { MemberTable } from '../../db/schema/members.ts'

/** A login with its company and the membership of one kind. */
export type MemberWithCompany = NonNullable<Awaited<ReturnType<typeof findMember>>>

export function findMember(db: Kysely<Database>, id: number, kind: MemberKind) {
  return db
    .selectFrom('member as m')
    .innerJoin('company as c', 'c.id', 'm.company_id')
    .innerJoin('membership as p', 'p.company_id', 'm.company_id')
    .leftJoin('price_group as g', 'g.id', 'p.price_group')
    .where('m.id', '=', id)
    .where('p.kind', '=', kind)
    .select([
      'm.login_name',
      'm.email',
      'm.password_hash',
      'm.first_name',
      'm.surname',
      'm.phone',
      'm.lang',
      'm.role',
      'm.created_at',
      'c.name as company',
      'c.customer_no',
      'c.website',
      'c.country',
      'p.state',
      'p.fail_reason',
      'p.state_since',
      'p.currency',
      'p.sales_region',
      'g.name as price_group',
    ])
    .executeTakeFirst()
}

/** The areas in which the company is an approved member; its logins may also enter one that it applied for. */
export async function listApprovedKinds(
  db: Kysely<Database>,
  companyId: number,
): Promise<MemberKind[]> {
  const rows = await db
    .selectFrom('membership')
    .where('company_id', '=', companyId)
    .where('state', '=', 'approved')
    .select('kind')
    .execute()
  return rows.map(({ kind }) => kind)
}

export async function insertLogin(
  trx: Kysely<Database>,
  row: Insertable<MemberTable>,
): Promise<number> {
  const { id } = await trx
    .insertInto('member')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateMember(
  db: Kysely<Database>,
  id: number,
  change: Updateable<MemberTable>,
): Promise<void> {
  await db.updateTable('member').set(change).where('id', '=', id).execute()
}

/** Changes the password if it is unchanged since it was read; returns false otherwise. */
export async function replacePassword(
  trx: Kysely<Database>,
  id: number,
  { formerHash, hash, now }: { formerHash: string; hash: string; now: Date },
): Promise<boolean> {
  const changed = await trx
    .updateTable('member')
    .set({ password_hash: hash, password_changed_at: now })
    .where('id', '=', id)
    .where('password_hash', '=', formerHash)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** `memberId`: the login that asks, whose own address is not taken. */
export async function isEmailTaken(
  db: Kysely<Database>,
  emailKey: string,
  memberId?: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .where('email_key', '=', emailKey)
    .select('id')
    .executeTakeFirst()
  return row !== undefined && row.id !== memberId
}
