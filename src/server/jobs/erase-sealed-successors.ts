// Job: erases successors of tokens whose grace time is over.
import { eraseSealedSuccessors } from '../modules/membership/session-service.ts'
import type { Job } from './job.ts'

export const eraseSeals: Job = {
  name: 'erase-sealed-successors',
  when: '*/5 * * * *',
  async run({ db, clock }) {
    await eraseSealedSuccessors(db, clock())
  },
}
