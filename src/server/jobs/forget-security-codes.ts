// Job: deletes expired security codes.
import { forgetSecurityCodes } from '../modules/captcha/forget-codes.ts'
import { type Job } from './job.ts'
import { HOUR_SECONDS } from '../../shared/time.ts'

export const forgetCodes: Job = {
  name: 'forget-security-codes',
  everySeconds: HOUR_SECONDS,
  run: forgetSecurityCodes,
}
