// GET /api/country/list
import { expect, test } from 'vitest'
import type { ResultOf } from '../../../src/contract/call.ts'
import { listCountriesRoute } from '../../../src/contract/reference.ts'
import { ask, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'

const shop = useShop()

describeCall(shop, listCountriesRoute, { input: {} })

test.each([
  ['en_us', 'Germany'],
  ['zh_cn', '德国'],
  ['zh_hk', '德國'],
])('countries are named in %s', async (lang, name) => {
  const { result } = await ask<ResultOf<typeof listCountriesRoute>>(shop(), listCountriesRoute, {
    lang,
  })
  expect(result.total).toBe(254)
  expect(result.list).toHaveLength(254)
  const germany = result.list.find(({ code }) => code === 'DE')
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
    const { result } = await ask<ResultOf<typeof listCountriesRoute>>(
      shop(),
      listCountriesRoute,
      {},
    )
    const found = result.list.find(({ code }) => code === country)
    expect(found).toMatchObject({ cityRequired, postcodeUsed, region, regionKind })
  },
)
