// Job: makes the files of issued documents that were not opened yet (opening one makes it), so that they stay as they
// were issued.
import { hasDocumentWithoutFile } from '../modules/document/issue-service.ts'
import type { Job } from './job.ts'

export const makeDocumentFiles: Job = {
  name: 'make-document-files',
  everySeconds: 60,
  takesLong: true,
  async run(db, now) {
    if (!(await hasDocumentWithoutFile(db))) return 0
    // Fonts and the PDF library are large and rarely needed.
    const { makeMissingFiles } = await import('../modules/document/issued-file-service.ts')
    return makeMissingFiles(db, now)
  },
}
