// Two orders of one company that change the special quantities of the same items.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  addSpecialUnits,
  subtractSpecialUnits,
} from '../../src/server/modules/ordering/special-use-repository.ts'
import { useShop } from '../support/ask.ts'
import { createMember } from '../support/create-member.ts'
import { untilLockIsAwaited } from '../support/until-lock-is-awaited.ts'

const shop = useShop()

/** Of a company with thousands of rows the database reads those of an order one by one, in the order of its lines. */
async function addUseOfMonths(companyId: number): Promise<void> {
  await sql`
    insert into special_use (company_id, product_id, month, quantity)
    select ${companyId}, product_id, '2026-' || lpad(m::text, 2, '0'), 1
    from (select product_id from stock_level limit 2000) as s, generate_series(1, 10) as m`.execute(
    shop().owner,
  )
  await sql`analyze special_use`.execute(shop().owner)
}

test('an order and a cancellation end in no deadlock, in whatever order their lines are', async () => {
  const { companyId } = await createMember(shop().db)
  const { rows } = await sql<{ product_id: number }>`
    select product_id from stock_level order by product_id limit 3`.execute(shop().db)
  const ids = rows.map(({ product_id }) => product_id)
  const month = { companyId, month: '2026-11' }
  const units = ids.map((productId) => ({ productId, pieces: 5, monthly: null }))
  await addSpecialUnits(shop().db, month, units)
  await addUseOfMonths(companyId)
  const middle = await shop().owner.startTransaction().execute()
  await sql`select from special_use where product_id = ${ids[1]} for update`.execute(middle)
  const cancelling = shop()
    .db.transaction()
    .execute((trx) => subtractSpecialUnits(trx, month, units.toReversed()))
  await untilLockIsAwaited(shop())
  const ordering = shop()
    .db.transaction()
    .execute((trx) => addSpecialUnits(trx, month, units))
  await untilLockIsAwaited(shop(), 2)
  await middle.commit().execute()
  const outcomes = await Promise.allSettled([cancelling, ordering])
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
})
