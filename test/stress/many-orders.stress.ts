// A million orders of 2,000 companies: how long lists of members and staff, one order, and the reconciliation take.
import { env } from 'node:process'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { CallRoute } from '../../src/contract/call.ts'
import { listOrdersRoute, readOrderRoute } from '../../src/contract/order.ts'
import { findDifferences } from '../../src/server/modules/ledger/reconciliation-service.ts'
import {
  listStaffOrders,
  readStaffOrder,
} from '../../src/server/modules/ordering/staff-order-service.ts'
import { ORDER_LABELS, ORDER_STATES } from '../../src/shared/order-vocabulary.ts'
import { fillOrders } from '../drivers/many-orders.ts'
import { runJob } from '../support/run-job.ts'
import { ask, useShop } from '../support/ask.ts'
import { createMember, type TestMember } from '../support/create-member.ts'
import { recordFigures } from '../support/record-figures.ts'

const shop = useShop()
const ORDERS = Number(env.MANY_ORDERS ?? 1_000_000)
const ROUNDS = Number(env.MANY_ORDERS_ROUNDS ?? 20)
const LIST_MS = 50
const DETAIL_MS = 20
const STAFF_LIST_MS = 100
const RECONCILE_SECONDS = 300

/** Logins of the company with the most orders of each kind, and of one with a usual number. */
let members: TestMember[]

beforeAll(async () => {
  const begun = performance.now()
  await fillOrders(shop().owner, { orders: ORDERS, companies: 2000 })
  const { rows } = await sql<{ company: number; kind: 'wholesale' | 'dropship'; orders: number }>`
    with counted as (
      select company_id, kind, count(*)::int as orders, row_number() over (partition by kind order by count(*) desc) as n
      from trade_order group by company_id, kind
    )
    select company_id as company, kind, orders from counted where n in (1, 300)
    order by orders desc`.execute(shop().db)
  members = []
  for (const { company: companyId, kind } of rows) {
    members.push(await createMember(shop().db, { kind, companyId }))
  }
  const seconds = (performance.now() - begun) / 1000
  recordFigures('filled', { orders: ORDERS, seconds, ofCompanies: rows.map((row) => row.orders) })
}, 1_200_000)

interface Times {
  median: number
  p99: number
}

/** Of `ROUNDS` runs of each piece of work, after one that is not counted. */
async function timesOf(works: (() => Promise<unknown>)[]): Promise<Times> {
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const work of works) {
      const begun = performance.now()
      await work()
      if (round > 0) times.push(performance.now() - begun)
    }
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!
  return { median: at(0.5), p99: at(0.99) }
}

/** Records the times of each kind of work; returns the kinds whose median takes longer than `max` milliseconds. */
async function measure(
  work: Record<string, (() => Promise<unknown>)[]>,
  max: number,
): Promise<string[]> {
  const slow: string[] = []
  for (const [name, works] of Object.entries(work)) {
    const { median, p99 } = await timesOf(works)
    recordFigures(name, { median, p99 })
    if (median > max) slow.push(`${name}: ${median.toFixed(0)} ms`)
  }
  return slow
}

async function get(route: CallRoute, input: Record<string, unknown>, { headers }: TestMember) {
  const { code, result } = await ask<{ list: { orderNo: string }[]; next: number | null }>(
    shop(),
    route,
    input,
    headers,
  )
  expect(code).toBe(200)
  return result
}

test('members list, search and open their orders quickly among a million', async () => {
  const list = (input: Record<string, unknown>) =>
    members.map((member) => () => get(listOrdersRoute, input, member))
  const first = await Promise.all(members.map((member) => get(listOrdersRoute, {}, member)))
  const lists = {
    'first page': list({}),
    'next page': members.map((member, at) => () => {
      return get(listOrdersRoute, { after: first[at]!.next ?? 1 }, member)
    }),
    ...Object.fromEntries(ORDER_LABELS.map((label) => [`label ${label}`, list({ label })])),
    'last 30 days': list({ days: 30 }),
    'by number': members.map((member, at) => () => {
      return get(listOrdersRoute, { q: first[at]!.list[3]!.orderNo }, member)
    }),
    'by own reference': list({ q: 'po-1234' }),
    'by item': list({ q: 'VC' }),
    'by recipient': list({ q: 'emil l' }),
    'by tracking number': list({ q: 'TRACK99' }),
    'by what does not exist': list({ q: 'zzzz' }),
  }
  expect.soft(await measure(lists, LIST_MS)).toEqual([])
  const details = members.flatMap((member, at) => {
    return first[at]!.list.map(
      ({ orderNo }) =>
        () =>
          get(readOrderRoute, { orderNo }, member),
    )
  })
  expect.soft(await measure({ 'one order': details }, DETAIL_MS)).toEqual([])
})

test('staff list and open orders of any state and company quickly among a million', async () => {
  const { db } = shop()
  const companies = await db
    .selectFrom('company')
    .where('id', 'in', [members[0]!.companyId, members.at(-1)!.companyId])
    .select('customer_no')
    .execute()
  const list =
    (states: readonly (typeof ORDER_STATES)[number][], customerNo: string | null) => () =>
      listStaffOrders(db, { states, customerNo, limit: 201 })
  const ofCompanies = (states: readonly (typeof ORDER_STATES)[number][]) =>
    companies.map(({ customer_no: customerNo }) => list(states, customerNo))
  const warehouse = ['paid', 'held', 'picking', 'packed', 'part_shipped'] as const
  const { rows } = await sql<{ orderNo: string }>`
    select order_no as "orderNo" from trade_order where id % 50021 = 0`.execute(db) // about twenty, spread
  const lists = {
    'staff: warehouse': [list(warehouse, null)],
    ...Object.fromEntries(ORDER_STATES.map((state) => [`staff: ${state}`, [list([state], null)]])),
    'staff: warehouse, one company': ofCompanies(warehouse),
    'staff: closed, one company': ofCompanies(['closed']),
    'staff: by number': rows.map(
      ({ orderNo }) =>
        () =>
          readStaffOrder(db, orderNo),
    ),
  }
  expect(await measure(lists, STAFF_LIST_MS)).toEqual([])
})

test('a million orders reconcile in five minutes, and the jobs that look for due orders are timed', async () => {
  const { owner } = shop()
  const begun = performance.now()
  expect(await findDifferences(owner, null)).toEqual([])
  const all = (performance.now() - begun) / 1000
  const hourBegun = performance.now()
  expect(await findDifferences(owner, new Date(Date.now() - 3_600_000))).toEqual([])
  const hour = (performance.now() - hourBegun) / 1000
  recordFigures('reconciled', { allSeconds: all, hourSeconds: hour })
  const seconds: Record<string, number> = {}
  for (const job of ['release-orders', 'expire-orders', 'substitute-short-lines']) {
    const started = performance.now()
    await runJob({ ...shop(), db: owner }, job, new Date())
    seconds[job] = (performance.now() - started) / 1000
  }
  recordFigures('jobs in seconds', seconds)
  expect(all).toBeLessThan(RECONCILE_SECONDS)
})
