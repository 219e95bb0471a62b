// POST /api/staff/payouts/decide
import { expect, test } from 'vitest'
import { decidePayoutRoute } from '../../../src/contract/staff-queue.ts'
import { requestPayout } from '../../../src/server/modules/ledger/account-service.ts'
import { preparePayout } from '../../../src/server/staff/money/decide-money.ts'
import { ask, useShop } from '../../support/ask.ts'
import { enrolStaff } from '../../support/enrol-staff.ts'
import { createMemberWithMoney, figuresOf } from '../../support/money.ts'

const shop = useShop()

test('a payout is refused only with a reason, and confirmed only by another account', async () => {
  const { db, owner } = shop()
  const fay = await enrolStaff(db, { roles: ['finance'] })
  const finn = await enrolStaff(db, { roles: ['finance'] })
  const { accountId } = await createMemberWithMoney(db, owner, { available: 9_000n })
  const money = { db, now: new Date(), actor: `staff:${fay.email}` }
  const propose = async () => {
    const id = await db
      .transaction()
      .execute((trx) => requestPayout(trx, { accountId, amount: 5_000n, by: 'member:1' }))
    await preparePayout(money, id)
    return id
  }
  const decide = (headers: Record<string, string>, input: Record<string, unknown>) =>
    ask(shop(), decidePayoutRoute, input, headers)
  const id = await propose()
  const without = await decide(finn.headers, { id, isApproved: false })
  expect(without).toMatchObject({ code: 422 })
  const withReason = { id, isApproved: false, reason: 'asked by phone' }
  expect((await decide(finn.headers, withReason)).code).toBe(200)
  expect(await figuresOf(db, accountId)).toMatchObject({ available: 9_000, held: 0 })
  const second = { id: await propose(), isApproved: true }
  const own = { code: 409, result: { reason: 'own_proposal' } }
  expect(await decide(fay.headers, second)).toMatchObject(own)
  expect((await decide(finn.headers, second)).code).toBe(200)
  expect(await figuresOf(db, accountId)).toMatchObject({ available: 4_000, held: 0 })
})
