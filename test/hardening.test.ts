// What an attacker tries beyond broken input: links that lead away, small requests that cost much.
import { expect, test } from 'vitest'
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
