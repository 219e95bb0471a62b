// Job: empties mail that was sent a week ago, and removes what is a month old.
import { eraseOldMails } from '../modules/mail/erasing-service.ts'
import { type Job } from './job.ts'
import { DAY_SECONDS } from '../../shared/time.ts'

export const eraseOldMail: Job = {
  name: 'erase-old-mail',
  everySeconds: DAY_SECONDS,
  run: eraseOldMails,
}
