// GET /api/about/product/packaging/{id}
import { expect, test } from 'vitest'
import type { ContentEntry } from '../../../src/contract/content.ts'
import { readPackagingRoute } from '../../../src/contract/product-support.ts'
import { ask, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'
import { HIDDEN, useContentFixture } from '../../support/content-cases.ts'

const shop = useShop()
useContentFixture(shop)

describeCall(shop, readPackagingRoute, { input: { id: 'storing' }, unknownIds: { id: 'unknown' } })

async function idsOf(id: string, lang = 'en_us') {
  const { result } = await ask<{ list: ContentEntry[] }>(shop(), readPackagingRoute, { id, lang })
  return result.list.map((entry) => entry.id)
}

test('the answer has one way of packaging, or all visible ones', async () => {
  expect(await idsOf('english')).toEqual(['english'])
  expect(await idsOf('all')).toEqual(['storing', 'english'])
  expect(await idsOf('all', 'zh_hk')).toEqual(['storing', 'english'])
})

test.each(HIDDEN)('the id %s is answered with 404', async (id) => {
  expect((await ask(shop(), readPackagingRoute, { id })).code).toBe(404)
})
