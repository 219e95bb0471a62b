// GET /api/about/product/wish-list: a page of a wish list with products, prices and stock, and the totals of the list.
import type { ParsedInputOf, ResultOf } from '../../../contract/call.ts'
import type { MemberPrice } from '../../../contract/price.ts'
import { readWishListRoute } from '../../../contract/wish-list.ts'
import { totalsOf } from '../../../shared/list-totals.ts'
import { quoteQuantity } from '../../../shared/price-rules.ts'
import { readCardsById } from '../../modules/catalogue/card-service.ts'
import { loadPriceAdder } from '../../modules/pricing/pricing-service.ts'
import { readLines } from '../../modules/wishlist/wish-list-item-service.ts'
import { readList } from '../../modules/wishlist/wish-list-service.ts'
import { handle } from '../../context/call-handler.ts'
import { type Ctx, memberCtx } from '../../context/context.ts'

export const readWishListCall = handle(readWishListRoute, readWishList)

/** Errors: 404 for lists that are not the caller's. */
async function readWishList(
  ctx: Ctx,
  query: ParsedInputOf<typeof readWishListRoute>,
): Promise<ResultOf<typeof readWishListRoute>> {
  const wishList = await readList(ctx, query.listId)
  const lines = await readLines(ctx, wishList.id)
  const first = (query.page - 1) * query.rows
  const shown = lines.slice(first, first + query.rows)
  const cards = await readCardsById(
    ctx,
    shown.map(({ product_id }) => product_id),
  )
  const withPrice = await loadPriceAdder(memberCtx(ctx), [
    ...lines.map(({ item_no }) => ({ itemNo: item_no })),
    ...cards.values(),
  ])
  const quotes = lines.map(({ item_no, quantity }) => {
    const priced: { price?: MemberPrice | null } = withPrice({ itemNo: item_no })
    return priced.price ? quoteQuantity(priced.price, quantity) : null
  })
  return {
    total: lines.length,
    page: query.page,
    rows: query.rows,
    list: shown.flatMap((line, at) => {
      const card = cards.get(line.product_id)
      if (!card) return []
      return {
        itemNo: line.item_no,
        quantity: line.quantity,
        note: line.note,
        addedAt: line.added_at.toISOString(),
        customerRefs: line.customer_refs,
        product: withPrice(card),
        quote: quotes[first + at] ?? null,
      }
    }),
    wishList: { ...wishList, count: lines.length },
    ...totalsOf(quotes),
  }
}
