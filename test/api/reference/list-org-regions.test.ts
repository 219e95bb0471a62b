// GET /api/org/region
import { expect, test } from 'vitest'
import { listOrgRegionsRoute } from '../../../src/contract/company.ts'
import { ask, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'
import { useContentFixture } from '../../support/content-cases.ts'

const shop = useShop()
useContentFixture(shop)

describeCall(shop, listOrgRegionsRoute, { input: {} })

test('regions with offices have the names of the sales regions', async () => {
  const { result } = await ask<{ total: number; list: object[] }>(shop(), listOrgRegionsRoute, {
    lang: 'zh_hk',
  })
  expect(result.list).toEqual([
    { id: 'EU', name: '歐洲', offices: 1 },
    { id: 'HK', name: '香港及澳門', offices: 1 },
  ])
  expect(result.total).toBe(2)
})
