// POST /api/staff/adjustments/decide
import { expect, test } from 'vitest'
import { decideAdjustmentRoute } from '../../../src/contract/staff-queue.ts'
import { listAudit } from '../../../src/server/modules/audit/audit-service.ts'
import { adjustAccount } from '../../../src/server/staff/money/decide-money.ts'
import { ask, useShop } from '../../support/ask.ts'
import { enrolStaff } from '../../support/enrol-staff.ts'
import { createMemberWithMoney, figuresOf } from '../../support/money.ts'

const shop = useShop()

test('an adjustment is approved by another account and refused with no effect', async () => {
  const { db, owner } = shop()
  const fay = await enrolStaff(db, { roles: ['finance'] })
  const finn = await enrolStaff(db, { roles: ['finance'] })
  const { accountId } = await createMemberWithMoney(db, owner)
  const money = { db, now: new Date(), actor: `staff:${fay.email}` }
  const propose = () => adjustAccount(money, { accountId, amount: 7_000n, reason: 'goodwill' })
  const decide = (headers: Record<string, string>, id: number, isApproved: boolean) =>
    ask(shop(), decideAdjustmentRoute, { id, isApproved }, headers)
  const { id } = await propose()
  const own = { code: 409, result: { reason: 'own_proposal' } }
  expect(await decide(fay.headers, id, true)).toMatchObject(own)
  expect((await decide(finn.headers, id, true)).code).toBe(200)
  expect(await figuresOf(db, accountId)).toMatchObject({ available: 7_000 })
  const again = { code: 409, result: { reason: 'decided' } }
  expect(await decide(finn.headers, id, true)).toMatchObject(again)
  const { id: other } = await propose()
  expect((await decide(finn.headers, other, false)).code).toBe(200)
  expect(await figuresOf(db, accountId)).toMatchObject({ available: 7_000 })
  const [entry] = await listAudit(db, `adjustment:${other}`, 1)
  expect(entry).toMatchObject({ action: 'money.refuse', actor: `staff:${finn.email}` })
})
