// GET /api/returns/options: the pieces of an order that may be returned.
import type { ResultOf } from '../../../contract/call.ts'
import { listReturnableRoute } from '../../../contract/return.ts'
import { warrantyEnd } from '../../../shared/return-rules.ts'
import { sellerDay } from '../../../shared/seller-day.ts'
import { handle } from '../../context/call-handler.ts'
import type { Ctx } from '../../context/context.ts'
import { readOrderWithParts } from '../../modules/ordering/order-service.ts'
import { listReturnable, type ReturnableRow } from '../../modules/returns/return-service.ts'

/** Errors: 404. */
export const listReturnableCall = handle(listReturnableRoute, async (ctx, { orderNo }) => {
  const { order } = await readOrderWithParts(ctx, orderNo)
  const rows = await listReturnable(ctx.db, order.id)
  const { order_no, currency } = order
  return { orderNo: order_no, currency, lines: rows.map((row) => present(ctx, row)) }
})

type Line = ResultOf<typeof listReturnableRoute>['lines'][number]

function present(ctx: Ctx, row: ReturnableRow): Line {
  const dispatchedOn = sellerDay(row.dispatched_at)
  const until = row.is_battery ? warrantyEnd(row.chemistry, dispatchedOn) : null
  return {
    parcelNo: row.shipment_no,
    position: row.position,
    itemNo: row.item_no,
    title: row.titles[ctx.lang] ?? row.titles.en_us ?? row.item_no,
    dispatchedOn,
    shipped: row.pieces,
    returnable: Math.max(0, row.pieces - row.claimed),
    warrantyUntil: until,
    isExpired: until !== null && sellerDay(ctx.clock()) > until,
  }
}
