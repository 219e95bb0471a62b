// Reads, locks and ranks the orders of one company in one area.
import type { Kysely } from 'kysely'
import { outstandingUnits } from '../../../shared/order-lines.ts'
import type { OrderState } from '../../../shared/order-vocabulary.ts'
import { type Ctx, memberOf } from '../../context/context.ts'
import type { Database } from '../../db/database.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import {
  countOrders,
  findOrder,
  findOrderParts,
  findOrders,
  lockWaiting,
  type OrderFilter,
  writeRanks,
} from './order-list-repository.ts'
import { findOrderedItems, type OrderParty } from './order-repository.ts'
import { findLines, type LineRow, lockOrder, type OrderRow } from './order-writing-repository.ts'
import { readReorderFacts } from './reorder-service.ts'

const MAX_COUNTED = 10_000

/** Item numbers and quantities as they were ordered. Errors: 404 an order of another company or area. */
export async function readOrderedItems(
  ctx: Ctx,
  orderNo: string,
): Promise<{ itemNo: string; quantity: number }[]> {
  const items = await findOrderedItems(ctx.db, orderPartyOf(ctx), orderNo)
  if (items.length === 0) throw notFound()
  return items
}

/**
 * What cancelling a locked order takes from its buyer, as item numbers and quantities to order again: the pieces that may
 * still be shipped. Before the company has accepted an offer these are the quantities that it ordered, including those of
 * lines that the offer leaves out. Pieces of a substitute count as pieces of the item that was ordered, unless that is
 * discontinued.
 */
export async function readOutstandingItems(
  trx: Kysely<Database>,
  order: OrderRow,
): Promise<{ itemNo: string; quantity: number }[]> {
  const lines = await findLines(trx, order.id)
  const originals = await findOriginals(trx, lines)
  const pieces = new Map<string, number>()
  for (const line of lines) {
    const { item_no } = originals.get(line) ?? line
    pieces.set(item_no, (pieces.get(item_no) ?? 0) + cancellable(line, order))
  }
  const items = [...pieces].map(([itemNo, quantity]) => ({ itemNo, quantity }))
  return items.filter(({ quantity }) => quantity > 0)
}

/** For each line of a substitute the line that was ordered, if its item is still on sale. */
async function findOriginals(
  trx: Kysely<Database>,
  lines: readonly LineRow[],
): Promise<Map<LineRow, LineRow>> {
  const replaced = new Map(
    lines.flatMap((line) => {
      const original = lines.find(({ position }) => position === line.replaces)
      return original ? [[line, original] as const] : []
    }),
  )
  const itemNos = [...replaced.values()].map(({ item_no }) => item_no)
  const facts = await readReorderFacts(trx, itemNos)
  const isSold = ({ item_no, discontinued }: LineRow) =>
    !discontinued && facts.get(item_no)?.isDiscontinued === false
  return new Map([...replaced].filter(([, original]) => isSold(original)))
}

function cancellable(line: LineRow, { state }: OrderRow): number {
  // The buyer knows that a discontinued line is cancelled; an offer that contains it again has removed the mark.
  if (!NOT_AGREED.has(state) || line.discontinued) return outstandingUnits(line)
  return line.wanted ?? line.quantity
}

/** An owner may still refuse the offer that a buyer accepted. */
const NOT_AGREED: ReadonlySet<OrderState> = new Set(['submitted', 'quoted', 'awaiting_approval'])

/** `count` is null beyond 10,000; `next` is the id to continue after. */
export async function readOrderList(ctx: Ctx, filter: OrderFilter) {
  const party = orderPartyOf(ctx)
  const rows = await findOrders(ctx.db, party, { ...filter, rows: filter.rows + 1 })
  const count = await countOrders(ctx.db, party, { ...filter, max: MAX_COUNTED })
  const list = rows.slice(0, filter.rows)
  const last = list.at(-1)
  const next = rows.length > filter.rows && last ? last.id : null
  return { list, next, count: count > MAX_COUNTED ? null : count }
}

/** Errors: 404. */
export async function readOrderWithParts(ctx: Ctx, orderNo: string) {
  const order = await findOrder(ctx.db, orderPartyOf(ctx), orderNo)
  if (!order) throw notFound()
  return { order, ...(await findOrderParts(ctx.db, order.id)) }
}

/** Errors: 404 an order of another company or area. */
export async function lockOwnOrder(
  trx: Kysely<Database>,
  ctx: Ctx,
  orderNo: string,
): Promise<OrderRow> {
  const { companyId, kind } = orderPartyOf(ctx)
  const order = await lockOrder(trx, orderNo)
  if (!order || order.company_id !== companyId || order.kind !== kind) throw notFound()
  return order
}

/** Errors: 409 when one of them does not wait for money any more, or is not the company's. */
export async function rankWaiting(ctx: Ctx, orderNos: readonly string[]): Promise<void> {
  const distinctNos = [...new Set(orderNos)]
  const party = orderPartyOf(ctx)
  await ctx.db.transaction().execute(async (trx) => {
    const locked = await lockWaiting(trx, party, distinctNos)
    if (locked.length < distinctNos.length) {
      const lockedNos = new Set(locked.map(({ order_no }) => order_no))
      const orderNo = distinctNos.find((each) => !lockedNos.has(each))
      throw new AppError(409, [], { reason: 'notWaiting', orderNo })
    }
    await writeRanks(trx, party, distinctNos)
  })
}

function orderPartyOf(ctx: Ctx): OrderParty {
  const { companyId, memberKind } = memberOf(ctx)
  return { companyId, kind: memberKind }
}
