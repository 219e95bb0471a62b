// Job: erases sealed successors of tokens whose grace period is over.
import { eraseSealedSuccessors } from '../modules/membership/session-service.ts'
import { type Job } from './job.ts'
import { MINUTE_SECONDS } from '../../shared/time.ts'

export const eraseTokenSuccessors: Job = {
  name: 'erase-sealed-successors',
  everySeconds: 5 * MINUTE_SECONDS,
  run: eraseSealedSuccessors,
}
