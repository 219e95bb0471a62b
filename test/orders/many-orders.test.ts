// The orders that statements on whole tables make for measurements reconcile, and lists and details show them.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { listOrdersRoute, readOrderRoute } from '../../src/contract/order.ts'
import { countOrders, findOrders } from '../../src/server/modules/ordering/order-list-repository.ts'
import { findDifferences } from '../../src/server/modules/ledger/reconciliation-service.ts'
import { fillOrders } from '../drivers/many-orders.ts'
import { ask, useShop } from '../support/ask.ts'
import { createMember } from '../support/create-member.ts'

const shop = useShop()

beforeAll(() => fillOrders(shop().owner, { orders: 2000, companies: 20 }))

test('orders of many states reconcile', async () => {
  const { rows } = await sql<{ state: string }>`
    select distinct state from trade_order`.execute(shop().db)
  expect(rows.length).toBeGreaterThan(8)
  expect(await findDifferences(shop().db, null)).toEqual([])
})

test.each(['wholesale', 'dropship'] as const)('a %s company reads its orders', async (kind) => {
  const { company_id: companyId } = await shop()
    .db.selectFrom('trade_order')
    .where('kind', '=', kind)
    .select('company_id')
    .executeTakeFirstOrThrow()
  const { headers } = await createMember(shop().db, { kind, companyId })
  const { code, result } = await ask<{ list: { orderNo: string }[] }>(
    shop(),
    listOrdersRoute,
    { rows: 100 },
    headers,
  )
  expect(code).toBe(200)
  expect(result.list.length).toBeGreaterThan(10)
  for (const { orderNo } of result.list.slice(0, 5)) {
    expect((await ask(shop(), readOrderRoute, { orderNo }, headers)).code).toBe(200)
  }
})

test('a search for orders is planned for its words each time', async () => {
  const owner = { companyId: 1, kind: 'dropship' as const }
  const filter = { after: null, states: null, since: null, rows: 20 }
  await shop()
    .db.connection()
    .execute(async (db) => {
      for (const q of ['vc', 'emil', null, null, null]) {
        await findOrders(db, owner, { ...filter, q })
        await countOrders(db, owner, { ...filter, q, most: 1000 })
      }
      const { rows } = await sql<{ statement: string }>`
        select statement from pg_prepared_statements where statement like '%trade_order%'`.execute(
        db,
      )
      const statements = rows.map(({ statement }) => statement)
      expect(statements.length).toBeGreaterThan(1)
      expect(statements.filter((statement) => statement.includes('like'))).toEqual([])
    })
})
