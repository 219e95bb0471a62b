// Statements that every order sends are planned once for each connection, not again for the values of each order.
import { sql, type Kysely } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../../src/server/db/database.ts'
import { findListedProductsWithBasket } from '../../src/server/modules/ordering/basket-repository.ts'
import { findPriceFacts } from '../../src/server/modules/pricing/price-repository.ts'
import { useShop } from '../support/ask.ts'
import { createMember } from '../support/create-member.ts'
import { ITEM } from '../support/orders.ts'

const shop = useShop()
/** More than five: PostgreSQL plans the first five runs of a prepared statement for their values. */
const TIMES = 14

/** How often this connection planned a statement for its values, and how often it ran the plan for any values. */
async function plansOf(db: Kysely<Database>, beginning: string) {
  const { rows } = await sql<{ custom: number; generic: number }>`
    select custom_plans::int as custom, generic_plans::int as generic from pg_prepared_statements
    where ltrim(statement, E'\n ') like ${`${beginning}%`}`.execute(db)
  return rows
}

async function repeat(
  work: (db: Kysely<Database>) => Promise<unknown>,
  beginning: string,
): Promise<{ custom: number; generic: number }[]> {
  return shop()
    .db.connection()
    .execute(async (db) => {
      for (let time = 0; time < TIMES; time += 1) await work(db)
      return plansOf(db, beginning)
    })
}

test('the prices of an item are read by one plan', async () => {
  const { companyId } = await createMember(shop().db, { kind: 'dropship' })
  const group = { kind: 'dropship', priceGroup: 'dropship', currency: 'USD' } as const
  const principal = { companyId, ...group, today: '2026-11-28' }
  const plans = await repeat((db) => findPriceFacts(db, [ITEM], principal), 'with lists as')
  expect(plans).toEqual([{ custom: 5, generic: expect.any(Number) }])
  expect(plans[0]!.generic).toBeGreaterThan(5)
})

test('the item that is put into a basket is read by one plan', async () => {
  const plans = await repeat(
    (db) => findListedProductsWithBasket(db, 1, [ITEM]),
    'select coalesce((',
  )
  expect(plans).toEqual([{ custom: 5, generic: expect.any(Number) }])
  expect(plans[0]!.generic).toBeGreaterThan(5)
})
