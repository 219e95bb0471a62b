// GET /api/account/statement
import { expect, test } from 'vitest'
import { exportStatementRoute } from '../../../src/contract/account.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { sellerDay } from '../../../src/shared/seller-day.ts'
import { ask, rejectedFields, send, useShop } from '../../support/ask.ts'
import { createMemberWithMoney, putMoney } from '../../support/money.ts'
import { createDropshipper, ITEM, placeOrder, setStock } from '../../support/orders.ts'

const shop = useShop()

test('a statement lists the month in three languages and formats', async () => {
  const { headers, accountId } = await createMemberWithMoney(shop().db, shop().owner)
  await putMoney(shop().db, accountId, 123_456n)
  // A month of the seller's days, which are those of Hong Kong (UTC+8).
  const month = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7)
  const expected = { en_us: 'Payment received', zh_cn: '付款入账', zh_hk: '收到款項' }
  for (const lang of LANGS) {
    const path = exportStatementRoute.path
    const file = (format: string) =>
      send(shop(), 'GET', `${path}?month=${month}&format=${format}&lang=${lang}`, null, headers)
    const csv = await file('csv')
    expect(csv.body).toContain(expected[lang])
    expect(csv.body).toContain('1234.56')
    expect((await file('pdf')).rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await file('xlsx')).rawPayload.subarray(0, 2).toString()).toBe('PK')
  }
})

test('an entry about an order names its number, by which it can be found', async () => {
  await setStock(shop(), ITEM, 10)
  const dropshipper = await createDropshipper(shop())
  const { orderNo } = await placeOrder(shop(), dropshipper)
  const month = sellerDay(new Date()).slice(0, 7)
  for (const [lang, reference] of [
    ['en_us', `Order ${orderNo}`],
    ['zh_cn', `订单 ${orderNo}`],
    ['zh_hk', `訂單 ${orderNo}`],
  ]) {
    const path = `${exportStatementRoute.path}?month=${month}&format=csv&lang=${lang}`
    expect((await send(shop(), 'GET', path, null, dropshipper.headers)).body).toContain(reference)
  }
})

test('a month that does not exist or is centuries away is rejected', async () => {
  const { headers } = await createMemberWithMoney(shop().db, shop().owner)
  for (const month of ['9999-12', '0000-01', '2026-13']) {
    const answer = await ask(shop(), exportStatementRoute, { month }, headers)
    expect(rejectedFields(answer, 'en_us')).toEqual(['month'])
  }
})
