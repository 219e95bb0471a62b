// GET /api/orders: the orders of the company, newest first.
import type { ParsedInputOf, ResultOf } from '../../../contract/call.ts'
import { listOrdersRoute } from '../../../contract/order.ts'
import { minorText } from '../../../shared/minor-units.ts'
import { LABEL_OF, statesOf } from '../../../shared/order-vocabulary.ts'
import { DAY_MS } from '../../../shared/time.ts'
import { handle } from '../../context/call-handler.ts'
import type { Ctx } from '../../context/context.ts'
import { readOrderList } from '../../modules/ordering/order-service.ts'
import { countryNamesIn } from '../../platform/countries.ts'

export const listOrdersCall = handle(listOrdersRoute, listOrders)

async function listOrders(
  ctx: Ctx,
  { label, days, q, after, rows }: ParsedInputOf<typeof listOrdersRoute>,
): Promise<ResultOf<typeof listOrdersRoute>> {
  const { list, next, count } = await readOrderList(ctx, {
    after: after ?? null,
    states: label ? statesOf(label) : null,
    since: days ? new Date(ctx.clock().getTime() - days * DAY_MS) : null,
    q: q || null,
    rows,
  })
  const nameOf = await countryNamesIn(ctx.lang)
  return {
    list: list.map((row) => ({
      orderNo: row.order_no,
      state: row.state,
      label: LABEL_OF[row.state],
      stopped: row.stopped,
      ownReference: row.own_reference,
      placedAt: row.placed_at.toISOString(),
      total: minorText(BigInt(row.total), row.currency),
      currency: row.currency,
      lines: row.lines,
      pieces: row.pieces,
      city: row.city,
      country: row.country,
      countryName: nameOf(row.country),
      rank: row.place,
    })),
    next,
    count,
  }
}
