// Loading the screens of routes on the server.
import { expect, test, vi } from 'vitest'
import { routeModule } from './route-module.ts'

const screen = (title: string) => ({ default: () => null, head: () => ({ title, canonical: '/' }) })

test('a screen is imported once for each language, and routes that share a file each keep their own screen', async () => {
  const culture = vi.fn(() => Promise.resolve(screen('culture')))
  const social = vi.fn(() => Promise.resolve(screen('social')))
  const routes = [culture, social].map((load) => routeModule('company/content-detail', load))
  for (const lang of ['en_us', 'zh_hk', 'en_us'] as const) {
    const loaded = await Promise.all(routes.map((route) => route.load(lang)))
    const titles = loaded.map(({ head }) => head(null, { lang, origin: '' }).title)
    expect(titles).toEqual(['culture', 'social'])
  }
  expect([culture.mock.calls.length, social.mock.calls.length]).toEqual([2, 2])
})
