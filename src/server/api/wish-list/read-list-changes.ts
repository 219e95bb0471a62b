// GET /api/wish-lists/changes: what has changed since the lines of a standing list were last ordered.
import { type ChangedLine, readListChangesRoute } from '../../../contract/standing-list.ts'
import { minorText } from '../../../shared/minor-units.ts'
import { orderableQuantity, quoteQuantity } from '../../../shared/price-rules.ts'
import { handle } from '../../context/call-handler.ts'
import { memberCtx } from '../../context/context.ts'
import { readCardsById } from '../../modules/catalogue/card-service.ts'
import { pricedFieldsOf, type PricedFields } from '../../modules/pricing/pricing-service.ts'
import { readStandingLines, type StandingRow } from '../../modules/wishlist/standing-service.ts'
import { readList } from '../../modules/wishlist/wish-list-service.ts'

/** Errors: 404 for lists that are not the caller's. */
export const readListChangesCall = handle(readListChangesRoute, async (ctx, { listId }) => {
  const list = await readList(ctx, listId)
  const rows = list.isStanding ? await readStandingLines(ctx, list.id) : []
  const cards = await readCardsById(
    ctx,
    rows.flatMap(({ product_id, replacement_id }) => [product_id, replacement_id ?? product_id]),
  )
  const replacements = rows.flatMap(
    ({ replacement_id }) => cards.get(replacement_id ?? -1)?.itemNo ?? [],
  )
  const prices = await pricedFieldsOf(memberCtx(ctx), [
    ...rows.map(({ item_no }) => item_no),
    ...replacements,
  ])
  const lines = rows.flatMap((row): ChangedLine[] => {
    const card = cards.get(row.product_id)
    const change = changeOf(row, prices.get(row.item_no) ?? {})
    if (!card || !change) return []
    const replacementLink = (card: Link) => {
      const price = prices.get(card.itemNo)?.price
      return { ...linkOf(card), quantity: orderableQuantity(price, row.quantity) }
    }
    const replacement = row.is_discontinued ? cards.get(row.replacement_id ?? -1) : undefined
    return [
      { ...linkOf(card), ...change, successor: replacement ? replacementLink(replacement) : null },
    ]
  })
  const newest = rows.toSorted((a, b) => b.ordered_at.getTime() - a.ordered_at.getTime())[0]
  const lastOrder = newest
    ? { orderNo: newest.order_no, at: newest.ordered_at.toISOString() }
    : null
  return { lastOrder, lines }
})

interface Link {
  itemNo: string
  title: string
  url: string
}

function linkOf({ itemNo, title, url }: Link): Link {
  return { itemNo, title, url }
}

/** Null when the line can be ordered as before. The price is compared for the quantity that was ordered then. */
function changeOf(row: StandingRow, { price = null, stock = 0 }: PricedFields) {
  const { quantity, currency, is_discontinued: isDiscontinued, was_in_stock } = row
  const now = price && !isDiscontinued ? quoteQuantity(price, quantity).total : null
  const before = row.amount === null ? null : minorText(BigInt(row.amount), currency)
  const isComparable =
    before !== null && !isDiscontinued && (price?.currency ?? currency) === currency
  const changedPrice = isComparable && before !== now ? { before, now, currency } : null
  const newStock = stock > 0 ? ('back' as const) : ('out' as const)
  const changedStock = isDiscontinued || stock > 0 === was_in_stock ? null : newStock
  if (!changedPrice && !changedStock && !isDiscontinued) return null
  return {
    orderedAt: row.ordered_at.toISOString(),
    orderNo: row.order_no,
    quantity,
    price: changedPrice,
    stock: changedStock,
    isDiscontinued,
  }
}
