// Job: takes away files of forms that nothing names any more, and what a crash left half written.
import { sweepAttachments } from '../modules/attachment/attachment-service.ts'
import { HOUR_SECONDS, type Job } from './job.ts'

/** Longer than any form is under way. */
const LONGEST_MS = 3_600_000

export const sweepReceivedFiles: Job = {
  name: 'sweep-received-files',
  everySeconds: HOUR_SECONDS,
  async run(db, _now, files) {
    // By the clock of the files, which is the machine's.
    const before = new Date(Date.now() - LONGEST_MS)
    const received = files.apart('received')
    await Promise.all([files.clearScratch(before), received.clearScratch(before)])
    await sweepAttachments(db, received, before)
  },
}
