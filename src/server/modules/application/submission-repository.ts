// Writes an applicant's company, membership and login.
import { sql, type Kysely, type Selectable } from 'kysely'
import type { MemberKind } from '../../../shared/membership.ts'
import type { Database } from '../../db/database.ts'
import type { CompanyTable, MemberTable } from '../../db/schema/members.ts'

/** Includes the login names of applicants whose data were erased. */
export async function isLoginNameUsed(
  db: Kysely<Database>,
  { key, hash }: { key: string; hash: Buffer },
): Promise<boolean> {
  const used = await sql`
    select 1 from member where login_key = ${key}
    union all select 1 from used_login_name where key_hash = ${hash} limit 1`.execute(db)
  return used.rows.length > 0
}

export async function insertCompany(
  trx: Kysely<Database>,
  row: Omit<Selectable<CompanyTable>, 'id'>,
): Promise<number> {
  const { id } = await trx
    .insertInto('company')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertMembership(
  trx: Kysely<Database>,
  now: Date,
  { companyId, kind }: { companyId: number; kind: MemberKind },
): Promise<void> {
  await trx
    .insertInto('membership')
    .values({
      company_id: companyId,
      kind,
      state: 'submitted',
      fail_reason: null,
      price_group: null,
      currency: null,
      sales_region: null,
      state_since: now,
    })
    .execute()
}

export async function insertMember(
  trx: Kysely<Database>,
  row: Omit<Selectable<MemberTable>, 'id' | 'role' | 'disabled_at' | 'preferred_series'>,
): Promise<number> {
  const { id } = await trx
    .insertInto('member')
    .values({ ...row, disabled_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export function findPriceGroupKind(db: Kysely<Database>, id: string) {
  return db.selectFrom('price_group').where('id', '=', id).select('member_kind').executeTakeFirst()
}
