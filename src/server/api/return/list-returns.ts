// GET /api/returns: the returns of the company, newest first.
import { listReturnsRoute } from '../../../contract/return.ts'
import { handle } from '../../context/call-handler.ts'
import { listOwnReturns } from '../../modules/returns/return-service.ts'
import { presentListedReturn } from '../../operations/listed-return.ts'

export const listReturnsCall = handle(listReturnsRoute, async (ctx, { after, rows }) => {
  const { list, next } = await listOwnReturns(ctx, { after: after ?? null, rows })
  return { list: list.map(presentListedReturn), next }
})
