// Job: ends what was not accepted, approved or paid in time: cancels the order, or gives a wholesaler's offer back to
// its buyers. Before that it reminds the buyers, and it frees pieces that stayed reserved unpaid for too long. The freed
// pieces go to orders that wait for some.
import type { Kysely } from 'kysely'
import { PAYMENT_DAYS, RESERVED_WORKING_DAYS } from '../../shared/business-constants.ts'
import { minorText } from '../../shared/minor-units.ts'
import { DAY_MS, HOUR_SECONDS } from '../../shared/time.ts'
import type { Database } from '../db/database.ts'
import { mailOrderApproval } from '../modules/mail/order-approval-mail.ts'
import { writeOrderMail } from '../modules/mail/order-mail.ts'
import {
  findPlacerOf,
  listDueApprovals,
  lockDueApproval,
} from '../modules/ordering/approval-service.ts'
import { chooseMailOrDigest } from '../modules/ordering/order-facts.ts'
import type { OrderRow } from '../modules/ordering/move-order.ts'
import {
  type DueState,
  dropReservation,
  listDueOrders,
  markReminded,
  lockDueOrder,
} from '../modules/ordering/release-service.ts'
import { releaseStock } from '../modules/stock/reservation-service.ts'
import { allocateBackorders } from '../operations/allocate-backorders.ts'
import { type Cancellation, cancelOutstanding } from '../operations/cancel-outstanding.ts'
import { returnToQuoted } from '../operations/return-to-quoted.ts'
import { eachItem } from '../platform/each-item.ts'
import { addWorkingDays } from '../platform/working-days.ts'
import { type Job } from './job.ts'

export const expireOrders: Job = {
  name: 'expire-orders',
  everySeconds: HOUR_SECONDS,
  run: expireAll,
}

type Trx = Kysely<Database>

const REMIND_DAYS_BEFORE = 3

async function expireApprovals(db: Kysely<Database>, now: Date): Promise<void> {
  await eachItem(await listDueApprovals(db, now), async (orderNo) => {
    await db.transaction().execute(async (trx) => {
      const order = await lockDueApproval(trx, orderNo, now)
      if (!order) return
      if (order.kind === 'wholesale') {
        const ending = { event: 'expire_approval', actor: 'scheduler', decidedBy: '', now } as const
        return returnToQuoted(trx, order, ending)
      }
      const by = { who: 'scheduler', actor: 'scheduler' } as const
      await cancelOutstanding(trx, order, { event: 'expire_approval', ...by, now, mail: null })
      const { currency, own_reference: ownReference } = order
      const total = minorText(BigInt(order.total), currency)
      const facts = { orderNo, ownReference, total, currency }
      const to = await findPlacerOf(trx, order)
      await mailOrderApproval(trx, now, { event: 'expired', order: facts, to, by: '' })
    })
  })
}

const EXPIRIES: Record<DueState, Pick<Cancellation, 'event' | 'mail'>> = {
  awaiting_funds: { event: 'expire_funds', mail: 'expired' },
  quoted: { event: 'expire_offer', mail: 'offerExpired' },
  awaiting_payment: { event: 'expire_payment', mail: 'paymentExpired' },
}

async function expireAll(db: Kysely<Database>, now: Date): Promise<void> {
  const states = ['awaiting_funds', 'quoted', 'awaiting_payment'] as const
  await eachItem(
    [
      ...states.map((state) => () => expireIn(db, state, now)),
      () => expireApprovals(db, now),
      () => remindDropshippers(db, now),
      () => freeReservations(db, now),
      () => allocateBackorders(db),
    ],
    (work) => work(),
  )
}

function expireIn(db: Kysely<Database>, state: DueState, now: Date): Promise<void> {
  return onDueOrders(db, { state, until: now }, async (trx, order) => {
    const by = { who: 'scheduler', actor: 'scheduler', now } as const
    await cancelOutstanding(trx, order, { ...EXPIRIES[state], ...by })
  })
}

function remindDropshippers(db: Kysely<Database>, now: Date): Promise<void> {
  const soon = new Date(now.getTime() + REMIND_DAYS_BEFORE * DAY_MS)
  return onDueOrders(db, { state: 'awaiting_funds', until: soon }, async (trx, order) => {
    if (order.reminded_at === null) await remind(trx, order, now)
  })
}

/**
 * Frees the stock of orders that have been unpaid for too long. Only an order that was accepted today can be due later than
 * `latestDueAt`, so every other unpaid order is listed; isUnpaidTooLong then counts the working days.
 */
function freeReservations(db: Kysely<Database>, now: Date): Promise<void> {
  const latestDueAt = new Date(now.getTime() + PAYMENT_DAYS * DAY_MS)
  return onDueOrders(db, { state: 'awaiting_payment', until: latestDueAt }, async (trx, order) => {
    if (order.reminded_at !== null || !isUnpaidTooLong(order, now)) return
    await releaseStock(trx, await dropReservation(trx, order))
    await remind(trx, order, now)
  })
}

/** Each order is its own transaction. */
async function onDueOrders(
  db: Kysely<Database>,
  due: { state: DueState; until: Date },
  work: (trx: Trx, order: OrderRow) => Promise<void>,
): Promise<void> {
  await eachItem(await listDueOrders(db, due), async (orderNo) => {
    await db.transaction().execute(async (trx) => {
      const order = await lockDueOrder(trx, orderNo, due)
      if (order) await work(trx, order)
    })
  })
}

function isUnpaidTooLong({ due_at }: OrderRow, now: Date): boolean {
  if (due_at === null) return false
  const acceptedAt = new Date(due_at.getTime() - PAYMENT_DAYS * DAY_MS)
  return addWorkingDays(acceptedAt, RESERVED_WORKING_DAYS) <= now
}

async function remind(trx: Trx, order: OrderRow, now: Date): Promise<void> {
  await markReminded(trx, order, now)
  const event = order.state === 'awaiting_payment' ? 'unpaid' : 'reminder'
  const facts = await chooseMailOrDigest(trx, { orderId: order.id, event, now })
  await writeOrderMail(trx, now, facts, { event, dueAt: order.due_at })
}
