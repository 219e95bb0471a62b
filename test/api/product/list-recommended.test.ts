// GET /api/product/recommend/product
import { expect, test } from 'vitest'
import type { ResultOf } from '../../../src/contract/call.ts'
import { listRecommendedRoute } from '../../../src/contract/product.ts'
import { ask, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'

type Recommended = ResultOf<typeof listRecommendedRoute>
const shop = useShop()

describeCall(shop, listRecommendedRoute, { input: {}, unknownIds: { itemNo: 'VC-LT00000' } })

test('neither discontinued products nor the product itself are recommended', async () => {
  for (const input of [{}, { itemNo: 'VC-LT35641' }]) {
    const { list } = (await ask<Recommended>(shop(), listRecommendedRoute, input)).result
    expect(list.length).toBeGreaterThan(0)
    expect(list.every(({ stop }) => !stop)).toBe(true)
    expect(list.map(({ itemNo }) => itemNo)).not.toContain(input.itemNo)
  }
})
