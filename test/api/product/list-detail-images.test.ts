// GET /api/product/details/img/{id}
import { expect, test } from 'vitest'
import type { ResultOf } from '../../../src/contract/call.ts'
import { listDetailImagesRoute } from '../../../src/contract/product.ts'
import { ask, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'

const shop = useShop()
const input = { id: 'VC-LT81747' }

describeCall(shop, listDetailImagesRoute, { input, unknownIds: { id: 'VC-LT00000' } })

test('the list has the drawings of the specification', async () => {
  const { result } = await ask<ResultOf<typeof listDetailImagesRoute>>(
    shop(),
    listDetailImagesRoute,
    input,
  )
  expect(result.list.map(({ kind }) => kind)).toEqual([
    'dimensions',
    'label',
    'terminals',
    'teardown',
  ])
})
