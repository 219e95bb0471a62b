// POST /api/basket/add-from: adds what can still be ordered of a wish list, an order or an order file to the basket.
import type { ParsedInputOf } from '../../../contract/call.ts'
import { addToBasketFromRoute, type OrderedAgain } from '../../../contract/basket.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import { orderableQuantity, quoteQuantity } from '../../../shared/price-rules.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import { type MemberCtx, memberCtx } from '../../context/context.ts'
import { readCardsById } from '../../modules/catalogue/card-service.ts'
import { readFileItems } from '../../modules/order-file/order-file-service.ts'
import { addBasketLines } from '../../modules/ordering/basket-service.ts'
import { readOrderedItems } from '../../modules/ordering/order-service.ts'
import { readReorderFacts, type ReorderFacts } from '../../modules/ordering/reorder-service.ts'
import { pricedFieldsOf, type PricedFields } from '../../modules/pricing/pricing-service.ts'
import { readLines } from '../../modules/wishlist/wish-list-item-service.ts'
import { readList } from '../../modules/wishlist/wish-list-service.ts'
import { invalid } from '../../platform/errors.ts'

/** `asked`: pieces in the source; `wanted`: these and those that the basket had, before minimum and multiple apply. */
type Row = OrderedAgain['rows'][number]
type SourceItem = { itemNo: string; quantity: number }
type Cards = Awaited<ReturnType<typeof readCardsById>>

/** 200, or 5100 when a row was not added. */
export const addToBasketFromCall = handle(addToBasketFromRoute, async (ctx, input) => {
  const { listId, orderNo, fileId } = input
  const sources = [listId, orderNo, fileId].filter((each) => each !== undefined)
  if (sources.length > 1) throw invalid(fileId === undefined ? 'orderNo' : 'fileId', 'repeated')
  const member = memberCtx(ctx)
  const source = await readSource(member, input)
  const asked = mergeItems(source.items)
  const facts = await readReorderFacts(
    ctx.db,
    asked.map(({ itemNo }) => itemNo),
  )
  const found = [...facts.values()]
  const prices = await pricedFieldsOf(
    member,
    found.flatMap(({ itemNo, replacementNo }) => [itemNo, replacementNo ?? itemNo]),
  )
  const rejections = asked.map((line) => {
    return rejectionOf(facts.get(line.itemNo), prices.get(line.itemNo), member.actor.memberKind)
  })
  const added = await addBasketLines(ctx, {
    mode: 'add',
    lines: asked.filter((_, at) => rejections[at] === null),
    correct: (itemNo, quantity) => orderableQuantity(prices.get(itemNo)?.price, quantity),
    listId: source.listId,
  })
  const replacements = await readCardsById(
    ctx,
    found.flatMap(({ isDiscontinued, replacementId }) => {
      return isDiscontinued && replacementId ? [replacementId] : []
    }),
  )
  // The rows of the added lines, in the order of the lines.
  const addedRows = [...added.rows]
  const rows = asked.map((line, at): Row => {
    const rejection = rejections[at] ?? null
    const row = rejection === null ? addedRows.shift() : undefined
    const offered = replacementFor(line, facts.get(line.itemNo), { prices, replacements })
    if (!row) return { ...emptyRow(line), outcome: rejection ?? 'unknown', successor: offered }
    const price = prices.get(line.itemNo)?.price
    const correction =
      price && row.wanted !== row.quantity ? quoteQuantity(price, row.wanted).fault : null
    const { itemNo, wanted, quantity } = row
    // Only lines that are set have the outcome 'set'; these are added.
    const outcome = row.outcome === 'set' ? 'raised' : row.outcome
    return { itemNo, asked: line.quantity, wanted, outcome, quantity, correction, successor: null }
  })
  const isWhole = rows.every(({ quantity }) => quantity > 0)
  return new CodedResult(isWhole ? 200 : RESULT_CODES.partly, { ...added, rows })
})

/** At most 5,000 items, as many as a file has rows. Errors: 404 a list, an order or a file that is not the caller's. */
async function readSource(
  ctx: MemberCtx,
  { orderNo, fileId, listId }: ParsedInputOf<typeof addToBasketFromRoute>,
): Promise<{ items: SourceItem[]; listId?: string }> {
  if (orderNo !== undefined) return { items: await readOrderedItems(ctx, orderNo) }
  if (fileId !== undefined) return { items: await readFileItems(ctx.db, ctx.actor, fileId) }
  const list = await readList(ctx, listId || undefined)
  const lines = await readLines(ctx, list.id)
  const items = lines.map(({ item_no, quantity }) => ({ itemNo: item_no, quantity }))
  return { items, listId: list.id }
}

/** Each item once. */
function mergeItems(items: readonly SourceItem[]): SourceItem[] {
  const pieces = new Map<string, number>()
  for (const { itemNo, quantity } of items) {
    pieces.set(itemNo, (pieces.get(itemNo) ?? 0) + quantity)
  }
  return [...pieces].map(([itemNo, quantity]) => ({ itemNo, quantity }))
}

/** Why nothing of an item is added; null: it can be ordered. Staff price lines of wholesalers in the offer. */
function rejectionOf(
  facts: ReorderFacts | undefined,
  priced: PricedFields | undefined,
  kind: 'wholesale' | 'dropship',
): Row['outcome'] | null {
  if (!facts) return 'unknown'
  if (facts.isDiscontinued) return 'discontinued'
  if (priced?.priceReason === 'region_blocked') return 'region_blocked'
  return priced?.price || kind === 'wholesale' ? null : 'on_request'
}

function emptyRow({ itemNo, quantity: asked }: SourceItem): Omit<Row, 'outcome'> {
  return { itemNo, asked, wanted: asked, quantity: 0, correction: null, successor: null }
}

function replacementFor(
  { quantity }: SourceItem,
  facts: ReorderFacts | undefined,
  offers: { prices: ReadonlyMap<string, PricedFields>; replacements: Cards },
): Row['successor'] {
  const card = facts?.isDiscontinued
    ? offers.replacements.get(facts.replacementId ?? -1)
    : undefined
  if (!card) return null
  const { itemNo, title, url } = card
  return {
    itemNo,
    title,
    url,
    quantity: orderableQuantity(offers.prices.get(itemNo)?.price, quantity),
  }
}
