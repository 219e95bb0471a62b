// Job: erases sealed successors of tokens whose grace period is over.
import { eraseSealedSuccessors } from '../modules/membership/session-service.ts'
import { MINUTE_SECONDS, type Job } from './job.ts'

export const eraseSeals: Job = {
  name: 'erase-sealed-successors',
  everySeconds: 5 * MINUTE_SECONDS,
  run: eraseSealedSuccessors,
}
