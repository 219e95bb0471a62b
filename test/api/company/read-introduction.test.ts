// GET /api/about/product/introduction/detail/{id}
import { expect, test } from 'vitest'
import { readIntroductionRoute } from '../../../src/contract/company.ts'
import type { ContentPiece } from '../../../src/contract/content.ts'
import { ask, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'
import { describePiece, useFixture } from '../../support/content-cases.ts'

const shop = useShop()
useFixture(shop)

describeCall(shop, readIntroductionRoute, {
  input: { id: 'storing' },
  unknownIds: { id: 'unknown' },
})
describePiece(shop, readIntroductionRoute, {
  input: (id) => ({ id }),
  bodyOf: ({ body }: ContentPiece) => body,
})

test('the answer contains the URL of its page', async () => {
  const { result } = await ask<ContentPiece>(shop(), readIntroductionRoute, { id: 'storing' })
  expect(result.url).toBe('/introduction/storing')
})
