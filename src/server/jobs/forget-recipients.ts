// Job: forgets the addresses of people who never answered whether they want lists by mail.
import { forgetRecipients } from '../modules/wishlist/forget-recipients.ts'
import { DAY_SECONDS, type Job } from './job.ts'

export const forgetSilentRecipients: Job = {
  name: 'forget-recipients',
  everySeconds: DAY_SECONDS,
  run: forgetRecipients,
}
