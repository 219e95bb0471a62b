// The basket of one login in one area: reading, adding, setting and removing lines; at most 1,000.
import type { Kysely } from 'kysely'
import { type Ctx, memberOf } from '../../context/context.ts'
import type { Database } from '../../db/database.ts'
import {
  type BasketLineRow,
  type BasketOwner,
  countBasketLines,
  deleteBasketLines,
  deleteBaskets,
  findBasketWithLines,
  findListedProductsWithBasket,
  lockBasket,
  raiseRevision,
  writeBasketLines,
} from './basket-repository.ts'

export { type BasketLineRow, findItems, type WantedLineRow } from './basket-repository.ts'

const MAX_BASKET_LINES = 1000
const MAX_UNITS = 999_999

export interface ReadBasket {
  revision: number
  lines: BasketLineRow[]
}

export async function readBasketLines(ctx: Ctx): Promise<ReadBasket> {
  return (await findBasketWithLines(ctx.db, ownerOf(ctx))) ?? { revision: 0, lines: [] }
}

/** Locks the basket until the transaction ends: for callers that lock an order before they change the basket. */
export async function lockOwnBasket(trx: Kysely<Database>, ctx: Ctx): Promise<void> {
  await lockBasket(trx, ownerOf(ctx), ctx.clock())
}

/** Drops the baskets of a removed login, in both areas. */
export function dropBaskets(trx: Kysely<Database>, memberId: number): Promise<void> {
  return deleteBaskets(trx, memberId)
}

export interface AddedRow {
  itemNo: string
  /** `kept`: it had that quantity before; `unknown`: no such item is listed; `full`: the basket has 1,000 lines. */
  outcome: 'added' | 'raised' | 'set' | 'kept' | 'unknown' | 'full'
  /** What the basket holds now; 0 if `unknown` or `full`. */
  quantity: number
  /** The quantity before `correct`; 0 if `unknown` or `full`. */
  wanted: number
}

export interface AddedLines {
  revision: number
  /** Lines of the basket. */
  count: number
  rows: AddedRow[]
}

export interface LinesToAdd {
  mode: 'add' | 'set'
  lines: ReadonlyArray<{ itemNo: string; quantity?: number | undefined }>
  /** The quantity of a row that has none, for an item that is not in the basket; absent: 1. */
  usualQuantity?: ((itemNo: string) => number) | undefined
  /** What the basket holds in place of a quantity that cannot be ordered; absent: that quantity. */
  correct?: ((itemNo: string, quantity: number) => number) | undefined
  /** The wish list that the lines are taken from. */
  listId?: string | undefined
}

/** Each row has its outcome, in the given order. */
export function addBasketLines(ctx: Ctx, input: LinesToAdd): Promise<AddedLines> {
  return ctx.db.transaction().execute((trx) => addBasketLinesIn(trx, ctx, input))
}

/** As `addBasketLines`, in the transaction of a caller that changes more; it locks the basket before any order. */
export async function addBasketLinesIn(
  trx: Kysely<Database>,
  ctx: Ctx,
  input: LinesToAdd,
): Promise<AddedLines> {
  const basket = await lockBasket(trx, ownerOf(ctx), ctx.clock())
  const itemNos = input.lines.map(({ itemNo }) => itemNo)
  const { products, pieces } = await findListedProductsWithBasket(trx, basket.id, itemNos)
  const changed = new Map<number, number>()
  const rows = input.lines.map((line): AddedRow => {
    const product = products.get(line.itemNo)
    if (!product) return { itemNo: line.itemNo, outcome: 'unknown', quantity: 0, wanted: 0 }
    const { itemNo, id } = product
    const former = pieces.get(id)
    if (former === undefined && pieces.size >= MAX_BASKET_LINES) {
      return { itemNo, outcome: 'full', quantity: 0, wanted: 0 }
    }
    const requested = line.quantity ?? former ?? input.usualQuantity?.(itemNo) ?? 1
    const added = input.mode === 'add' && line.quantity !== undefined ? (former ?? 0) : 0
    const wanted = Math.min(MAX_UNITS, requested + added)
    const quantity = input.correct?.(itemNo, wanted) ?? wanted
    if (quantity === former) return { itemNo, outcome: 'kept', quantity, wanted }
    pieces.set(id, quantity)
    changed.set(id, quantity)
    if (former === undefined) return { itemNo, outcome: 'added', quantity, wanted }
    return { itemNo, outcome: input.mode === 'add' ? 'raised' : 'set', quantity, wanted }
  })
  const lines = [...changed].map(([productId, quantity]) => ({ productId, quantity }))
  const written = { lines, listId: input.listId ?? null, now: ctx.clock() }
  const revision =
    lines.length > 0 ? await writeBasketLines(trx, basket.id, written) : basket.revision
  return { revision, count: pieces.size, rows }
}

/** `itemNos` null: all lines. */
export function removeBasketLines(
  ctx: Ctx,
  itemNos: readonly string[] | null,
): Promise<{ revision: number; count: number }> {
  return ctx.db.transaction().execute(async (trx) => {
    const basket = await lockBasket(trx, ownerOf(ctx), ctx.clock())
    const removed = await deleteBasketLines(trx, basket.id, itemNos)
    const revision =
      removed > 0 ? await raiseRevision(trx, basket.id, ctx.clock()) : basket.revision
    return { revision, count: await countBasketLines(trx, basket.id) }
  })
}

function ownerOf(ctx: Ctx): BasketOwner {
  const { memberId, memberKind } = memberOf(ctx)
  return { memberId, kind: memberKind }
}
