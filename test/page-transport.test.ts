// HTTP transport of pages: headers by class, encodings, weak ETags, methods, and shared caching.
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { useShop } from './support/ask.ts'
import { createMember } from './support/create-member.ts'
import { PRODUCT } from './support/catalogue-pages.ts'
import { tagsOf } from './support/read-html.ts'

const shop = useShop()
const open = (url: string, headers: Record<string, string> = {}) =>
  shop().app.inject({ url, headers: { host: 'shop.example', ...headers } })

const CLASSES = {
  page: '/allproduct',
  product: PRODUCT,
  redirect: '/productdetail/VC-LT81747',
  missing: '/nowhere',
  call: '/api/product/bestseller',
  'unknown call': '/api/nothing',
  'rejected call': '/api/product/bestseller?rows=0',
  picture: '/pictures/VC-LT81747/front.svg',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  feed: '/rss.xml',
  icon: '/favicon.svg',
  description: '/openapi.json',
  health: '/livez',
  unreadable: '/%FF',
}

describe('security headers', () => {
  test.each(Object.entries(CLASSES))(
    'responses of the class %s have their security headers',
    async (kind, url) => {
      const { headers } = await open(url)
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("default-src 'none'")
      if (kind !== 'picture') {
        expect(policy).toContain("script-src 'self'")
        expect(policy).toContain("base-uri 'none'")
        expect(policy).toContain("frame-ancestors 'none'")
        expect(policy).not.toMatch(/unsafe/)
      }
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
      expect(headers['permissions-policy']).toContain('camera=()')
      expect(headers['x-request-id']).toBeTruthy()
      expect(headers).not.toHaveProperty('server')
      expect(headers).not.toHaveProperty('x-powered-by')
    },
  )

  test('every built script and style sheet has its security headers', async () => {
    const { body } = await open('/')
    const files = [
      ...tagsOf(body, 'link').flatMap(({ rel, href }) => (rel === 'stylesheet' ? [href] : [])),
      ...tagsOf(body, 'script').flatMap(({ src }) => src ?? []),
    ]
    expect(files.length).toBeGreaterThan(1)
    for (const file of files) {
      const { statusCode, headers } = await open(file ?? '')
      expect(statusCode).toBe(200)
      // Only a name with a hash is the name of the same bytes for ever.
      const caching = file?.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'max-age=3600'
      expect(headers['cache-control'], file).toBe(`public, ${caching}`)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers.vary).toBe('Accept-Encoding')
    }
  })
})

describe('files of the build', () => {
  test('a name that the build does not have is not found, and no page is rendered for it', async () => {
    for (const name of ['none.js', 'brand/none.css', '%2e%2e%2fprefers.js', '']) {
      const { statusCode, headers, body } = await open(`/assets/${name}`)
      expect([statusCode, headers['content-type'], body], name).toEqual([
        404,
        'text/plain; charset=utf-8',
        'Not found',
      ])
      expect(headers['cache-control']).toBe('no-store')
    }
  })

  test('all files of the build have one label in the metrics', async () => {
    const { body } = await open('/')
    const file = tagsOf(body, 'script').find(({ src }) => src?.startsWith('/assets/'))?.src ?? ''
    expect((await open(file)).statusCode).toBe(200)
    const routes = (await open('/metrics')).body.match(/route="\/assets\/[^"]*"/g) ?? []
    expect(new Set(routes)).toEqual(new Set(['route="/assets/*"']))
  })
})

describe('shared answers', () => {
  const shared = [CLASSES.page, PRODUCT, CLASSES.call, '/rss.xml', '/sitemaps/products-1.xml']

  test.each(shared)('%s has a weak ETag and is 304 when nothing changed', async (url) => {
    const first = await open(url)
    const etag = String(first.headers.etag)
    expect(etag).toMatch(/^W\/"[\w-]+"$/)
    expect(first.headers['cache-control']).toMatch(/^public/)
    for (const asked of [etag, '*', `"other", ${etag}`]) {
      const again = await open(url, { 'if-none-match': asked })
      expect(again.statusCode, asked).toBe(304)
      expect(again.body).toBe('')
      expect(again.headers.etag).toBe(etag)
    }
    expect((await open(url, { 'if-none-match': 'W/"other"' })).statusCode).toBe(200)
  })

  test('a built file is compressed from the first request on', async () => {
    const page = await open('/')
    const script = tagsOf(page.body, 'script').flatMap(({ src }) => src ?? [])[0] ?? ''
    for (const url of [script, '/favicon.svg']) {
      const plain = await open(url)
      const brotli = await open(url, { 'accept-encoding': 'gzip, deflate, br' })
      const gzip = await open(url, { 'accept-encoding': 'gzip' })
      expect(plain.headers, url).not.toHaveProperty('content-encoding')
      expect(brotli.headers['content-encoding'], url).toBe('br')
      expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload), url).toBe(true)
      expect(gzip.headers['content-encoding'], url).toBe('gzip')
      expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload), url).toBe(true)
    }
  })

  test.each([
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0', undefined],
    ['gzip;q=0.0, br; q=0', undefined],
    ['gzip;q=0, br;q=0.1', 'br'],
  ])('a built file is not sent in an encoding that %j refuses', async (accepted, sent) => {
    const { body, headers } = await open('/favicon.svg', { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(sent)
    if (sent === undefined) expect(body).toBe((await open('/favicon.svg')).body)
  })

  test.each(shared)('%s is compressed, with a matching Vary header', async (url) => {
    const plain = await open(url)
    const brotli = await open(url, { 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await open(url, { 'accept-encoding': 'gzip' })
    const neither = await open(url, { 'accept-encoding': 'br;q=0, gzip;q=0' })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(neither.body).toBe(plain.body)
    for (const { headers } of [plain, brotli, gzip]) {
      expect(String(headers.vary)).toMatch(/Accept-Encoding/)
      expect(String(headers.vary)).toMatch(/Cookie/)
    }
  })

  test.each([...shared, '/nowhere', '/livez', '/robots.txt', '/favicon.svg'])(
    'HEAD %s is GET without its body',
    async (url) => {
      const get = await open(url)
      const head = await shop().app.inject({
        method: 'HEAD',
        url,
        headers: { host: 'shop.example' },
      })
      expect(head.statusCode).toBe(get.statusCode)
      expect(head.body).toBe('')
      for (const name of ['content-type', 'etag', 'cache-control', 'x-result-code'] as const) {
        expect(head.headers[name], name).toBe(get.headers[name])
      }
    },
  )

  test.each(['/allproduct', PRODUCT, '/nowhere', '/', '/pictures/VC-LT81747/front.svg'])(
    '%s answers 405 to methods that change something',
    async (url) => {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const) {
        const { statusCode, headers } = await shop().app.inject({ method, url })
        expect(statusCode).toBe(405)
        expect(headers.allow).toBe('GET, HEAD')
      }
    },
  )
})

describe('a change of the catalogue', () => {
  test('a change is visible within five seconds, the load of its version included, on pages and in calls', async () => {
    const urls = [PRODUCT, '/api/product/detail/VC-LT81747']
    for (const url of urls) await open(url)
    const { db } = shop()
    await sql`update product_text t set title = 'Changed this second' from product p
      where p.id = t.product_id and p.item_no = 'VC-LT81747' and t.lang = 'en_us'`.execute(db)
    await sql`update catalogue_version set version = version + 1, changed_at = now()`.execute(db)
    const isChanged = async (url: string) => (await open(url)).body.includes('Changed this second')
    await expect
      .poll(() => Promise.all(urls.map(isChanged)), { timeout: 5000 })
      .toEqual([true, true])
  })
})

describe('answers by cookie and session', () => {
  const sessions: [string, Record<string, string>][] = [
    ['a token cookie', { cookie: 'theme=dark; token=abc' }],
    ['a bearer token', { authorization: 'Bearer abc' }],
  ]

  test.each(sessions)(
    'a request with %s is never cached and never answered from the cache',
    async (_, session) => {
      const url = `/replace1?for=${encodeURIComponent(JSON.stringify(session))}`
      const before = await cacheAnswers()
      for (let i = 0; i < 3; i++) {
        const { headers, statusCode } = await open(url, session)
        expect(statusCode).toBe(200)
        expect(headers['cache-control']).toMatch(/no-store/)
        expect(headers).not.toHaveProperty('etag')
      }
      expect(await cacheAnswers()).toEqual(before)
      await open(url)
      expect(await cacheAnswers()).toEqual({ hit: before.hit, miss: before.miss + 1 })
      await open(url)
      expect(await cacheAnswers()).toEqual({ hit: before.hit + 1, miss: before.miss + 1 })
      expect((await open(url, session)).headers['cache-control']).toMatch(/no-store/)
    },
  )

  test.each(['/bestsellers', '/api/product/bestseller?rows=20'])(
    '%s of a member is compressed as that of a visitor',
    async (url) => {
      const { headers } = await createMember(shop().db)
      const plain = await open(url, headers)
      const brotli = await open(url, { ...headers, 'accept-encoding': 'gzip, br' })
      expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
      expect(brotli.headers['cache-control']).toMatch(/no-store/)
      expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
      expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
      const small = await open('/api/home/other-info', { ...headers, 'accept-encoding': 'br' })
      expect(small.headers).not.toHaveProperty('content-encoding')
    },
  )

  test.each(sessions)('a request with %s gets its own answer from calls', async (_, session) => {
    const { headers } = await open('/api/product/bestseller?rows=3', session)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers).not.toHaveProperty('etag')
  })

  test('themes are cached separately', async () => {
    const dark = await open('/bestsellers', { cookie: 'theme=dark' })
    const light = await open('/bestsellers', { cookie: 'a=b; theme=light' })
    expect(tagsOf(dark.body, 'html')[0]?.['data-theme']).toBe('dark')
    expect(tagsOf(light.body, 'html')[0]?.['data-theme']).toBe('light')
    expect(tagsOf((await open('/bestsellers')).body, 'html')[0]).not.toHaveProperty('data-theme')
  })
})

async function cacheAnswers(): Promise<{ hit: number; miss: number }> {
  const { body } = await open('/metrics')
  const count = (outcome: string) =>
    Number(
      new RegExp(`cache_answers_total\\{cache="public",outcome="${outcome}"\\} (\\d+)`).exec(
        body,
      )?.[1] ?? 0,
    )
  return { hit: count('hit'), miss: count('miss') }
}
