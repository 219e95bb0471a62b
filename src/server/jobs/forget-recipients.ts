// Job: deletes the addresses of people who never replied to a consent request for list mail.
import { forgetRecipients } from '../modules/wishlist/forget-recipients.ts'
import { type Job } from './job.ts'
import { DAY_SECONDS } from '../../shared/time.ts'

export const forgetSilentRecipients: Job = {
  name: 'forget-recipients',
  everySeconds: DAY_SECONDS,
  run: forgetRecipients,
}
