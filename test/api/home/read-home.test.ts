// GET /api/home/home-info
import { describe, expect, test } from 'vitest'
import { readHomeRoute, type HomeInfo } from '../../../src/contract/home.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { ask, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'
import { useContentFixture } from '../../support/content-cases.ts'

const shop = useShop({ settings: { CONTACT_EMAIL: 'sales@shop.example' } })

useContentFixture(shop)

describeCall(shop, readHomeRoute, { input: {}, isSteady: false })

async function read(lang = 'en_us') {
  return (await ask<HomeInfo>(shop(), readHomeRoute, { lang })).result
}

describe('the home page', () => {
  test('the menu lists parents before their children, with their counts', async () => {
    const { menuCategory } = await read()
    const seen = new Set<string>()
    for (const node of menuCategory) {
      if (node.parentId !== null) expect(seen).toContain(node.parentId)
      seen.add(node.categoryId)
      expect(node.count).toBeGreaterThan(0)
    }
    const root = menuCategory.find(({ parentId }) => parentId === null)
    const children = menuCategory.filter(({ parentId }) => parentId === root?.categoryId)
    expect(children.reduce((sum, { count }) => sum + count, 0)).toBe(root?.count)
  })

  test('categories are named in each language', async () => {
    const names = await Promise.all(
      LANGS.map(async (lang) => (await read(lang)).topCategory.map(({ name }) => name).join()),
    )
    expect(new Set(names).size).toBe(3)
    expect(names[0]).toContain('Laptop')
    expect(names[1]).toContain('笔记本')
    expect(names[2]).toContain('手提電腦')
  })

  test('the answer has the newest products, the best sellers and the latest changes', async () => {
    const { newProduct, bestSeller, updateProduct, totals } = await read()
    expect(newProduct.map(({ listedOn }) => listedOn)).toEqual(
      newProduct
        .map(({ listedOn }) => listedOn)
        .sort()
        .reverse(),
    )
    expect(bestSeller.every(({ stop }) => !stop)).toBe(true)
    expect(updateProduct.length).toBeGreaterThan(0)
    expect(totals.products).toBeGreaterThan(600)
  })

  test('a change whose source does not state what was revised is not among the latest changes', async () => {
    const { updateProduct } = await read()
    const unsaid = updateProduct.filter(
      ({ update, remark }) => update === 'changed' && !remark?.startsWith('Revised: '),
    )
    expect(unsaid).toEqual([])
    expect(updateProduct).toHaveLength(10)
  })

  test('the answer has the newest news and posters, notices and banners, and nothing hidden', async () => {
    const home = await read('zh_hk')
    expect(home.homeNews.map(({ id }) => id)).toEqual(['storing', 'english', 'film'])
    expect(home.homePoster.map(({ id }) => id)).toEqual(['storing', 'english'])
    expect(home.notice).toEqual([{ id: 'notice', title: 'English only, banner', url: '/news' }])
    expect(home.banner).toMatchObject([{ id: 'first', alt: '貨架上的電池', url: '/finder' }])
    expect(home.banner[0]?.title).toBe('電池的存放 banner')
    expect(home.banner[0]?.image).toMatch(/^\/media\/full-hk-[0-9a-f]{8}\/1600\.webp$/)
    expect(home.productBanner).toEqual([])
    expect(home.wishCount).toBe(0)
    expect(JSON.stringify(home)).not.toContain('Hidden by staff')
  })

  test('the answer has the order limits and the configured email address', async () => {
    const { config } = await read()
    expect(config.limits).toEqual({
      wholesaleMinimum: 5,
      dropshipMinimum: 1,
      requestTimeoutMs: 40_000,
      pageViewThresholdMs: 1000,
      toastMs: 5000,
    })
    expect(config.currencies).toEqual(['USD', 'CNY', 'HKD', 'EUR', 'GBP', 'CAD'])
    expect(config.contactEmail).toBe('sales@shop.example')
  })

  test('the answer has the id of a visitor, so it is never cached', async () => {
    const first = await ask<HomeInfo>(shop(), readHomeRoute, {})
    expect(first.response.headers['cache-control']).toBe('no-store')
  })
})
