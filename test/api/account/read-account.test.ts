// GET /api/account
import { expect, test } from 'vitest'
import { quoteTopUpRoute, readAccountRoute } from '../../../src/contract/account.ts'
import { ask, keepsContract, useShop } from '../../support/ask.ts'
import { enrol } from '../../support/enrol.ts'
import { putMoney } from '../../support/money.ts'

const shop = useShop()

test('a new drop-shipper sees what is missing to the opening deposit', async () => {
  const { headers } = await enrol(shop().db, { kind: 'dropship' })
  const { code, result } = await ask(shop(), readAccountRoute, {}, headers)
  expect(code).toBe(200)
  keepsContract(readAccountRoute, result)
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

test('credits open the account, and a low balance suggests how much to pay', async () => {
  const member = await enrol(shop().db, { kind: 'dropship' })
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

test('wholesale has an account from zero without a deposit', async () => {
  const { headers } = await enrol(shop().db)
  expect((await ask(shop(), readAccountRoute, {}, headers)).result).toMatchObject({
    opening: '0.00',
    missingToOpen: '0.00',
    suggestedTopUp: null,
    isLow: false,
  })
})
