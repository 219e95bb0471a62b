// Job: invoices the closed months of dropshippers, and issues credit notes for refunds made before the invoice.
import type { Kysely } from 'kysely'
import { HOUR_SECONDS } from '../../shared/time.ts'
import type { Database } from '../db/database.ts'
import { findMonthsToInvoice, issueMonthlyInvoice } from '../modules/document/issue-service.ts'
import { creditEarlierRefunds } from '../operations/credit-refunds.ts'
import { eachItem } from '../platform/each-item.ts'
import type { Job } from './job.ts'

export const issueMonthlyInvoices: Job = {
  name: 'issue-monthly-invoices',
  everySeconds: HOUR_SECONDS,
  run: issueDueInvoices,
}

/** Each in its own transaction, so that the failure of one does not stop the others. Returns how many were issued. */
async function issueDueInvoices(db: Kysely<Database>, now: Date): Promise<number> {
  const due = await findMonthsToInvoice(db)
  let credited = 0
  try {
    await eachItem(due, (month) =>
      db.transaction().execute((trx) => issueMonthlyInvoice(trx, month, now)),
    )
  } finally {
    credited = await creditEarlierRefunds(db, now)
  }
  return due.length + credited
}
