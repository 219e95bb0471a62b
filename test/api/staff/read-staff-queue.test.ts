// GET /api/staff/queue
import { expect, test } from 'vitest'
import { readStaffQueueRoute, type StaffQueue } from '../../../src/contract/staff-queue.ts'
import { requestPayout } from '../../../src/server/modules/ledger/account-service.ts'
import { proposeChange } from '../../../src/server/staff/accounts/second-signature.ts'
import { adjustAccount, preparePayout } from '../../../src/server/staff/money/decide-money.ts'
import { stopOrder } from '../../../src/server/staff/orders/handle-order.ts'
import { proposePaymentReversal } from '../../../src/server/staff/money/handle-payments.ts'
import { addApplicant } from '../../support/applicant.ts'
import { ask, useShop } from '../../support/ask.ts'
import { type EnrolledStaff, enrolStaff } from '../../support/enrol-staff.ts'
import { createMemberWithMoney, putMoney } from '../../support/money.ts'
import { openCaseAs } from '../../support/open-case.ts'
import { createDropshipper, ITEM, placeOrder, setStock } from '../../support/orders.ts'
import { requestReturn, returnInput, shipOrder, staffOf } from '../../support/returns.ts'
import { createWholesaler, submitOrder } from '../../support/wholesale.ts'

const shop = useShop()
const queueOf = async ({ headers }: EnrolledStaff) =>
  (await ask<StaffQueue>(shop(), readStaffQueueRoute, {}, headers)).result

const workOf = async (staff: EnrolledStaff) =>
  Object.fromEntries((await queueOf(staff)).work.map(({ kind, count }) => [kind, count]))

test('each account sees what its permissions let it decide', async () => {
  const { db } = shop()
  const catalogue = await queueOf(await enrolStaff(db, { roles: ['catalogue'] }))
  expect(catalogue).toMatchObject({ requests: null, proposals: null })
  const finance = await queueOf(await enrolStaff(db, { roles: ['finance'] }))
  expect(finance).toMatchObject({ requests: null, proposals: [] })
  expect(await queueOf(await enrolStaff(db))).toMatchObject({ requests: [] })
})

test('each role sees its own work, with its count and its oldest entry, and nothing that is stopped or waits for a customer', async () => {
  const { db } = shop()
  await setStock(shop(), ITEM, 100)
  const submittedAt = new Date('2026-03-02T08:00:00Z')
  await addApplicant(db, { number: 'A26-810000', submittedAt })
  await addApplicant(db, { number: 'A26-810001' })
  await addApplicant(db, { number: 'A26-810002', state: 'more_info' })
  const buyer = await createWholesaler(shop())
  await submitOrder(shop(), buyer)
  const { orderNo: stopped } = await submitOrder(shop(), buyer)
  await stopOrder(staffOf(shop(), 'sales'), stopped, 'asked by phone')
  await openCaseAs(shop())
  const dropshipper = await createDropshipper(shop())
  await placeOrder(shop(), dropshipper)
  const shipped = await shipOrder(shop(), dropshipper)
  await requestReturn(shop(), dropshipper, returnInput(shipped, {}))
  const works = Object.fromEntries(
    await Promise.all(
      ['sales', 'warehouse', 'support', 'finance', 'catalogue'].map(async (role) => {
        return [role, await workOf(await enrolStaff(db, { roles: [role] }))]
      }),
    ),
  )
  const shared = { case: 1, return: 1, inspection: 0, review: 0 }
  expect(works).toEqual({
    sales: { application: 2, offer: 1, ...shared },
    warehouse: { warehouse: 1, cancellation: 0, inspection: 0 },
    support: { application: 2, ...shared },
    finance: { refund: 0, payment: 0 },
    catalogue: { review: 0 },
  })
  const { work } = await queueOf(await enrolStaff(db, { roles: ['sales'] }))
  expect(work[0]).toEqual({ kind: 'application', count: 2, since: submittedAt.toISOString() })
  expect(work.at(-1)).toEqual({ kind: 'review', count: 0, since: null })
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

test('an own request may be approved while no one else could sign it', async () => {
  const { db } = shop()
  const now = new Date()
  await db.updateTable('staff').set({ disabled_at: now }).execute()
  const ann = await enrolStaff(db)
  const { email } = await enrolStaff(db, { roles: ['auditor'] })
  const id = await proposeChange(
    { db, now, account: ann },
    { kind: 'roles', email, add: ['finance'] },
  )
  const mayApprove = async (staff: EnrolledStaff) =>
    (await queueOf(staff)).requests?.find((each) => each.id === id)?.mayApprove
  expect(await mayApprove(ann)).toBe(true)
  const bob = await enrolStaff(db)
  expect([await mayApprove(ann), await mayApprove(bob)]).toEqual([false, true])
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
