// Stores a company's settings of its orders, and its billing address.
import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { CompanyBillingTable, OrderSettingTable } from '../../db/schema/orders.ts'
import type { OrderParty } from './order-repository.ts'

export type OrderSettingRow = Selectable<OrderSettingTable>
export type BillingRow = Selectable<CompanyBillingTable>

export function findOrderSetting(
  db: Kysely<Database>,
  { companyId, kind }: OrderParty,
): Promise<OrderSettingRow | undefined> {
  return db
    .selectFrom('order_setting')
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .selectAll()
    .executeTakeFirst()
}

export async function saveOrderSetting(
  trx: Kysely<Database>,
  row: Insertable<OrderSettingTable>,
): Promise<void> {
  const { company_id: _, kind: __, ...changes } = row
  await trx
    .insertInto('order_setting')
    .values(row)
    .onConflict((conflict) => conflict.columns(['company_id', 'kind']).doUpdateSet(changes))
    .execute()
}

export function findBilling(
  db: Kysely<Database>,
  companyId: number,
): Promise<BillingRow | undefined> {
  return db
    .selectFrom('company_billing')
    .where('company_id', '=', companyId)
    .selectAll()
    .executeTakeFirst()
}

export async function saveBilling(
  trx: Kysely<Database>,
  row: Insertable<CompanyBillingTable>,
): Promise<void> {
  const { company_id: _, ...changes } = row
  await trx
    .insertInto('company_billing')
    .values(row)
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(changes))
    .execute()
}

export async function deleteBilling(trx: Kysely<Database>, companyId: number): Promise<void> {
  await trx.deleteFrom('company_billing').where('company_id', '=', companyId).execute()
}
