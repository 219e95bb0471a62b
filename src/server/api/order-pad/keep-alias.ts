// POST /api/order-pad/aliases: stores a name or number that the company uses for an item.
import { keepAliasRoute } from '../../../contract/order-pad.ts'
import { handle } from '../../context/call-handler.ts'
import { memberCtx } from '../../context/context.ts'
import { keepAlias } from '../../modules/company-alias/company-alias-service.ts'

/** Errors: 404 no such item is listed. */
export const keepAliasCall = handle(keepAliasRoute, async (ctx, { text, itemNo }) => {
  const { companyId, memberId } = memberCtx(ctx).actor
  await keepAlias(ctx.db, { companyId, memberId, now: ctx.clock() }, { text, itemNo })
  return { text, itemNo }
})
