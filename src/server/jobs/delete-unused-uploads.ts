// Job: removes uploaded files that no row references, and files left incomplete by a crash.
import { collectUnusedAttachments } from '../modules/attachment/attachment-service.ts'
import { type Job } from './job.ts'
import { HOUR_MS, HOUR_SECONDS } from '../../shared/time.ts'

/** Longer than any upload takes. */
const LONGEST_UPLOAD_MS = HOUR_MS

export const deleteUnusedUploads: Job = {
  name: 'sweep-received-files',
  everySeconds: HOUR_SECONDS,
  async run(db, _now, files) {
    // Uses the machine's clock, like the timestamps of the files.
    const before = new Date(Date.now() - LONGEST_UPLOAD_MS)
    const received = files.subfolder('received')
    await Promise.all([files.clearScratch(before), received.clearScratch(before)])
    await collectUnusedAttachments(db, received, before)
  },
}
