// Job: makes the bundles that were too large to be sent at once, and mails their links.
import { makeWaitingBundles } from '../operations/bundle-files.ts'
import type { Job } from './job.ts'

export const makeBundles: Job = {
  name: 'make-bundles',
  everySeconds: 30,
  run: makeWaitingBundles,
}
