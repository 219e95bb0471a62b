// The search index follows the catalogue: small changes, removals, and a rebuild that comes to the same.
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { indexProducts } from '../../src/server/modules/search/search-index-service.ts'
import { searchProducts } from '../../src/server/modules/search/search-service.ts'
import { useShop } from '../ask.ts'

const shop = useShop()

async function productIds(keyword: string): Promise<number[]> {
  const { matches, tolerant } = await searchProducts(shop().owner, { keyword, lang: 'en_us' })
  return tolerant ? [] : matches.map(({ productId }) => productId)
}

async function idOf(itemNo: string): Promise<number> {
  const { id } = await shop()
    .db.selectFrom('product')
    .select('id')
    .where('item_no', '=', itemNo)
    .executeTakeFirstOrThrow()
  return id
}

// In its list of numbers and in its titles.
async function renumber(id: number, { from, to }: { from: string; to: string }): Promise<void> {
  const { owner: db } = shop()
  await sql`update part_ref set raw = ${to} where product_id = ${id} and raw = ${from}`.execute(db)
  await sql`update product_text set title = replace(title, ${from}, ${to}) where product_id = ${id}`.execute(
    db,
  )
  await indexProducts(db, [id])
}

async function contents() {
  const [terms, keys, words, dictionary] = await Promise.all([
    sql`select t.kind, t.display, t.norm, t.brand, array(select unnest(t.tokens) order by 1) as tokens, t.rank,
      array_agg(tp.product_id || ' ' || tp.rank order by tp.product_id) as products
      from term t join term_product tp on tp.term_id = t.id group by t.id order by t.kind, t.display`.execute(
      shop().owner,
    ),
    sql`select k.key, t.kind, t.display from term_key k left join term t on t.id = k.term_id order by 1, 2, 3`.execute(
      shop().owner,
    ),
    sql`select product_id, rank, array(select unnest(tokens) order by 1) as tokens from search_product order by 1`.execute(
      shop().owner,
    ),
    sql`select token, df from token order by token`.execute(shop().owner),
  ])
  return [terms.rows, keys.rows, words.rows, dictionary.rows]
}

async function indexNames() {
  const { rows } = await sql<{ definition: string }>`
    select indexdef as definition from pg_indexes
    where tablename in ('term', 'term_key', 'term_product', 'search_product', 'token') order by indexdef`.execute(
    shop().owner,
  )
  return rows.map(({ definition }) => definition)
}

describe('the index follows the catalogue', () => {
  test('a new number is found, the old one no more', async () => {
    const id = await idOf('VC-LT28947')
    expect(await productIds('PA3817U-1BRS')).toContain(id)
    await renumber(id, { from: 'PA3817U-1BRS', to: 'ZQX-7781-NEW' })
    expect(await productIds('zqx7781new')).toEqual([id])
    expect(await productIds('PA3817U-1BRS')).not.toContain(id)
    await renumber(id, { from: 'ZQX-7781-NEW', to: 'PA3817U-1BRS' })
    expect(await productIds('PA3817U-1BRS')).toContain(id)
    expect(await productIds('zqx7781new')).toEqual([])
  })

  test('a hidden product and a deleted one leave no hits', async () => {
    const id = await idOf('VC-LT24038')
    await sql`update product set status = 'hidden' where id = ${id}`.execute(shop().owner)
    await indexProducts(shop().owner, [id])
    expect(await productIds('VC-LT24038')).toEqual([])
    await sql`update product set status = 'active' where id = ${id}`.execute(shop().owner)
    await indexProducts(shop().owner, [id])
    expect(await productIds('VC-LT24038')).toEqual([id])
    const gone = await idOf('VC-LT17323')
    await sql`delete from product where id = ${gone}`.execute(shop().owner)
    await indexProducts(shop().owner, [gone])
    expect(await productIds('VC-LT17323')).toEqual([])
  })

  test('a discontinued product ranks after its equals', async () => {
    const id = await idOf('VC-GC85832')
    await sql`update product set stop = true where id = ${id}`.execute(shop().owner)
    await indexProducts(shop().owner, [id])
    const { matches } = await searchProducts(shop().owner, { keyword: 'LR44', lang: 'en_us' })
    const equals = matches.filter(({ tier }) => tier === matches[0]?.tier)
    expect(equals.length).toBeGreaterThan(1)
    expect(equals.at(-1)?.productId).toBe(id)
  })

  test('a rebuild comes to the same, with the same indexes', async () => {
    const [before, names] = [await contents(), await indexNames()]
    await indexProducts(shop().owner, 'all')
    expect(await contents()).toEqual(before)
    expect(await indexNames()).toEqual(names)
    expect(await productIds('VC-LT24038')).toHaveLength(1)
  })

  test('an undone change leaves the index as it was', async () => {
    const before = await contents()
    const rebuild = shop()
      .owner.transaction()
      .execute(async (trx) => {
        await indexProducts(trx, 'all')
        throw new Error('killed')
      })
    await expect(rebuild).rejects.toThrow('killed')
    expect(await contents()).toEqual(before)
  })
})
