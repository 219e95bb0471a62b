// GET /api/staff/queue
import { expect, test } from 'vitest'
import { readStaffQueueRoute, type StaffQueue } from '../../../src/contract/staff-queue.ts'
import { requestPayout } from '../../../src/server/modules/ledger/account-service.ts'
import { proposeChange } from '../../../src/server/staff/accounts/second-signature.ts'
import { adjustAccount, preparePayout } from '../../../src/server/staff/money/decide-money.ts'
import { proposePaymentReversal } from '../../../src/server/staff/money/handle-payments.ts'
import { addApplicant } from '../../support/applicant.ts'
import { ask, useShop } from '../../support/ask.ts'
import { type EnrolledStaff, enrolStaff } from '../../support/enrol-staff.ts'
import { createMemberWithMoney, putMoney } from '../../support/money.ts'

const shop = useShop()
const queueOf = async ({ headers }: EnrolledStaff) =>
  (await ask<StaffQueue>(shop(), readStaffQueueRoute, {}, headers)).result

test('each account sees what its permissions let it read', async () => {
  const { db } = shop()
  await addApplicant(db, { number: 'A26-810000' })
  const nothing = { requests: null, proposals: null, applications: null, reviews: null }
  const catalogue = await enrolStaff(db, { roles: ['catalogue'] })
  expect(await queueOf(catalogue)).toEqual({ ...nothing, reviews: 0 })
  const finance = await queueOf(await enrolStaff(db, { roles: ['finance'] }))
  expect(finance).toMatchObject({ requests: null, proposals: [], applications: null })
  expect(await queueOf(await enrolStaff(db))).toMatchObject({ requests: [], reviews: 0 })
  const sales = await enrolStaff(db, { roles: ['sales'] })
  expect(await queueOf(sales)).toMatchObject({ applications: 1 })
})

test('a request states what it changes, and who proposed it', async () => {
  const { db } = shop()
  const [ann, bob] = [await enrolStaff(db), await enrolStaff(db)]
  const { email } = await enrolStaff(db, { roles: ['auditor'] })
  const signing = { db, now: new Date(), account: ann }
  const id = await proposeChange(signing, { kind: 'roles', email, add: ['finance'] })
  expect((await queueOf(ann)).requests).toMatchObject([{ id, isOwn: true }])
  expect((await queueOf(bob)).requests).toMatchObject([
    { id, kind: 'roles', subject: email, add: ['finance'], before: ['auditor'], isOwn: false },
  ])
})

test('proposals of money carry their amount, their reason and who may decide them', async () => {
  const { db, owner } = shop()
  const fay = await enrolStaff(db, { roles: ['finance'] })
  const money = { db, now: new Date(), actor: `staff:${fay.email}` }
  const { accountId } = await createMemberWithMoney(db, owner)
  const paid = await putMoney(db, accountId, 20_000n)
  const adjustment = { accountId, amount: 7_000n, reason: 'goodwill' }
  const { id: adjusted } = await adjustAccount(money, adjustment)
  await proposePaymentReversal(money, { paymentId: paid, reason: 'recalled' })
  const payout = await db
    .transaction()
    .execute((trx) => requestPayout(trx, { accountId, amount: 5_000n, by: 'member:1' }))
  const finn = await enrolStaff(db, { roles: ['finance'] })
  expect((await queueOf(finn)).proposals?.[2]).toMatchObject({ kind: 'payout', state: 'requested' })
  await preparePayout(money, payout)
  expect((await queueOf(finn)).proposals).toMatchObject([
    { kind: 'adjustment', id: adjusted, amount: '70.00', mayDecide: true, isOwn: false },
    { kind: 'payment', id: paid, amount: '-200.00', reason: 'recalled' },
    { kind: 'payout', id: payout, amount: '50.00', state: 'proposed' },
  ])
  expect((await queueOf(fay)).proposals).toMatchObject([{ isOwn: true }, {}, {}])
  const sales = await enrolStaff(db, { roles: ['sales'] })
  for (const { mayDecide } of (await queueOf(sales)).proposals ?? []) expect(mayDecide).toBe(false)
})
