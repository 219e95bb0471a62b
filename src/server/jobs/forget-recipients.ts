// Job: forgets the addresses of people who never answered whether they want lists by mail.
import { forgetRecipients } from '../modules/wishlist/forget-recipients.ts'
import { type Job } from './job.ts'
import { DAY_SECONDS } from '../../shared/time.ts'

export const forgetSilentRecipients: Job = {
  name: 'forget-recipients',
  everySeconds: DAY_SECONDS,
  run: forgetRecipients,
}
