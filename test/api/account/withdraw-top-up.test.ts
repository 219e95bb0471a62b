// DELETE /api/account/top-ups
import { expect, test } from 'vitest'
import { reportTopUpRoute, withdrawTopUpRoute } from '../../../src/contract/account.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'
import { createMember } from '../../support/create-member.ts'

const shop = useShop()
const KEY = 'key-made-by-the-browser'

test('a reported payment is withdrawn once, and by its own company only', async () => {
  const { headers } = await createMember(shop().db, { kind: 'dropship' })
  const input = { key: KEY, method: 'transfer', amount: '1000' }
  const { id } = (await ask<{ id: number }>(shop(), reportTopUpRoute, input, headers)).result
  const other = await createMember(shop().db, { kind: 'dropship' })
  const withdraw = (login: typeof headers) => ask(shop(), withdrawTopUpRoute, { id }, login)
  expect((await withdraw(other.headers)).code).toBe(404)
  const answer = await withdraw(headers)
  expect(answer).toMatchObject({ code: 200, result: { state: 'withdrawn' } })
  expectContract(withdrawTopUpRoute, answer.result)
  expect((await withdraw(headers)).code).toBe(409)
})
