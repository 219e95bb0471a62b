// Changed stock bands reach the lists without a wait and without another load of the catalogue.
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { listProductsRoute, type ProductList } from '../src/contract/product.ts'
import { raiseStockVersion } from '../src/server/modules/catalogue/writing/catalogue-version.ts'
import { announceChange } from './support/announce-change.ts'
import { ask, useShop } from './support/ask.ts'
import { countStatements } from './support/count-statements.ts'
import { untilLockIsAwaited, untilNoLockIsAwaited } from './support/until-lock-is-awaited.ts'

const shop = useShop()
const ITEM = 'VC-LT35641'

/** How many laptop batteries are in stock. A list of another number of `rows` is not in the cache of responses. */
async function countInStock(rows: number): Promise<number> {
  const asked = { categoryId: 'laptop', rows }
  const { result } = await ask<ProductList>(shop(), listProductsRoute, asked)
  return result.facets.inStock.count
}

async function setFree(pieces: number): Promise<void> {
  await sql`update stock_level set on_hand = ${pieces}, reserved = 0, backordered = 0 where product_id =
    (select id from product where item_no = ${ITEM})`.execute(shop().owner)
}

function announceStock(): Promise<void> {
  return announceChange({ app: shop().app, db: shop().owner }, 'stock_version')
}

test('while changed stock is being read, lists are answered from the former stock', async () => {
  await setFree(50)
  await announceStock()
  const before = await countInStock(8)
  await setFree(0)
  await shop()
    .owner.transaction()
    .execute(async (trx) => {
      await sql`lock table stock_level in access exclusive mode`.execute(trx)
      await raiseStockVersion(shop().db)
      await untilLockIsAwaited(shop())
      expect(await countInStock(7)).toBe(before)
    })
  await vi.waitUntil(async () => (await countInStock(8)) === before - 1, { timeout: 10_000 })
})

test('stock whose reading failed is read again and shown', async () => {
  await setFree(50)
  await announceStock()
  const before = await countInStock(8)
  await setFree(0)
  await shop()
    .owner.transaction()
    .execute(async (trx) => {
      await sql`lock table stock_level in access exclusive mode`.execute(trx)
      await raiseStockVersion(shop().db)
      await untilLockIsAwaited(shop())
      // The statement ends after waiting two seconds for the lock.
      await untilNoLockIsAwaited(shop())
    })
  await vi.waitUntil(async () => (await countInStock(8)) === before - 1, { timeout: 10_000 })
})

test('changed stock is read without the rest of the catalogue and without the search index', async () => {
  await setFree(0)
  await announceStock()
  await shop().app.inject('/api/search?keyword=thinkpad')
  const before = await countInStock(8)
  await setFree(50)
  const counting = countStatements()
  try {
    await announceStock()
    expect(await countInStock(8)).toBe(before + 1)
    const read = counting.take().filter((text) => /from (?:product|fitment|part_ref)\b/.test(text))
    // The cards of the list.
    expect(read).toHaveLength(1)
  } finally {
    counting.stop()
  }
})
