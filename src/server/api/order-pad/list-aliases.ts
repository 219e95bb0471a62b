// GET /api/order-pad/aliases: the names and numbers that the company uses for items.
import { listAliasesRoute } from '../../../contract/order-pad.ts'
import { handle } from '../../context/call-handler.ts'
import { memberCtx } from '../../context/context.ts'
import { readCardsById } from '../../modules/catalogue/card-service.ts'
import { listAliases } from '../../modules/company-alias/company-alias-service.ts'

export const listAliasesCall = handle(listAliasesRoute, async (ctx, { q, after, rows }) => {
  const { companyId } = memberCtx(ctx).actor
  const found = await listAliases(ctx.db, companyId, { part: q, after, limit: rows })
  const cards = await readCardsById(
    ctx,
    found.list.map(({ product_id }) => product_id),
  )
  const list = found.list.map((row) => {
    const card = cards.get(row.product_id)
    return {
      text: row.alias,
      itemNo: row.item_no,
      title: card?.title ?? '',
      url: card?.url ?? null,
      isDiscontinued: row.stop,
      chosenAt: row.chosen_at.toISOString(),
      chosenBy: row.chosen_by,
    }
  })
  return { list, next: found.next, count: found.count }
})
