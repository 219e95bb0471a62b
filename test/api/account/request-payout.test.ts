// POST /api/account/payout
import { expect, test } from 'vitest'
import { readAccountRoute, requestPayoutRoute } from '../../../src/contract/account.ts'
import { RESULT_CODES } from '../../../src/contract/result-code.ts'
import { findOrCreateAccount } from '../../../src/server/modules/ledger/ledger-service.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'
import { createMember } from '../../support/create-member.ts'
import { createMemberWithMoney, figuresOf, putMoney } from '../../support/money.ts'

const shop = useShop()
const KEY = 'key-made-by-the-browser'

test('a payout is requested once and holds the money', async () => {
  const { headers } = await createMemberWithMoney(shop().db, shop().owner, { available: 5000n })
  const request = (key: string, amount: string) =>
    ask(shop(), requestPayoutRoute, { key, amount }, headers)
  expect(await request(`${KEY}-0`, '50.01')).toMatchObject({
    code: 409,
    result: { reason: 'not_covered' },
  })
  const answer = await request(KEY, '50.00')
  expect(answer).toMatchObject({ code: 200, result: { amount: '50.00', state: 'requested' } })
  expectContract(requestPayoutRoute, answer.result)
  // The same key again is no second payout.
  expect((await request(KEY, '50')).code).toBe(RESULT_CODES.alreadyDone)
  expect((await ask(shop(), readAccountRoute, {}, headers)).result).toMatchObject({
    available: '0.00',
    held: '50.00',
    openPayout: { amount: '50.00' },
  })
})

test('a key that one area of a company used requests a separate payout in the other area', async () => {
  const { db, owner } = shop()
  const dropship = await createMemberWithMoney(db, owner, { available: 5000n })
  const { companyId } = dropship
  const wholesale = { kind: 'wholesale', state: 'approved', price_group: 'wholesale' } as const
  const terms = { currency: 'USD', sales_region: 'GLOBAL', state_since: new Date() }
  await db
    .insertInto('membership')
    .values({ company_id: companyId, fail_reason: null, ...wholesale, ...terms })
    .execute()
  const { headers } = await createMember(db, { kind: 'wholesale', companyId })
  const account = { companyId, kind: 'wholesale', currency: 'USD' } as const
  const { id } = await db.transaction().execute((trx) => findOrCreateAccount(trx, account))
  await putMoney(db, id, 7000n)
  const input = { key: `${KEY}-of-both`, amount: '50' }
  const first = await ask<{ id: number }>(shop(), requestPayoutRoute, input, dropship.headers)
  const second = await ask<{ id: number }>(shop(), requestPayoutRoute, input, headers)
  expect([first.code, second.code]).toEqual([200, 200])
  expect(second.result.id).not.toBe(first.result.id)
  expect(await figuresOf(db, id)).toMatchObject({ available: 2000, held: 5000 })
})
