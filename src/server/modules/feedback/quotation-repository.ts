// Reads the cases that ask for a quotation and are to become orders, and links a case to its order.
import { sql, type Kysely } from 'kysely'
import type { OrderState } from '../../../shared/order-vocabulary.ts'
import type { Database } from '../../db/database.ts'
import type { CaseRow } from './case-repository.ts'

/** Oldest first; cases without a member are left out. */
export async function findQuotationCases(
  db: Kysely<Database>,
): Promise<{ caseNo: string; memberId: number }[]> {
  const { rows } = await sql<{ caseNo: string; memberId: number }>`
    select case_no as "caseNo", member_id as "memberId" from feedback_case
    where becomes_order and member_id is not null order by case_no`.execute(db)
  return rows
}

/** The case, locked until the transaction ends; undefined when staff have finished it or it became an order meanwhile. */
export function lockQuotationCase(
  trx: Kysely<Database>,
  caseNo: string,
): Promise<CaseRow | undefined> {
  return trx
    .selectFrom('feedback_case')
    .where('case_no', '=', caseNo)
    .where('becomes_order', '=', true)
    .where('state', 'not in', ['solved', 'closed'])
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
}

export async function linkOrder(
  trx: Kysely<Database>,
  { caseNo, orderId }: { caseNo: string; orderId: number },
): Promise<void> {
  await trx
    .updateTable('feedback_case')
    .set({ becomes_order: false, order_id: orderId })
    .where('case_no', '=', caseNo)
    .execute()
}

export function findCaseOrder(
  db: Kysely<Database>,
  orderId: number,
): Promise<{ order_no: string; state: OrderState }> {
  return db
    .selectFrom('trade_order')
    .where('id', '=', orderId)
    .select(['order_no', 'state'])
    .executeTakeFirstOrThrow()
}
