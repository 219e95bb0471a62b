// POST /api/order-files/{id}/place
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { readOrderFileRoute } from '../../../src/contract/order-file.ts'
import { RESULT_CODES } from '../../../src/contract/result-code.ts'
import { orderRowErrorText } from '../../../src/shared/order-file-texts.ts'
import { createMember } from '../../support/create-member.ts'
import { expectContract, useShop } from '../../support/ask.ts'
import { expectReconciled } from '../../support/expect-reconciled.ts'
import {
  checkOrderFile,
  checkRows,
  csvOf,
  errorsOf,
  orderRow,
  placeOrderFile,
  readOrderFile,
  runPlacing,
  uploadOrderFile,
} from '../../support/order-files.ts'
import { createDropshipper, ITEM, OTHER, setStock } from '../../support/orders.ts'

const shop = useShop()

async function mailsTo(recipient: string): Promise<{ subject: string; body_text: string }[]> {
  const { rows } = await sql<{ subject: string; body_text: string }>`
    select subject, body_text from outbox_mail where recipient = ${recipient}`.execute(shop().db)
  return rows
}

describe('placing', () => {
  test('places each order once, reports the progress, and keeps nothing of the recipients', async () => {
    await setStock(shop(), ITEM, 50)
    const dropshipper = await createDropshipper(shop())
    const file = await checkRows(shop(), dropshipper, [orderRow('A'), orderRow('B')])
    const key = randomUUID()
    const asked = await placeOrderFile(shop(), dropshipper, file, { key })
    expect(asked.code).toBe(RESULT_CODES.queued)
    expect(asked.result).toMatchObject({ state: 'placing', progress: { placing: 2, placed: 0 } })
    await runPlacing(shop())
    await runPlacing(shop())
    expect((await placeOrderFile(shop(), dropshipper, file, { key })).code).toBe(
      RESULT_CODES.alreadyDone,
    )
    const done = await readOrderFile(shop(), dropshipper, file.id, 'placed')
    expectContract(readOrderFileRoute, done)
    expect(done).toMatchObject({ state: 'done', progress: { placed: 2, placing: 0, waiting: 0 } })
    expect(done.list.map(({ reference, label }) => [reference, label])).toEqual([
      ['A', 'confirmed'],
      ['B', 'confirmed'],
    ])
    const { rows } = await sql<{ cells: string[] }>`
      select cells from order_file_row where file_id = ${file.id}`.execute(shop().db)
    expect(rows.map(({ cells }) => cells)).toEqual([[], []])
    await expectReconciled(shop().db)
  })

  test('a file with errors is rejected as a whole; its good rows alone can be placed, and the others stay', async () => {
    await setStock(shop(), ITEM, 50)
    const dropshipper = await createDropshipper(shop())
    const file = await checkRows(shop(), dropshipper, [orderRow('A'), orderRow('B', { SKU: '' })])
    const whole = await placeOrderFile(shop(), dropshipper, file)
    expect(whole).toMatchObject({ code: 409, result: { reason: 'faulty' } })
    expect((await placeOrderFile(shop(), dropshipper, file, { mode: 'good' })).code).toBe(
      RESULT_CODES.queued,
    )
    await runPlacing(shop())
    const edits = [{ line: 3, field: 'item', value: ITEM }]
    const mended = await checkOrderFile(shop(), dropshipper, file, { edits })
    expect(mended.result.summary).toMatchObject({ orders: 1, goodOrders: 1 })
    expect((await placeOrderFile(shop(), dropshipper, mended.result)).code).toBe(
      RESULT_CODES.queued,
    )
    await runPlacing(shop())
    const done = await readOrderFile(shop(), dropshipper, file.id, 'placed')
    expect(done.progress).toMatchObject({ placed: 2, faulty: 0 })
  })

  test('a file that is uploaded twice places its orders once', async () => {
    await setStock(shop(), ITEM, 50)
    const dropshipper = await createDropshipper(shop())
    const first = await checkRows(shop(), dropshipper, [orderRow('A')])
    const second = await checkRows(shop(), dropshipper, [orderRow('a')])
    expect((await placeOrderFile(shop(), dropshipper, first)).code).toBe(RESULT_CODES.queued)
    expect((await placeOrderFile(shop(), dropshipper, second)).code).toBe(RESULT_CODES.queued)
    await runPlacing(shop())
    expect((await readOrderFile(shop(), dropshipper, first.id)).progress.placed).toBe(1)
    expect((await readOrderFile(shop(), dropshipper, second.id)).progress.placed).toBe(0)
    expect(await errorsOf(shop(), dropshipper, second.id)).toEqual({ 2: ['referenceUsed'] })
  })

  test('an order is not placed if the stock has ceased to cover it since the check', async () => {
    await setStock(shop(), ITEM, 5)
    const dropshipper = await createDropshipper(shop())
    const file = await checkRows(shop(), dropshipper, [orderRow('A', { Quantity: 4 })])
    expect((await placeOrderFile(shop(), dropshipper, file)).code).toBe(RESULT_CODES.queued)
    await setStock(shop(), ITEM, 1)
    await runPlacing(shop())
    expect(await errorsOf(shop(), dropshipper, file.id)).toEqual({ 2: ['short'] })
    expect((await readOrderFile(shop(), dropshipper, file.id)).state).toBe('done')
  })

  test('each row of an order that became short names its own item’s stock, and the other rows refer to it', async () => {
    for (const item of [ITEM, OTHER]) await setStock(shop(), item, 9)
    const dropshipper = await createDropshipper(shop())
    const file = await checkRows(shop(), dropshipper, [
      orderRow('A', { SKU: OTHER }),
      orderRow('B', { SKU: OTHER, Quantity: 4 }),
      orderRow('A', { Quantity: 3 }),
      orderRow('B', { Quantity: 3 }),
    ])
    expect((await placeOrderFile(shop(), dropshipper, file)).code).toBe(RESULT_CODES.queued)
    await setStock(shop(), ITEM, 1)
    await setStock(shop(), OTHER, 2)
    await runPlacing(shop())
    const { list } = await readOrderFile(shop(), dropshipper, file.id)
    const found = list.map(({ line, errors: [error] }) => [line, error?.field, error?.text])
    const short = (free: number) => orderRowErrorText('short', 'en_us', String(free))
    expect(found).toEqual([
      [2, 'reference', orderRowErrorText('linkedRow', 'en_us', '4')],
      [3, 'quantity', short(2)],
      [4, 'quantity', short(1)],
      [5, 'quantity', short(1)],
    ])
  })

  test('each order is placed at its own time, however long those before it took', async () => {
    await setStock(shop(), ITEM, 5)
    const dropshipper = await createDropshipper(shop())
    const file = await checkRows(shop(), dropshipper, [orderRow('A'), orderRow('B')])
    expect((await placeOrderFile(shop(), dropshipper, file)).code).toBe(RESULT_CODES.queued)
    const start = new Date()
    await runPlacing(shop(), start)
    const { rows } = await sql<{ placed_at: Date }>`
      select placed_at from trade_order where company_id = ${dropshipper.companyId}
      order by own_reference`.execute(shop().db)
    const [first, second] = rows.map(({ placed_at }) => placed_at.getTime())
    expect(first).toBeGreaterThanOrEqual(start.getTime())
    expect(second).toBeGreaterThan(first!)
  })

  test('orders of a login that may not order any more are not placed', async () => {
    await setStock(shop(), ITEM, 5)
    const dropshipper = await createDropshipper(shop())
    const file = await checkRows(shop(), dropshipper, [orderRow('A')])
    expect((await placeOrderFile(shop(), dropshipper, file)).code).toBe(RESULT_CODES.queued)
    await sql`update member set role = 'viewer' where company_id = ${dropshipper.companyId}`.execute(
      shop().owner,
    )
    await runPlacing(shop())
    await sql`update member set role = 'owner' where company_id = ${dropshipper.companyId}`.execute(
      shop().owner,
    )
    expect(await readOrderFile(shop(), dropshipper, file.id)).toMatchObject({
      state: 'done',
      progress: { placed: 0, faulty: 1 },
    })
    const [mail, ...more] = await mailsTo(dropshipper.email)
    expect([mail?.subject, more]).toEqual(['Your order file: 0 orders placed', []])
    expect(mail?.body_text).toContain('An owner or a buyer of your company can open the file')
  })

  test('orders of a company whose membership is suspended are not placed, and the mail says to contact us', async () => {
    const dropshipper = await createDropshipper(shop())
    const file = await checkRows(shop(), dropshipper, [orderRow('A')])
    expect((await placeOrderFile(shop(), dropshipper, file)).code).toBe(RESULT_CODES.queued)
    await sql`update membership set state = 'suspended', fail_reason = 'other'
      where company_id = ${dropshipper.companyId}`.execute(shop().owner)
    await runPlacing(shop())
    const [mail] = await mailsTo(dropshipper.email)
    expect(mail?.subject).toBe('Your order file: 0 orders placed')
    expect(mail?.body_text).toContain('Your company cannot place orders at present.')
    expect(mail?.body_text).not.toContain('The login that submitted this file')
  })

  test('an owner is mailed what became of the file of a login that was removed', async () => {
    await setStock(shop(), ITEM, 5)
    const dropshipper = await createDropshipper(shop())
    const options = { kind: 'dropship', companyId: dropshipper.companyId, role: 'buyer' } as const
    const buyer = { ...dropshipper, ...(await createMember(shop().db, options)) }
    const file = await checkRows(shop(), buyer, [orderRow('A')])
    expect((await placeOrderFile(shop(), buyer, file)).code).toBe(RESULT_CODES.queued)
    await sql`update member set disabled_at = now() where id = ${buyer.memberId}`.execute(
      shop().owner,
    )
    await runPlacing(shop())
    const { rows } = await sql`
      select m.role, o.subject from outbox_mail o join member m on m.email = o.recipient
      where m.company_id = ${dropshipper.companyId}`.execute(shop().db)
    expect(rows).toEqual([{ role: 'owner', subject: 'Your order file: 0 orders placed' }])
  })

  test('one mail reports what became of the file', async () => {
    await setStock(shop(), ITEM, 5)
    const dropshipper = await createDropshipper(shop())
    await placeOrderFile(
      shop(),
      dropshipper,
      await checkRows(shop(), dropshipper, [orderRow('A'), orderRow('B')]),
    )
    await runPlacing(shop())
    const mails = await mailsTo(dropshipper.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Your order file: 2 orders placed'])
    expect(mails[0]?.body_text).not.toContain('Recipient')
  })

  test('an unchecked file, another total than expected, and a file that is being placed are rejected', async () => {
    const dropshipper = await createDropshipper(shop())
    const { result } = await uploadOrderFile(shop(), dropshipper, csvOf([orderRow('A')]))
    const unchecked = await placeOrderFile(shop(), dropshipper, result, { expectedTotal: '1.00' })
    expect(unchecked).toMatchObject({ code: 409, result: { reason: 'unchecked' } })
    const checked = await checkOrderFile(shop(), dropshipper, result)
    const other = await placeOrderFile(shop(), dropshipper, checked.result, {
      expectedTotal: '1.00',
    })
    expect(other).toMatchObject({ code: 409, result: { reason: 'changed' } })
    expect((await placeOrderFile(shop(), dropshipper, checked.result, { mode: 'good' })).code).toBe(
      RESULT_CODES.queued,
    )
    expect((await checkOrderFile(shop(), dropshipper, result)).result).toEqual({
      reason: 'placing',
    })
    await runPlacing(shop())
  })
})
