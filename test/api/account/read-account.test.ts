// GET /api/account
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  type AccountFigures,
  quoteTopUpRoute,
  readAccountRoute,
} from '../../../src/contract/account.ts'
import { holdOrWait } from '../../../src/server/modules/ledger/ledger-service.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'
import { createMember } from '../../support/create-member.ts'
import { createMemberWithMoney, newOrderId, putMoney } from '../../support/money.ts'

const shop = useShop()

test('a new dropshipper sees how much of the opening deposit is missing', async () => {
  const { headers } = await createMember(shop().db, { kind: 'dropship' })
  const { code, result } = await ask(shop(), readAccountRoute, {}, headers)
  expect(code).toBe(200)
  expectContract(readAccountRoute, result)
  expect(result).toMatchObject({
    currency: 'USD',
    available: '0.00',
    isOpened: false,
    missingToOpen: '1000.00',
    suggestedTopUp: '1000.00',
    paymentReference: null,
  })
  expect(result).toHaveProperty('methods.0.id', 'paypal')
})

test('the account says how much is missing until credits open it', async () => {
  const member = await createMember(shop().db, { kind: 'dropship' })
  await ask(shop(), quoteTopUpRoute, { amount: '1000', method: 'transfer' }, member.headers)
  const { id } = await shop()
    .db.selectFrom('money_account')
    .where('company_id', '=', member.companyId)
    .select('id')
    .executeTakeFirstOrThrow()
  await putMoney(shop().db, id, 60_000n)
  const read = async () => (await ask(shop(), readAccountRoute, {}, member.headers)).result
  expect(await read()).toMatchObject({ isOpened: false, missingToOpen: '400.00', isLow: false })
  await putMoney(shop().db, id, 40_000n)
  expect(await read()).toMatchObject({ isOpened: true, suggestedTopUp: null, booked: '1000.00' })
})

test('a wholesaler has an account that starts at zero, without a deposit', async () => {
  const { headers } = await createMember(shop().db)
  expect((await ask(shop(), readAccountRoute, {}, headers)).result).toMatchObject({
    opening: '0.00',
    missingToOpen: '0.00',
    suggestedTopUp: null,
    isLow: false,
  })
})

test('a dropshipper with orders sees how long the balance lasts, and what waits', async () => {
  const { db } = shop()
  const member = await createMemberWithMoney(db, shop().owner, { available: 130_000n })
  const read = async () => {
    const { result } = await ask(shop(), readAccountRoute, {}, member.headers)
    expectContract(readAccountRoute, result)
    return (result as AccountFigures).runway
  }
  expect(await read()).toMatchObject({ kind: 'unknown', perDay: null, until: null, days: [] })
  await sql`update money_account set opened_at = now() - interval '60 days'
    where id = ${member.accountId}`.execute(shop().owner)
  const { accountId } = member
  for (let day = 1; day <= 14; day += 1) {
    const orderId = await newOrderId(db, accountId)
    await db.transaction().execute((trx) => holdOrWait(trx, { accountId, orderId, amount: 5000n }))
    await sql`update money_hold set created_at = now() - make_interval(days => ${day})
      where order_id = ${orderId}`.execute(shop().owner)
  }
  const runway = await read()
  expect(runway).toMatchObject({
    kind: 'lasts',
    waitingAmount: '0.00',
    pay: { isLate: expect.any(Boolean) },
  })
  expect(runway?.perDay).toMatch(/^\d+\.\d\d$/)
  expect(runway?.days.length).toBeGreaterThan(3)
  expect(runway?.sentences[0]).toMatch(
    /^At USD .* per working day, your balance should last until /,
  )
})

test.each([
  ['/account', 'Ledger balance', 'Your payments'],
  ['/zh-cn/account', '账面余额', '付款记录'],
  ['/zh-hk/account', '帳面結餘', '付款紀錄'],
])('%s shows the balance as an equation, with entries and payments', async (url, booked, title) => {
  const { db, owner, app } = shop()
  const { headers } = await createMemberWithMoney(db, owner, { available: 123_456n })
  const page = await app.inject({ url, headers })
  expect(page.statusCode).toBe(200)
  expect(page.headers['cache-control']).toContain('no-store')
  for (const text of [booked, title, '1,234.56']) expect(page.body).toContain(text)
  expect(page.body).toMatch(/RF\d\d/)
})

test('the page of the account shows a buyer no entries and a viewer no money', async () => {
  const { db, owner, app } = shop()
  const { companyId } = await createMemberWithMoney(db, owner, { available: 123_456n })
  const pageOf = async (role: 'buyer' | 'viewer') => {
    const { headers } = await createMember(db, { kind: 'dropship', companyId, role })
    const { statusCode, body } = await app.inject({ url: '/account', headers })
    expect(statusCode).toBe(200)
    return body
  }
  const buyers = await pageOf('buyer')
  expect(buyers).toContain('1,234.56')
  expect(buyers).not.toContain('Monthly statement')
  expect(await pageOf('viewer')).not.toContain('234.56')
})

test('a visitor who opens the page of the account is sent to the log-in, which leads back to it', async () => {
  const { statusCode, headers } = await shop().app.inject({ url: '/account?after=7' })
  expect(statusCode).toBe(302)
  expect(headers.location).toBe(`/login?redirect=${encodeURIComponent('/account?after=7')}`)
})
