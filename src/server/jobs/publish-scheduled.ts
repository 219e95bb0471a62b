// Job: publishes scheduled content that is due, and withdraws content whose time is over.
import { publishScheduled } from '../flows/manage-content.ts'
import { type Job, MINUTE_SECONDS } from './job.ts'

export const publishDueContent: Job = {
  name: 'publish-scheduled',
  everySeconds: MINUTE_SECONDS,
  run: publishScheduled,
}
