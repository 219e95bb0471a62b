// Mails the sales team that a wholesaler waits for it: a new order, a request for another offer, an answer.
import type { Kysely } from 'kysely'
import type { MemberCtx } from '../context/context.ts'
import type { Database } from '../db/database.ts'
import type { SalesEvent } from '../modules/mail/composition/order-mail-contents.ts'
import { writeMail } from '../modules/mail/mail-service.ts'

/** In the transaction of the event; without a contact address in the settings, nothing is written. */
export async function notifySales(
  trx: Kysely<Database>,
  ctx: MemberCtx,
  { event, orderNo, message }: { event: SalesEvent; orderNo: string; message: string },
): Promise<void> {
  const to = ctx.site.contactEmail
  if (to === null) return
  const { company } = ctx.actor
  await writeMail(trx, ctx.clock(), {
    template: 'order-notice',
    to,
    lang: 'en_us',
    contents: { event, orderNo, company, message },
  })
}
