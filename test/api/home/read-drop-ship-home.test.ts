// GET /api/home/dropship/home-info
import { expect, test } from 'vitest'
import { type HomeInfo, readDropShipHomeRoute, readHomeRoute } from '../../../src/contract/home.ts'
import { ask, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'
import { useContentFixture } from '../../support/content-cases.ts'

const shop = useShop()
useContentFixture(shop)

describeCall(shop, readDropShipHomeRoute, { input: {}, isSteady: false })

test('the answer has the news of its area in addition to the contents of the home page', async () => {
  const own = (await ask<HomeInfo>(shop(), readDropShipHomeRoute, { lang: 'zh_cn' })).result
  const main = (await ask<HomeInfo>(shop(), readHomeRoute, { lang: 'zh_cn' })).result
  expect(own.homeNews.map(({ id }) => id)).toEqual(['deposit', 'fair'])
  expect(own.homeNews[0]?.url).toBe('/dropship/news/newsdetail/deposit/announcement')
  expect(own.totals).toEqual(main.totals)
  expect(own.menuCategory).toEqual(main.menuCategory)
  expect(own.banner).toEqual([])
})
