// POST /api/returns/preview: what a return would refund and cost; changes nothing.
import { previewReturnRoute } from '../../../contract/return.ts'
import { handle } from '../../context/call-handler.ts'
import { readOrderWithParts } from '../../modules/ordering/order-service.ts'
import { judgeReturn } from '../../operations/judge-return.ts'

/** Errors: 404, 422. */
export const previewReturnCall = handle(
  previewReturnRoute,
  async (ctx, { orderNo, ...request }) => {
    const { order } = await readOrderWithParts(ctx, orderNo)
    return (await judgeReturn(ctx, order, request)).result
  },
)
