// Job: deletes expired tokens of the verification page.
import { forgetOldTokens } from '../modules/verification/page-token-service.ts'
import { type Job } from './job.ts'
import { HOUR_SECONDS } from '../../shared/time.ts'

export const forgetPageTokens: Job = {
  name: 'forget-page-tokens',
  everySeconds: HOUR_SECONDS,
  run: forgetOldTokens,
}
