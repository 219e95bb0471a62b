// Job: removes bundles with expired links (seven days) and their files, and tickets after an hour.
import { removeOldBundles } from '../modules/download/job-service.ts'
import { HOUR_SECONDS, type Job } from './job.ts'

export const removeBundles: Job = {
  name: 'remove-bundles',
  everySeconds: HOUR_SECONDS,
  run: removeOldBundles,
}
