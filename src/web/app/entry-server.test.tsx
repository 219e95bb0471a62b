// Renders a page without a server: status, language, head, links, and nothing the content security policy
// forbids.
import { brand } from '../../shared/brand.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Transport } from '../../client/call.ts'
import { LANGS, langPrefix } from '../../shared/lang.ts'
import { PAGE_PATHS } from '../../shared/page-paths.ts'
import { pageAt, renderPage, type RenderedPage } from './entry-server.tsx'

const laptop = {
  categoryId: 'laptop',
  parentId: 'batteries',
  name: 'Laptop <batteries>',
  url: '/secondarytype/batteries/laptop',
  count: 6099,
  topBrands: [{ name: 'Dell', slug: 'dell', count: 900 }],
}
const root = { ...laptop, categoryId: 'batteries', parentId: null, url: '/secondarytype/batteries' }
const frame = {
  menuCategory: [root, laptop],
  contactEmail: 'sales@shop.example',
  pageViewThresholdMs: 1000,
}
const home = {
  menuCategory: [root, laptop],
  updateProduct: [],
  newProduct: [],
  bestSeller: [],
  notice: [],
  banner: [],
  homeNews: [],
  homePoster: [],
  totals: { products: 21_095, devices: 35_725, numbers: 100_000 },
}

const results: Record<string, unknown> = {
  '/api/home/frame-info': frame,
  '/api/home/home-info': home,
}
const answers: Transport = async (_, path) =>
  results[path]
    ? { code: 200, msg: '', result: results[path] }
    : { code: 404, msg: 'nothing', result: null }
const failing: Transport = async () => {
  throw new Error('away')
}

function render(url: string, lang: 'en_us' | 'zh_hk', transport = answers): Promise<RenderedPage> {
  return renderPage({
    url,
    lang,
    transport,
    origin: 'https://s.example',
    theme: 'dark',
    assets: {},
    brand: { facts: brand, sheet: '/brand/x.css' },
  })
}

describe('the home page in Hong Kong Chinese', () => {
  let page: RenderedPage
  beforeAll(async () => {
    page = await render('/zh-hk', 'zh_hk')
  })
  test('is found', () => expect(page.status).toBe(200))
  test('states its language and its colour scheme', () => {
    expect(page.html).toMatch(/^<!doctype html><html lang="zh-Hant-HK" data-theme="dark">/)
  })
  test('has one h1', () => expect(page.html.match(/<h1/g)).toHaveLength(1))
  test('links to further pages in its language', () => {
    expect(page.html).toContain('href="/zh-hk/secondarytype/batteries/laptop"')
    expect(page.html).toContain('action="/zh-hk/searchProduct"')
  })
  test('offers the same page in English', () =>
    expect(page.html).toContain('href="/" lang="en-GB"'))
  test('runs no inline script or style', () => {
    expect(page.html).not.toMatch(/ style="|<style| on\w+="/)
    const scripts = page.html.match(/<script[^>]*>/g) ?? []
    expect(scripts.every((tag) => /type="application\/(ld\+)?json"|src="/.test(tag))).toBe(true)
  })
  test('escapes names from the catalogue', () => {
    expect(page.html).not.toContain('Laptop <batteries>')
  })
})

test('the home page keeps search and categories when every call fails', async () => {
  const page = await render('/', 'en_us', failing)
  expect(page.status).toBe(200)
  expect(page.html).toContain('name="keyword"')
  expect(page.html).toContain('/secondarytype/batteries/laptop')
})

test.each([
  ['/', ['/api/home/frame-info', '/api/home/home-info']],
  ['/searchProduct', ['/api/home/frame-info']],
])('%s makes the calls %j and no other call of the home page', async (url, expected) => {
  const called: string[] = []
  await render(url, 'en_us', (method, path, input) => {
    called.push(path)
    return answers(method, path, input)
  })
  expect(called.filter((path) => path.startsWith('/api/home/')).sort()).toEqual(expected)
})

describe('the menu and the footer, which all pages share', () => {
  test('are the same markup whether rendered for this page or for an earlier one', async () => {
    const first = await render('/allproduct', 'en_us', answersWith('Own menu'))
    const sameMenu = answersWith('Own menu')
    const [second, third] = [
      await render('/allproduct', 'en_us', sameMenu),
      await render('/allproduct', 'en_us', sameMenu),
    ]
    expect(second.html).toContain('data-ready="mega-menu"')
    expect(third.html).toBe(second.html)
    expect(third.html).toBe(first.html)
  })
  test('follow the catalogue and the language', async () => {
    const renamed = answersWith('Renamed')
    const menuOf = async (lang: 'en_us' | 'zh_hk') =>
      (await render(lang === 'en_us' ? '/allproduct' : '/zh-hk/allproduct', lang, renamed)).html
    expect(await menuOf('en_us')).toContain('>Renamed<')
    expect(await menuOf('zh_hk')).toContain('href="/zh-hk/secondarytype/batteries/laptop"')
    expect(await menuOf('en_us')).not.toContain('/zh-hk/secondarytype')
  })
  test('mark the link to the current page', async () => {
    await render('/allproduct', 'en_us')
    const { html } = await render('/support', 'en_us')
    expect(html).toMatch(
      /<a href="\/support"[^>]* aria-current="page"|aria-current="page" href="\/support"/,
    )
  })
  test('are not sent a second time as data', async () => {
    const { html } = await render('/allproduct', 'en_us', answersWith('Only once'))
    expect(html.split('id="hydration"')[1]).not.toContain('Only once')
  })
})

function answersWith(name: string): Transport {
  const renamed = { ...frame, menuCategory: [root, { ...laptop, name }] }
  return (method, path, input) =>
    path === '/api/home/frame-info'
      ? Promise.resolve({ code: 200, msg: '', result: renamed })
      : answers(method, path, input)
}

test('an unknown address is not found', async () => {
  const page = await render('/no/such/page', 'en_us')
  expect(page.status).toBe(404)
  expect(page.html).toContain('Page not found')
  expect(page.html).toContain('noindex')
})

describe('pageAt', () => {
  test.each(LANGS)('finds the page of every address in %s', (lang) => {
    for (const path of Object.values(PAGE_PATHS)) {
      const address = path === '*' ? '/nowhere/at-all' : path.replaceAll(/:\w+\??/g, 'x1')
      expect(pageAt(`${langPrefix(lang)}${address}`, lang)).toBe(path)
    }
  })

  test('reads encoded and capitalised spellings as the router does', () => {
    expect(pageAt('/product-verificatio%6E.html', 'en_us')).toBe(PAGE_PATHS.verification)
    expect(pageAt('/PRODUCT-VERIFICATION.html', 'en_us')).toBe(PAGE_PATHS.verification)
    expect(pageAt('/REGISTRATIONFORM/x', 'en_us')).toBe(PAGE_PATHS.exhibition)
  })
})
