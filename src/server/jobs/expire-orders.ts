// Job: cancels orders that waited too long for money or for approval, and reminds the seller of the former.
import type { Kysely } from 'kysely'
import { minorText } from '../../shared/minor-units.ts'
import { DAY_MS } from '../../shared/time.ts'
import type { Database } from '../db/database.ts'
import { mailApproval } from '../modules/mail/approval-mail.ts'
import { writeOrderMail } from '../modules/mail/order-mail.ts'
import {
  findPlacerOf,
  listDueApprovals,
  openDueApproval,
} from '../modules/ordering/approval-service.ts'
import { planOrderMail } from '../modules/ordering/order-facts.ts'
import { listDueOrders, markReminded, openDueOrder } from '../modules/ordering/release-service.ts'
import { cancelOutstanding } from '../operations/cancel-outstanding.ts'
import { type Job } from './job.ts'
import { HOUR_SECONDS } from '../../shared/time.ts'

export const expireOrders: Job = {
  name: 'expire-orders',
  everySeconds: HOUR_SECONDS,
  run: expireAll,
}

const REMIND_DAYS_BEFORE = 3

async function expireApprovals(db: Kysely<Database>, now: Date): Promise<void> {
  for (const orderNo of await listDueApprovals(db, now)) {
    await db.transaction().execute(async (trx) => {
      const order = await openDueApproval(trx, orderNo, now)
      if (!order) return
      const by = { who: 'scheduler', actor: 'scheduler' } as const
      await cancelOutstanding(trx, order, { event: 'expire_approval', ...by, now, mail: null })
      const { currency, own_reference: ownReference } = order
      const total = minorText(BigInt(order.total), currency)
      const about = { orderNo, ownReference, total, currency }
      const to = await findPlacerOf(trx, order)
      await mailApproval(trx, now, { event: 'expired', order: about, to, by: '' })
    })
  }
}

async function expireAll(db: Kysely<Database>, now: Date): Promise<void> {
  for (const orderNo of await listDueOrders(db, now)) {
    await db.transaction().execute(async (trx) => {
      const order = await openDueOrder(trx, orderNo, now)
      if (!order) return
      const by = { who: 'scheduler', actor: 'scheduler' } as const
      await cancelOutstanding(trx, order, { event: 'expire_funds', ...by, now, mail: 'expired' })
    })
  }
  await expireApprovals(db, now)
  const soon = new Date(now.getTime() + REMIND_DAYS_BEFORE * DAY_MS)
  for (const orderNo of await listDueOrders(db, soon)) {
    await db.transaction().execute(async (trx) => {
      const order = await openDueOrder(trx, orderNo, soon)
      if (!order || order.reminded_at !== null) return
      await markReminded(trx, order, now)
      const facts = await planOrderMail(trx, { orderId: order.id, event: 'reminder', now })
      await writeOrderMail(trx, now, facts, { event: 'reminder', dueAt: order.due_at })
    })
  }
}
