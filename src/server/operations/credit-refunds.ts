// Credit notes for refunds: issued with the refund if its parcel is invoiced, otherwise once its month is invoiced.
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { isInvoiced, issueCreditNote, listUncredited } from '../modules/document/issue-service.ts'
import type { OrderRow } from '../modules/ordering/move-order.ts'
import { readRefundedParts } from '../modules/ordering/lost-parcel-service.ts'
import { lockAnyOrder } from '../modules/ordering/warehouse-service.ts'
import { readReturnLines, readStaffReturn } from '../modules/returns/return-service.ts'
import { eachItem } from '../platform/each-item.ts'

type Trx = Kysely<Database>

/**
 * Issues the credit note of a settled return, whose order is locked. False: none was issued, because its parcel is not
 * invoiced yet or nothing was refunded.
 */
export async function creditReturn(trx: Trx, returnNo: string, now: Date): Promise<boolean> {
  const { row } = await readStaffReturn(trx, returnNo)
  const lines = await readReturnLines(trx, row)
  const [first] = lines
  // Pieces that cost nothing are settled without money.
  if (!first || row.refund === 0 || !(await isInvoiced(trx, first.shipment_id))) return false
  const credited = {
    orderNo: row.order_no,
    shipmentId: first.shipment_id,
    returnId: row.id,
    lines: lines.flatMap(({ position, accepted, refund }) =>
      accepted && refund ? { position, pieces: accepted, amount: BigInt(refund) } : [],
    ),
    restocking: BigInt(row.fee ?? 0),
  }
  await issueCreditNote(trx, credited, now)
  return true
}

/**
 * Issues the credit note of a refunded parcel of a locked order. False: none was issued, because the parcel is not
 * invoiced yet.
 */
export async function creditParcel(
  trx: Trx,
  order: OrderRow,
  { shipmentId, now }: { shipmentId: number; now: Date },
): Promise<boolean> {
  if (!(await isInvoiced(trx, shipmentId))) return false
  const { lines, freight } = await readRefundedParts(trx, order, shipmentId)
  const credited = { orderNo: order.order_no, shipmentId, returnId: null }
  await issueCreditNote(trx, { ...credited, lines, freight, restocking: 0n }, now)
  return true
}

/**
 * For refunds that were made before their parcel was invoiced; that invoice charges the parcel in full. Each is
 * credited in its own transaction, so that the failure of one does not stop the others. Returns how many got a credit
 * note; throws the first error after all were tried.
 */
export async function creditEarlierRefunds(db: Kysely<Database>, now: Date): Promise<number> {
  let count = 0
  await eachItem(await listUncredited(db), async (refund) => {
    const isCredited = await db.transaction().execute((trx) => creditRefund(trx, refund, now))
    if (isCredited) count += 1
  })
  return count
}

async function creditRefund(
  trx: Trx,
  { orderNo, returnNo, shipmentId }: Awaited<ReturnType<typeof listUncredited>>[number],
  now: Date,
): Promise<boolean> {
  const order = await lockAnyOrder(trx, orderNo)
  if (returnNo !== null) return creditReturn(trx, returnNo, now)
  return shipmentId !== null && creditParcel(trx, order, { shipmentId, now })
}
