// Job: deletes expired tokens of the verification page.
import { forgetOldTokens } from '../modules/verification/page-token-service.ts'
import { HOUR_SECONDS, type Job } from './job.ts'

export const forgetPageTokens: Job = {
  name: 'forget-page-tokens',
  everySeconds: HOUR_SECONDS,
  run: forgetOldTokens,
}
