// POST /api/staff/requests/decide
import { beforeAll, expect, test } from 'vitest'
import { decideStaffRequestRoute } from '../../../src/contract/staff-queue.ts'
import { listAudit } from '../../../src/server/modules/audit/audit-service.ts'
import { rolesOf } from '../../../src/server/modules/staff/role-service.ts'
import {
  type Proposal,
  proposeChange,
} from '../../../src/server/staff/accounts/second-signature.ts'
import { ask, useShop } from '../../support/ask.ts'
import { type EnrolledStaff, enrolStaff } from '../../support/enrol-staff.ts'

const shop = useShop()
let ann: EnrolledStaff
let bob: EnrolledStaff
beforeAll(async () => {
  ann = await enrolStaff(shop().db)
  bob = await enrolStaff(shop().db)
})

const propose = (proposal: Proposal) =>
  proposeChange({ db: shop().db, now: new Date(), account: ann }, proposal)
const decide = (as: EnrolledStaff, id: number, isApproved = true) =>
  ask(shop(), decideStaffRequestRoute, { id, isApproved }, as.headers)

test('a request is signed by another account, never by its own, with one audit entry', async () => {
  const { email, staffId } = await enrolStaff(shop().db, { roles: ['auditor'] })
  const id = await propose({ kind: 'roles', email, add: ['finance'] })
  expect(await decide(ann, id)).toMatchObject({ code: 409, result: { reason: 'ownRequest' } })
  const before = (await listAudit(shop().db)).length
  const signed = { code: 200, result: { state: 'approved', invitation: null } }
  expect(await decide(bob, id)).toMatchObject(signed)
  expect((await listAudit(shop().db)).length).toBe(before + 1)
  expect(await rolesOf(shop().db, staffId)).toEqual(['auditor', 'finance'])
  expect(await decide(bob, id)).toMatchObject({ code: 409, result: { reason: 'decided' } })
})

test('a request is withdrawn by the account that made it, and refused by a colleague', async () => {
  const { email } = await enrolStaff(shop().db, { roles: ['auditor'] })
  const outcomes = [ann, bob].map(async (as) => {
    const add = as === ann ? ['finance'] : ['admin']
    const id = await propose({ kind: 'roles', email, add })
    return (await decide(as, id, false)).result
  })
  expect(await Promise.all(outcomes)).toMatchObject([{ state: 'withdrawn' }, { state: 'refused' }])
})

test('the reset of a colleague returns the secret of the one-time link', async () => {
  const { email } = await enrolStaff(shop().db, { roles: ['auditor'] })
  const { result } = await decide(bob, await propose({ kind: 'reset', email }))
  expect(result).toMatchObject({ invitation: expect.stringMatching(/^[\w-]{43}$/) })
})
