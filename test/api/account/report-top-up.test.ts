// POST /api/account/top-ups
import { expect, test } from 'vitest'
import { listTopUpsRoute, reportTopUpRoute } from '../../../src/contract/account.ts'
import { RESULT_CODES } from '../../../src/contract/result-code.ts'
import { ask, expectContract, rejectedFields, useShop } from '../../support/ask.ts'
import { createMember } from '../../support/create-member.ts'

const shop = useShop()
const KEY = 'key-made-by-the-browser'

test('a repeated report is one payment, and another amount with the same key is rejected', async () => {
  const { headers } = await createMember(shop().db, { kind: 'dropship' })
  const input = { key: KEY, method: 'transfer' }
  const report = (amount: string) =>
    ask<{ id: number }>(shop(), reportTopUpRoute, { ...input, amount }, headers)
  const answers = await Promise.all([report('1000'), report('1000'), report('1000.00')])
  const after = await report('1000')
  expect(after.code).toBe(RESULT_CODES.alreadyDone)
  for (const { code } of answers) expect([200, 409, RESULT_CODES.alreadyDone]).toContain(code)
  expect(rejectedFields(await report('999'), 'en_us')).toEqual(['key'])
  const listed = await ask<{ list: object[] }>(shop(), listTopUpsRoute, {}, headers)
  expectContract(listTopUpsRoute, listed.result)
  expect(listed.result.list).toHaveLength(1)
})
