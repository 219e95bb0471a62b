// The items of a wish list: add, change, remove, reorder; at most 2,000 per list.
import type { CustomerRef } from '../../../shared/customer-refs.ts'
import { type Ctx, memberOf } from '../../context/context.ts'
import { AppError, invalid, notFound } from '../../platform/errors.ts'
import { mergeLines, type MergedRow, type MergeMode } from './merge-rules.ts'
import {
  deleteLines,
  findLines,
  findPlaces,
  findProductIds,
  placeLines,
  type WishListItemRow,
  writeLines,
} from './wish-list-item-repository.ts'
import { findExistingList, lockList } from './wish-list-service.ts'
import { touchList } from './wish-list-repository.ts'
import { countListedItems } from './listed-items-service.ts'

const MAX_LINES = 2000

/** Every item of a list that the caller has read or locked, in the member's order. */
export function readLines(ctx: Ctx, listId: string): Promise<WishListItemRow[]> {
  // Throws for anyone but a member.
  memberOf(ctx)
  return findLines(ctx.db, listId)
}

/** The chosen items of a list, or all of them. Errors: 404, 422 none is left. */
export async function readChosenLines(
  ctx: Ctx,
  { listId, content }: { listId?: string | undefined; content?: readonly string[] | undefined },
): Promise<{ name: string; lines: WishListItemRow[] }> {
  const list = await findExistingList(ctx, listId)
  const chosen = content && new Set(content.map((itemNo) => itemNo.toUpperCase()))
  const all = list ? await readLines(ctx, list.id) : []
  const lines = all.filter(({ item_no }) => {
    return chosen?.has(item_no.toUpperCase()) ?? true
  })
  if (!list || lines.length === 0) throw invalid('content', 'required')
  return { name: list.name, lines }
}

export interface WishListItemInput {
  itemNo: string
  quantity?: number | undefined
  note?: string | undefined
  customerRefs?: readonly CustomerRef[] | undefined
}

/**
 * Adds an item or updates its quantity and note; `customerRefs` are those of a new item only. `usualQuantity` is the
 * quantity of a new item without one. `isChanged` false: nothing differed. Errors: 404 unknown item or list, 409 the list
 * is full.
 */
export async function setListItem(
  ctx: Ctx,
  {
    listId,
    item,
    usualQuantity,
  }: { listId: string | undefined; item: WishListItemInput; usualQuantity: number },
): Promise<{ isChanged: boolean; quantity: number; wishCount: number }> {
  const product = (await findProductIds(ctx.db, [item.itemNo])).get(item.itemNo)
  if (!product) throw notFound()
  const { isChanged, quantity } = await ctx.db.transaction().execute(async (trx) => {
    const list = await lockList(trx, ctx, listId)
    const places = await findPlaces(trx, list.id)
    const known = places.find(({ product_id }) => product_id === product.id)
    if (!known && places.length >= MAX_LINES) throw new AppError(409)
    const line = {
      productId: product.id,
      quantity: item.quantity ?? known?.quantity ?? usualQuantity,
      note: item.note ?? known?.note ?? '',
      position: (places.at(-1)?.position ?? 0) + 1,
      customerRefs: known?.customer_refs ?? item.customerRefs ?? [],
    }
    const isSame = known?.quantity === line.quantity && known.note === line.note
    if (isSame) return { isChanged: false, quantity: line.quantity }
    await writeLines(trx, { listId: list.id, lines: [line], now: ctx.clock() })
    await touchList(trx, list.id, ctx.clock())
    return { isChanged: true, quantity: line.quantity }
  })
  return { isChanged, quantity, wishCount: await countListedItems(ctx.db, memberOf(ctx).memberId) }
}

export interface AddedRow {
  itemNo: string
  outcome: MergedRow['outcome']
  quantity: number
}

/**
 * Adds many items, with one outcome per row in order. `usualQuantity` gives the quantity of new items without one.
 * Errors: 404 unknown list.
 */
export async function addLines(
  ctx: Ctx,
  input: {
    listId: string | undefined
    mode: MergeMode
    lines: readonly WishListItemInput[]
    usualQuantity: (itemNo: string) => number
  },
): Promise<{ wishCount: number; rows: AddedRow[] }> {
  const products = await findProductIds(
    ctx.db,
    input.lines.map(({ itemNo }) => itemNo),
  )
  const rows = await ctx.db.transaction().execute(async (trx) => {
    const list = await lockList(trx, ctx, input.listId)
    const listedRows = input.lines.map((line) => {
      const product = products.get(line.itemNo)
      return {
        ...line,
        productId: product?.id,
        usualQuantity: input.usualQuantity(product?.itemNo ?? ''),
      }
    })
    const places = await findPlaces(trx, list.id)
    const merged = mergeLines(places, listedRows, { mode: input.mode, max: MAX_LINES })
    await writeLines(trx, { listId: list.id, lines: merged.changes, now: ctx.clock() })
    if (merged.changes.length > 0) await touchList(trx, list.id, ctx.clock())
    return merged.rows
  })
  const presented = rows.map((row, at): AddedRow => {
    const itemNo = input.lines[at]?.itemNo ?? ''
    return { ...row, itemNo: products.get(itemNo)?.itemNo ?? itemNo }
  })
  return { wishCount: await countListedItems(ctx.db, memberOf(ctx).memberId), rows: presented }
}

/**
 * Items that are not in the list are ignored. Returns the number of items in the member's default list. Errors: 404
 * unknown list.
 */
export async function removeLines(
  ctx: Ctx,
  { listId, itemNos }: { listId: string | undefined; itemNos: readonly string[] },
): Promise<number> {
  const products = await findProductIds(ctx.db, itemNos)
  await ctx.db.transaction().execute(async (trx) => {
    const list = await lockList(trx, ctx, listId)
    const ids = [...products.values()].map(({ id }) => id)
    const removed = await deleteLines(trx, list.id, ids)
    if (removed > 0) await touchList(trx, list.id, ctx.clock())
  })
  return countListedItems(ctx.db, memberOf(ctx).memberId)
}

/**
 * Moves the given items to the front in this order; the others follow in their existing order. Errors: 404
 * unknown list.
 */
export async function arrangeLines(
  ctx: Ctx,
  { listId, itemNos }: { listId: string | undefined; itemNos: readonly string[] },
): Promise<void> {
  const products = await findProductIds(ctx.db, itemNos)
  await ctx.db.transaction().execute(async (trx) => {
    const list = await lockList(trx, ctx, listId)
    const listedIds = (await findPlaces(trx, list.id)).map(({ product_id }) => product_id)
    const movedIds = [...products.values()]
      .map(({ id }) => id)
      .filter((id) => listedIds.includes(id))
    await placeLines(trx, list.id, [...new Set([...movedIds, ...listedIds])])
    await touchList(trx, list.id, ctx.clock())
  })
}
