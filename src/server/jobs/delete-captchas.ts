// Job: deletes expired security codes.
import { deleteExpiredCaptchas } from '../modules/captcha/captcha-retention.ts'
import { type Job } from './job.ts'
import { HOUR_SECONDS } from '../../shared/time.ts'

export const deleteCaptchas: Job = {
  name: 'forget-security-codes',
  everySeconds: HOUR_SECONDS,
  run: deleteExpiredCaptchas,
}
