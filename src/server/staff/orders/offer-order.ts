// Staff answer a wholesaler's order with an offer: freight, prices of lines on request, fewer pieces.
import type { Kysely } from 'kysely'
import { OFFER_DAYS } from '../../../shared/business-constants.ts'
import type { OrderState } from '../../../shared/order-vocabulary.ts'
import type { Lang } from '../../../shared/lang.ts'
import { minorText } from '../../../shared/minor-units.ts'
import { endOfSellerDay } from '../../../shared/seller-day.ts'
import type { StoredAttachment } from '../../db/schema/mail.ts'
import type { Database } from '../../db/database.ts'
import { findDocumentOrder } from '../../modules/document/issue-service.ts'
import { writeOrderMail } from '../../modules/mail/order-mail.ts'
import { restoreSpecialQuantities } from '../../modules/ordering/cancel-service.ts'
import { writeOffer } from '../../modules/ordering/offer-service.ts'
import { chooseMailOrDigest } from '../../modules/ordering/order-facts.ts'
import { notFound } from '../../platform/errors.ts'
import { actOnOrder, type OrderContext } from './act-on-order.ts'

export interface OfferInput {
  /** In the currency of the order, in minor units. */
  freight: bigint
  /** Unit prices by item number, with up to four decimals. */
  prices: ReadonlyMap<string, string>
  /** Pieces by item number; 0: not delivered. */
  quantities: ReadonlyMap<string, number>
  note: string
}

/**
 * A later offer replaces the one before; each is valid until the end of the fourteenth day after it. Errors: 404, 409 in another state, `unknownItem`,
 * `unpriced`, `tooMany` with `items`, `nothingOffered`; 429 too many PDFs.
 */
export function offerOrder(
  staff: OrderContext,
  orderNo: string,
  input: OfferInput,
): Promise<OrderState> {
  const { now, actor } = staff
  return actOnOrder(staff, orderNo, {
    event: 'offer',
    who: 'sales',
    async work(trx, order) {
      const validUntil = endOfSellerDay(now, OFFER_DAYS)
      const offer = { ...input, offeredBy: actor, now, validUntil }
      const { revision, total, special } = await writeOffer(trx, order, offer)
      const facts = await chooseMailOrDigest(trx, { orderId: order.id, event: 'offered', now })
      // Drawn while only the order is locked: no other order waits for it.
      const attachments = facts
        ? [await drawProforma(trx, order.order_no, { lang: facts.lang, now })]
        : []
      await writeOrderMail(trx, now, facts, { event: 'offered', dueAt: validUntil, attachments })
      await restoreSpecialQuantities(trx, order, special)
      const amount = `${order.currency} ${minorText(total, order.currency)}`
      return {
        state: 'quoted',
        note: { revision },
        changes: { due_at: validUntil },
        audited: { revision, total: amount },
      }
    },
  })
}

async function drawProforma(
  trx: Kysely<Database>,
  orderNo: string,
  { lang, now }: { lang: Lang; now: Date },
): Promise<StoredAttachment> {
  // Fonts and the PDF library are large and rarely needed.
  const { printProforma } = await import('../../operations/print-document.ts')
  const order = await findDocumentOrder(trx, orderNo)
  if (!order) throw notFound()
  const { fileName, bytes } = await printProforma(trx, order, { lang, now })
  return { fileName, mediaType: 'application/pdf', content: bytes.toString('base64') }
}
