// The job that turns cases in which wholesalers asked for a quotation into orders.
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type CaseThread, followCaseRoute } from '../../src/contract/contact.ts'
import { listOrdersRoute } from '../../src/contract/order.ts'
import { requestQuotationRoute } from '../../src/contract/quotation.ts'
import { recordCaseStep } from '../../src/server/staff/cases/record-case-step.ts'
import { ask, expectContract, useShop } from '../support/ask.ts'
import { createMember, type TestMember } from '../support/create-member.ts'
import { ITEM, OTHER } from '../support/orders.ts'
import { mailsTo } from '../support/outbox.ts'
import { addAddress, offerFor, readOrderAs } from '../support/wholesale.ts'
import { addWishLines } from '../support/wish-list-cases.ts'
import { runJob } from '../support/run-job.ts'

const MIGRATION = readFileSync(
  new URL('../../src/server/db/migrations/0059-carried-quotations.sql', import.meta.url),
  'utf8',
)
const shop = useShop()

interface OpenedCase {
  caseNo: string
  feedbackCode: string
}

/** Opens a case as wholesalers did before they ordered by offer. Only viewers still can, so the member becomes one. */
async function openQuotation(
  member: TestMember,
  messages = 'By Friday, please',
): Promise<OpenedCase> {
  const setRole = (role: string) =>
    sql`update member set role = ${role} where id = ${member.memberId}`.execute(shop().owner)
  await setRole('viewer')
  const input = { sendingId: `sending-of-${member.username}`, messages }
  const { result } = await ask<OpenedCase>(shop(), requestQuotationRoute, input, member.headers)
  await setRole('owner')
  return result
}

async function carryOver(): Promise<void> {
  const [markCases] = /update feedback_case[^;]*;/.exec(MIGRATION) ?? []
  await sql.raw(markCases ?? '').execute(shop().owner)
  await runJob(shop(), 'carry-over-quotations', new Date())
}

async function follow({ caseNo, feedbackCode }: OpenedCase): Promise<CaseThread> {
  const keys = { caseNo, feedbackCode }
  const { result } = await ask<CaseThread>(shop(), followCaseRoute, keys)
  expectContract(followCaseRoute, result)
  return result
}

async function ordersOf({ headers }: TestMember) {
  const { result } = await ask<{ list: { orderNo: string }[] }>(
    shop(),
    listOrdersRoute,
    {},
    headers,
  )
  return result.list
}

test('an open case of a wholesaler becomes one order, and its number and code lead to it', async () => {
  const member = await createMember(shop().db, { lang: 'zh_hk' })
  await addAddress(shop(), member.companyId)
  await addWishLines(shop(), member, [
    { itemNo: ITEM, quantity: 10, note: 'for Lille' },
    { itemNo: OTHER, quantity: 4 },
  ])
  const opened = await openQuotation(member)
  expect(await follow(opened)).toMatchObject({ state: 'new', order: null })
  await carryOver()
  await carryOver()
  const [{ orderNo = '' } = {}, ...more] = await ordersOf(member)
  expect(more).toEqual([])
  const order = await readOrderAs(shop(), member, orderNo)
  // Four pieces are too few for a line, but the words of the case name them.
  expect(order).toMatchObject({
    state: 'submitted',
    ownReference: opened.caseNo,
    items: [{ itemNo: ITEM, quantity: 10 }],
  })
  expect(order.note).toContain('By Friday, please')
  expect(order.note).toContain(`4 × ${OTHER}`)
  expect(await follow(opened)).toMatchObject({
    state: 'closed',
    canReply: false,
    order: { orderNo, label: 'received' },
  })
  await offerFor(shop(), orderNo)
  expect((await follow(opened)).order).toEqual({ orderNo, label: 'needs_you' })
  const subjects = (await mailsTo(shop().db, member.email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes('已轉為訂單'))).toHaveLength(1)
})

test('a case stays a case without an address, and becomes an order after one was added', async () => {
  const member = await createMember(shop().db)
  await addWishLines(shop(), member, [{ itemNo: ITEM, quantity: 10 }])
  const opened = await openQuotation(member)
  await carryOver()
  expect(await follow(opened)).toMatchObject({ state: 'new', canReply: true, order: null })
  await addAddress(shop(), member.companyId)
  await carryOver()
  expect((await follow(opened)).order).toMatchObject({ label: 'received' })
})

test('cases of dropshippers, solved cases and those whose lines cannot be read stay as they are', async () => {
  const dropshipper = await createMember(shop().db, { kind: 'dropship' })
  const solved = await createMember(shop().db)
  const unreadable = await createMember(shop().db)
  const opened: OpenedCase[] = []
  for (const member of [dropshipper, solved, unreadable]) {
    await addAddress(shop(), member.companyId)
    await addWishLines(shop(), member, [{ itemNo: ITEM, quantity: 10 }])
    opened.push(await openQuotation(member, member === unreadable ? '3 × VC-NO' : ''))
  }
  const staff = {
    db: shop().db,
    now: new Date(),
    actor: 'staff:bo',
    origin: 'https://shop.example',
  }
  await recordCaseStep(staff, { caseNo: opened[1]!.caseNo, step: 'solve' })
  await carryOver()
  for (const each of opened) expect((await follow(each)).order).toBeNull()
  for (const member of [dropshipper, solved, unreadable]) expect(await ordersOf(member)).toEqual([])
})
