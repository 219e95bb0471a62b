// Job: open cases in which wholesalers asked for a quotation become submitted orders, one transaction for each.
import type { Kysely } from 'kysely'
import { HOUR_SECONDS } from '../../shared/time.ts'
import type { BuyerCtx } from '../context/context.ts'
import type { Database } from '../db/database.ts'
import {
  closeAsOrder,
  listQuotationCases,
  lockQuotation,
} from '../modules/feedback/quotation-service.ts'
import { findDefaultAddress } from '../modules/membership/delivery-address-service.ts'
import { findItems } from '../modules/ordering/basket-service.ts'
import { confirmBuyer, findBuyer } from '../modules/ordering/placing-service.ts'
import { onlyOrderable, submitForOffer } from '../operations/submit-for-offer.ts'
import { eachItem } from '../platform/each-item.ts'
import { AppError } from '../platform/errors.ts'
import type { Job } from './job.ts'

export const carryOverQuotations: Job = {
  name: 'carry-over-quotations',
  everySeconds: HOUR_SECONDS,
  run: carryOver,
}

async function carryOver(db: Kysely<Database>, now: Date): Promise<void> {
  await eachItem(await listQuotationCases(db), async (quotation) => {
    try {
      await db.transaction().execute((trx) => carryOne(trx, quotation, now))
    } catch (error) {
      // The quotation stays a case, which staff answer as before.
      if (!(error instanceof AppError)) throw error
    }
  })
}

/**
 * A case stays open while its member may not order, has no address, or asks for nothing that can be ordered. Lines that
 * cannot be ordered are named in the text of the case, which becomes the note of the order.
 */
async function carryOne(
  trx: Kysely<Database>,
  { caseNo, memberId }: { caseNo: string; memberId: number },
  now: Date,
): Promise<void> {
  const actor = await findBuyer(trx, { memberId, kind: 'wholesale' })
  if (!actor) return
  const buyer = await confirmBuyer(trx, actor)
  const address = await findDefaultAddress(trx, actor.companyId)
  const quotation = await lockQuotation(trx, caseNo)
  if (!address || !quotation) return
  const ctx: BuyerCtx = { db: trx, clock: () => now, lang: quotation.lang, actor }
  const lines = await onlyOrderable(ctx, await findItems(trx, quotation.lines))
  if (lines.length === 0) return
  const { id: orderId } = await submitForOffer(trx, ctx, {
    buyer,
    submission: {
      lines,
      address,
      ownReference: caseNo,
      note: quotation.message,
      event: 'carriedOver',
    },
  })
  await closeAsOrder(trx, now, { caseNo, orderId })
}
