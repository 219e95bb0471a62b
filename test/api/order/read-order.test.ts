// GET /api/orders/{orderNo}
import { expect, test } from 'vitest'
import { readOrderRoute } from '../../../src/contract/order.ts'
import { releaseWaiting } from '../../../src/server/operations/release-waiting.ts'
import { AWAITING_FUNDS_DAYS } from '../../../src/shared/business-constants.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { DAY_MS } from '../../../src/shared/time.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'
import { createMember } from '../../support/create-member.ts'
import {
  createDropshipper,
  credit,
  ITEM,
  placeOrder,
  RECIPIENT,
  setStock,
} from '../../support/orders.ts'
import { readOrderAs } from '../../support/wholesale.ts'

const shop = useShop()

test.each(LANGS)(
  'an order is shown as it was agreed, with the actions that are possible, in %s',
  async (lang) => {
    await setStock(shop(), ITEM, 10)
    const dropshipper = await createDropshipper(shop())
    const { orderNo, total } = await placeOrder(shop(), dropshipper, [
      { itemNo: ITEM, quantity: 2 },
    ])
    const { code, result } = await ask(
      shop(),
      readOrderRoute,
      { orderNo, lang },
      dropshipper.headers,
    )
    expect(code).toBe(200)
    expectContract(readOrderRoute, result)
    expect(result).toMatchObject({
      orderNo,
      total,
      label: 'confirmed',
      address: { name: RECIPIENT.name, postCode: '20095' },
      items: [{ itemNo: ITEM, quantity: 2, state: 'allocated', reserved: 2 }],
      events: [{ event: 'place', by: 'member' }],
      actions: ['cancel'],
    })
  },
)

test('a viewer of the company sees the order and may do nothing; another company gets 404', async () => {
  await setStock(shop(), ITEM, 10)
  const dropshipper = await createDropshipper(shop())
  const { orderNo } = await placeOrder(shop(), dropshipper)
  const { companyId } = dropshipper
  const viewer = await createMember(shop().db, { kind: 'dropship', companyId, role: 'viewer' })
  const seen = await ask(shop(), readOrderRoute, { orderNo }, viewer.headers)
  expect(seen).toMatchObject({ code: 200, result: { actions: [] } })
  const other = await createDropshipper(shop())
  expect((await ask(shop(), readOrderRoute, { orderNo }, other.headers)).code).toBe(404)
})

test('an order that waits for money promises no arrival, and its days count from when its money is there', async () => {
  await setStock(shop(), ITEM, 10)
  const dropshipper = await createDropshipper(shop(), 1n)
  const { orderNo } = await placeOrder(shop(), dropshipper)
  // It has waited since Monday the 2nd, when four to five working days were promised.
  const due = new Date('2026-11-02T10:00:00+08:00').getTime() + AWAITING_FUNDS_DAYS * DAY_MS
  await shop()
    .owner.updateTable('trade_order')
    .set({ due_at: new Date(due), promised_from: '2026-11-06', promised_to: '2026-11-09' })
    .where('order_no', '=', orderNo)
    .execute()
  const promise = async () => (await readOrderAs(shop(), dropshipper, orderNo)).promise
  expect(await promise()).toBeNull()
  await credit(shop(), dropshipper, 100_000n)
  const friday = new Date('2026-11-13T10:00:00+08:00')
  await releaseWaiting(shop().db, dropshipper.accountId, friday)
  expect(await promise()).toEqual({ from: '2026-11-19', to: '2026-11-20' })
})

test.each([
  ['/orders', 'Picking has not started, so the order is cancelled immediately.', 'Confirmed'],
  ['/zh-cn/orders', '仓库尚未拣货。', '已确认'],
  ['/zh-hk/orders', '貨倉尚未揀貨，訂單會即時取消', '已確認'],
])(
  '%s lists the orders, and the page of an order offers the actions that are possible',
  async (path, cancel, state) => {
    await setStock(shop(), ITEM, 10)
    const dropshipper = await createDropshipper(shop())
    const { orderNo } = await placeOrder(shop(), dropshipper)
    const open = (url: string, { headers } = dropshipper) => shop().app.inject({ url, headers })
    const list = await open(path)
    expect(list.statusCode).toBe(200)
    expect(list.headers['cache-control']).toContain('no-store')
    expect(list.body).toContain(`href="${path}/${orderNo}"`)
    expect((await open(`${path}?label=cancelled`)).body).not.toContain(orderNo)
    const one = await open(`${path}/${orderNo}`)
    for (const text of [orderNo, RECIPIENT.name, cancel, state]) expect(one.body).toContain(text)
    const { companyId } = dropshipper
    const viewer = await createMember(shop().db, { kind: 'dropship', companyId, role: 'viewer' })
    expect((await open(`${path}/${orderNo}`, { ...dropshipper, ...viewer })).body).not.toContain(
      cancel,
    )
    const other = await createDropshipper(shop())
    expect((await open(`${path}/${orderNo}`, other)).statusCode).toBe(404)
  },
)

test('a visitor who opens the page of an order is sent to the log-in, which leads back to it', async () => {
  const { statusCode, headers } = await shop().app.inject({ url: '/orders/O26-0000001' })
  expect(statusCode).toBe(302)
  expect(headers.location).toBe(`/login?redirect=${encodeURIComponent('/orders/O26-0000001')}`)
})

test('the page of orders opens for a wholesaler without orders', async () => {
  const { headers } = await createMember(shop().db, { kind: 'wholesale' })
  const answer = await shop().app.inject({ url: '/zh-hk/orders', headers })
  expect(answer.statusCode).toBe(200)
})
