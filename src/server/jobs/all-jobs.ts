// Every job of the worker, registered by hand.
import { eraseForgotten } from './erase-applicants.ts'
import { eraseOldMail } from './erase-old-mail.ts'
import { eraseSeals } from './erase-sealed-successors.ts'
import { forgetApplicationCodes } from './forget-email-codes.ts'
import { forgetCodes } from './forget-security-codes.ts'
import { forgetEndedSessions } from './forget-sessions.ts'
import { forgetTries } from './forget-tries.ts'
import { sendMail } from './send-mail.ts'
import { sendWaitingMail } from './send-waiting-mail.ts'
import { sumPageViews } from './sum-page-views.ts'
import type { Job } from './job.ts'

export const ALL_JOBS: readonly Job[] = [
  sendMail,
  sendWaitingMail,
  eraseOldMail,
  sumPageViews,
  forgetTries,
  forgetCodes,
  forgetApplicationCodes,
  forgetEndedSessions,
  eraseSeals,
  eraseForgotten,
]
