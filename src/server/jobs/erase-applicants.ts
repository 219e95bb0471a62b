// Job: erases what is personal of applicants who did not become members (product.md 9: six months).
import { eraseApplicants } from '../flows/erase-applicants.ts'
import type { Job } from './job.ts'

export const eraseForgotten: Job = {
  name: 'erase-applicants',
  when: '40 18 * * *',
  async run({ db, clock }) {
    await eraseApplicants(db, clock())
  },
}
