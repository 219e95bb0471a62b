// The priority that pages have under load (load shedding): by the cost of the page, however its address is spelled.
import { expect, test } from 'vitest'
import type { LoadShedding } from '../src/server/platform/limits/load-shedding.ts'
import { useShop } from './support/ask.ts'

const priorities: string[] = []
const recording: LoadShedding = {
  isOverloaded: () => false,
  run: ({ priority }, work) => {
    priorities.push(priority)
    return work()
  },
  stop: () => undefined,
}
const shop = useShop({ shedding: recording })
let visits = 0

test.each([
  ['/searchProduct?keyword=dell', 'heavy'],
  ['/SEARCHPRODUCT?keyword=dell', 'heavy'],
  ['/searchProduc%74?keyword=dell', 'heavy'],
  ['/zh-hk/searchproduct?keyword=dell', 'heavy'],
  ['/faq.html', 'normal'],
  ['/FAQ.html', 'normal'],
])('the page %s has the priority %s', async (url, priority) => {
  priorities.length = 0
  // A page from the cache is not queued, and a host of its own keeps each request out of the cache.
  const headers = { host: `shop-${(visits += 1)}.example` }
  expect((await shop().app.inject({ url, headers })).statusCode).toBe(200)
  expect(priorities).toEqual([priority])
})
