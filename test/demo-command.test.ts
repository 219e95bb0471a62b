// npm run demo: fills an empty shop through the shop's own operations, once, and logs its members in by links.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readAccountRoute } from '../src/contract/account.ts'
import { listOrdersRoute } from '../src/contract/order.ts'
import { storeSetting } from '../src/server/platform/stored-setting-repository.ts'
import { ask, useShop } from './support/ask.ts'
import { createMember } from './support/create-member.ts'
import { expectReconciled } from './support/expect-reconciled.ts'
import { SAME_ORIGIN } from './support/log-in-as.ts'
import { runCommand } from './support/run-command.ts'

const shop = useShop()
const demo = () => runCommand(shop().url, 'demo', [], { PUBLIC_URL: 'https://shop.example' })
const linkOf = (out: string, company: string, role: string) =>
  new RegExp(`${company}[^]*?${role} +https://shop\\.example(/log-in-link/\\S+)`).exec(out)?.[1] ??
  ''

const DROPSHIP_STATES = [
  'held',
  'picking',
  'packed',
  'part shipped',
  'shipped',
  'delivered',
  'closed',
  'cancelled',
]

const WHOLESALE_STATES = [
  'submitted',
  'quoted',
  'awaiting payment',
  'paid',
  'picking',
  'packed',
  'part shipped',
  'shipped',
  'delivered',
  'cancelled',
]

const RETURN_STATES = ['requested', 'more info', 'approved', 'received', 'settled', 'refused']

async function followLink(url: string) {
  const answer = await shop().app.inject({ method: 'GET', url })
  const token = answer.cookies.find(({ name }) => name === 'token')?.value ?? ''
  return { answer, headers: { cookie: `token=${token}`, ...SAME_ORIGIN } }
}

/** What waits for staff: foreign goods, a doubtful entry of a fit list; and a substitute that was sent. */
async function expectWorkForStaff() {
  const foreign = await sql`select from trade_return where foreign_state = 'noticed'`.execute(
    shop().db,
  )
  expect(foreign.rows).toHaveLength(2)
  const reviews = await sql`select from fit_review where state = 'open'`.execute(shop().db)
  expect(reviews.rows).toHaveLength(1)
  const substitutes = await sql`select from order_line where replaces is not null`.execute(
    shop().db,
  )
  expect(substitutes.rows).toHaveLength(1)
}

/** Leaves the shop as an interruption while orders were made would, and suspends one company. */
async function leaveUnfinished() {
  const { db } = shop()
  const unfinished = { name: 'demonstration-unfinished', value: '["orders parcels"]' }
  await storeSetting(db, new Date(), unfinished)
  await sql`update membership m set state = 'suspended', fail_reason = 'other' from company c
    where c.id = m.company_id and c.name = 'Example Opening Store Ltd'`.execute(shop().owner)
}

/** What `leaveUnfinished` left, in the output of the next run. */
function expectNamed(out: string) {
  expect(out).toContain('orders or returns are missing: Example Parcels Ltd. For a complete')
  expect(out).toMatch(/Example Opening Store[^]*?owner +not a member now: .*suspended\n/)
}

test('an empty shop is filled once, its links log in once, and its money adds up', async () => {
  const first = await demo()
  expect(first.err).toBe('')
  expect(first.code).toBe(0)
  for (const state of DROPSHIP_STATES) {
    expect(first.out).toMatch(new RegExp(`Example Parcels Ltd[^]*?orders: .*\\d ${state}`))
  }
  expect(first.out).toMatch(/Example Parcels Ltd[^]*?orders: .*1 awaiting approval/)
  for (const state of WHOLESALE_STATES) {
    expect(first.out).toMatch(new RegExp(`Example Wholesale GmbH[^]*?orders: .*\\d ${state}`))
  }
  expect(first.out).toMatch(/Example Waiting Shop Ltd[^]*?orders: .*3 awaiting funds/)
  for (const company of ['Example Parcels Ltd', 'Example Wholesale GmbH']) {
    for (const state of RETURN_STATES) {
      expect(first.out).toMatch(new RegExp(`${company}[^]*?returns: .*\\d ${state}`))
    }
  }
  await expectWorkForStaff()
  await expectReconciled(shop().db)
  const finance = await followLink(linkOf(first.out, 'Example Parcels Ltd', 'finance'))
  const figures = await ask(shop(), readAccountRoute, {}, finance.headers)
  expect(figures).toMatchObject({ result: { runway: { kind: 'lasts' } } })
  const url = linkOf(first.out, 'Example Waiting Shop Ltd', 'owner')
  const { answer, headers } = await followLink(url)
  expect(answer).toMatchObject({
    statusCode: 303,
    headers: { location: '/zh-hk/drop-shipping.html' },
  })
  const account = await ask<{ waiting: object }>(shop(), readAccountRoute, {}, headers)
  expect(account).toMatchObject({ code: 200 })
  const waiting = await ask(shop(), listOrdersRoute, { label: 'needs_you' }, headers)
  expect(waiting).toMatchObject({ code: 200, result: { count: 3 } })
  expect((await followLink(url)).answer).toMatchObject({ statusCode: 410 })
  const unused = linkOf(first.out, 'Example Parcels Ltd', 'viewer')
  await leaveUnfinished()
  const again = await demo()
  expect(again).toMatchObject({ code: 0, err: '' })
  expect(again.out).toContain('were already there')
  expectNamed(again.out)
  const counts = /^ {2}(?:orders|returns):.*$/gm
  expect(again.out.match(counts)).toEqual(first.out.match(counts))
  expect((await followLink(unused)).answer.statusCode).toBe(410)
  // A program that checks links sends HEAD, which does not log in.
  const head = await shop().app.inject({
    method: 'HEAD',
    url: linkOf(again.out, 'Example Parcels Ltd', 'viewer'),
  })
  expect(head.statusCode).toBe(404)
  await createMember(shop().db)
  const { code, err } = await demo()
  expect([code, err]).toEqual([1, expect.stringContaining('one company that npm run demo did not')])
})
