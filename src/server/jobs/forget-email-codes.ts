// Job: forgets e-mail codes and drafts of applications that have expired.
import { forgetEmailCodes } from '../modules/application/forget-codes.ts'
import type { Job } from './job.ts'

export const forgetApplicationCodes: Job = {
  name: 'forget-email-codes',
  when: '9 * * * *',
  async run({ db, clock }) {
    await forgetEmailCodes(db, clock())
  },
}
