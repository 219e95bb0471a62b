// GET /api/account/balance
import { expect, test } from 'vitest'
import { readBalanceRoute } from '../../../src/contract/account.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'
import { createMember } from '../../support/create-member.ts'
import { createMemberWithMoney } from '../../support/money.ts'

const shop = useShop()

test('the balance in the header of the page is that of the account, for those who may see money only', async () => {
  const member = await createMemberWithMoney(shop().db, shop().owner, { available: 9_999n })
  const { result } = await ask(shop(), readBalanceRoute, {}, member.headers)
  expectContract(readBalanceRoute, result)
  expect(result).toEqual({
    currency: 'USD',
    available: '99.99',
    held: '0.00',
    waiting: 0,
    isOpened: true,
    isLow: true,
  })
  const { companyId } = member
  const viewer = await createMember(shop().db, { kind: 'dropship', companyId, role: 'viewer' })
  expect((await ask(shop(), readBalanceRoute, {}, viewer.headers)).code).toBe(403)
  const other = await createMember(shop().db, { kind: 'dropship' })
  expect((await ask(shop(), readBalanceRoute, {}, other.headers)).result).toMatchObject({
    available: '0.00',
    isOpened: false,
    isLow: false,
  })
})
