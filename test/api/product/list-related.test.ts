// GET /api/product/related/{id}
import { expect, test } from 'vitest'
import type { ResultOf } from '../../../src/contract/call.ts'
import { listRelatedRoute } from '../../../src/contract/product.ts'
import { ask, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'

type Related = ResultOf<typeof listRelatedRoute>
const shop = useShop()
const KINDS = ['successor', 'substitute', 'different_brand', 'accessory', 'part_of_set']

describeCall(shop, listRelatedRoute, {
  input: { id: 'VC-LT35641' },
  unknownIds: { id: 'VC-LT00000' },
})

test('each product has its relation, the other series included', async () => {
  const { list } = (await ask<Related>(shop(), listRelatedRoute, { id: 'VC-LT35641' })).result
  for (const { relation } of list) expect(KINDS).toContain(relation)
  expect(list).toContainEqual(
    expect.objectContaining({ itemNo: 'VU-LT35641', relation: 'different_brand' }),
  )
})
