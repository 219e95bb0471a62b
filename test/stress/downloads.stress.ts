// Downloads at full size: zips of 500 products, and every spelling of a path traversal on every file URL.
import { resolve } from 'node:path'
import { writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { fetchPictureBundle } from '../drivers/picture-bundle.ts'
import { spellings, tryTraversal } from '../drivers/traversal.ts'
import { type ListeningShop, startShop } from '../support/listening-shop.ts'
import { recordFigures } from '../support/record-figures.ts'

let shop: ListeningShop
beforeAll(async () => {
  shop = await startShop({ TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(() => shop?.close())

test.each([
  ['one picture', ['front']],
  ['four pictures', ['angle', 'front', 'dimensions', 'label']],
] as const)(
  'a zip of 500 products with %s each starts within 1 s and needs less than 50 MB',
  async (_, views) => {
    const rows = await shop.db
      .selectFrom('product')
      .where('status', '=', 'active')
      .select('item_no')
      .limit(500)
      .execute()
    const ids = rows.map((row) => row.item_no)
    const memory = () => process.memoryUsage().rss
    // The first bundle of a process also compiles the drawing code.
    await fetchPictureBundle({ origin: shop.address, ids: ids.slice(0, 50), views, memory })
    const cost = await fetchPictureBundle({ origin: shop.address, ids, views, memory })
    recordFigures(`zip with ${views.length} pictures each`, cost)
    expect(cost.bytes).toBe(cost.announcedBytes)
    expect(cost.firstByteMs).toBeLessThan(1000)
    expect(cost.grownMb).toBeLessThan(50)
  },
)

test('no spelling of a path on any URL returns a byte from outside', async () => {
  const store = resolve(inject('testServer').filesFolder)
  await writeFile(resolve(store, '../canary.txt'), 'canary of the stress test')
  const targets = [
    { name: 'canary.txt', path: resolve(store, '../canary.txt') },
    { name: 'etc/passwd', path: '/etc/passwd' },
    { name: 'package.json', path: resolve(import.meta.dirname, '../../package.json') },
  ]
  const canaries = ['canary of the stress test', 'root:x:0:0', '"voltcell-shop"']
  const outcome = await tryTraversal({ origin: shop.address, targets, canaries })
  recordFigures('paths', { spellings: outcome.spellings, requests: outcome.requests })
  expect(outcome.spellings).toBe(spellings(targets).length)
  expect([outcome.leaks, outcome.failures]).toEqual([[], []])
})
