// Job: erases the personal data of applicants who did not become members, six months after the last activity.
import { eraseApplicants } from '../flows/erase-applicants.ts'
import { DAY_SECONDS, type Job } from './job.ts'

export const eraseForgotten: Job = {
  name: 'erase-applicants',
  everySeconds: DAY_SECONDS,
  run: eraseApplicants,
}
