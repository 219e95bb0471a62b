// An order and a return that wait for the stock of the same item.
import { sql, type ControlledTransaction } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../../src/server/db/database.ts'
import { promiseStock, takeBackStock } from '../../src/server/modules/stock/reservation-service.ts'
import { useShop } from '../support/ask.ts'
import { untilLockIsAwaited } from '../support/until-lock-is-awaited.ts'

const shop = useShop()

/** A transaction that locks the stock of a product as an order does. */
async function lockStock(productId: number): Promise<ControlledTransaction<Database>> {
  const trx = await shop().owner.startTransaction().execute()
  await sql`select from stock_level where product_id = ${productId} for no key update`.execute(trx)
  return trx
}

/** A transaction that locks the stock of a product as a new order line does, whose foreign key refers to it. */
async function referToStock(productId: number): Promise<ControlledTransaction<Database>> {
  const trx = await shop().db.startTransaction().execute()
  await sql`select from stock_level where product_id = ${productId} for key share`.execute(trx)
  return trx
}

test('an order and a return end in no deadlock while a third order refers to the stock that both change', async () => {
  const { rows } = await sql<{ product_id: number }>`
    select product_id from stock_level where on_hand > 0 order by product_id limit 4`.execute(
    shop().db,
  )
  const [returned = 0, first = 0, both = 0, last = 0] = rows.map(({ product_id }) => product_id)
  const reference = await referToStock(both)
  const change = await lockStock(both)
  const locks = {
    returned: await lockStock(returned),
    first: await lockStock(first),
    last: await lockStock(last),
  }
  const lines = [first, both, last].map((productId, position) => {
    return { position, productId, quantity: 1 }
  })
  const ordering = shop()
    .db.transaction()
    .execute((trx) => promiseStock(trx, lines))
  await untilLockIsAwaited(shop())
  const pieces = [returned, both].map((productId) => ({ productId, restocked: 1, quarantined: 0 }))
  const returning = shop()
    .db.transaction()
    .execute((trx) => takeBackStock(trx, pieces))
  await untilLockIsAwaited(shop(), 2)
  // Both statements have begun, so both see the row as it was before this change.
  await sql`update stock_level set on_hand = on_hand + 1 where product_id = ${both}`.execute(change)
  await change.commit().execute()
  // The order locks `both` and waits for its last product; the return then waits for the order.
  for (const lock of [locks.first, locks.returned]) {
    await lock.commit().execute()
    await untilLockIsAwaited(shop(), 2)
  }
  await locks.last.commit().execute()
  const outcomes = await Promise.allSettled([ordering, returning])
  await reference.rollback().execute()
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
})
