// GET /api/orders/waiting: the orders of the company that wait for money, next one first.
import type { ResultOf } from '../../../contract/call.ts'
import { listWaitingOrdersRoute } from '../../../contract/order-ranking.ts'
import { minorText } from '../../../shared/minor-units.ts'
import { handle } from '../../context/call-handler.ts'
import { type Ctx, memberOf } from '../../context/context.ts'
import { listWaiting } from '../../modules/ordering/release-service.ts'
import { countryNamesIn } from '../../platform/countries.ts'

export const listWaitingOrdersCall = handle(listWaitingOrdersRoute, listWaitingOrders)

/** As many as the call that ranks them may name. */
const MAX_LISTED = 500

async function listWaitingOrders(ctx: Ctx): Promise<ResultOf<typeof listWaitingOrdersRoute>> {
  const { companyId, memberKind: kind } = memberOf(ctx)
  const rows = await listWaiting(ctx.db, { companyId, kind }, MAX_LISTED)
  const nameOf = await countryNamesIn(ctx.lang)
  return {
    list: rows.map((row) => ({
      orderNo: row.order_no,
      ownReference: row.own_reference,
      placedAt: row.placed_at.toISOString(),
      dueAt: row.due_at?.toISOString() ?? null,
      total: minorText(BigInt(row.total), row.currency),
      currency: row.currency,
      city: row.city,
      country: row.country,
      countryName: nameOf(row.country),
      stopped: row.stopped,
    })),
  }
}
