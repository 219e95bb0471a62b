// Uploads while the disk is full: rejected for now, with nothing left behind, and taken again once there is space.
import { mkdtempSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { sendFeedbackRoute } from '../src/contract/contact.ts'
import type { FileStore } from '../src/server/platform/files/file-store.ts'
import { freshEmail } from './support/apply-as.ts'
import { useShop } from './support/ask.ts'
import { sendForm } from './support/forms.ts'
import { plainPdf } from './support/sample-files.ts'
import { grantSecurityCode } from './support/security-code.ts'

/** Methods of the file store at which a disk can be full: `scratch` gives the path for what arrives, `keep` stores it permanently. */
type Step = 'scratch' | 'keep'
const filesFolder = mkdtempSync(join(tmpdir(), 'voltcell-full-'))
/** Where a write fails; null while the disk has space. */
let fullAt: Step | null = null
const shop = useShop({ filesFolder, changeFiles: withFullDisk })

afterEach(() => {
  fullAt = null
})
afterAll(() => rm(filesFolder, { recursive: true, force: true }))

/** A file store whose write at the step `fullAt` fails as on a full disk. */
function withFullDisk(files: FileStore): FileStore {
  const failIf = (step: Step) => {
    const error = new Error('ENOSPC: no space left on device, write')
    if (fullAt === step) throw Object.assign(error, { code: 'ENOSPC' })
  }
  return {
    ...files,
    async scratch() {
      failIf('scratch')
      return files.scratch()
    },
    async keep(file) {
      failIf('keep')
      return files.keep(file)
    },
    subfolder: (name) => withFullDisk(files.subfolder(name)),
  }
}

async function sendFile() {
  const fields = {
    inquiryType: 'product',
    fullName: 'Ada Example',
    email: freshEmail(),
    subject: 'A question',
    message: 'Does it fit?',
    privacyAccepted: true,
    ...(await grantSecurityCode(shop())),
  }
  const file = { name: 'label.pdf', type: 'application/pdf', body: plainPdf() }
  const { response } = await sendForm(shop(), sendFeedbackRoute, { fields, files: [file] })
  return response
}

async function countCases(): Promise<number> {
  return (await shop().db.selectFrom('feedback_case').select('case_no').execute()).length
}

test.each<[string, Step]>([
  ['while the file arrives', 'scratch'],
  ['when the file is kept', 'keep'],
])('an upload to a disk that is full %s gets 503 and leaves nothing', async (_, step) => {
  const before = await countCases()
  fullAt = step
  const rejected = await sendFile()
  expect(rejected.statusCode).toBe(503)
  expect(rejected.headers['retry-after']).toBe('30')
  expect(rejected.body).toContain('Nothing was changed.')
  const ready = await shop().app.inject('/readyz')
  expect([ready.statusCode, ready.json()]).toMatchObject([503, { diskFull: true }])
  expect(await countCases()).toBe(before)
  expect(await readdir(join(filesFolder, 'received/scratch')).catch(() => [])).toEqual([])
  fullAt = null
  expect((await sendFile()).json()).toMatchObject({ code: 200 })
  expect(await countCases()).toBe(before + 1)
})
