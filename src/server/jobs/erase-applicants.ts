// Job: erases what is personal of applicants who did not become members (product.md 9: six months).
import { eraseApplicants } from '../flows/erase-applicants.ts'
import { DAY_SECONDS, type Job } from './job.ts'

export const eraseForgotten: Job = {
  name: 'erase-applicants',
  everySeconds: DAY_SECONDS,
  run: eraseApplicants,
}
