// A zip of 500 product pictures starts fast, has the announced length, and is never held in memory.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchPictureBundle } from './drivers/picture-bundle.ts'
import { type ListeningShop, startShop } from './support/listening-shop.ts'

let shop: ListeningShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop?.close())

async function itemNos(count: number): Promise<string[]> {
  const rows = await shop.db
    .selectFrom('product')
    .where('status', '=', 'active')
    .orderBy('item_no')
    .select('item_no')
    .limit(count)
    .execute()
  return rows.map((row) => row.item_no)
}

// Measurements on a quiet machine are in test/stress/downloads.stress.ts; here other tests run in parallel.
test('a zip of 500 pictures starts in 5 s with less than 50 MB and has the announced length', async () => {
  const cost = await fetchPictureBundle({
    origin: shop.address,
    ids: await itemNos(500),
    views: ['front'],
    memory: () => process.memoryUsage().rss,
  })
  expect(cost.files).toBe(500)
  expect(cost.bytes).toBe(cost.announcedBytes)
  expect(cost.firstByteMs).toBeLessThan(5000)
  expect(cost.grownMb).toBeLessThan(50)
})
