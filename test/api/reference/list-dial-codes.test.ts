// GET /api/area-code
import { expect, test } from 'vitest'
import type { ResultOf } from '../../../src/contract/call.ts'
import { listDialCodesRoute } from '../../../src/contract/reference.ts'
import { ask, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'

const shop = useShop()

describeCall(shop, listDialCodesRoute, { input: {} })

test('the list has only countries with a dial code', async () => {
  const list = []
  for (const page of [1, 2, 3]) {
    const input = { page, rows: 100 }
    const answer = await ask<ResultOf<typeof listDialCodesRoute>>(shop(), listDialCodesRoute, input)
    list.push(...answer.result.list)
  }
  expect(list.find(({ country }) => country === 'HK')?.dialCode).toBe('+852')
  for (const { dialCode } of list) expect(dialCode).toMatch(/^\+\d{1,6}$/)
})
