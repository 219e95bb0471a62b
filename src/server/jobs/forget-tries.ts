// Job: forgets how often something was tried once its window is over.
import { forgetOldTries } from '../platform/tries.ts'
import type { Job } from './job.ts'

export const forgetTries: Job = {
  name: 'forget-tries',
  when: '5 * * * *',
  async run({ db, clock }) {
    await forgetOldTries(db, clock())
  },
}
