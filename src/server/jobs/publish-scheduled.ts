// Job: publishes content whose time has come, and withdraws what has had its time.
import { publishScheduled } from '../flows/manage-content.ts'
import { type Job, MINUTE_SECONDS } from './job.ts'

export const publishDueContent: Job = {
  name: 'publish-scheduled',
  everySeconds: MINUTE_SECONDS,
  run: publishScheduled,
}
