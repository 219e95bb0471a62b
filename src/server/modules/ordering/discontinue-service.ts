// Lines whose items were discontinued: lists those of open orders, and cancels those of one order that are not picked.
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { UNPAID_STATES, unpicked } from '../../../shared/discontinued-lines.ts'
import { outstandingUnits } from '../../../shared/order-lines.ts'
import type { Database } from '../../db/database.ts'
import type { OrderRow } from './move-order.ts'
import { type CutLine, cutLine } from './cut-lines.ts'
import {
  countOpenLines,
  type DiscontinuedLine,
  findDiscontinued,
  markDiscontinued,
  writeTotals,
} from './discontinue-repository.ts'
import { findLines, type LineRow, writeUnits } from './order-writing-repository.ts'

export {
  type DiscontinuedLine,
  findQuestionsToWithdraw as listQuestionsToWithdraw,
  findQuestionsToRepeat as listQuestionsToRepeat,
} from './discontinue-repository.ts'
export { findListedProducts } from './basket-repository.ts'
export { insertSubstitute as addReplacement } from './substitution-repository.ts'

const MAX_LISTED = 100_000

/** The discontinued lines of all open orders, and the number of all open lines (0 when none is discontinued). */
export async function listDiscontinued(
  db: Kysely<Database>,
): Promise<{ lines: DiscontinuedLine[]; open: number }> {
  const lines = await findDiscontinued(db, { limit: MAX_LISTED })
  return { lines, open: lines.length === 0 ? 0 : await countOpenLines(db) }
}

export interface DiscontinuedUnits {
  lines: DiscontinuedLine[]
  /** Nothing of the order is left to ship. */
  isDone: boolean
  hasShipped: boolean
  /** What the cancelled pieces cost, in minor units: the most expensive are cancelled first. */
  amount: bigint
  /** To release in the stock. */
  promised: { productId: number; reserved: number; backordered: number }[]
  /** Pieces at special prices, which return to their month. */
  special: { productId: number; pieces: number }[]
}

/**
 * Cancels the discontinued lines of a locked order: all, or those in `selected` of which it would not cancel more pieces
 * than `selected` says. Undefined when there is nothing to cancel. The caller releases stock and money.
 */
export async function cancelDiscontinued(
  trx: Kysely<Database>,
  order: OrderRow,
  selected: readonly DiscontinuedLine[] | null,
): Promise<DiscontinuedUnits | undefined> {
  const discontinued = await findDiscontinued(trx, { limit: MAX_LISTED, orderId: order.id })
  const toCancel =
    selected === null ? discontinued : discontinued.filter((line) => wasSeen(line, selected))
  if (toCancel.length === 0) return undefined
  const positions = new Set(toCancel.map(({ position }) => position))
  const all = await findLines(trx, order.id)
  const cut = all
    .filter(({ position }) => positions.has(position))
    .map((line) => cutLine(line, order, unpicked(line, order.state)))
  await writeUnits(
    trx,
    order.id,
    cut.map(({ line, after }) => ({ ...after, position: line.position, shipped: line.shipped })),
  )
  await markDiscontinued(trx, order.id, [...positions])
  if (UNPAID_STATES.has(order.state)) await lowerTotals(trx, order, cut)
  const left = all.map((line) => {
    return outstandingUnits(line) - (cut.find((each) => each.line === line)?.quantity ?? 0)
  })
  return {
    lines: toCancel,
    isDone: left.every((quantity) => quantity === 0),
    hasShipped: all.some(({ shipped }) => shipped > 0),
    amount: cut.reduce((sum, each) => sum + each.amount, 0n),
    promised: cut.map(({ line, after }) => ({
      productId: line.product_id,
      reserved: line.reserved - after.reserved,
      backordered: line.backordered - after.backordered,
    })),
    special: cut.map(({ line, special }) => ({ productId: line.product_id, pieces: special })),
  }
}

/** Lines of an order that are not picked and whose items were discontinued, and all its lines. */
export async function readDiscontinued(
  db: Kysely<Database>,
  order: OrderRow,
): Promise<{ discontinued: DiscontinuedLine[]; all: LineRow[] }> {
  const discontinued = await findDiscontinued(db, { limit: MAX_LISTED, orderId: order.id })
  return { discontinued, all: await findLines(db, order.id) }
}

/** Sums up the lines of an order that is not paid and stores its total, after a line was added. */
export function updateTotals(trx: Kysely<Database>, order: OrderRow): Promise<void> {
  return writeTotals(trx, order.id, [])
}

function wasSeen(line: DiscontinuedLine, seen: readonly DiscontinuedLine[]): boolean {
  return seen.some(
    ({ position, quantity }) => position === line.position && quantity >= line.quantity,
  )
}

/** Names these lines and their quantities in ten characters: what staff repeat to confirm what they looked at. */
export function digestOfLines(lines: readonly DiscontinuedLine[]): string {
  const text = lines.map(({ orderNo, position, quantity }) => `${orderNo} ${position} ${quantity}`)
  return createHash('sha256').update(text.join('\n')).digest('hex').slice(0, 10)
}

async function lowerTotals(
  trx: Kysely<Database>,
  order: OrderRow,
  cut: readonly CutLine[],
): Promise<void> {
  const lines = cut.map(({ line, amount }) => {
    return { position: line.position, total: BigInt(line.total) - amount }
  })
  await writeTotals(trx, order.id, lines)
}
