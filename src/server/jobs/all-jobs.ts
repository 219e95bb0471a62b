// Every scheduled job, registered by hand.
import { eraseForgotten } from './erase-applicants.ts'
import { eraseQuietCasesDaily } from './erase-cases.ts'
import { eraseOldMail } from './erase-old-mail.ts'
import { eraseSeals } from './erase-sealed-successors.ts'
import { forgetApplicationCodes } from './forget-email-codes.ts'
import { forgetExhibitionVisitors } from './forget-exhibition-visitors.ts'
import { forgetPageTokens } from './forget-page-tokens.ts'
import { forgetSilentRecipients } from './forget-recipients.ts'
import { forgetCodes } from './forget-security-codes.ts'
import { forgetEndedSessions } from './forget-sessions.ts'
import { forgetTries } from './forget-tries.ts'
import type { Job } from './job.ts'
import { makeBundles } from './make-bundles.ts'
import { removeBundles } from './remove-bundles.ts'
import { publishDueContent } from './publish-scheduled.ts'
import { sweepReceivedFiles } from './sweep-received-files.ts'
import { sumPageViews } from './sum-page-views.ts'

export const ALL_JOBS: readonly Job[] = [
  publishDueContent,
  eraseSeals,
  forgetTries,
  forgetCodes,
  forgetPageTokens,
  forgetApplicationCodes,
  forgetEndedSessions,
  forgetExhibitionVisitors,
  forgetSilentRecipients,
  eraseOldMail,
  eraseForgotten,
  eraseQuietCasesDaily,
  sweepReceivedFiles,
  sumPageViews,
  removeBundles,
  makeBundles,
]
