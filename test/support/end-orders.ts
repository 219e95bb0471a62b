// Ends the open orders of an item, so that a test starts with free stock and leaves figures that agree.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../src/server/db/database.ts'

/** Does what cancelling does, to orders in any state before all is shipped. `owner` may write every table. */
export async function endOrdersOf(owner: Kysely<Database>, itemNo: string): Promise<void> {
  const { rows } = await sql<{ id: number; account_id: number; state: string }>`
    select o.id, o.account_id, o.state from trade_order o
    where o.state not in ('shipped', 'delivered', 'closed', 'cancelled')
      and o.id in (select order_id from order_line where item_no = ${itemNo}) order by o.id`.execute(
    owner,
  )
  for (const order of rows) await owner.transaction().execute((trx) => endOrder(trx, order))
}

async function endOrder(
  trx: Kysely<Database>,
  { id, account_id, state }: { id: number; account_id: number; state: string },
): Promise<void> {
  await sql`update stock_level s set reserved = s.reserved - l.reserved, backordered = s.backordered - l.backordered
    from order_line l where l.order_id = ${id} and l.product_id = s.product_id`.execute(trx)
  await sql`update special_use u
    set quantity = u.quantity - (least(l.special_quantity, l.quantity - l.cancelled) - least(l.special_quantity, l.shipped))
    from order_line l join trade_order o on o.id = l.order_id where l.order_id = ${id} and u.company_id = o.company_id
      and u.product_id = l.product_id and u.month = o.special_month`.execute(trx)
  await sql`update order_line set reserved = 0, backordered = 0, cancelled = quantity - shipped
    where order_id = ${id}`.execute(trx)
  const isWaiting = state === 'awaiting_funds' || state === 'awaiting_payment'
  if (isWaiting) await sql`select ledger_leave_waiting(${account_id})`.execute(trx)
  else await sql`select ledger_release(${id})`.execute(trx)
  await sql`delete from shipment_line where shipment_id in (
    select id from shipment where order_id = ${id} and state = 'packed')`.execute(trx)
  await sql`delete from shipment where order_id = ${id} and state = 'packed'`.execute(trx)
  const { rows } = await sql<{ state: string }>`update trade_order set due_at = null, state =
      case when not exists (select from order_line where order_id = ${id} and shipped > 0) then 'cancelled'
        when exists (select from shipment where order_id = ${id} and state <> 'delivered') then 'shipped'
        else 'delivered' end
    where id = ${id} returning state`.execute(trx)
  await sql`insert into order_event (order_id, seq, at, event, state, actor)
    select ${id}, max(seq) + 1, now(), 'cancel', ${rows[0]!.state}, 'test' from order_event
    where order_id = ${id}`.execute(trx)
}
