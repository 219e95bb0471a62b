// GET /api/country/list
import { expect, test } from 'vitest'
import type { ResultOf } from '../../../src/contract/call.ts'
import { listCountriesRoute } from '../../../src/contract/reference.ts'
import type { Lang } from '../../../src/shared/lang.ts'
import { ask, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'

type Countries = ResultOf<typeof listCountriesRoute>
const shop = useShop()

/** All pages of 100 rows. */
async function readAll(lang: Lang) {
  const pages = []
  for (const page of [1, 2, 3]) {
    const answer = await ask<Countries>(shop(), listCountriesRoute, { lang, page, rows: 100 })
    pages.push(answer.result)
  }
  return { total: pages[0]?.total, list: pages.flatMap(({ list }) => list) }
}

describeCall(shop, listCountriesRoute, { input: {} })

test.each([
  ['en_us', 'Germany'],
  ['zh_cn', '德国'],
  ['zh_hk', '德國'],
] as const)('countries are named in %s', async (lang, name) => {
  const { total, list } = await readAll(lang)
  expect(total).toBe(254)
  expect(new Set(list.map(({ code }) => code)).size).toBe(254)
  const germany = list.find(({ code }) => code === 'DE')
  expect(germany).toEqual({
    code: 'DE',
    name,
    dialCode: '+49',
    postcodeRequired: true,
    cityRequired: true,
    postcodeUsed: true,
    region: 'none',
    regionKind: null,
  })
})

test.each([
  ['US', true, true, 'required', 'state'],
  ['HK', false, false, 'required', 'area'],
  ['IE', true, true, 'optional', 'county'],
  ['FR', true, true, 'none', null],
])(
  'the answer has the address fields that %s requires',
  async (country, cityRequired, postcodeUsed, region, regionKind) => {
    const found = (await readAll('en_us')).list.find(({ code }) => code === country)
    expect(found).toMatchObject({ cityRequired, postcodeUsed, region, regionKind })
  },
)
