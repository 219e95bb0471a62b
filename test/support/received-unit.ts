// The return of one piece for tests of documents: written as inspected, then settled, without the other steps of staff.
import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../src/server/db/database.ts'
import { settleReturn } from '../../src/server/modules/ledger/account-service.ts'

/** One piece of the first line is claimed and accepted; the restocking fee is 15 %. Returns the id of the return. */
export async function receiveUnit(
  db: Kysely<Database>,
  { orderId, shipmentId, isFeeFree }: { orderId: number; shipmentId: number; isFeeFree: boolean },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into trade_return (return_no, order_id, company_id, kind, state, wish, currency, fee_bp, requested_at,
      inspected_at)
    select ${`T${randomUUID()}`}, id, company_id, kind, 'received', 'refund', currency, 1500, now(), now()
    from trade_order where id = ${orderId} returning id`.execute(db)
  const { id } = rows[0]!
  await sql`
    insert into return_line (return_id, line_no, shipment_id, position, pieces, reason, verdict, fee_free, accepted)
    values (${id}, 1, ${shipmentId}, 1, 1, 'missing', 'by_hand', ${isFeeFree}, 1)`.execute(db)
  return id
}

/** Settles the return with a refund. Returns the restocking fee in minor units. */
export async function settleUnit(trx: Kysely<Database>, returnId: number): Promise<bigint> {
  await settleReturn(trx, returnId, 'staff:test')
  const { rows } = await sql<{ fee: number }>`
    update trade_return set state = 'settled', resolution = 'refund' where id = ${returnId}
    returning fee`.execute(trx)
  await sql`update order_line set returned = returned + 1
    where position = 1 and order_id = (select order_id from trade_return where id = ${returnId})`.execute(
    trx,
  )
  return BigInt(rows[0]!.fee)
}
