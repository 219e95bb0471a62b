// Reads and writes the delivery addresses of companies; every query is scoped by the company's id.
import type { Insertable, Kysely, Updateable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { MemberAddressTable } from '../../db/schema/members.ts'

export type DeliveryAddressRow = Awaited<ReturnType<typeof listAddressRows>>[number]
export type DeliveryAddressValues = Omit<
  Updateable<MemberAddressTable>,
  'id' | 'company_id' | 'is_default'
>

/** The default address first, then newest first. */
export function listAddressRows(db: Kysely<Database>, companyId: number) {
  return db
    .selectFrom('member_address')
    .where('company_id', '=', companyId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .selectAll()
    .execute()
}

/** Serialises changes to the addresses of one company. */
export async function lockCompany(trx: Kysely<Database>, companyId: number): Promise<void> {
  await trx
    .selectFrom('company')
    .where('id', '=', companyId)
    .select('id')
    .forNoKeyUpdate()
    .execute()
}

export async function insertAddress(
  trx: Kysely<Database>,
  row: Insertable<MemberAddressTable>,
): Promise<void> {
  await trx.insertInto('member_address').values(row).execute()
}

export async function updateAddress(
  trx: Kysely<Database>,
  { id, companyId }: { id: string; companyId: number },
  values: DeliveryAddressValues,
): Promise<void> {
  await trx
    .updateTable('member_address')
    .set(values)
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .execute()
}

export async function makeDefault(
  trx: Kysely<Database>,
  { id, companyId }: { id: string; companyId: number },
): Promise<void> {
  await trx
    .updateTable('member_address')
    .set({ is_default: false })
    .where('company_id', '=', companyId)
    .where('is_default', '=', true)
    .execute()
  await trx
    .updateTable('member_address')
    .set({ is_default: true })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

export async function deleteAddress(
  trx: Kysely<Database>,
  { id, companyId }: { id: string; companyId: number },
): Promise<boolean> {
  const gone = await trx
    .deleteFrom('member_address')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}
