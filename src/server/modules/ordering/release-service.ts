// The orders that wait for money: which is next, and which have waited too long.
import type { Kysely } from 'kysely'
import { outstanding } from '../../../shared/order-lines.ts'
import type { Database } from '../../db/database.ts'
import { moveOrder } from './cancel-service.ts'
import {
  findLines,
  lockOrder,
  type OrderRow,
  updateOrder,
  writeUnits,
} from './order-writing-repository.ts'
import type { OrderOwner } from './order-repository.ts'
import {
  findDueOrders,
  findWaiting,
  findWaitingAccounts,
  lockNextWaiting,
  lockRelease,
  type WaitingRow,
} from './release-repository.ts'

type Trx = Kysely<Database>

export function listWaitingAccounts(db: Trx): Promise<number[]> {
  return findWaitingAccounts(db)
}

/** The orders of a company that wait for money, the next one first. */
export function listWaiting(db: Trx, owner: OrderOwner, most: number): Promise<WaitingRow[]> {
  return findWaiting(db, owner, most)
}

/** The next order of the account with its lines, locked; undefined when none waits. */
export async function openNextWaiting(trx: Trx, accountId: number) {
  await lockRelease(trx, accountId)
  const order = await lockNextWaiting(trx, accountId)
  if (!order) return undefined
  const lines = await findLines(trx, order.id)
  // Lines that were discontinued while the order waited are cancelled as a whole.
  const wanted = lines
    .filter((line) => outstanding(line) > 0)
    .map(({ position, product_id, quantity }) => ({ position, productId: product_id, quantity }))
  return { order, wanted }
}

/** The money is held and the pieces are promised. */
export async function markFunded(
  trx: Trx,
  order: OrderRow,
  {
    promised,
    now,
  }: {
    promised: ReadonlyArray<{ position: number; reserved: number; backordered: number }>
    now: Date
  },
): Promise<void> {
  await writeUnits(
    trx,
    order.id,
    promised.map(({ position, reserved, backordered }) => {
      return { position, reserved, backordered, shipped: 0, cancelled: 0 }
    }),
  )
  const changes = { held_at: now, due_at: null, rank: null }
  await moveOrder(trx, order, { event: 'fund', state: 'held', actor: 'scheduler', now, changes })
}

export function listDueOrders(db: Trx, until: Date): Promise<string[]> {
  return findDueOrders(db, until)
}

/** Locked, if it still waits and is due at this moment. */
export async function openDueOrder(
  trx: Trx,
  orderNo: string,
  until: Date,
): Promise<OrderRow | undefined> {
  const order = await lockOrder(trx, orderNo)
  const isDue = order?.state === 'awaiting_funds' && order.due_at !== null && order.due_at <= until
  return isDue ? order : undefined
}

export async function markReminded(trx: Trx, order: OrderRow, now: Date): Promise<void> {
  await updateOrder(trx, order.id, { reminded_at: now })
}
