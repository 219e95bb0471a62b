// Writes the mail about an order.
import type { Kysely } from 'kysely'
import type { Lang } from '../../../shared/lang.ts'
import type { Database } from '../../db/database.ts'
import type { OrderMailEvent } from './composition/mail-order.ts'
import { writeMail } from './mail-service.ts'

interface Facts {
  to: string
  lang: Lang
  firstName: string
  orderNo: string
  ownReference: string
  city: string
  country: string
}

/** In the transaction of the change. `facts` undefined: the company wants no mails about orders. */
export async function writeOrderMail(
  trx: Kysely<Database>,
  now: Date,
  facts: Facts | undefined,
  {
    event,
    trackingNo = '',
    dueAt = null,
    items = [],
  }: {
    event: OrderMailEvent
    trackingNo?: string
    dueAt?: Date | null
    items?: { itemNo: string; quantity: number; replacement: string | null }[]
  },
): Promise<void> {
  if (!facts) return
  const { to, lang, ...contents } = facts
  await writeMail(trx, now, {
    template: 'order-moved',
    to,
    lang,
    contents: { ...contents, event, trackingNo, dueAt, items },
  })
}
