// Job: parcels count as delivered after 30 days, or after the promised days if those are more; orders are closed after
// 30 days without a change, and their recipients are erased after 24 months.
import type { Kysely } from 'kysely'
import { isAllowed } from '../../shared/order-states.ts'
import type { OrderEvent, OrderState } from '../../shared/order-vocabulary.ts'
import { DAY_SECONDS } from '../../shared/time.ts'
import type { Database } from '../db/database.ts'
import { writeAudit } from '../modules/audit/audit-service.ts'
import { releaseHold } from '../modules/ledger/ledger-service.ts'
import { moveOrder, type OrderRow } from '../modules/ordering/move-order.ts'
import {
  eraseOldRecipients,
  listArrivedOrders,
  listArrivedParcels,
  listInactiveOrders,
} from '../modules/ordering/old-orders.ts'
import { lockAnyOrder } from '../modules/ordering/warehouse-service.ts'
import { deliverParcelsOf } from '../operations/deliver-parcels.ts'
import { eachItem } from '../platform/each-item.ts'
import { type Job } from './job.ts'

export const finishOldOrders: Job = {
  name: 'age-orders',
  everySeconds: DAY_SECONDS,
  run: finishAll,
}

type Trx = Kysely<Database>

/** Every part runs, even if another one fails. */
async function finishAll(db: Kysely<Database>, now: Date): Promise<void> {
  await eachItem([deliverArrived, closeInactiveOrders, eraseOldAddresses], (part) => part(db, now))
}

function deliverArrived(db: Kysely<Database>, now: Date): Promise<void> {
  return moveAll(db, now, {
    list: listArrivedOrders,
    async work(trx, order) {
      const only = await listArrivedParcels(trx, order, now)
      return deliverParcelsOf(trx, order, { parcelNo: null, only, now })
    },
  })
}

function closeInactiveOrders(db: Kysely<Database>, now: Date): Promise<void> {
  return moveAll(db, now, {
    list: listInactiveOrders,
    async work(trx, order) {
      if (order.state !== 'delivered') return undefined
      // What was held and never captured is available again.
      await releaseHold(trx, { orderId: order.id })
      return { event: 'close', state: 'closed', note: {} } as const
    },
  })
}

async function eraseOldAddresses(db: Kysely<Database>, now: Date): Promise<void> {
  while ((await db.transaction().execute((trx) => eraseBatch(trx, now))) > 0);
}

interface Move {
  /** Numbers of orders that are due, in batches; empty: none is left. */
  list: (db: Kysely<Database>, now: Date) => Promise<string[]>
  /** The event and state of an order; undefined: it is no longer due. */
  work: (
    trx: Trx,
    order: OrderRow,
  ) => Promise<{ event: OrderEvent; state: OrderState; note: Record<string, unknown> } | undefined>
}

/** Each order is its own transaction; the failure of one does not stop the others. */
async function moveAll(db: Kysely<Database>, now: Date, move: Move): Promise<void> {
  for (;;) {
    const orderNos = await move.list(db, now)
    if (orderNos.length === 0) return
    await eachItem(orderNos, (orderNo) =>
      db.transaction().execute((trx) => moveOne(trx, orderNo, { now, ...move })),
    )
  }
}

async function moveOne(
  trx: Trx,
  orderNo: string,
  { now, work }: Move & { now: Date },
): Promise<void> {
  const order = await lockAnyOrder(trx, orderNo)
  const step = await work(trx, order)
  // Staff have changed it in the meantime.
  if (!step) return
  const { event, state, note } = step
  const from = { kind: order.kind, from: order.state, event, who: 'scheduler' } as const
  if (!isAllowed(from, state)) throw new Error(`${orderNo} cannot become ${state}`)
  await moveOrder(trx, order, { event, state, actor: 'scheduler', now, note })
}

async function eraseBatch(trx: Trx, now: Date): Promise<number> {
  const erased = await eraseOldRecipients(trx, now)
  if (erased > 0) {
    const entry = { actor: 'retention', action: 'orders.erase-recipients', subject: 'orders' }
    await writeAudit(trx, now, { ...entry, change: { erased } })
  }
  return erased
}
