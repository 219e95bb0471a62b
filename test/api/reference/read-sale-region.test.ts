// GET /api/region/sale/{id}
import { expect, test } from 'vitest'
import { readSaleRegionRoute } from '../../../src/contract/reference.ts'
import { ask, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'

const shop = useShop()

describeCall(shop, readSaleRegionRoute, { input: { id: 'EU' }, unknownIds: { id: 'XX' } })

test.each([
  ['EU', 'en_us', { id: 'EU', name: 'Europe' }],
  ['eu', 'zh_cn', { id: 'EU', name: '欧洲' }],
  ['HK', 'zh_hk', { id: 'HK', name: '香港及澳門' }],
  ['DE', 'en_us', { id: 'EU', name: 'Europe' }],
  ['cn', 'en_us', { id: 'CN', name: 'Chinese mainland' }],
  ['US', 'en_us', { id: 'NA', name: 'North America' }],
  ['BR', 'en_us', { id: 'LATAM', name: 'Latin America' }],
  ['KE', 'en_us', { id: 'MEA', name: 'Middle East & Africa' }],
  ['AU', 'zh_hk', { id: 'APAC', name: '亞太' }],
])('the region of %s is named in %s', async (id, lang, region) => {
  expect((await ask(shop(), readSaleRegionRoute, { id, lang })).result).toEqual(region)
})

test.each(['toString', '__proto__', 'constructor'])('%s is not found as a region', async (id) => {
  expect((await ask(shop(), readSaleRegionRoute, { id })).code).toBe(404)
})
