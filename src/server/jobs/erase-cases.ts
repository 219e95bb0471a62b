// Job: erases the personal data of cases that have been quiet for two years.
import { eraseCases } from '../flows/erase-cases.ts'
import { DAY_SECONDS, type Job } from './job.ts'

export const eraseQuietCases: Job = {
  name: 'erase-cases',
  everySeconds: DAY_SECONDS,
  run: eraseCases,
}
