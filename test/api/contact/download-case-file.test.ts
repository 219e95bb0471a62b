// POST /api/contact-us/customer-feedback/case-file
import { describe, expect, test } from 'vitest'
import {
  type CaseThread,
  downloadCaseFileRoute,
  followCaseRoute,
} from '../../../src/contract/contact.ts'
import { openAttachment } from '../../../src/server/modules/attachment/attachment-service.ts'
import type { FileStore } from '../../../src/server/platform/files/file-store.ts'
import { callPath } from '../../../src/shared/call-path.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { resultText } from '../../../src/shared/result-texts.ts'
import { ask, send, useShop } from '../../support/ask.ts'
import { freshNetwork } from '../../support/apply-as.ts'
import { sendFrom } from '../../support/log-in-as.ts'
import { openCaseAs } from '../../support/open-case.ts'
import { plainPdf } from '../../support/sample-files.ts'

const shop = useShop()
const body = plainPdf()

async function caseWithFile() {
  const keys = await openCaseAs(shop(), {}, [{ name: '說明.pdf', type: 'application/pdf', body }])
  const { result } = await sendFrom(shop(), followCaseRoute, keys, { from: freshNetwork() })
  const fileId = (result as unknown as CaseThread).messages[0]?.files[0]?.id ?? ''
  return { ...keys, fileId }
}

test('the file is sent as an attachment in which no script runs', async () => {
  const input = await caseWithFile()
  const { address, body: sent } = callPath('POST', downloadCaseFileRoute.path, input)
  const response = await send(shop(), 'POST', address, sent)
  expect(response.statusCode).toBe(200)
  expect(response.rawPayload).toEqual(body)
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="_.pdf"; filename*=UTF-8''%E8%AA%AA%E6%98%8E.pdf`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-length': String(body.length),
  })
})

test('a file whose bytes are lost is answered with 503 and counted, since an operator can put it back', async () => {
  const input = await caseWithFile()
  await shop()
    .owner.updateTable('received_file')
    .set({ hash: 'f'.repeat(64) })
    .where('id', '=', input.fileId)
    .execute()
  const { address, body: sent } = callPath('POST', downloadCaseFileRoute.path, input)
  const { statusCode, headers } = await send(shop(), 'POST', address, sent)
  expect(statusCode).toBe(503)
  expect(headers['retry-after']).toBe('600')
  const { body: metrics } = await shop().app.inject('/metrics')
  expect(metrics).toMatch(/failed_parts_total\{part="stored-file"\} [1-9]/)
})

test('a file that is erased while it is opened is not found', async () => {
  const { caseNo, fileId } = await caseWithFile()
  const { owner, files } = shop()
  const erasing: FileStore = {
    ...files.subfolder('received'),
    async size() {
      await owner.deleteFrom('received_file').where('id', '=', fileId).execute()
      return undefined
    },
  }
  const opening = openAttachment({ db: owner, files: erasing }, { case_no: caseNo }, fileId)
  await expect(opening).rejects.toMatchObject({ code: 404 })
})

describe.each(LANGS)('in %s', (lang) => {
  test('another case’s code, another case’s file and unknown files are answered with 404', async () => {
    const [one, other] = [await caseWithFile(), await caseWithFile()]
    for (const change of [
      { feedbackCode: other.feedbackCode },
      { fileId: other.fileId },
      { fileId: '../../../../etc/passwd' },
      { fileId: 'unknown' },
      { caseNo: '2611-999999' },
    ]) {
      const answer = await ask(shop(), downloadCaseFileRoute, { ...one, ...change, lang })
      expect(answer.response.json()).toEqual({
        code: 404,
        msg: resultText(404, lang),
        result: null,
      })
    }
  })

  test('a missing or unknown field is answered with 422', async () => {
    const { fileId: _, ...keys } = await caseWithFile()
    expect((await ask(shop(), downloadCaseFileRoute, { ...keys, lang })).code).toBe(422)
    const more = { ...keys, fileId: 'x', path: '/etc/passwd', lang }
    expect((await ask(shop(), downloadCaseFileRoute, more)).code).toBe(422)
  })
})
