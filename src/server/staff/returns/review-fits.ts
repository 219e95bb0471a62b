// Puts entries of fit lists that inspected returns contradict under review, and records what staff decide about them.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import {
  lockCatalogue,
  nextVersion,
  raiseVersion,
} from '../../modules/catalogue/writing/catalogue-version.ts'
import { deriveRelations } from '../../modules/catalogue/writing/derive-relations.ts'
import { outdatePages } from '../../modules/content/writing/outdate-pages.ts'
import { writeMail } from '../../modules/mail/mail-service.ts'
import {
  closeFitReview,
  listCatalogueStaff,
  openFitReviews,
} from '../../modules/returns/fit-review-service.ts'
import type { ReturnContext } from './act-on-return.ts'

/** Runs in the transaction of the inspection. Staff with a role for the catalogue get one mail for each entry. */
export async function putFitsUnderReview(
  trx: Kysely<Database>,
  now: Date,
  returnId: number,
): Promise<void> {
  const found = await openFitReviews(trx, now, returnId)
  if (found.length === 0) return
  await outdatePages(trx)
  for (const to of await listCatalogueStaff(trx)) {
    for (const { item_no: itemNo, label: device, return_nos: returnNos } of found) {
      const contents = { itemNo, device, returnNos }
      await writeMail(trx, now, { template: 'fit-notice', to, lang: 'en_us', contents })
    }
  }
}

/**
 * wrong: pages say that the item does not fit the device, and the device makes it no replacement item. restored: the fit
 * counts as before. Errors: 404, 409.
 */
export function decideFit(
  { db, now, actor }: ReturnContext,
  { itemNo, label, state }: { itemNo: string; label: string; state: 'wrong' | 'restored' },
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lockCatalogue(trx)
    const from = await closeFitReview(trx, { itemNo, label, state, now })
    await deriveRelations(trx)
    await raiseVersion(trx, await nextVersion(trx))
    await outdatePages(trx)
    await writeAudit(trx, now, {
      actor,
      action: state === 'wrong' ? 'fit.confirm-wrong' : 'fit.restore',
      subject: `fit:${itemNo}`,
      change: { device: label, from, to: state },
    })
  })
}
