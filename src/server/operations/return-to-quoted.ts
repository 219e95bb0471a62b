// Gives an offer back to its buyers: an owner did not approve its acceptance, or the time for that has passed.
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { minorText } from '../../shared/minor-units.ts'
import { mailOrderApproval } from '../modules/mail/order-approval-mail.ts'
import { findAcceptorOf } from '../modules/ordering/approval-service.ts'
import { moveOrder, type OrderRow } from '../modules/ordering/move-order.ts'
import { readNewestOffer } from '../modules/ordering/offer-service.ts'

/** How the wait for the owner's approval ended. */
interface Ending {
  event: 'refuse_approval' | 'expire_approval'
  /** For the log: 'member:42', 'scheduler'. */
  actor: string
  /** For the mail: the login of the owner who decided; empty: the time has passed. */
  decidedBy: string
  /** What the owner wrote to the buyer. */
  reasonText?: string | undefined
  now: Date
}

/** The caller has locked the order. The offer keeps its last day of validity. */
export async function returnToQuoted(
  trx: Kysely<Database>,
  order: OrderRow,
  { event, actor, decidedBy, reasonText, now }: Ending,
): Promise<void> {
  const offer = await readNewestOffer(trx, order)
  const changes = { due_at: offer?.valid_until ?? null }
  await moveOrder(trx, order, { event, state: 'quoted', actor, now, changes })
  const { order_no: orderNo, own_reference: ownReference, currency } = order
  const total = minorText(BigInt(order.total), currency)
  await mailOrderApproval(trx, now, {
    event: event === 'refuse_approval' ? 'offerApprovalRefused' : 'offerApprovalExpired',
    order: { orderNo, ownReference, total, currency },
    to: await findAcceptorOf(trx, order),
    by: decidedBy,
    reasonText,
  })
}
