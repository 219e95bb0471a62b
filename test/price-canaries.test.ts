// A canary price for each product: members see it, visitors never do. The full crawl is part of `npm run
// stress`.
import { beforeAll, expect, test } from 'vitest'
import type { CallRoute } from '../src/contract/call.ts'
import { useShop } from './support/ask.ts'
import { type SendRequest, crawlForPrices } from './drivers/price-crawl.ts'
import { findCanaries, plantCanaries, textOf } from './support/price-canaries.ts'

const shop = useShop()
beforeAll(() => plantCanaries(shop()))

const sendToShop: SendRequest = async ({ method, url, headers, body }) => {
  const response = await shop().app.inject({
    method: method as CallRoute['method'],
    url,
    headers,
    ...(body === null ? {} : { payload: body }),
  })
  return {
    status: response.statusCode,
    headers: JSON.stringify(response.headers),
    body: response.rawPayload,
  }
}

test('canaries are detected in every spelling', () => {
  for (const text of [
    '"amount":"73512345.28"',
    'US$73,512,345.28',
    '73 712 345,28',
    '7361234528',
    '73512345.2800',
    '>864212345<',
    '864,212,345 pieces',
  ]) {
    expect(findCanaries(text), text).toHaveLength(1)
  }
  for (const text of [
    '2900000817470',
    '0.73512345',
    'a-73412345',
    'e73512345-0',
    '73512345f',
    '7351234',
    '864212',
  ]) {
    expect(findCanaries(text), text).toHaveLength(0)
  }
})

test('prices reach members and no visitor', async () => {
  const { addresses, calls, shownToMember, leaks, failures } = await crawlForPrices({
    send: sendToShop,
    db: shop().db,
    max: 200,
    callLangs: ['zh_hk'],
  })
  expect(leaks).toEqual([])
  expect(failures).toEqual([])
  expect(addresses).toBe(200)
  expect(calls).toBeGreaterThan(50)
  // The control: pages and calls show the member what they hide from visitors.
  expect(shownToMember.filter((name) => / \/api\//.test(name)).length).toBeGreaterThan(8)
  expect(shownToMember.filter((name) => name.startsWith('/')).length).toBeGreaterThan(20)
}, 120_000)

test('workbooks are read cell by cell', async () => {
  const { writeXlsx } = await import('../src/server/platform/spreadsheet.ts')
  const parts: Uint8Array[] = []
  const column = { header: 'price', value: () => 73512345.28 }
  for await (const part of writeXlsx([{}], [column], { sheet: 'x' })) parts.push(part)
  expect(findCanaries(await textOf(Buffer.concat(parts)))).not.toEqual([])
})
