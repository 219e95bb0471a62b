// POST /api/orders/{orderNo}/cancel
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { readBasketRoute } from '../../../src/contract/basket.ts'
import { cancelOrderRoute } from '../../../src/contract/order.ts'
import { RESULT_CODES } from '../../../src/contract/result-code.ts'
import { listDueOrders } from '../../../src/server/modules/ordering/release-service.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { resultText } from '../../../src/shared/result-texts.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'
import { figuresOf } from '../../support/money.ts'
import {
  credit,
  createDropshipper,
  ITEM,
  levelOf,
  placeOrder,
  type Dropshipper,
  setStock,
} from '../../support/orders.ts'
import { runJob } from '../../support/run-job.ts'

const shop = useShop()
const cancel = (dropshipper: Dropshipper, orderNo: string, more: Record<string, unknown> = {}) =>
  ask<{ state: string }>(shop(), cancelOrderRoute, { orderNo, ...more }, dropshipper.headers)

async function setState(orderNo: string, state: string): Promise<void> {
  await sql`update trade_order set state = ${state} where order_no = ${orderNo}`.execute(shop().db)
}

async function stateOf(orderNo: string): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select state from trade_order where order_no = ${orderNo}`.execute(shop().db)
  return rows[0]?.state ?? ''
}

describe('cancelling', () => {
  test.each(LANGS)(
    'before picking, money and pieces are released immediately in %s',
    async (lang) => {
      await setStock(shop(), ITEM, 10)
      const dropshipper = await createDropshipper(shop(), 100_000n)
      const { orderNo } = await placeOrder(shop(), dropshipper, [{ itemNo: ITEM, quantity: 2 }])
      const answer = await cancel(dropshipper, orderNo, { lang })
      expect(answer).toMatchObject({ code: 200, result: { state: 'cancelled' } })
      expectContract(cancelOrderRoute, answer.result)
      expect(await figuresOf(shop().db, dropshipper.accountId)).toEqual({
        available: 100_000,
        held: 0,
        waiting: 0,
      })
      expect(await levelOf(shop(), ITEM)).toEqual({ on_hand: 10, reserved: 0, backordered: 0 })
      const again = await cancel(dropshipper, orderNo, { lang })
      expect(again).toMatchObject({
        code: RESULT_CODES.alreadyDone,
        msg: resultText(RESULT_CODES.alreadyDone, lang),
      })
    },
  )

  test('while the order is picked, cancelling is requested from staff, and from packing on it is rejected with 409', async () => {
    await setStock(shop(), ITEM, 10)
    const dropshipper = await createDropshipper(shop())
    const { orderNo } = await placeOrder(shop(), dropshipper)
    await setState(orderNo, 'picking')
    expect((await cancel(dropshipper, orderNo)).code).toBe(RESULT_CODES.queued)
    expect((await cancel(dropshipper, orderNo)).code).toBe(RESULT_CODES.alreadyDone)
    expect(await stateOf(orderNo)).toBe('picking')
    await setState(orderNo, 'packed')
    expect((await cancel(dropshipper, orderNo)).code).toBe(409)
    await setState(orderNo, 'held')
  })

  test('the lines of a cancelled order are copied into the basket on request', async () => {
    await setStock(shop(), ITEM, 10)
    const dropshipper = await createDropshipper(shop())
    const { orderNo } = await placeOrder(shop(), dropshipper, [{ itemNo: ITEM, quantity: 3 }])
    await cancel(dropshipper, orderNo, { copy: true })
    const basket = await ask<{ lines: object[] }>(shop(), readBasketRoute, {}, dropshipper.headers)
    expect(basket.result.lines).toMatchObject([{ itemNo: ITEM, quantity: 3 }])
  })

  test('an order whose lines cannot be copied is not cancelled either', async () => {
    await setStock(shop(), ITEM, 10)
    const dropshipper = await createDropshipper(shop())
    const { orderNo } = await placeOrder(shop(), dropshipper, [{ itemNo: ITEM, quantity: 3 }])
    const { owner } = shop()
    await sql`create function refuse_line() returns trigger language plpgsql as
      'begin raise exception ''refused''; end'`.execute(owner)
    await sql`create trigger refused before insert or update on basket_line
      for each row execute function refuse_line()`.execute(owner)
    const failed = await cancel(dropshipper, orderNo, { copy: true })
    await sql`drop function refuse_line cascade`.execute(owner)
    expect(failed.code).toBe(500)
    expect(await stateOf(orderNo)).toBe('held')
    expect((await cancel(dropshipper, orderNo, { copy: true })).code).toBe(200)
    const basket = await ask<{ lines: object[] }>(shop(), readBasketRoute, {}, dropshipper.headers)
    expect(basket.result.lines).toMatchObject([{ itemNo: ITEM, quantity: 3 }])
  })

  test('an order whose lines do not fit into a full basket is not cancelled', async () => {
    await setStock(shop(), ITEM, 10)
    const dropshipper = await createDropshipper(shop())
    const { orderNo } = await placeOrder(shop(), dropshipper)
    const { owner } = shop()
    await sql`insert into product (item_no, slug, brand, category_id, voltage, capacity_mah, energy_wh,
        chemistry, listed_on, updated_on, content_hash, status)
      select 'EXTRA-' || place, slug, brand, category_id, voltage, capacity_mah, energy_wh, chemistry,
        listed_on, updated_on, '', 'draft' from product, generate_series(1, 1000) as place
      where item_no = ${ITEM}`.execute(owner)
    await sql`insert into stock_level (product_id, on_hand, counted, band)
      select id, 0, 0, 0 from product where item_no like 'EXTRA-%'`.execute(owner)
    await sql`insert into basket_line (basket_id, product_id, quantity, position)
      select b.id, p.id, 1, 2 from basket b, product p
      where b.member_id = ${dropshipper.memberId} and p.item_no like 'EXTRA-%'`.execute(owner)
    const full = { code: 409, result: { reason: 'basketFull' } }
    expect(await cancel(dropshipper, orderNo, { copy: true })).toMatchObject(full)
    expect(await stateOf(orderNo)).toBe('held')
    expect((await cancel(dropshipper, orderNo)).code).toBe(200)
  })

  test('orders of another company and unknown ones are answered with 404', async () => {
    await setStock(shop(), ITEM, 10)
    const { orderNo } = await placeOrder(shop(), await createDropshipper(shop()))
    const other = await createDropshipper(shop())
    expect((await cancel(other, orderNo)).code).toBe(404)
    expect((await cancel(other, 'O26-9999999')).code).toBe(404)
    expect(await stateOf(orderNo)).toBe('held')
  })
})

describe('orders that wait for money', () => {
  test('are released oldest first when money arrives, and none overtakes another', async () => {
    await setStock(shop(), ITEM, 100)
    const dropshipper = await createDropshipper(shop(), 1n)
    const big = await placeOrder(shop(), dropshipper, [{ itemNo: ITEM, quantity: 20 }])
    const small = await placeOrder(shop(), dropshipper, [{ itemNo: ITEM, quantity: 1 }])
    expect([big.state, small.state]).toEqual(['awaiting_funds', 'awaiting_funds'])
    await credit(shop(), dropshipper, BigInt(Math.round(Number(small.total) * 100)))
    await runJob(shop(), 'release-orders', new Date())
    expect([await stateOf(big.orderNo), await stateOf(small.orderNo)]).toEqual([
      'awaiting_funds',
      'awaiting_funds',
    ])
    await credit(shop(), dropshipper, BigInt(Math.round(Number(big.total) * 100)))
    await runJob(shop(), 'release-orders', new Date())
    expect([await stateOf(big.orderNo), await stateOf(small.orderNo)]).toEqual(['held', 'held'])
    expect(await levelOf(shop(), ITEM)).toMatchObject({ reserved: 21 })
    expect((await figuresOf(shop().db, dropshipper.accountId)).waiting).toBe(0)
  })

  test('are all found, however many wait before them', async () => {
    const dropshipper = await createDropshipper(shop(), 1n)
    const placed = []
    for (let order = 0; order < 3; order += 1) {
      placed.push((await placeOrder(shop(), dropshipper)).orderNo)
    }
    const until = new Date(Date.now() + 15 * 86_400_000)
    const due = { state: 'awaiting_funds', until } as const
    for (const batch of [1, 2, 3]) {
      expect(await listDueOrders(shop().db, due, batch)).toEqual(expect.arrayContaining(placed))
    }
    for (const orderNo of placed) await cancel(dropshipper, orderNo)
  })

  test('are cancelled after 14 days, with a reminder three days before', async () => {
    const dropshipper = await createDropshipper(shop(), 1n)
    const { orderNo } = await placeOrder(shop(), dropshipper)
    const day = (days: number) => new Date(Date.now() + days * 86_400_000)
    const subjects = async () =>
      (
        await sql<{ subject: string }>`select subject from outbox_mail
          where recipient = ${dropshipper.email} order by created_at`.execute(shop().db)
      ).rows.map(({ subject }) => subject)
    await runJob(shop(), 'expire-orders', day(12))
    await runJob(shop(), 'expire-orders', day(12))
    expect(await stateOf(orderNo)).toBe('awaiting_funds')
    await runJob(shop(), 'expire-orders', day(15))
    expect(await stateOf(orderNo)).toBe('cancelled')
    expect(await subjects()).toEqual([
      `Order ${orderNo} will be cancelled unless you top up`,
      `Order ${orderNo} was cancelled: balance too low`,
    ])
    expect((await figuresOf(shop().db, dropshipper.accountId)).waiting).toBe(0)
  })
})
