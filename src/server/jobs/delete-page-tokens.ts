// Job: deletes expired tokens of the verification page.
import { deleteExpiredPageTokens } from '../modules/verification/page-token-service.ts'
import { type Job } from './job.ts'
import { HOUR_SECONDS } from '../../shared/time.ts'

export const deletePageTokens: Job = {
  name: 'forget-page-tokens',
  everySeconds: HOUR_SECONDS,
  run: deleteExpiredPageTokens,
}
