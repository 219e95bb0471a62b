// GET /api/about/product/introduction/detail/{id}
import { expect, test } from 'vitest'
import { readIntroductionRoute } from '../../../src/contract/company.ts'
import type { ContentEntry } from '../../../src/contract/content.ts'
import { ask, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'
import { describeEntry, useContentFixture } from '../../support/content-cases.ts'

const shop = useShop()
useContentFixture(shop)

describeCall(shop, readIntroductionRoute, {
  input: { id: 'storing' },
  unknownIds: { id: 'unknown' },
})
describeEntry(shop, readIntroductionRoute, {
  input: (id) => ({ id }),
  bodyOf: ({ body }: ContentEntry) => body,
})

test('the answer contains the URL of its page', async () => {
  const { result } = await ask<ContentEntry>(shop(), readIntroductionRoute, { id: 'storing' })
  expect(result.url).toBe('/introduction/storing')
})
