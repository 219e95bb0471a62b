// Staff decisions: states, terms, mails in the applicant's language, and immutable audit entries.
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { readMemberRoute } from '../src/contract/user-session.ts'
import { connect } from '../src/server/db/connect.ts'
import {
  changeMembershipTerms,
  changeMembershipStatus,
} from '../src/server/staff/applications/change-membership-status.ts'
import {
  decideApplication,
  type Decision,
} from '../src/server/staff/applications/decide-application.ts'
import { listQueue, readQueueEntry } from '../src/server/staff/applications/list-queue.ts'
import { inviteApplicant } from '../src/server/staff/accounts/manage-staff.ts'
import { redeemInvitation } from '../src/server/modules/application/invitation-service.ts'
import { checkAudit } from '../src/server/modules/audit/audit-service.ts'
import { AppError } from '../src/server/platform/errors.ts'
import { ask, useShop } from './support/ask.ts'
import { addApplicant } from './support/applicant.ts'
import { createMember } from './support/create-member.ts'
import { createMemberWithMoney } from './support/money.ts'

const shop = useShop()
const now = new Date('2026-11-23T03:00:00Z')
const staff = () => ({
  db: shop().db,
  now,
  actor: 'staff:desk@shop.example',
  origin: 'http://shop',
})
const TERMS = { price_group: 'wholesale', currency: 'HKD', sales_region: 'EU' }
const APPROVE: Decision = { to: 'approve', terms: TERMS }

let count = 0
const nextNumber = () => `A26-9${String((count += 1)).padStart(5, '0')}`

function mailsTo(address: string) {
  return shop()
    .db.selectFrom('outbox_mail')
    .where('recipient_key', '=', address)
    .select(['template', 'lang', 'subject', 'body_text'])
    .execute()
}

async function codeOf(work: Promise<unknown>): Promise<number> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(AppError)
  return (error as AppError).code
}

describe('approving', () => {
  test('an approval makes the applicant a member from the next request on, with the terms set by staff', async () => {
    const applicant = await addApplicant(shop().db, { number: nextNumber() })
    const before = await ask(shop(), readMemberRoute, {}, applicant.headers)
    expect(before.code).toBe(403)
    await decideApplication(staff(), applicant.applicationNo, APPROVE)
    const after = await ask<{ currency: string; region: { id: string } }>(
      shop(),
      readMemberRoute,
      {},
      applicant.headers,
    )
    expect(after.code).toBe(200)
    expect(after.result).toMatchObject({ currency: 'HKD', region: { id: 'EU' } })
  })

  test.each([
    ['en_us', /approved|welcome|member/i],
    ['zh_cn', /通过|会员/],
    ['zh_hk', /批准|會員/],
  ] as const)('the applicant gets a mail in %s', async (lang, subject) => {
    const applicant = await addApplicant(shop().db, { number: nextNumber(), lang })
    await decideApplication(staff(), applicant.applicationNo, APPROVE)
    const [mail, ...more] = await mailsTo(applicant.email)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ template: 'application-approved', lang })
    expect(mail?.subject).toMatch(subject)
    expect(mail?.body_text).toContain('http://shop')
  })

  test('a price group of the other kind of member is rejected without effect', async () => {
    const { applicationNo, email } = await addApplicant(shop().db, { number: nextNumber() })
    const terms = { ...TERMS, price_group: 'dropship' }
    const rejected = decideApplication(staff(), applicationNo, { to: 'approve', terms })
    expect(await codeOf(rejected)).toBe(422)
    expect((await readQueueEntry(shop().db, now, applicationNo))?.state).toBe('submitted')
    expect(await mailsTo(email)).toEqual([])
  })

  test('of two decisions at once one counts, and the other is rejected', async () => {
    const { applicationNo, email } = await addApplicant(shop().db, { number: nextNumber() })
    const both = await Promise.allSettled([
      decideApplication(staff(), applicationNo, APPROVE),
      decideApplication(staff(), applicationNo, { to: 'reject', reason: 'duplicate', note: '' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await mailsTo(email)).toHaveLength(1)
  })
})

describe('states', () => {
  test.each<[string, Decision, string]>([
    ['review', { to: 'review' }, 'in_review'],
    ['ask', { to: 'ask', items: [{ item: 'trade_reference', note: 'two of them' }] }, 'more_info'],
    ['reject', { to: 'reject', reason: 'region_not_served', note: '' }, 'rejected'],
    ['approve', APPROVE, 'approved'],
  ])('the decision %s changes a submitted application to its state', async (_, decision, state) => {
    const { applicationNo } = await addApplicant(shop().db, { number: nextNumber() })
    const { from, to } = await decideApplication(staff(), applicationNo, decision)
    expect([from, to]).toEqual(['submitted', state])
  })

  test('an approved application is final', async () => {
    const { applicationNo } = await addApplicant(shop().db, {
      number: nextNumber(),
      state: 'approved',
    })
    for (const decision of [APPROVE, { to: 'review' } as const]) {
      expect(await codeOf(decideApplication(staff(), applicationNo, decision))).toBe(409)
    }
  })

  test('a rejected application is taken up again before it is decided', async () => {
    const { applicationNo } = await addApplicant(shop().db, {
      number: nextNumber(),
      state: 'rejected',
    })
    expect(await codeOf(decideApplication(staff(), applicationNo, APPROVE))).toBe(409)
    const { from, to } = await decideApplication(staff(), applicationNo, { to: 'review' })
    expect([from, to]).toEqual(['rejected', 'in_review'])
  })

  test('an unknown number is answered with 404', async () => {
    expect(await codeOf(decideApplication(staff(), 'A26-nobody', APPROVE))).toBe(404)
  })
})

test('the queue shows the oldest applications first, with due dates, and marks those in their sixth working day or later as urgent', async () => {
  const dueSoon = { number: nextNumber(), submittedAt: new Date('2026-11-13T03:00:00Z') }
  const overdue = { number: nextNumber(), submittedAt: new Date('2026-11-10T03:00:00Z') }
  const waiting = { number: nextNumber(), submittedAt: now, state: 'more_info' as const }
  for (const each of [dueSoon, overdue, waiting]) await addApplicant(shop().db, each)
  const { entries: queue } = await listQueue(shop().db, now, 'open')
  const placeOf = (number: string) => queue.findIndex((entry) => entry.number === number)
  expect(placeOf(overdue.number)).toBeLessThan(placeOf(dueSoon.number))
  expect(queue[placeOf(overdue.number)]).toMatchObject({ isUrgent: true })
  expect(queue[placeOf(overdue.number)]?.deadline).toMatch(/late by 2/)
  expect(queue[placeOf(dueSoon.number)]).toMatchObject({
    isUrgent: true,
    deadline: '1 left, by 2026-11-24',
  })
  expect(queue[placeOf(waiting.number)]).toMatchObject({
    isUrgent: false,
    deadline: 'waits for answers',
  })
})

test('a suspension ends every session at once, and none opens again when it is lifted', async () => {
  const member = await createMember(shop().db)
  const { customer_no: customerNo } = await shop()
    .db.selectFrom('company')
    .where('id', '=', member.companyId)
    .select('customer_no')
    .executeTakeFirstOrThrow()
  const membership = { customerNo, kind: 'wholesale' as const }
  const codeNow = async () => (await ask(shop(), readMemberRoute, {}, member.headers)).code
  expect(await codeNow()).toBe(200)
  await changeMembershipStatus(staff(), { ...membership, suspendFor: 'terms_broken' })
  expect(await codeNow()).toBe(401)
  expect((await mailsTo(member.email))[0]?.template).toBe('membership-suspended')
  await changeMembershipStatus(staff(), { ...membership, suspendFor: null })
  expect(await codeNow()).toBe(401)
  const [, reinstated] = await mailsTo(member.email)
  expect(reinstated?.template).toBe('membership-reinstated')
  expect(reinstated?.body_text).toContain('http://shop/login')
  expect(await codeOf(changeMembershipStatus(staff(), { ...membership, suspendFor: null }))).toBe(
    409,
  )
})

test('the currency of a member whose account has money cannot be changed', async () => {
  const member = await createMemberWithMoney(shop().db, shop().owner, { available: 100_000n })
  const { customer_no: customerNo } = await shop()
    .db.selectFrom('company')
    .where('id', '=', member.companyId)
    .select('customer_no')
    .executeTakeFirstOrThrow()
  const membership = { customerNo, kind: 'dropship' as const }
  await expect(
    changeMembershipTerms(staff(), membership, { currency: 'EUR' }),
  ).rejects.toMatchObject({
    code: 409,
    result: { reason: 'moneyBooked' },
  })
  const { result } = await ask(shop(), readMemberRoute, {}, member.headers)
  expect(result).toMatchObject({ currency: 'USD' })
  await changeMembershipTerms(staff(), membership, { currency: 'USD', sales_region: 'EU' })
})

test('staff can set other terms, which apply at once and are in the audit log', async () => {
  const member = await createMember(shop().db)
  const { customer_no: customerNo } = await shop()
    .db.selectFrom('company')
    .where('id', '=', member.companyId)
    .select('customer_no')
    .executeTakeFirstOrThrow()
  const membership = { customerNo, kind: 'wholesale' as const }
  await changeMembershipTerms(staff(), membership, { currency: 'CNY' })
  const read = await ask(shop(), readMemberRoute, {}, member.headers)
  expect(read.result).toMatchObject({ currency: 'CNY', priceGroup: expect.anything() })
  const entry = await shop()
    .db.selectFrom('audit_entry')
    .where('subject', '=', `customer:${customerNo}`)
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(entry.change).toMatchObject({ from: { currency: 'USD' }, to: { currency: 'CNY' } })
  expect(
    await codeOf(changeMembershipTerms(staff(), membership, { price_group: 'dropship' })),
  ).toBe(422)
})

describe('invitations', () => {
  const make = (uses: number, days = 90) =>
    inviteApplicant(staff(), { priceGroup: 'wholesale', uses, days, note: '' })

  test('an invitation code is valid for its number of uses, however it is typed', async () => {
    const code = await make(2)
    expect(
      await redeemInvitation(shop().db, now, ` ${code.toLowerCase().replaceAll('-', ' ')}`),
    ).toBe('wholesale')
    expect(await redeemInvitation(shop().db, now, code.replaceAll('0', 'O'))).toBe('wholesale')
    expect(await redeemInvitation(shop().db, now, code)).toBeNull()
  })

  test('an expired or invented code is rejected', async () => {
    const code = await make(1, 1)
    expect(await redeemInvitation(shop().db, new Date('2026-11-24T03:00:00Z'), code)).toBeNull()
    expect(await redeemInvitation(shop().db, now, 'ABCD-EFGH-JKMN')).toBeNull()
  })

  test('of three simultaneous last uses one succeeds', async () => {
    const code = await make(1)
    const used = await Promise.all([1, 2, 3].map(() => redeemInvitation(shop().db, now, code)))
    expect(used.filter(Boolean)).toHaveLength(1)
  })
})

describe('the audit log', () => {
  test('the audit log has one entry for every decision, without personal data', async () => {
    const mark = 'Canarywright'
    const { applicationNo } = await addApplicant(shop().db, { number: nextNumber(), mark })
    await decideApplication(staff(), applicationNo, { to: 'review' })
    await decideApplication(staff(), applicationNo, APPROVE)
    const entries = await shop()
      .db.selectFrom('audit_entry')
      .where('subject', '=', `application:${applicationNo}`)
      .orderBy('id')
      .selectAll()
      .execute()
    expect(entries.map(({ action }) => action)).toEqual([
      'application.review',
      'application.approve',
    ])
    expect(entries[1]).toMatchObject({
      actor: 'staff:desk@shop.example',
      change: { state: ['in_review', 'approved'], ...TERMS },
    })
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(mark, 'i'))
  })

  test('the audit log cannot be changed, and a manipulation is detected', async () => {
    const { applicationNo } = await addApplicant(shop().db, { number: nextNumber() })
    await decideApplication(staff(), applicationNo, { to: 'review' })
    // This holds even for the owner of the tables, which is not the server role.
    const { db, close } = connect({ url: shop().url, applicationName: 'owner' })
    for (const statement of [
      sql`update audit_entry set actor = 'nobody'`,
      sql`delete from audit_entry`,
      sql`truncate audit_entry`,
    ]) {
      await expect(statement.execute(db)).rejects.toThrow('never changed')
    }
    const { entries, broken } = await checkAudit(db)
    expect(broken).toBeNull()
    const tamper = async (change: string) => {
      const outcome = await db
        .transaction()
        .execute(async (trx) => {
          await sql`alter table audit_entry disable trigger user`.execute(trx)
          await sql.raw(change).execute(trx)
          const found = await checkAudit(trx)
          throw Object.assign(new Error('undone'), { found })
        })
        .catch((error: { found?: { broken: number | null } }) => error.found)
      return outcome?.broken
    }
    expect(await tamper(`update audit_entry set actor = 'x' where id = ${entries}`)).toBe(entries)
    expect(await tamper(`update audit_entry set at = at + interval '1 s' where id = 1`)).toBe(1)
    expect(await tamper(`delete from audit_entry where id = 1`)).toBe(1)
    expect(await tamper(`delete from audit_entry where id = ${entries}`)).toBe(entries)
    expect(await tamper(`truncate audit_entry`)).toBe(1)
    for (const statement of [sql`update audit_head set entries = 0`, sql`delete from audit_head`]) {
      await expect(statement.execute(db)).rejects.toThrow('never becomes shorter')
    }
    expect((await checkAudit(db)).broken).toBeNull()
    await close()
  })
})
