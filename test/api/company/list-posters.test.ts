// GET /api/about/product/poster
import { expect, test } from 'vitest'
import { listPostersRoute } from '../../../src/contract/company.ts'
import { ask, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'
import { describeCards, useContentFixture } from '../../support/content-cases.ts'

const shop = useShop()
useContentFixture(shop)

describeCall(shop, listPostersRoute, { input: {} })
describeCards(shop, listPostersRoute, { ids: ['storing', 'english'] })

test('the list of posters is filtered by a keyword', async () => {
  const found = await ask<{ list: { id: string; url: string }[] }>(shop(), listPostersRoute, {
    lang: 'zh_hk',
    keyword: '存放',
  })
  expect(found.result.list.map(({ id, url }) => [id, url])).toEqual([
    ['storing', '/posterDetail/storing/guide'],
  ])
})
