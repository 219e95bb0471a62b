// Job: deletes the addresses of people who never agreed to be sent wish lists.
import { deleteExpiredRecipients } from '../modules/wishlist/recipient-retention.ts'
import { type Job } from './job.ts'
import { DAY_SECONDS } from '../../shared/time.ts'

export const deleteListRecipients: Job = {
  name: 'forget-recipients',
  everySeconds: DAY_SECONDS,
  run: deleteExpiredRecipients,
}
