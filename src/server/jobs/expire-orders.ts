// Job: cancels orders that waited 14 days for money, and reminds the seller three days before.
import type { Kysely } from 'kysely'
import { DAY_MS } from '../../shared/time.ts'
import type { Database } from '../db/database.ts'
import { writeOrderMail } from '../modules/mail/order-mail.ts'
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

async function expireAll(db: Kysely<Database>, now: Date): Promise<void> {
  for (const orderNo of await listDueOrders(db, now)) {
    await db.transaction().execute(async (trx) => {
      const order = await openDueOrder(trx, orderNo, now)
      if (!order) return
      const by = { who: 'scheduler', actor: 'scheduler' } as const
      await cancelOutstanding(trx, order, { event: 'expire_funds', ...by, now, mail: 'expired' })
    })
  }
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
