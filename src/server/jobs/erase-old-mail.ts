// Job: erases the content of mail a week after sending, and the rows after a month.
import { eraseOldMails } from '../modules/mail/erasing-service.ts'
import { DAY_SECONDS, type Job } from './job.ts'

export const eraseOldMail: Job = {
  name: 'erase-old-mail',
  everySeconds: DAY_SECONDS,
  run: eraseOldMails,
}
