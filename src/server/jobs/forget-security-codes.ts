// Job: forgets security codes that have expired.
import { forgetSecurityCodes } from '../modules/captcha/forget-codes.ts'
import type { Job } from './job.ts'

export const forgetCodes: Job = {
  name: 'forget-security-codes',
  when: '7 * * * *',
  async run({ db, clock }) {
    await forgetSecurityCodes(db, clock())
  },
}
