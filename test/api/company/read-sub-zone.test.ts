// GET /api/about/product/subZone
import { expect, test } from 'vitest'
import type { ResultOf } from '../../../src/contract/call.ts'
import { readSubZoneRoute } from '../../../src/contract/company.ts'
import { ask, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'
import { useContentFixture } from '../../support/content-cases.ts'

type Zones = ResultOf<typeof readSubZoneRoute>
const shop = useShop()
useContentFixture(shop)

// Without page and rows, which the last test covers.
describeCall(
  shop,
  { ...readSubZoneRoute, input: readSubZoneRoute.input.pick({ lang: true }) },
  { input: {} },
)

test('the answer has the links of each zone in the requested language', async () => {
  const { list } = (await ask<Zones>(shop(), readSubZoneRoute, { lang: 'zh_cn' })).result
  expect(list.map(({ id, links }) => [id, links])).toEqual([
    ['storing', [{ name: 'cn questions', url: '/faq.html' }]],
    [
      'english',
      [
        { name: '/news', url: '/news' },
        { name: 'https://example.com/', url: 'https://example.com/' },
      ],
    ],
  ])
})

test('the list is divided into pages', async () => {
  const read = async (page: number) =>
    (await ask<Zones>(shop(), readSubZoneRoute, { page, rows: 1 })).result.list.map(({ id }) => id)
  expect([await read(1), await read(2), await read(3)]).toEqual([['storing'], ['english'], []])
})
