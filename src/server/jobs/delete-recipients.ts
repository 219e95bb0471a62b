// Job: deletes the addresses of people who never replied to a consent request for list mail.
import { deleteExpiredRecipients } from '../modules/wishlist/recipient-retention.ts'
import { type Job } from './job.ts'
import { DAY_SECONDS } from '../../shared/time.ts'

export const deleteRecipients: Job = {
  // The stored name, older than that of the file.
  name: 'forget-recipients',
  everySeconds: DAY_SECONDS,
  run: deleteExpiredRecipients,
}
