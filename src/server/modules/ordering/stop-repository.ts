// Locks and stops the orders of an account that have not left completely.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { DEFAULT_ORDER_MAILS, type OrderMails } from '../../../shared/order-mails.ts'
import type { OrderState } from '../../../shared/order-vocabulary.ts'

export interface UnshippedOrder {
  id: number
  state: OrderState
  /** The login that placed it. */
  member_id: number | null
  /** Which mails its company wants. */
  mails: OrderMails
}

/** Without those that are stopped already. By rising id; locked until the transaction ends. */
export async function lockUnshipped(
  trx: Kysely<Database>,
  accountId: number,
): Promise<UnshippedOrder[]> {
  const { rows } = await sql<UnshippedOrder>`
    select id, state, member_id, coalesce((select s.mails from order_setting s
      where s.company_id = trade_order.company_id and s.kind = trade_order.kind), ${DEFAULT_ORDER_MAILS}) as mails
    from trade_order where account_id = ${accountId} and not stopped
      and state not in ('shipped', 'delivered', 'closed', 'cancelled')
    order by id for no key update`.execute(trx)
  return rows
}

export async function markStopped(
  trx: Kysely<Database>,
  orderIds: readonly number[],
): Promise<void> {
  await sql`update trade_order set stopped = true where id = any(${orderIds})`.execute(trx)
}
