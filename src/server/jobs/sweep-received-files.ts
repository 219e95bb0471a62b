// Job: removes uploaded files that no row references, and files left incomplete by a crash.
import { sweepAttachments } from '../modules/attachment/attachment-service.ts'
import { HOUR_SECONDS, type Job } from './job.ts'

/** Longer than any upload takes. */
const LONGEST_MS = 3_600_000

export const sweepReceivedFiles: Job = {
  name: 'sweep-received-files',
  everySeconds: HOUR_SECONDS,
  async run(db, _now, files) {
    // Uses the machine's clock, like the timestamps of the files.
    const before = new Date(Date.now() - LONGEST_MS)
    const received = files.apart('received')
    await Promise.all([files.clearScratch(before), received.clearScratch(before)])
    await sweepAttachments(db, received, before)
  },
}
