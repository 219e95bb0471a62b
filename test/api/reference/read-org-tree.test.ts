// GET /api/org/tree
import { expect, test } from 'vitest'
import { type OrgNode, readOrgTreeRoute } from '../../../src/contract/company.ts'
import { ask, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'
import { useContentFixture } from '../../support/content-cases.ts'

const shop = useShop()
useContentFixture(shop)

describeCall(shop, readOrgTreeRoute, { input: {}, unknownIds: { region: 'MARS' } })

async function tree(input: object) {
  return (await ask<{ list: OrgNode[] }>(shop(), readOrgTreeRoute, { ...input })).result.list
}

test('offices contain their teams and teams their contacts, and nothing hidden', async () => {
  const all = await tree({ lang: 'zh_hk' })
  expect(all.map(({ id }) => id).sort()).toEqual(['hong-kong', 'rotterdam'])
  const office = all.find(({ id }) => id === 'hong-kong')
  expect(office).toMatchObject({
    kind: 'office',
    name: '電池的存放 office',
    lines: ['hk street 1', 'hk town'],
    hours: 'hk hours',
    phone: '+852 0000 0000',
    email: null,
    latitude: 22.3,
    isExample: false,
    children: [
      { id: 'sales', kind: 'team', email: 'sales@shop.example', children: [{ id: 'desk' }] },
    ],
  })
})

test('a region is found in any case, and one without offices is empty', async () => {
  expect((await tree({ region: 'EU' })).map(({ id }) => id)).toEqual(['rotterdam'])
  expect((await tree({ region: 'hk' })).map(({ id }) => id)).toEqual(['hong-kong'])
  expect(await tree({ region: 'LATAM' })).toEqual([])
})
