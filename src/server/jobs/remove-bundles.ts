// Job: removes bundles with expired links (seven days) and their files, and download tickets after an hour.
import { removeOldBundles } from '../modules/download/queued-bundle-service.ts'
import { type Job } from './job.ts'
import { HOUR_SECONDS } from '../../shared/time.ts'

export const removeBundles: Job = {
  name: 'remove-bundles',
  everySeconds: HOUR_SECONDS,
  run: removeOldBundles,
}
