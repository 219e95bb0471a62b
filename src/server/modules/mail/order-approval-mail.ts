// Writes the mails about the approval of an order.
import type { Kysely } from 'kysely'
import { type Lang, langOf } from '../../../shared/lang.ts'
import type { ApprovalMailEvent } from '../../../shared/order-mails.ts'
import type { Database } from '../../db/database.ts'
import { writeMail } from './mail-service.ts'

export interface ApprovalMailFacts {
  event: ApprovalMailEvent
  /** `total` in the currency of the order: '61.50'. */
  order: { orderNo: string; ownReference: string; total: string; currency: string }
  to: readonly { email: string; first_name: string; lang: string }[]
  /** Who placed the order, accepted the offer or decided; empty: the deadline passed. */
  by: string
  /** What the owner wrote to the buyer. */
  reasonText?: string | undefined
}

/** Call it in the transaction of the change. */
export async function mailOrderApproval(
  trx: Kysely<Database>,
  now: Date,
  { event, order, to, by, reasonText = '' }: ApprovalMailFacts,
): Promise<void> {
  const { orderNo, ownReference, total, currency } = order
  for (const { email, first_name: firstName, lang: stored } of to) {
    const lang: Lang = langOf(stored)
    const amount = `${currency} ${total}`
    const contents = { firstName, event, orderNo, ownReference, amount, by, reasonText }
    await writeMail(trx, now, { template: 'order-approval', to: email, lang, contents })
  }
}
