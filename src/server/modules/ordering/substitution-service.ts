// What a company allows to be sent instead of an item that ran out, and the lines of an order that are replaced.
import type { Kysely } from 'kysely'
import { amountOfUnits, outstandingUnits, partsOfUnits } from '../../../shared/order-lines.ts'
import type { OrderState } from '../../../shared/order-vocabulary.ts'
import { DEFAULT_SUBSTITUTION, type SubstitutionRule } from '../../../shared/substitution.ts'
import type { Database } from '../../db/database.ts'
import { AppError, invalid, notFound } from '../../platform/errors.ts'
import { findListedProducts } from './basket-repository.ts'
import { cutLine } from './cut-lines.ts'
import { markDiscontinued } from './discontinue-repository.ts'
import { findLines, type LineRow, type OrderRow, writeUnits } from './order-writing-repository.ts'
import {
  type ExceptionRow,
  findExceptions,
  findStopped,
  findSubstitution,
  insertSubstitute,
  saveSubstitution,
  type SubstituteLine,
  type SubstitutionRow,
} from './substitution-repository.ts'

export {
  findBuyerOf as readBuyerOf,
  findSamePacks as readSamePacks,
  findShortOrders as listShortOrders,
  findShortProducts as listShortProducts,
  type PackRow as SamePack,
} from './substitution-repository.ts'

type Trx = Kysely<Database>

export interface Substitution extends SubstitutionRow {
  exceptions: ExceptionRow[]
}

export async function readSubstitution(
  db: Kysely<Database>,
  companyId: number,
): Promise<Substitution> {
  const setting = (await findSubstitution(db, companyId)) ?? DEFAULT_SUBSTITUTION
  return { ...setting, exceptions: await findExceptions(db, companyId) }
}

/** Errors: 422 names the first item that is not in the catalogue. */
export async function changeSubstitution(
  trx: Trx,
  companyId: number,
  {
    rule,
    mostPercent,
    exceptions,
  }: SubstitutionRow & { exceptions: readonly { itemNo: string; rule: SubstitutionRule }[] },
): Promise<void> {
  const products = await findListedProducts(
    trx,
    exceptions.map(({ itemNo }) => itemNo),
  )
  const rules = new Map<number, SubstitutionRule>()
  exceptions.forEach((each, at) => {
    const product = products.get(each.itemNo)
    if (!product) throw invalid(`exceptions.${at}.itemNo`, 'unknown')
    rules.set(product.id, each.rule)
  })
  const rows = [...rules].map(([productId, itemRule]) => ({ productId, rule: itemRule }))
  await saveSubstitution(trx, companyId, { rule, mostPercent, exceptions: rows })
}

export interface ReplaceableLine {
  line: LineRow
  rule: SubstitutionRule
  /** The item is discontinued. */
  isStopped: boolean
}

/**
 * The lines of a locked order that may be replaced: not themselves substitutes, with pieces left to ship, and with a rule
 * that allows it. `all`: every line of the order.
 */
export async function readReplaceableLines(
  trx: Trx,
  order: OrderRow,
  { rule, exceptions }: Substitution,
): Promise<{ replaceable: ReplaceableLine[]; all: LineRow[] }> {
  const all = await findLines(trx, order.id)
  const ruleOf = (productId: number) => {
    return exceptions.find((each) => each.productId === productId)?.rule ?? rule
  }
  const allowed = all.filter((line) => {
    return (
      line.replaces === null && outstandingUnits(line) > 0 && ruleOf(line.product_id) !== 'never'
    )
  })
  const stopped = await findStopped(
    trx,
    allowed.map(({ product_id }) => product_id),
  )
  const replaceable = allowed.map((line) => {
    return { line, rule: ruleOf(line.product_id), isStopped: stopped.has(line.product_id) }
  })
  return { replaceable, all }
}

/**
 * How many pieces of a line cannot be served; `unreserved`: the pieces of its locked stock on hand, less those reserved.
 */
export function unservedUnits({ line, isStopped }: ReplaceableLine, unreserved: number): number {
  if (isStopped) return outstandingUnits(line)
  // More is reserved than there is: this order gives its pieces to older ones.
  if (line.reserved > 0 && unreserved < 0) return outstandingUnits(line)
  return line.backordered > 0 && unreserved <= 0 ? line.backordered : 0
}

/** The cut that cancels the last pieces of a line, and the parts of the line (pieces of one price) that it cancels. */
export function cancelledBySubstitute(line: LineRow, order: OrderRow, quantity: number) {
  const cut = cutLine(line, order, quantity)
  const remaining = line.quantity - line.cancelled
  const range = { from: remaining - quantity, to: remaining }
  return { cut, parts: partsOfUnits(line.parts, range) }
}

/** Cancels the cut pieces and adds the lines of their substitutes; the caller changes stock and money. */
export async function writeSubstitutes(
  trx: Trx,
  order: OrderRow,
  substitutes: ReadonlyArray<{
    cut: ReturnType<typeof cutLine>
    /** As of `ReplaceableLine`. */
    isStopped: boolean
    added: SubstituteLine
  }>,
): Promise<void> {
  await writeUnits(
    trx,
    order.id,
    substitutes.map(({ cut: { line, after } }) => {
      return { ...after, position: line.position, shipped: line.shipped }
    }),
  )
  const stopped = substitutes.filter(({ isStopped }) => isStopped)
  await markDiscontinued(
    trx,
    order.id,
    stopped.map(({ cut }) => cut.line.position),
  )
  for (const { added } of substitutes) await insertSubstitute(trx, order.id, added)
}

export interface DroppedSubstitute {
  itemNo: string
  quantity: number
  /** What the pieces cost, in minor units. */
  amount: bigint
  /** To release in the stock. */
  promised: { productId: number; reserved: number; backordered: number }
  /** Nothing of the order is left to ship. */
  isDone: boolean
  /** That the order gets. */
  state: OrderState
}

/**
 * Cancels what is left of a substitute in a locked order; the caller judges the state and releases stock and money.
 * 'cancelled': the substitute was cancelled before. Errors: 404 a line that is not a substitute, 409 once a parcel has
 * left.
 */
export async function dropSubstitute(
  trx: Trx,
  order: OrderRow,
  position: number,
): Promise<DroppedSubstitute | 'cancelled'> {
  const lines = await findLines(trx, order.id)
  const line = lines.find((each) => each.position === position)
  if (!line || line.replaces === null) throw notFound()
  const quantity = outstandingUnits(line)
  if (quantity === 0 && line.shipped === 0) return 'cancelled'
  if (lines.some(({ shipped }) => shipped > 0)) {
    throw new AppError(409, [], { state: order.state })
  }
  const { product_id: productId, reserved, backordered } = line
  const cancelled = line.cancelled + quantity
  const units = { position, reserved: 0, backordered: 0, shipped: 0, cancelled }
  await writeUnits(trx, order.id, [units])
  const { currency, state } = order
  const amount = amountOfUnits(line.parts, { from: 0, to: quantity, currency })
  const others = lines.filter((each) => each !== line)
  const isDone = others.every((each) => outstandingUnits(each) === 0)
  const isOnPickList = others.some((each) => each.reserved > 0)
  const stateAfter = state === 'picking' && !isOnPickList ? 'held' : state
  return {
    itemNo: line.item_no,
    quantity,
    amount,
    promised: { productId, reserved, backordered },
    isDone,
    state: isDone ? 'cancelled' : stateAfter,
  }
}
