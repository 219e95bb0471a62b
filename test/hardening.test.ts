// What an attacker tries beyond broken input: links that lead away, small requests that cost much.
import { describe, expect, test } from 'vitest'
import { opened, send, useShop } from './ask.ts'
import { createTestApp } from './harness/test-app.ts'

const shop = useShop()

test.each([
  ['/zh-cn//evil.example', '/zh-cn/evil.example'],
  ['/zh-cn/\\evil.example', '/zh-cn/evil.example'],
  ['/zh-hk/x//y?a=//b', '/zh-hk/x/y?a=//b'],
])('%s is not a page whose links lead off the site', async (spelling, address) => {
  const { statusCode, headers } = await shop().app.inject({ url: spelling })
  expect({ statusCode, location: headers.location }).toEqual({ statusCode: 301, location: address })
  const page = await shop().app.inject({ url: address })
  expect(page.body).not.toMatch(/href="[/\\]{2}/)
})

test('thousands of slashes cost no time', async () => {
  const begun = performance.now()
  await shop().app.inject({ url: `/a${'/'.repeat(15_000)}a` })
  expect(performance.now() - begun).toBeLessThan(100)
})

test('the tags a browser has are compared in no time', async () => {
  const first = await shop().app.inject({ url: '/' })
  const etag = String(first.headers.etag)
  const ask = (tags: string) => shop().app.inject({ url: '/', headers: { 'if-none-match': tags } })
  for (const tags of [etag, '*', `"a", ${etag} ,"b"`]) {
    expect((await ask(tags)).statusCode, tags).toBe(304)
  }
  const begun = performance.now()
  expect((await ask(`"a${' '.repeat(15_000)}b"`)).statusCode).toBe(200)
  expect(performance.now() - begun).toBeLessThan(100)
})

describe('behind https', () => {
  const safe = useShop({ settings: { PUBLIC_URL: 'https://shop.example' } })

  test.each(['/', '/api/home/home-info', '/api/product/bestseller', '/robots.txt', '/favicon.svg'])(
    '%s says so, made or kept',
    async (url) => {
      for (const time of ['made', 'kept']) {
        const { headers } = await safe().app.inject({ url })
        expect(headers['strict-transport-security'], time).toMatch(/^max-age=31536000/)
      }
    },
  )

  test('plain http promises nothing', async () => {
    const { headers } = await shop().app.inject({ url: '/' })
    expect(headers['strict-transport-security']).toBeUndefined()
  })
})

test('input of thousands of levels is refused like other wrong input', async () => {
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const) {
    const deep = `{"filters":${open.repeat(9_000)}1${close.repeat(9_000)}}`
    const response = await send(shop(), 'POST', '/api/product/search', deep)
    expect(opened(response).code).toBe(422)
  }
})

test('a forwarded scheme is http or https, whatever was written there', async () => {
  const proxied = await createTestApp({ settings: { TRUSTED_PROXIES: '127.0.0.1' } })
  try {
    for (const [told, shown] of [
      ['https', 'https'],
      ['x"><b>', 'http'],
    ] as const) {
      const headers = { host: 'shop.example', 'x-forwarded-proto': told }
      const { body } = await proxied.app.inject({ url: '/rss.xml', headers })
      expect(body).toContain(`<link>${shown}://shop.example/replace</link>`)
      expect(body).not.toContain('<b>')
    }
  } finally {
    await proxied.close()
  }
})
