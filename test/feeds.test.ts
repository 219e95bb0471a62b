// What programs read: robots.txt, sitemap, feeds, manifest, pictures, URLs of health and metrics, and unknown calls.
import { describe, expect, test } from 'vitest'
import { LANGS, htmlLang, langPrefix } from '../src/shared/lang.ts'
import { useShop } from './support/ask.ts'
import { headLinks } from './support/read-html.ts'

const ORIGIN = 'http://shop.example'
const shop = useShop()
const open = (url: string) => shop().app.inject({ url, headers: { host: 'shop.example' } })

test('robots.txt keeps search engines out of the calls and names the sitemap', async () => {
  const { body, headers } = await open('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toContain('Disallow: /api/')
  expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
})

describe('the sitemap', () => {
  async function parts(): Promise<string[]> {
    const { body, headers } = await open('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<sitemapindex /)
    return placesOf(body)
  }

  test('the sitemap has every product and every device in three languages, once', async () => {
    const addresses: string[] = []
    for (const part of await parts()) {
      const { statusCode, body } = await open(part.slice(ORIGIN.length))
      expect(statusCode, part).toBe(200)
      const found = placesOf(body)
      expect(found.length).toBeLessThanOrEqual(50_000)
      expect(Buffer.byteLength(body)).toBeLessThan(50 * 1024 * 1024)
      addresses.push(...found)
    }
    expect(new Set(addresses).size).toBe(addresses.length)
    const { db } = shop()
    const { products } = await db
      .selectFrom('product')
      .select(({ fn }) => fn.countAll<number>().as('products'))
      .where('status', '=', 'active')
      .executeTakeFirstOrThrow()
    const { devices } = await db
      .selectFrom('device')
      .select(({ fn }) => fn.countAll<number>().as('devices'))
      .where('fit_count', '>', 0)
      .executeTakeFirstOrThrow()
    for (const lang of LANGS) {
      const own = (path: string) =>
        addresses.filter((address) => address.startsWith(`${ORIGIN}${langPrefix(lang)}${path}`))
      expect(own('/products/')).toHaveLength(products)
      expect(own('/device/')).toHaveLength(devices)
    }
  })

  test('a sample of the URLs is canonical', async () => {
    const [pages = '', products = '', devices = ''] = await parts()
    const addresses = []
    for (const part of [pages, products, devices]) {
      addresses.push(...placesOf((await open(part.slice(ORIGIN.length))).body))
    }
    const sample = addresses.filter((_, index) => index % 40 === 0 || index < 12)
    for (const address of sample) {
      const { statusCode, body } = await open(address.slice(ORIGIN.length) || '/')
      expect([address, statusCode]).toEqual([address, 200])
      const { canonical } = headLinks(body)
      // The canonical URL of the list by month is that of the month shown.
      if (!address.endsWith('/newproductInfo')) expect(canonical).toBe(address)
    }
  }, 60_000)

  test.each(['products-0.xml', 'products-999.xml', 'orders-1.xml', '..%2Frobots.txt', 'x', '%00'])(
    'the sitemap has no part %s',
    async (name) => {
      expect((await open(`/sitemaps/${name}`)).statusCode).toBe(404)
    },
  )
})

describe.each(LANGS)('the feed of product updates in %s', (lang) => {
  test('the feed has the latest changes under URLs of that language', async () => {
    const { body, headers, statusCode } = await open(`${langPrefix(lang)}/rss.xml`)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    expect(body).toContain(`<language>${htmlLang(lang)}</language>`)
    const items = [...body.matchAll(/<item>(.*?)<\/item>/gs)].map((found) => found[1] ?? '')
    expect(items).toHaveLength(50)
    for (const item of items) {
      expect(item).toMatch(new RegExp(`<link>${ORIGIN}${langPrefix(lang)}/products/[^<]+</link>`))
    }
    const days = items.map((item) => Date.parse(/<pubDate>([^<]+)/.exec(item)?.[1] ?? ''))
    expect(days).toEqual([...days].sort((a, b) => b - a))
    const guids = items.map((item) => /<guid[^>]*>([^<]+)/.exec(item)?.[1])
    expect(new Set(guids).size).toBe(50)
  })
})

test('the manifest references existing icons', async () => {
  const { body, headers } = await open('/manifest.webmanifest')
  expect(headers['content-type']).toBe('application/manifest+json')
  const manifest = JSON.parse(body) as { icons: { src: string }[]; name: string }
  expect(manifest.name).toContain('Voltcell')
  for (const { src } of manifest.icons) expect((await open(src)).statusCode, src).toBe(200)
})

describe('pictures', () => {
  test.each([
    '/pictures/VC-LT81747/thumb.svg',
    '/pictures/VC-LT81747/front.svg?lang=zh_cn',
    '/pictures/VC-LT81747/label.svg?lang=zh_hk&theme=dark',
    '/pictures/VC-GC85832/angle.svg',
    '/pictures/VC-UP19698/dimensions.svg',
    '/plots/discharge/VC-LT81747.svg?lang=zh_cn',
    '/plots/energy/VC-LT81747.svg?theme=dark',
  ])('%s is a drawing without scripts', async (url) => {
    const { statusCode, headers, body } = await open(url)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('image/svg+xml')
    expect(headers['content-security-policy']).toContain('sandbox')
    expect(body).not.toMatch(/<script|<foreignObject|\son\w+=|javascript:/i)
  })

  test.each([
    '/pictures/VC-LT00000/front.svg',
    '/pictures/VC-LT81747/inside-out.svg',
    '/pictures/..%2F..%2Fetc/passwd',
    '/pictures/VC-LT81747/%00',
    '/plots/none/VC-LT81747.svg',
    '/plots/constructor/VC-LT81747.svg',
    '/plots/__proto__/VC-LT81747.svg',
    '/plots/toString.svg',
    '/plots/discharge/VC-LT00000.svg',
  ])('of an unknown address are answered with 404: %s', async (url) => {
    expect((await open(url)).statusCode).toBe(404)
  })
})

describe('watching the process', () => {
  test('/livez and /readyz answer 200', async () => {
    expect((await open('/livez')).json()).toEqual({ alive: true })
    const ready = await open('/readyz')
    expect(ready.statusCode).toBe(200)
    expect(ready.json()).toMatchObject({ ready: true, database: true, stopping: false })
  })

  test('/metrics counts requests by route, never by URL', async () => {
    await open('/products/laptop/x/VC-LT00000')
    const { body } = await open('/metrics')
    expect(body).toContain('process_resident_memory_bytes')
    expect(body).not.toContain('VC-LT00000')
  })
})

test('unknown paths under /api are answered with result code 404 in the requested language', async () => {
  for (const [lang, msg] of [
    [
      'en_us',
      'This page or entry does not exist or is no longer available. Check the link, or search again.',
    ],
    ['zh_hk', '您所需的內容不存在或已移除，請檢查連結或重新搜尋。'],
  ]) {
    const { statusCode, headers, body } = await open(`/api/nothing/here?lang=${lang}`)
    expect(statusCode).toBe(200)
    expect(headers['x-result-code']).toBe('404')
    expect(JSON.parse(body)).toEqual({ code: 404, msg, result: null })
  }
})

function placesOf(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((found) =>
    (found[1] ?? '').replaceAll('&amp;', '&'),
  )
}
