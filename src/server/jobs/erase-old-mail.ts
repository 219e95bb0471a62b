// Job: empties mail that was sent a week ago, and removes what is a month old.
import { eraseOldMails } from '../modules/mail/erasing-service.ts'
import type { Job } from './job.ts'

export const eraseOldMail: Job = {
  name: 'erase-old-mail',
  when: '10 18 * * *',
  async run({ db, clock }) {
    await eraseOldMails(db, clock())
  },
}
