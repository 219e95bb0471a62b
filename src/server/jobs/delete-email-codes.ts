// Job: deletes expired email codes and drafts of applications.
import { deleteExpiredCodesAndDrafts } from '../modules/application/email-code-retention.ts'
import { type Job } from './job.ts'
import { HOUR_SECONDS } from '../../shared/time.ts'

export const deleteEmailCodes: Job = {
  name: 'forget-email-codes',
  everySeconds: HOUR_SECONDS,
  run: deleteExpiredCodesAndDrafts,
}
