// The list of every scheduled job.
import { finishOldOrders } from './finish-old-orders.ts'
import { eraseApplicants } from './erase-applicants.ts'
import { eraseCases } from './erase-cases.ts'
import { eraseOldMail } from './erase-old-mail.ts'
import { eraseTokenSuccessors } from './erase-token-successors.ts'
import { closeStatements } from './close-statements.ts'
import { deleteEmailCodes } from './delete-email-codes.ts'
import { eraseReturns } from './erase-returns.ts'
import { eraseExhibitionVisitors } from './erase-exhibition-visitors.ts'
import { deletePageTokens } from './delete-page-tokens.ts'
import { deleteOrderFileRows } from './delete-order-file-rows.ts'
import { deleteListRecipients } from './delete-list-recipients.ts'
import { deleteCaptchas } from './delete-captchas.ts'
import { deleteEndedSessions } from './delete-ended-sessions.ts'
import { deleteLimitCounts } from './delete-limit-counts.ts'
import { cancelDiscontinued } from './cancel-discontinued.ts'
import { carryOverQuotations } from './carry-over-quotations.ts'
import { carryStockEachMinute } from './carry-stock.ts'
import { endReturns } from './end-returns.ts'
import { expireOrders } from './expire-orders.ts'
import { issueMonthlyInvoices } from './issue-monthly-invoices.ts'
import type { Job } from './job.ts'
import { markLowBalances } from './mark-low-balances.ts'
import { placeOrderFiles } from './place-order-files.ts'
import { releaseOrders } from './release-orders.ts'
import { mailStatements } from './mail-statements.ts'
import { makeBundles } from './make-bundles.ts'
import { makeDocumentFiles } from './make-document-files.ts'
import { reconcileLedgerNightly, reconcileChangedHourly } from './reconcile-ledger.ts'
import { removeBundles } from './remove-bundles.ts'
import { publishScheduled } from './publish-scheduled.ts'
import { deleteUnusedUploads } from './delete-unused-uploads.ts'
import { sealTransfers } from './seal-transfers.ts'
import { sendOrderDigests } from './send-order-digests.ts'
import { substituteShortLines } from './substitute-short-lines.ts'
import { sumPageViews } from './sum-page-views.ts'

export const ALL_JOBS: readonly Job[] = [
  markLowBalances,
  closeStatements,
  issueMonthlyInvoices,
  mailStatements,
  sealTransfers,
  reconcileChangedHourly,
  reconcileLedgerNightly,
  publishScheduled,
  placeOrderFiles,
  releaseOrders,
  carryStockEachMinute,
  cancelDiscontinued,
  substituteShortLines,
  expireOrders,
  carryOverQuotations,
  endReturns,
  sendOrderDigests,
  finishOldOrders,
  eraseTokenSuccessors,
  deleteLimitCounts,
  deleteCaptchas,
  deletePageTokens,
  deleteEmailCodes,
  deleteEndedSessions,
  eraseExhibitionVisitors,
  deleteListRecipients,
  deleteOrderFileRows,
  eraseOldMail,
  eraseApplicants,
  eraseCases,
  eraseReturns,
  deleteUnusedUploads,
  sumPageViews,
  removeBundles,
  makeBundles,
  makeDocumentFiles,
]
