// POST /api/account/payout
import { expect, test } from 'vitest'
import { readAccountRoute, requestPayoutRoute } from '../../../src/contract/account.ts'
import { ask, keepsContract, useShop } from '../../support/ask.ts'
import { enrolWithMoney } from '../../support/money.ts'

const shop = useShop()
const KEY = 'key-made-by-the-browser'

test('a payout is asked for once and holds the money', async () => {
  const { headers } = await enrolWithMoney(shop().db, shop().owner, { available: 5000n })
  const request = (key: string, amount: string) =>
    ask(shop(), requestPayoutRoute, { key, amount }, headers)
  expect(await request(`${KEY}-0`, '50.01')).toMatchObject({
    code: 409,
    result: { reason: 'not_covered' },
  })
  const answer = await request(KEY, '50.00')
  expect(answer).toMatchObject({ code: 200, result: { amount: '50.00', state: 'requested' } })
  keepsContract(requestPayoutRoute, answer.result)
  expect((await request(KEY, '50')).code).toBe(5600)
  expect((await ask(shop(), readAccountRoute, {}, headers)).result).toMatchObject({
    available: '0.00',
    held: '50.00',
    openPayout: { amount: '50.00' },
  })
})
