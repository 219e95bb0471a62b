// DELETE /api/order-pad/aliases: removes a name or number that the company uses for an item.
import { dropAliasRoute } from '../../../contract/order-pad.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import { memberCtx } from '../../context/context.ts'
import { dropAlias } from '../../modules/company-alias/company-alias-service.ts'

export const dropAliasCall = handle(dropAliasRoute, async (ctx, { text }) => {
  const existed = await dropAlias(ctx.db, memberCtx(ctx).actor.companyId, text)
  return new CodedResult(existed ? 200 : RESULT_CODES.alreadyDone, { text })
})
