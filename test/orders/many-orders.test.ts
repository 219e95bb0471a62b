// The orders that `fillOrders` makes for measurements, with statements on whole tables: they reconcile, can be listed
// and read, and are found without reading all of them.
import { type Kysely, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { listOrdersRoute, readOrderRoute } from '../../src/contract/order.ts'
import { countOrders, findOrders } from '../../src/server/modules/ordering/order-list-repository.ts'
import type { Database } from '../../src/server/db/database.ts'
import { findDifferences } from '../../src/server/modules/ledger/reconciliation-service.ts'
import { findArrivedOrders } from '../../src/server/modules/ordering/old-orders-repository.ts'
import { lockNextWaiting } from '../../src/server/modules/ordering/release-repository.ts'
import { listWaitingAccounts } from '../../src/server/modules/ordering/release-service.ts'
import { findStaffOrders } from '../../src/server/modules/ordering/staff-order-repository.ts'
import type { MemberKind } from '../../src/shared/membership.ts'
import { fillOrders } from '../drivers/many-orders.ts'
import { ask, useShop } from '../support/ask.ts'
import { createMember } from '../support/create-member.ts'
import { figuresOf } from '../support/money.ts'

const shop = useShop()

beforeAll(() => fillOrders(shop().owner, { orders: 4000, companies: 20 }))

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

// A prepared statement would run with a plan for any words and dates.
test('a search for orders is planned for its words and its range of time each time', async () => {
  const party = { companyId: 1, kind: 'dropship' as const }
  const filter = { after: null, states: null, since: null, q: null, rows: 20 }
  const searches = [{ q: 'vc' }, { q: 'emil' }, { since: daysAgo(7) }, { since: daysAgo(30) }]
  await shop()
    .db.connection()
    .execute(async (db) => {
      for (const search of [...searches, ...searches, {}, {}, {}]) {
        await findOrders(db, party, { ...filter, ...search })
        await countOrders(db, party, { ...filter, ...search, max: 1000 })
      }
      const { rows } = await sql<{ statement: string }>`
        select statement from pg_prepared_statements where statement like '%trade_order%'`.execute(
        db,
      )
      const statements = rows.map(({ statement }) => statement)
      expect(statements.length).toBeGreaterThan(1)
      expect(statements.filter((text) => /like|placed_at >=/.test(text))).toEqual([])
    })
})

test('the orders of a range of time are counted without reading one of them', async () => {
  const { party, expected } = await largestCompany()
  const filter = { after: null, states: null, since: daysAgo(30), q: null, rows: 20 }
  const { result, read } = await readingOrders((trx) =>
    countOrders(trx, party, { ...filter, max: 1000 }),
  )
  expect(result).toBe(expected)
  expect(read).toBe(0)
})

test('staff read no more orders of one company and state than the list shows', async () => {
  const { customerNo } = await largestCompany()
  const limit = 5
  const { result, read } = await readingOrders((trx) =>
    findStaffOrders(trx, { states: ['closed'], customerNo, limit }),
  )
  expect(result).toHaveLength(limit)
  // Each is read once in the order of the index, and once for what the list shows.
  expect(read).toBe(2 * limit)
})

test('the next order that waits is found among those of its account', async () => {
  const { rows } = await sql<{ account: number; waiting: number }>`
    select account_id as account, count(*)::int as waiting from trade_order
    where state in ('awaiting_funds', 'awaiting_payment') group by account_id order by 2 desc limit 1`.execute(
    shop().db,
  )
  const { account, waiting } = rows[0]!
  const { result, read } = await readingOrders((trx) => lockNextWaiting(trx, account))
  expect(result).toMatchObject({ account_id: account })
  // The order itself is read again to lock it.
  expect(read).toBeLessThanOrEqual(waiting + 1)
})

test('accounts whose balance covers none of their waiting orders are left out', async () => {
  const { db, owner } = shop()
  const [first] = await listWaitingAccounts(db)
  const set = (available: number) =>
    owner.updateTable('money_account').set({ available }).where('id', '=', first!).execute()
  const { available } = await figuresOf(db, first!)
  const { rows } = await sql<{ smallest: number }>`
    select min(total) as smallest from trade_order
    where account_id = ${first} and state in ('awaiting_funds', 'awaiting_payment')`.execute(db)
  const { smallest } = rows[0]!
  await set(smallest - 1)
  expect(await listWaitingAccounts(db)).not.toContain(first)
  await set(smallest)
  expect(await listWaitingAccounts(db)).toContain(first)
  await set(available)
})

test('orders with parcels that count as delivered are found among the parcels on their way', async () => {
  await withChanges(async (trx) => {
    const sent = await sql<{ id: number }>`
      update shipment set state = 'dispatched', dispatched_at = ${daysAgo(40)} where id in
        (select max(id) from shipment where state = 'delivered' group by order_id order by 1 desc limit 5)
      returning order_id as id`.execute(trx)
    const slow = sent.rows[0]?.id
    await sql`update trade_order set promised_to = placed_at::date + 64 where id = ${slow}`.execute(
      trx,
    )
    const { rows } = await sql<{ orders: number }>`
      select count(distinct order_id)::int as orders from shipment
      where state = 'dispatched' and dispatched_at <= ${daysAgo(30)}`.execute(trx)
    const { orders } = rows[0]!
    const arrival = { now: new Date(), days: 30 }
    const { result, read } = await rowsReadBy(trx, () =>
      findArrivedOrders(trx, { ...arrival, limit: 4000 }),
    )
    expect(result).toHaveLength(orders - 1)
    expect(read).toBeLessThanOrEqual(2 * orders)
  })
})

test('the waiting orders of a company are read once for the places of all that are listed', async () => {
  await withChanges(async (trx) => {
    const { rows } = await sql<{ companyId: number }>`
      with chosen as (select company_id from trade_order where kind = 'dropship' and state = 'closed'
          group by company_id order by count(*) desc limit 1),
        ranked as (select id, row_number() over (order by id desc) as place from trade_order
          where company_id = (select company_id from chosen) and state = 'closed' order by id desc limit 150)
      update trade_order o set state = 'awaiting_funds', rank = ranked.place from ranked where o.id = ranked.id
      returning o.company_id as "companyId"`.execute(trx)
    const { companyId } = rows[0]!
    const filter = { after: null, states: ['awaiting_funds'], since: null, q: null } as const
    const { result, read } = await rowsReadBy(trx, () =>
      findOrders(trx, { companyId, kind: 'dropship' }, { ...filter, rows: 150 }),
    )
    const places = result.flatMap(({ place }) => (place === null ? [] : [place]))
    expect(places.toSorted((a, b) => a - b)).toEqual(places.map((_, index) => index + 1))
    expect(places.length).toBeGreaterThan(50)
    // Each is found, read for the list, and read once more for the places of all.
    expect(read).toBeLessThan(4 * places.length)
  })
})

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

/** The company with the most closed orders of one kind, and how many orders it placed in 30 days. */
async function largestCompany() {
  const { rows } = await sql<{ id: number; no: string; kind: MemberKind; recent: number }>`
    select c.id, c.customer_no as no, o.kind, count(*) filter (where placed_at >= ${daysAgo(30)})::int as recent
    from trade_order o join company c on c.id = o.company_id
    group by c.id, o.kind order by count(*) filter (where state = 'closed') desc limit 1`.execute(
    shop().db,
  )
  const { id, no, kind, recent } = rows[0]!
  return { party: { companyId: id, kind }, customerNo: no, expected: recent }
}

/** What the work returns, and how many rows of orders it read: a full scan reads all. */
function readingOrders<T>(work: (trx: Kysely<Database>) => Promise<T>) {
  return shop()
    .db.transaction()
    .execute((trx) => rowsReadBy(trx, () => work(trx)))
}

async function rowsReadBy<T>(trx: Kysely<Database>, work: () => Promise<T>) {
  const before = await rowsRead(trx)
  const result = await work()
  return { result, read: (await rowsRead(trx)) - before }
}

/** Runs the work as owner of the tables, and undoes what it changed. */
async function withChanges(work: (trx: Kysely<Database>) => Promise<void>): Promise<void> {
  const trx = await shop().owner.startTransaction().execute()
  try {
    await work(trx)
  } finally {
    await trx.rollback().execute()
  }
}

async function rowsRead(trx: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables
    where relid = 'trade_order'::regclass`.execute(trx)
  return rows[0]?.read ?? 0
}
