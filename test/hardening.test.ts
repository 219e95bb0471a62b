// What an attacker tries beyond broken input: links that lead away, small requests that cost much.
import { describe, expect, test } from 'vitest'
import { useShop } from './ask.ts'

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
