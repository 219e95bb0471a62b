// POST /api/orders
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { changeAccountSettingsRoute } from '../../../src/contract/account-settings.ts'
import { placeOrderRoute } from '../../../src/contract/order.ts'
import { RESULT_CODES } from '../../../src/contract/result-code.ts'
import { busy } from '../../../src/server/platform/limits/admission-control.ts'
import { createLoadShedding } from '../../../src/server/platform/limits/load-shedding.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { resultText } from '../../../src/shared/result-texts.ts'
import { ask, expectContract, rejectedFields, useShop } from '../../support/ask.ts'
import {
  createDropshipper,
  ITEM,
  levelOf,
  OTHER,
  placeOrder,
  prepareOrder,
  type Dropshipper,
  RECIPIENT,
  sendOrder,
  setStock,
} from '../../support/orders.ts'
import { figuresOf } from '../../support/money.ts'
import { noShedding } from '../../support/no-shedding.ts'

/**
 * Orders that are sent at the same time wait in this queue, as in a running shop. Without it they would wait for a
 * connection to the database, and fail after a second.
 */
const queue = createLoadShedding(busy)
afterAll(() => queue.stop())
const shop = useShop({ shedding: { ...noShedding, run: queue.run } })

async function ordersOf(companyId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from trade_order where company_id = ${companyId}`.execute(
    shop().db,
  )
  return rows[0]?.count ?? 0
}

async function mailsTo(email: string) {
  const { rows } = await sql<{ subject: string; body_text: string; body_html: string }>`
    select subject, body_text, body_html from outbox_mail where recipient = ${email}`.execute(
    shop().db,
  )
  return rows
}

describe('placing an order', () => {
  test('a covered order holds its total and reserves its pieces', async () => {
    await setStock(shop(), ITEM, 10)
    const dropshipper = await createDropshipper(shop())
    const placed = await placeOrder(shop(), dropshipper, [{ itemNo: ITEM, quantity: 3 }])
    expect(placed).toMatchObject({ state: 'held', label: 'confirmed', missing: null })
    expect(placed.orderNo).toMatch(/^O\d\d-\d{7}$/)
    expect(await levelOf(shop(), ITEM)).toEqual({ on_hand: 10, reserved: 3, backordered: 0 })
    const total = Math.round(Number(placed.total) * 100)
    expect(await figuresOf(shop().db, dropshipper.accountId)).toEqual({
      available: 10_000_000 - total,
      held: total,
      waiting: 0,
    })
  })

  test('an order that the account does not cover waits for money and reserves nothing', async () => {
    await setStock(shop(), ITEM, 10)
    const dropshipper = await createDropshipper(shop(), 1n)
    const answer = await sendOrder(shop(), dropshipper, await prepareOrder(shop(), dropshipper))
    expect(answer.code).toBe(RESULT_CODES.needsAction)
    expect(answer.result).toMatchObject({ state: 'awaiting_funds', label: 'needs_you' })
    expectContract(placeOrderRoute, answer.result)
    expect(await levelOf(shop(), ITEM)).toEqual({ on_hand: 10, reserved: 0, backordered: 0 })
    expect((await figuresOf(shop().db, dropshipper.accountId)).waiting).toBe(1)
  })

  test('the mail names the order and neither prices nor the recipient', async () => {
    await setStock(shop(), ITEM, 10)
    const dropshipper = await createDropshipper(shop(), undefined, { lang: 'zh_hk' })
    const switches = { neutralSlip: false, packingList: true, monthlyMail: false }
    const settings = { mails: 'each', ...switches }
    await ask(shop(), changeAccountSettingsRoute, settings, dropshipper.headers)
    const placed = await placeOrder(shop(), dropshipper, undefined, { ownReference: 'A-17' })
    const [mail] = await mailsTo(dropshipper.email)
    expect(mail?.subject).toBe(`訂單 ${placed.orderNo} 已確認`)
    const text = `${mail?.body_text}${mail?.body_html}`
    expect(text).toContain('A-17')
    expect(text).toContain('Hamburg')
    expect(text).toContain('德國')
    for (const secret of ['Canary', placed.total, '20095', '123456']) {
      expect(text).not.toContain(secret)
    }
  })

  test('pieces beyond the stock are rejected, or backordered when the order may wait', async () => {
    await setStock(shop(), OTHER, 2)
    const dropshipper = await createDropshipper(shop())
    const input = await prepareOrder(shop(), dropshipper, [{ itemNo: OTHER, quantity: 5 }])
    const short = await sendOrder(shop(), dropshipper, input)
    expect(short).toMatchObject({
      code: 409,
      result: { reason: 'short', lines: [{ itemNo: OTHER, free: 2 }] },
    })
    expect(await ordersOf(dropshipper.companyId)).toBe(0)
    const waits = await sendOrder(shop(), dropshipper, { ...input, mayWait: true })
    expect(waits).toMatchObject({
      code: RESULT_CODES.accepted,
      result: { state: 'held', backordered: 3 },
    })
    expect(await levelOf(shop(), OTHER)).toEqual({ on_hand: 2, reserved: 2, backordered: 3 })
  })
})

describe('the same order twice', () => {
  test.each(LANGS)('a repeated key gets the saved answer as already done, in %s', async (lang) => {
    await setStock(shop(), ITEM, 10)
    const dropshipper = await createDropshipper(shop())
    const input = await prepareOrder(shop(), dropshipper)
    const first = await sendOrder(shop(), dropshipper, input)
    const again = await sendOrder(shop(), dropshipper, { ...input, lang })
    expect(again).toMatchObject({
      code: RESULT_CODES.alreadyDone,
      msg: resultText(RESULT_CODES.alreadyDone, lang),
      result: first.result,
    })
    const other = { ...input, address: { ...RECIPIENT, city: 'Berlin' }, lang }
    expect(rejectedFields(await sendOrder(shop(), dropshipper, other), lang)).toEqual(['key'])
    expect(await ordersOf(dropshipper.companyId)).toBe(1)
  })

  test('forty parallel retries of one key make one order', async () => {
    await setStock(shop(), ITEM, 10)
    const dropshipper = await createDropshipper(shop())
    const input = await prepareOrder(shop(), dropshipper)
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => sendOrder(shop(), dropshipper, input)),
    )
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === RESULT_CODES.alreadyDone)).toHaveLength(39)
    for (const { result } of answers) expect(result).toEqual(answers[0]?.result)
    expect(await ordersOf(dropshipper.companyId)).toBe(1)
  })

  test('two tabs with keys of their own place one basket once', async () => {
    await setStock(shop(), ITEM, 10)
    const dropshipper = await createDropshipper(shop())
    const input = await prepareOrder(shop(), dropshipper)
    const answers = await Promise.all([
      sendOrder(shop(), dropshipper, input),
      sendOrder(shop(), dropshipper, { ...input, key: randomUUID() }),
    ])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409])
    expect(await ordersOf(dropshipper.companyId)).toBe(1)
  })
})

describe('what changed since the page was read', () => {
  test('an order with another total is answered with 409 and the new total, and not placed', async () => {
    await setStock(shop(), ITEM, 10)
    const dropshipper = await createDropshipper(shop())
    const input = await prepareOrder(shop(), dropshipper)
    const answer = await sendOrder(shop(), dropshipper, { ...input, expectedTotal: '0.01' })
    expect(answer).toMatchObject({
      code: 409,
      result: { reason: 'changed', total: input.expectedTotal },
    })
    expect(await ordersOf(dropshipper.companyId)).toBe(0)
  })

  test('an item that was discontinued is named', async () => {
    const dropshipper = await createDropshipper(shop())
    const input = await prepareOrder(shop(), dropshipper, [{ itemNo: OTHER, quantity: 1 }])
    const stop = (isStopped: boolean) =>
      sql`update product set stop = ${isStopped} where item_no = ${OTHER}`.execute(shop().db)
    await stop(true)
    const answer = await sendOrder(shop(), dropshipper, input)
    await stop(false)
    expect(answer).toMatchObject({
      code: 409,
      result: { reason: 'changed', lines: [{ itemNo: OTHER, fault: 'discontinued' }] },
    })
  })

  test('a buyer who became a viewer is rejected', async () => {
    const dropshipper = await createDropshipper(shop())
    const input = await prepareOrder(shop(), dropshipper)
    await sql`update member set role = 'viewer' where id = ${dropshipper.memberId}`.execute(
      shop().db,
    )
    expect((await sendOrder(shop(), dropshipper, input)).code).toBe(403)
  })

  test('fields of price, freight, company and state are rejected', async () => {
    const dropshipper = await createDropshipper(shop())
    const input = await prepareOrder(shop(), dropshipper)
    for (const field of ['total', 'freight', 'companyId', 'state', 'unit']) {
      const answer = await sendOrder(shop(), dropshipper, { ...input, [field]: '1' })
      expect(rejectedFields(answer, 'en_us')).toEqual([field])
    }
  })
})

test('thirty orders at once on ten pieces sell ten, and never an eleventh', async () => {
  await setStock(shop(), ITEM, 10)
  const dropshippers: Dropshipper[] = []
  for (let at = 0; at < 30; at += 1) dropshippers.push(await createDropshipper(shop()))
  const inputs: Record<string, unknown>[] = []
  for (const dropshipper of dropshippers) inputs.push(await prepareOrder(shop(), dropshipper))
  const codes = await Promise.all(
    dropshippers.map(
      async (dropshipper, at) => (await sendOrder(shop(), dropshipper, inputs[at]!)).code,
    ),
  )
  expect(codes.filter((code) => code === 200)).toHaveLength(10)
  expect(codes.filter((code) => code === 409)).toHaveLength(20)
  expect(await levelOf(shop(), ITEM)).toEqual({ on_hand: 10, reserved: 10, backordered: 0 })
})

test('special quantities of the month are used up by the orders of a company', async () => {
  await setStock(shop(), ITEM, 100)
  const dropshipper = await createDropshipper(shop())
  await sql`insert into price_term (list, product_id, special_amount, special_monthly_quantity)
    select l.id, p.id, 0.5, 4 from price_list l, product p
    where l.price_group = 'dropship' and l.currency = 'USD' and p.item_no = ${ITEM}
    on conflict (list, product_id) do update set special_amount = 0.5, special_monthly_quantity = 4,
      special_from = null, special_to = null`.execute(shop().db)
  const first = await placeOrder(shop(), dropshipper, [{ itemNo: ITEM, quantity: 3 }])
  const second = await placeOrder(shop(), dropshipper, [{ itemNo: ITEM, quantity: 3 }])
  expect(Number(second.total)).toBeGreaterThan(Number(first.total))
  const { rows } = await sql<{ quantity: number }>`select quantity from special_use
    where company_id = ${dropshipper.companyId}`.execute(shop().db)
  expect(rows).toEqual([{ quantity: 4 }])
})
