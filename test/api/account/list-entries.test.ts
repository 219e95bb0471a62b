// GET /api/account/entries
import { expect, test } from 'vitest'
import { listAccountEntriesRoute, readAccountRoute } from '../../../src/contract/account.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'
import { createMemberWithMoney, putMoney } from '../../support/money.ts'

const shop = useShop()

test('entries come page by page, and a buyer sees the balance only', async () => {
  const { headers, accountId, memberId } = await createMemberWithMoney(shop().db, shop().owner)
  for (const amount of [100n, 200n, 300n]) await putMoney(shop().db, accountId, amount)
  const read = (input: Record<string, unknown>) =>
    ask<{ list: { available: string }[]; next: number | null }>(
      shop(),
      listAccountEntriesRoute,
      input,
      headers,
    )
  const first = await read({ rows: 2 })
  expectContract(listAccountEntriesRoute, first.result)
  expect(first.result.list.map(({ available }) => available)).toEqual(['6.00', '3.00'])
  const second = await read({ rows: 2, after: first.result.next })
  expect(second.result).toMatchObject({ list: [{ available: '1.00' }], next: null })
  expect((await read({ kind: 'hold' })).result.list).toEqual([])

  await shop()
    .owner.updateTable('member')
    .set({ role: 'buyer' })
    .where('id', '=', memberId)
    .execute()
  expect((await read({})).code).toBe(403)
  expect((await ask(shop(), readAccountRoute, {}, headers)).code).toBe(200)
})
