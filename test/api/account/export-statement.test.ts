// GET /api/account/statement
import { expect, test } from 'vitest'
import { exportStatementRoute } from '../../../src/contract/account.ts'
import { findOrCreateAccount } from '../../../src/server/modules/ledger/ledger-service.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { sellerDay } from '../../../src/shared/seller-day.ts'
import { ask, rejectedFields, send, useShop } from '../../support/ask.ts'
import { closeMonth } from '../../support/orders-with-holds.ts'
import { createMember, type TestMember } from '../../support/create-member.ts'
import { createMemberWithMoney, putMoney } from '../../support/money.ts'
import { createDropshipper, ITEM, placeOrder, setStock } from '../../support/orders.ts'
import { tagsOf } from '../../support/read-html.ts'
import { setCurrency } from '../../support/wholesale.ts'

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

test('after a change of currency the statement of the former account is a link away, and only to its company', async () => {
  const member = await createMemberWithMoney(shop().db, shop().owner)
  await putMoney(shop().db, member.accountId, 123_456n)
  const month = sellerDay(new Date()).slice(0, 7)
  await closeMonth(shop().owner, member.accountId, `${month}-01`)
  await setCurrency(shop(), member, 'EUR')
  const { companyId, kind } = member
  const present = await shop()
    .db.transaction()
    .execute((trx) => findOrCreateAccount(trx, { companyId, kind, currency: 'EUR' }))
  await putMoney(shop().db, present.id, 777n)
  await closeMonth(shop().owner, present.id, `${month}-01`)
  const { body } = await shop().app.inject({ url: '/account/documents', headers: member.headers })
  const links = tagsOf(body, 'a').flatMap(({ href }) => href ?? [])
  const statements = links.filter((href) => href.startsWith(exportStatementRoute.path))
  const read = async (href: string, { headers }: TestMember) =>
    send(shop(), 'GET', href.replace('format=pdf', 'format=csv'), null, headers)
  const files = await Promise.all(statements.map((href) => read(href, member)))
  const amounts = files.map((file) =>
    ['1234.56', '7.77'].filter((each) => file.body.includes(each)),
  )
  expect(amounts.flat().toSorted()).toEqual(['1234.56', '7.77'])
  const other = await createMember(shop().db, { kind: 'dropship', currency: 'GBP' })
  const path = `${exportStatementRoute.path}?month=${month}&format=csv`
  expect((await read(path, member)).body).toContain('7.77')
  expect(JSON.parse((await read(`${path}&currency=USD`, other)).body)).toMatchObject({ code: 404 })
})
