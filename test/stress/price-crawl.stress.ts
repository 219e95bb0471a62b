// The full price crawl: 5,000 URLs and every call, directly and through nginx as a cache.
import { env } from 'node:process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SendRequest, crawlForPrices } from '../drivers/price-crawl.ts'
import { type ListeningShop, startShop } from '../support/listening-shop.ts'
import { type NginxCache, startNginxCache } from '../support/nginx-cache.ts'
import { plantCanaries } from '../support/price-canaries.ts'
import { recordFigures } from '../support/record-figures.ts'

const ADDRESSES = Number(env.PRICE_CRAWL_ADDRESSES ?? 5000)

let shop: ListeningShop
let cache: NginxCache | null

beforeAll(async () => {
  shop = await startShop()
  await plantCanaries(shop)
  cache = await startNginxCache(shop.address)
})
afterAll(async () => {
  await cache?.close()
  await shop.close()
})

/** Sends requests to an address and counts the answers that came from the cache. */
function sendTo(address: string, cached: { hits: number }): SendRequest {
  return async ({ method, url, headers, body }) => {
    const sent = body === null ? { headers } : { headers, body }
    const response = await fetch(address + url, { method, redirect: 'manual', ...sent })
    if (response.headers.get('x-cache') === 'HIT') cached.hits += 1
    return {
      status: response.status,
      headers: JSON.stringify([...response.headers]),
      body: Buffer.from(await response.arrayBuffer()),
    }
  }
}

/** How many answers showed a member prices: those of the shop, and those of nginx in front of it. */
const shown: Record<string, number> = {}

describe.each(['the shop', 'nginx as a cache'])('%s', (place) => {
  test('prices reach members and no visitor', async ({ skip }) => {
    const isDirect = place === 'the shop'
    if (!isDirect && !cache) return skip('nginx is not installed')
    const cached = { hits: 0 }
    const send = sendTo(isDirect ? shop.address : (cache?.address ?? ''), cached)
    const outcome = await crawlForPrices({ send, db: shop.db, max: ADDRESSES })
    const { leaks, failures, shownToMember, addresses, calls } = outcome
    shown[place] = shownToMember.length
    const counts = { addresses, calls, shownToMember: shownToMember.length, leaks: leaks.length }
    recordFigures(place, { ...counts, fromCache: cached.hits })
    expect(leaks).toEqual([])
    expect(failures).toEqual([])
    expect(addresses).toBe(ADDRESSES)
    expect(shownToMember.length).toBeGreaterThan(addresses / 20)
    if (isDirect) return
    // Without cache hits the crawl would prove nothing; members still got their own prices.
    expect(cached.hits).toBeGreaterThan(0)
    expect(shown[place]).toBe(shown['the shop'] ?? shown[place])
  })
})
