// The company and area whose orders are read, and the items that one of its orders asked for.
import type { Kysely } from 'kysely'
import type { MemberKind } from '../../../shared/membership.ts'
import type { Database } from '../../db/database.ts'

/** Whose orders are read: one company in one area. */
export interface OrderParty {
  companyId: number
  kind: MemberKind
}

export async function findOrderedItems(
  db: Kysely<Database>,
  { companyId, kind }: OrderParty,
  orderNo: string,
): Promise<{ itemNo: string; quantity: number }[]> {
  return db
    .selectFrom('order_line')
    .innerJoin('trade_order', 'trade_order.id', 'order_line.order_id')
    .where('order_no', '=', orderNo)
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('replaces', 'is', null)
    .select(['item_no as itemNo', 'quantity'])
    .orderBy('position')
    .execute()
}
