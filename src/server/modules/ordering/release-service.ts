// The orders that wait for money: which is next, what it gets once it is covered, and which have waited too long.
import { brand } from '../../../shared/brand.ts'
import { AWAITING_FUNDS_DAYS } from '../../../shared/business-constants.ts'
import type { Kysely } from 'kysely'
import { unpromisedUnits } from '../../../shared/order-lines.ts'
import { noonOfSellerDay, sellerDay } from '../../../shared/seller-day.ts'
import { DAY_MS } from '../../../shared/time.ts'
import type { Database } from '../../db/database.ts'
import { addWorkingDays, workingDaysBetween } from '../../platform/working-days.ts'
import { moveOrder } from './move-order.ts'
import {
  findLines,
  lockOrder,
  type OrderRow,
  updateOrder,
  writeUnits,
} from './order-writing-repository.ts'
import type { OrderParty } from './order-repository.ts'
import {
  findDueOrders,
  findWaiting,
  findWaitingAccounts,
  hasMatchedPayment,
  lockNextWaiting,
  lockRelease,
  type WaitingRow,
} from './release-repository.ts'

type Trx = Kysely<Database>

interface WantedUnits {
  position: number
  productId: number
  quantity: number
}

interface PromisedUnits {
  productId: number
  reserved: number
  backordered: number
}

/** The accounts with a waiting order that their balance covers. */
export function listWaitingAccounts(db: Trx): Promise<number[]> {
  return findWaitingAccounts(db)
}

/** The orders of a company that wait for money, the next one first. */
export function listWaiting(db: Trx, party: OrderParty, max: number): Promise<WaitingRow[]> {
  return findWaiting(db, party, max)
}

/** The next order of the account with its lines, locked; undefined when none waits. */
export async function lockWaitingOrder(trx: Trx, accountId: number) {
  await lockRelease(trx, accountId)
  const order = await lockNextWaiting(trx, accountId)
  if (!order) return undefined
  return { order, wanted: await readWantedUnits(trx, order) }
}

/** The pieces of a locked order that are not promised yet. */
export async function readWantedUnits(trx: Trx, order: OrderRow): Promise<WantedUnits[]> {
  const lines = await findLines(trx, order.id)
  return lines
    .map((line) => {
      return {
        position: line.position,
        productId: line.product_id,
        quantity: unpromisedUnits(line),
      }
    })
    .filter(({ quantity }) => quantity > 0)
}

/** Adds promised pieces to the lines of a locked order. */
export async function reserveUnits(
  trx: Trx,
  order: OrderRow,
  promised: ReadonlyArray<{ position: number; reserved: number; backordered: number }>,
): Promise<void> {
  const added = new Map(promised.map((line) => [line.position, line]))
  const lines = await findLines(trx, order.id)
  await writeUnits(
    trx,
    order.id,
    lines.flatMap(({ position, reserved, backordered, shipped, cancelled }) => {
      const more = added.get(position)
      if (!more) return []
      return [
        {
          position,
          reserved: reserved + more.reserved,
          backordered: backordered + more.backordered,
          shipped,
          cancelled,
        },
      ]
    }),
  )
}

/** The pieces that are promised to an order when its money is there, by line. */
interface OrderPromises {
  promised: ReadonlyArray<{ position: number; reserved: number; backordered: number }>
  now: Date
}

/** A dropship order: the money is held and the pieces are promised. Its days of delivery count from now. */
export async function markFunded(
  trx: Trx,
  order: OrderRow,
  { promised, now }: OrderPromises,
): Promise<void> {
  await reserveUnits(trx, order, promised)
  const changes = { ...daysAfterWait(order, now), held_at: now, due_at: null, rank: null }
  await moveOrder(trx, order, { event: 'fund', state: 'held', actor: 'scheduler', now, changes })
}

/** As many working days as were promised when the order began to wait for money, counted from now. */
function daysAfterWait({ due_at, promised_from, promised_to }: OrderRow, now: Date) {
  if (due_at === null) return {}
  const waitingSince = new Date(due_at.getTime() - AWAITING_FUNDS_DAYS * DAY_MS)
  const laterDay = (day: string | null): string | null => {
    const noon = noonOfSellerDay(day ?? '')
    return noon ? sellerDay(addWorkingDays(now, workingDaysBetween(waitingSince, noon))) : null
  }
  return { promised_from: laterDay(promised_from), promised_to: laterDay(promised_to) }
}

/** A wholesale order, by its payment or when its offer is accepted or approved. Its days of delivery count from now. */
export async function markPaid(
  trx: Trx,
  order: OrderRow,
  {
    promised,
    now,
    event,
    actor,
  }: OrderPromises & { event: 'pay' | 'accept' | 'approve'; actor: string },
): Promise<void> {
  await reserveUnits(trx, order, promised)
  const { deliveryFrom: from, deliveryTo: to } = brand
  const changes = {
    held_at: now,
    due_at: null,
    promised_from: sellerDay(addWorkingDays(now, from)),
    promised_to: sellerDay(addWorkingDays(now, to)),
  }
  await moveOrder(trx, order, { event, state: 'paid', actor, now, changes })
}

/** The payment is late: the reserved pieces are free for others. Returns them. */
export async function dropReservation(trx: Trx, order: OrderRow): Promise<PromisedUnits[]> {
  const lines = await findLines(trx, order.id)
  await writeUnits(
    trx,
    order.id,
    lines.map(({ position, shipped, cancelled }) => {
      return { position, reserved: 0, backordered: 0, shipped, cancelled }
    }),
  )
  return lines.map(({ product_id, reserved, backordered }) => {
    return { productId: product_id, reserved, backordered }
  })
}

/** States in which an order has a day on which it is cancelled. */
export type DueState = 'awaiting_funds' | 'quoted' | 'awaiting_payment'

/**
 * All due orders, read in batches: those that were reminded stay in their state, and must not hide the orders after
 * them.
 */
export async function listDueOrders(
  db: Trx,
  due: { state: DueState; until: Date },
  limit = 1000,
): Promise<string[]> {
  const numbers: string[] = []
  let after = 0
  for (;;) {
    const batch = await findDueOrders(db, { ...due, after, limit })
    numbers.push(...batch.map(({ order_no }) => order_no))
    after = batch.at(-1)?.id ?? after
    if (batch.length < limit) return numbers
  }
}

/** Locked, if it is still in this state and due at this moment, and no payment has arrived since it was listed. */
export async function lockDueOrder(
  trx: Trx,
  orderNo: string,
  { state, until }: { state: DueState; until: Date },
): Promise<OrderRow | undefined> {
  const order = await lockOrder(trx, orderNo)
  if (order?.state !== state || order.due_at === null || order.due_at > until) return undefined
  return (await hasMatchedPayment(trx, order.id)) ? undefined : order
}

/** Records that the buyer was mailed a reminder of the deadline `due_at`. */
export async function markReminded(trx: Trx, order: OrderRow, now: Date): Promise<void> {
  await updateOrder(trx, order.id, { reminded_at: now })
}
