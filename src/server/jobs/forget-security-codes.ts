// Job: deletes expired security codes.
import { forgetSecurityCodes } from '../modules/captcha/forget-codes.ts'
import { HOUR_SECONDS, type Job } from './job.ts'

export const forgetCodes: Job = {
  name: 'forget-security-codes',
  everySeconds: HOUR_SECONDS,
  run: forgetSecurityCodes,
}
