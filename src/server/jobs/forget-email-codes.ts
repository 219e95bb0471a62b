// Job: deletes expired email codes and drafts of applications.
import { forgetEmailCodes } from '../modules/application/forget-codes.ts'
import { HOUR_SECONDS, type Job } from './job.ts'

export const forgetApplicationCodes: Job = {
  name: 'forget-email-codes',
  everySeconds: HOUR_SECONDS,
  run: forgetEmailCodes,
}
