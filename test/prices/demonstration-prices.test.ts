// Demonstration prices for a catalogue from before price lists existed; a seller's own items never get them.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDemonstrationPrices } from '../../src/server/operations/load-demonstration.ts'
import { removePrices } from '../../src/server/staff/prices/remove-prices.ts'
import { useShop } from '../support/ask.ts'

const shop = useShop()

async function allPrices(): Promise<unknown[]> {
  const { rows } = await sql`
    select product_id, list, currency, min_quantity, amount from price_row order by 2, 1, 4`.execute(
    shop().db,
  )
  const terms = await sql`select * from price_term order by list, product_id`.execute(shop().db)
  return [...rows, ...terms.rows]
}

test('the demonstration lists are the same whenever they are added', async () => {
  const { db } = shop()
  expect(await addDemonstrationPrices(db)).toBe(0)
  const loaded = await allPrices()
  const sellersItem = await sql<{ id: number }>`
    select min(product_id) as id from price_row where list = 'demo-dropship-usd'`.execute(db)
  const { id = 0 } = sellersItem.rows[0] ?? {}
  await sql`delete from price_list`.execute(db)
  await sql`delete from price_row where list <> 'srp'`.execute(db)
  // Without the basis that items of the demonstration catalogue have, it is an item of the seller's own.
  await sql`update product set basis = '{}' where id = ${id}`.execute(db)
  const before = await sql<{ version: number }>`select version from catalogue_version`.execute(db)
  expect(await addDemonstrationPrices(db)).toBeGreaterThan(1000)
  const after = await sql<{ version: number }>`select version from catalogue_version`.execute(db)
  expect(after.rows[0]?.version).toBe(Number(before.rows[0]?.version) + 1)
  const ofSeller = (row: unknown) => {
    const { product_id, list } = row as { product_id: number; list: string }
    return product_id === id && list !== 'srp'
  }
  expect(await allPrices()).toEqual(loaded.filter((row) => !ofSeller(row)))
  expect(await addDemonstrationPrices(db)).toBe(0)
})

test('removed lists are not added again', async () => {
  const { db } = shop()
  const lists = await sql<{ id: string }>`select id from price_list`.execute(db)
  for (const { id } of lists.rows) {
    expect(
      (await removePrices({ db, now: new Date(), actor: 'staff:ann@shop.example' }, id)).removed,
    ).toBeGreaterThan(0)
  }
  const { rows } = await sql`select list from price_row where list <> 'srp'
    union all select list from price_term`.execute(db)
  expect(rows).toEqual([])
  expect(await addDemonstrationPrices(db)).toBe(0)
  await expect(
    removePrices({ db, now: new Date(), actor: 'staff:ann@shop.example' }, 'demo-wholesale-usd'),
  ).rejects.toThrow('unknown_list')
})
