// Every scheduled job, registered by hand.
import { ageOrdersDaily } from './age-orders.ts'
import { eraseExpired } from './erase-applicants.ts'
import { eraseQuietCasesDaily } from './erase-cases.ts'
import { eraseOldMail } from './erase-old-mail.ts'
import { eraseSeals } from './erase-sealed-successors.ts'
import { closeStatementsHourly } from './close-statements.ts'
import { deleteExpiredEmailCodesDaily } from './delete-email-codes.ts'
import { eraseExhibitionVisitorsDaily } from './erase-exhibition-visitors.ts'
import { deleteExpiredPageTokensDaily } from './delete-page-tokens.ts'
import { deleteExpiredRecipientsDaily } from './delete-recipients.ts'
import { deleteExpiredCaptchasDaily } from './delete-captchas.ts'
import { deleteEndedSessions } from './delete-sessions.ts'
import { deleteExpiredLimitsDaily } from './delete-expired-limits.ts'
import { cancelDiscontinuedEachMinute } from './cancel-discontinued.ts'
import { carryStockEachMinute } from './carry-stock.ts'
import { expireOrders } from './expire-orders.ts'
import type { Job } from './job.ts'
import { judgeLowBalances } from './judge-low-balances.ts'
import { releaseOrders } from './release-orders.ts'
import { makeBundles } from './make-bundles.ts'
import { reconcileLedgerNightly, reconcileMovedHourly } from './reconcile-ledger.ts'
import { removeBundles } from './remove-bundles.ts'
import { publishDueContent } from './publish-scheduled.ts'
import { deleteUnusedUploads } from './delete-unused-uploads.ts'
import { sealTransfersDaily } from './seal-transfers.ts'
import { sendOrderDigests } from './send-order-digests.ts'
import { sumPageViews } from './sum-page-views.ts'

export const ALL_JOBS: readonly Job[] = [
  judgeLowBalances,
  closeStatementsHourly,
  sealTransfersDaily,
  reconcileMovedHourly,
  reconcileLedgerNightly,
  publishDueContent,
  releaseOrders,
  carryStockEachMinute,
  cancelDiscontinuedEachMinute,
  expireOrders,
  sendOrderDigests,
  ageOrdersDaily,
  eraseSeals,
  deleteExpiredLimitsDaily,
  deleteExpiredCaptchasDaily,
  deleteExpiredPageTokensDaily,
  deleteExpiredEmailCodesDaily,
  deleteEndedSessions,
  eraseExhibitionVisitorsDaily,
  deleteExpiredRecipientsDaily,
  eraseOldMail,
  eraseExpired,
  eraseQuietCasesDaily,
  deleteUnusedUploads,
  sumPageViews,
  removeBundles,
  makeBundles,
]
