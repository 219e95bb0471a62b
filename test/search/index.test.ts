// The search index follows the catalogue: the next version finds new texts and no longer finds removed ones.
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { connect } from '../../src/server/db/connect.ts'
import { loadIndex } from '../../src/server/modules/search/index/load-index.ts'
import { searchProducts } from '../../src/server/modules/search/search-service.ts'
import { awaitIndex } from '../../src/server/modules/search/search-store.ts'
import { useShop } from '../support/ask.ts'
import { searchContext } from '../support/search-context.ts'

const shop = useShop()
let version = 1

/** The products that match the keyword with certainty in the current catalogue. */
async function found(keyword: string): Promise<number[]> {
  const outcome = await searchProducts(searchContext(shop().owner, version), keyword)
  return outcome.certainty === 'exact' ? outcome.productIds : []
}

async function idOf(itemNo: string): Promise<number> {
  const product = shop().db.selectFrom('product').select('id').where('item_no', '=', itemNo)
  return (await product.executeTakeFirstOrThrow()).id
}

async function change(statement: ReturnType<typeof sql>): Promise<void> {
  await statement.execute(shop().owner)
  version += 1
}

const renumber = (id: number, { from, to }: { from: string; to: string }) =>
  change(sql`update part_ref set raw = ${to} where product_id = ${id} and raw = ${from}`)

describe('the search index follows the catalogue', () => {
  test('a new part number is found, and the old one is not', async () => {
    const id = await idOf('VC-LT28947')
    expect(await found('PA3817U-1BRS')).toContain(id)
    await renumber(id, { from: 'PA3817U-1BRS', to: 'ZQX-7781-NEW' })
    expect(await found('zqx7781new')).toEqual([id])
    expect(await found('PA3817U-1BRS')).not.toContain(id)
    await renumber(id, { from: 'ZQX-7781-NEW', to: 'PA3817U-1BRS' })
    expect(await found('PA3817U-1BRS')).toContain(id)
    expect(await found('zqx7781new')).toEqual([])
  })

  test('hidden and deleted products are not found', async () => {
    const id = await idOf('VC-LT24038')
    await change(sql`update product set status = 'hidden' where id = ${id}`)
    expect(await found('VC-LT24038')).toEqual([])
    await change(sql`update product set status = 'active' where id = ${id}`)
    expect(await found('VC-LT24038')).toEqual([id])
    await change(sql`delete from product where id = ${await idOf('VC-LT17323')}`)
    expect(await found('VC-LT17323')).toEqual([])
  })

  test('a search that would wait too long for the index gets 503 with Retry-After, and loading continues', async () => {
    const ctx = searchContext(shop().owner, ++version)
    const longestWaitMs = 1
    await expect(awaitIndex(ctx, longestWaitMs)).rejects.toMatchObject({
      status: 503,
      retryAfter: 5,
    })
    expect((await awaitIndex(ctx)).version).toBe(version)
  })

  test('a discontinued product comes after the others that match equally well', async () => {
    const id = await idOf('VC-GC85832')
    await change(sql`update product set stop = true where id = ${id}`)
    const equals = await found('LR44')
    expect(equals.length).toBeGreaterThan(1)
    expect(equals.at(-1)).toBe(id)
  })

  test('a word that only occurs in titles finds its products', async () => {
    const id = await idOf('VC-LT28947')
    await change(
      sql`update product_text set title = title || ' Zquibble' where product_id = ${id} and lang = 'en_us'`,
    )
    const outcome = await searchProducts(searchContext(shop().owner, version), 'zquibble battery')
    expect(outcome.productIds).toEqual([id])
  })

  test('the current index still answers during a database outage', async () => {
    const { owner } = shop()
    let isAway = false
    let attempts = 0
    function transaction() {
      attempts += 1
      if (isAway) throw new Error('the database is unavailable')
      return owner.transaction()
    }
    const away = new Proxy(owner, {
      get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)),
    })
    const search = (at: number) => searchProducts(searchContext(away, at), 'VC-LT24038')
    expect((await search(1)).productIds).toHaveLength(1)
    isAway = true
    expect((await search(2)).productIds).toHaveLength(1)
    expect(attempts).toBe(2)
  })
})

test('an index is loaded although the process pauses longer than the database lets a transaction be idle', async () => {
  const { db, close } = connect({ url: shop().url, poolSize: 1, applicationName: 'impatient' })
  await sql`set idle_in_transaction_session_timeout = '200ms'`.execute(db)
  const original = pg.Client.prototype.query
  const slow = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    if (/^\s*(select|with)/i.test((args[0] as { text: string }).text)) await sleep(300)
    return Reflect.apply(original, this, args) as unknown
  } as never)
  try {
    expect((await loadIndex(db, version)).version).toBe(version)
  } finally {
    slow.mockRestore()
    await close()
  }
})
