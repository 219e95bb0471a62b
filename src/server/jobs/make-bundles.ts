// Job: generates bundles that were too large to send immediately, and mails their links.
import { makeWaitingBundles } from '../operations/bundle-files.ts'
import type { Job } from './job.ts'

export const makeBundles: Job = {
  name: 'make-bundles',
  everySeconds: 30,
  takesLong: true,
  run: makeWaitingBundles,
}
