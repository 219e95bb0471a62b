// The page of a category as rendered on the server: filters that change nothing are left out.
import { expect, test } from 'vitest'
import type { Transport } from '../../../client/call.ts'
import { brand } from '../../../shared/brand.ts'
import { renderPage } from '../../app/entry-server.tsx'
import { answerWith, PRODUCT } from '../../features/search/search-parts/search-answers.test-data.ts'
import { loadTexts, textsOf } from '../../texts.ts'

await loadTexts('en_us', 'lists')
const t = textsOf('en_us', 'lists').facets
const CATEGORY = {
  categoryId: 'laptop',
  parentId: null,
  name: 'Laptop Batteries',
  url: '/secondarytype/laptop',
  packCount: 2,
  count: 4,
}

/** The main part of the page for two products, of which `stocked` are in stock and `lenovo` fit a Lenovo device. */
async function show({ stocked, lenovo }: { stocked: number; lenovo: number }): Promise<string> {
  const answer = answerWith({ list: [PRODUCT, { ...PRODUCT, itemNo: 'VC-LT35642' }] })
  const facets = {
    ...answer.facets,
    inStock: { count: stocked, selected: false },
    deviceBrand: [{ value: 'lenovo', label: 'Lenovo', count: lenovo, selected: false }],
  }
  const results: Record<string, unknown> = {
    '/api/category/product-list': { ...answer, facets },
    '/api/category/service': { list: [CATEGORY] },
  }
  const transport: Transport = async (_, path) =>
    path in results
      ? { code: 200, msg: '', result: results[path] }
      : { code: 404, msg: 'nothing', result: null }
  const page = await renderPage({
    url: CATEGORY.url,
    lang: 'en_us',
    transport,
    origin: 'https://s.example',
    theme: 'light',
    assets: {},
    brand: { facts: brand, sheet: '/brand/x.css' },
  })
  expect(page.status).toBe(200)
  return /<main[^]*<\/main>/.exec(page.html)?.[0] ?? ''
}

test('a filter that every product passes is neither a chip above the list nor a choice beside it', async () => {
  const main = await show({ stocked: 2, lenovo: 2 })
  expect(main).not.toContain(t.quick)
  expect(main).not.toContain(t.inStock)
  expect(main).not.toContain('name="deviceBrand"')
})

test('a filter that some products pass is offered as a chip above the list and as a choice beside it', async () => {
  const main = await show({ stocked: 1, lenovo: 1 })
  expect(main).toContain(`aria-label="${t.quick}"`)
  // It occurs twice.
  expect(main.split(t.inStock)).toHaveLength(3)
  expect(main).toContain('name="deviceBrand"')
})
