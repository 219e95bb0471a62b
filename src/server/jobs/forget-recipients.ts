// Job: deletes the addresses of people who never replied to a consent request for list mail.
import { forgetRecipients } from '../modules/wishlist/forget-recipients.ts'
import { DAY_SECONDS, type Job } from './job.ts'

export const forgetSilentRecipients: Job = {
  name: 'forget-recipients',
  everySeconds: DAY_SECONDS,
  run: forgetRecipients,
}
