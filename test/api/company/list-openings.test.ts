// GET /api/about/product/hiring
import { expect, test } from 'vitest'
import { listOpeningsRoute, type TeamOpenings } from '../../../src/contract/company.ts'
import { TEAMS } from '../../../src/shared/teams.ts'
import { ask, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'
import { useContentFixture } from '../../support/content-cases.ts'

const shop = useShop()
useContentFixture(shop)

test('the answer has every team with its tasks and openings, and nothing hidden', async () => {
  const { result } = await ask<{ list: TeamOpenings[] }>(shop(), listOpeningsRoute, {
    lang: 'zh_hk',
  })
  expect(result.list.map(({ id }) => id)).toEqual([...TEAMS])
  const warehouse = result.list.find(({ id }) => id === 'warehouse')
  expect(warehouse?.intro).toMatchObject({ title: '電池的存放 opening', lang: 'zh_hk' })
  expect(warehouse?.openings).toMatchObject([{ id: 'picker', isExample: true, isFallback: true }])
  const distributor = result.list.find(({ id }) => id === 'distributor')
  expect(distributor).toMatchObject({ intro: null, openings: [] })
  expect(JSON.stringify(result)).not.toContain('Hidden by staff')
})

test('the list is not paged', async () => {
  const all = await ask(shop(), listOpeningsRoute, {})
  expect((await ask(shop(), listOpeningsRoute, { page: 2, rows: 1 })).result).toEqual(all.result)
})

// Without page and rows, which this list ignores.
describeCall(
  shop,
  { ...listOpeningsRoute, input: listOpeningsRoute.input.pick({ lang: true }) },
  { input: {} },
)
