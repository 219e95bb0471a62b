// POST /api/staff/reversals/decide
import { expect, test } from 'vitest'
import { decideReversalRoute } from '../../../src/contract/staff-queue.ts'
import { listAudit } from '../../../src/server/modules/audit/audit-service.ts'
import { proposePaymentReversal } from '../../../src/server/staff/money/handle-payments.ts'
import { ask, useShop } from '../../support/ask.ts'
import { enrolStaff } from '../../support/enrol-staff.ts'
import { createMemberWithMoney, figuresOf, putMoney } from '../../support/money.ts'

const shop = useShop()

test('a reversal is refused and proposed again, then approved by another account', async () => {
  const { db, owner } = shop()
  const fay = await enrolStaff(db, { roles: ['finance'] })
  const finn = await enrolStaff(db, { roles: ['finance'] })
  const { accountId } = await createMemberWithMoney(db, owner)
  const paymentId = await putMoney(db, accountId, 20_000n)
  const money = { db, now: new Date(), actor: `staff:${fay.email}` }
  const propose = () => proposePaymentReversal(money, { paymentId, reason: 'recalled' })
  const decide = (headers: Record<string, string>, isApproved: boolean) =>
    ask(shop(), decideReversalRoute, { id: paymentId, isApproved }, headers)
  await propose()
  expect((await decide(finn.headers, false)).code).toBe(200)
  const none = { code: 409, result: { reason: 'no_proposal' } }
  expect(await decide(finn.headers, true)).toMatchObject(none)
  expect(await figuresOf(db, accountId)).toMatchObject({ available: 20_000 })
  await propose()
  const own = { code: 409, result: { reason: 'own_proposal' } }
  expect(await decide(fay.headers, true)).toMatchObject(own)
  expect((await decide(finn.headers, true)).code).toBe(200)
  expect(await figuresOf(db, accountId)).toMatchObject({ available: 0 })
  const [last, rejected] = (await listAudit(db, `payment:${paymentId}`)).filter(
    ({ action }) => /revers(?:e|al)$/.test(action) && !action.includes('propose'),
  )
  expect([last?.action, rejected?.action]).toEqual(['money.reverse', 'money.reject-reversal'])
})
