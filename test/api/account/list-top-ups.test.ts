// GET /api/account/top-ups
import { expect, test } from 'vitest'
import { listTopUpsRoute } from '../../../src/contract/account.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'
import { createMemberWithMoney, putMoney } from '../../support/money.ts'

const shop = useShop()

test('payments are listed newest first, page by page, with what they credited', async () => {
  const { headers, accountId } = await createMemberWithMoney(shop().db, shop().owner)
  for (const amount of [100n, 200n, 300n]) await putMoney(shop().db, accountId, amount)
  const read = (input: Record<string, unknown>) =>
    ask<{ list: object[]; next: number | null }>(shop(), listTopUpsRoute, input, headers)
  const first = await read({ rows: 2 })
  expectContract(listTopUpsRoute, first.result)
  expect(first.result.list).toMatchObject([
    { state: 'credited', amount: '3.00', charge: '0.00', credited: '3.00' },
    { amount: '2.00' },
  ])
  const second = await read({ rows: 2, after: first.result.next })
  expect(second.result).toMatchObject({ list: [{ amount: '1.00' }], next: null })
})
