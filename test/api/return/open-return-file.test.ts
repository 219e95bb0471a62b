// GET /api/returns/{returnNo}/file
import { beforeAll, expect, test } from 'vitest'
import { openReturnFileRoute, replyToReturnRoute } from '../../../src/contract/return.ts'
import { callPath } from '../../../src/shared/call-path.ts'
import { type FormFile, sendForm } from '../../support/forms.ts'
import { plainPdf } from '../../support/sample-files.ts'
import { send, useShop } from '../../support/ask.ts'
import { createDropshipper, ITEM, type Dropshipper, setStock } from '../../support/orders.ts'
import { readReturn, requestReturn, shipOrder, returnInput } from '../../support/returns.ts'

const shop = useShop()
const pdf: FormFile = { name: 'label.pdf', type: 'application/pdf', body: plainPdf() }
let dropshipper: Dropshipper

beforeAll(async () => {
  await setStock(shop(), ITEM, 500)
  dropshipper = await createDropshipper(shop())
})

const fetch = (from: Dropshipper, input: { returnNo: string; file: string }) => {
  const { address } = callPath('GET', openReturnFileRoute.path, input)
  return send(shop(), 'GET', address, null, from.headers)
}

test('a file that was sent for a return is opened by its own company only', async () => {
  const orderNo = await shipOrder(shop(), dropshipper)
  const returnNo = await requestReturn(shop(), dropshipper, returnInput(orderNo, {}))
  const input = { returnNo, key: 'a-key-of-a-file-0001' }
  const sent = await sendForm(shop(), replyToReturnRoute, {
    fields: input,
    files: [pdf],
    headers: dropshipper.headers,
  })
  expect(sent.code).toBe(200)
  const { files } = (await readReturn(shop(), dropshipper, returnNo)).result
  expect(files).toMatchObject([{ name: 'label.pdf' }])
  const file = files[0]!.id
  const response = await fetch(dropshipper, { returnNo, file })
  expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(response.headers['content-disposition']).toContain('attachment')
  const stranger = await createDropshipper(shop(), 0n)
  for (const answer of [
    await fetch(stranger, { returnNo, file }),
    await fetch(dropshipper, { returnNo, file: 'unknown' }),
  ]) {
    expect(answer.json()).toMatchObject({ code: 404 })
  }
})
