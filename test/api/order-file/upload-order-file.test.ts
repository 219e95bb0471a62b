// POST /api/order-files
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { uploadOrderFileRoute } from '../../../src/contract/order-file.ts'
import { RESULT_CODES } from '../../../src/contract/result-code.ts'
import { tryConsumeLimit } from '../../../src/server/platform/limits/rate-limit.ts'
import { ask, expectContract, rejectedFields, useShop } from '../../support/ask.ts'
import { csvOf, orderRow, uploadOrderFile } from '../../support/order-files.ts'
import { createDropshipper } from '../../support/orders.ts'

const shop = useShop()

describe('uploading', () => {
  test('guesses the columns, with samples, and keeps no file', async () => {
    const dropshipper = await createDropshipper(shop())
    const answer = await uploadOrderFile(
      shop(),
      dropshipper,
      csvOf([orderRow('A-1'), orderRow('A-2')]),
    )
    expect(answer.code).toBe(200)
    expectContract(uploadOrderFileRoute, answer.result)
    expect(answer.result).toMatchObject({
      state: 'read',
      rows: 2,
      isRemembered: false,
      mapping: { reference: 0, item: 1, quantity: 2, name: 3, line1: 4, city: 5, country: 7 },
    })
    expect(answer.result.columns[0]).toEqual({ heading: 'Order number', samples: ['A-1', 'A-2'] })
    expect(answer.result.services.length).toBeGreaterThan(0)
  })

  test('a repetition with one key makes one file', async () => {
    const dropshipper = await createDropshipper(shop())
    const key = randomUUID()
    const first = await uploadOrderFile(shop(), dropshipper, csvOf([orderRow('A-1')]), { key })
    const second = await uploadOrderFile(shop(), dropshipper, csvOf([orderRow('A-1')]), { key })
    expect([first.code, second.code]).toEqual([200, RESULT_CODES.alreadyDone])
    expect(second.result.id).toBe(first.result.id)
  })

  test('a key that comes again with a changed file of the same name and size is rejected', async () => {
    const dropshipper = await createDropshipper(shop())
    const key = randomUUID()
    const [earlier, changed] = ['1', '2'].map((Quantity) => csvOf([orderRow('A-1', { Quantity })]))
    expect(changed).toHaveLength(earlier?.length ?? 0)
    const first = await uploadOrderFile(shop(), dropshipper, earlier ?? '', { key })
    const second = await uploadOrderFile(shop(), dropshipper, changed ?? '', { key })
    expect(first.code).toBe(200)
    expect(rejectedFields(second, 'en_us')).toEqual(['key'])
  })

  test('a company that uploads more than its share in an hour waits, and another does not', async () => {
    const dropshipper = await createDropshipper(shop())
    const limit = { purpose: 'order-file', max: 60, windowSeconds: 3600 }
    const subject = String(dropshipper.companyId)
    for (let count = 0; count < limit.max; count += 1) {
      await tryConsumeLimit(shop().db, new Date(), { ...limit, subject })
    }
    const answer = await uploadOrderFile(shop(), dropshipper, csvOf([orderRow('A-1')]))
    expect(answer).toMatchObject({ code: 429, result: { retryAfter: expect.any(Number) } })
    const other = await uploadOrderFile(
      shop(),
      await createDropshipper(shop()),
      csvOf([orderRow('A-1')]),
    )
    expect(other.code).toBe(200)
  })

  test.each([
    ['5,001 rows', csvOf(Array.from({ length: 5001 }, (_, at) => orderRow(`A-${at}`)))],
    ['nothing', ''],
    ['headings only', csvOf([])],
    ['a picture', Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['broken quotation marks', 'Order number,SKU\n1,"a\n'],
    ['a zip that is not a workbook', Buffer.from('504b0304aaaaaaaa', 'hex')],
  ])('rejects a file with %s in the language of the sender', async (_, content) => {
    const dropshipper = await createDropshipper(shop())
    const answer = await uploadOrderFile(shop(), dropshipper, content, { lang: 'zh_hk' })
    expect(rejectedFields(answer, 'zh_hk')).toEqual(['file'])
    const { errors } = answer.result as unknown as { errors: { reason: string }[] }
    expect(errors[0]?.reason).toMatch(/。$/)
  })

  test('needs a file', async () => {
    const dropshipper = await createDropshipper(shop())
    const input = { key: randomUUID() }
    const answer = await ask(shop(), uploadOrderFileRoute, input, dropshipper.headers)
    expect(rejectedFields(answer, 'en_us')).toEqual(['file'])
  })
})
