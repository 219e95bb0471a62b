// Changes that need two persons: roles that move money or manage staff, and the reset of a colleague's factors.
import { beforeAll, expect, test } from 'vitest'
import { listAudit } from '../../src/server/modules/audit/audit-service.ts'
import { listRequests } from '../../src/server/modules/staff/request-service.ts'
import { rolesOf } from '../../src/server/modules/staff/role-service.ts'
import { recogniseStaff } from '../../src/server/modules/staff/staff-session-service.ts'
import { AppError } from '../../src/server/platform/errors.ts'
import { findStaff } from '../../src/server/modules/staff/staff-service.ts'
import { addStaff } from '../../src/server/staff/accounts/manage-staff.ts'
import { changeStaffRoles } from '../../src/server/staff/accounts/manage-roles.ts'
import {
  rolesNeedSecondPerson,
  accountNeedsSecondPerson,
  roleNeedsSecondPerson,
  decideRequest,
  type Proposal,
  proposeChange,
} from '../../src/server/staff/accounts/second-signature.ts'
import { ACCOUNT_REQUESTS } from '../../src/shared/staff-requests.ts'
import { useShop } from '../support/ask.ts'
import { mailsTo } from '../support/outbox.ts'
import { type EnrolledStaff, enrolStaff } from '../support/enrol-staff.ts'

const DAY_MS = 86_400_000
const shop = useShop()
let now = new Date('2026-06-01T08:00:00Z')
let ann: EnrolledStaff
let bob: EnrolledStaff
let clerk: EnrolledStaff

const as = (account: EnrolledStaff) => ({ db: shop().db, now, account })
const propose = (by: EnrolledStaff, proposal: Proposal) => proposeChange(as(by), proposal)
const decide = (by: EnrolledStaff, id: number, isApproved = true) =>
  decideRequest(as(by), { id, isApproved, kinds: ACCOUNT_REQUESTS })

/** Why an attempt was rejected, or its result code if no reason is named; null if it succeeded. */
async function reasonOf(attempt: Promise<unknown>): Promise<unknown> {
  const error = await attempt.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof AppError)) return error
  return (error.result as { reason?: string } | null)?.reason ?? error.code
}

beforeAll(async () => {
  ann = await enrolStaff(shop().db, { email: 'ann@shop.example', now })
  bob = await enrolStaff(shop().db, { email: 'bob@shop.example', now })
  clerk = await enrolStaff(shop().db, { email: 'clerk@shop.example', roles: ['auditor'], now })
})

test('a role needs a second person if it moves money or manages staff accounts', async () => {
  const { db } = shop()
  const needing = await Promise.all(
    ['admin', 'finance', 'sales', 'auditor'].map((role) => rolesNeedSecondPerson(db, [role])),
  )
  expect(needing).toEqual([true, true, false, false])
  expect(await roleNeedsSecondPerson(db, 'reader', ['money.read', 'order.ship'])).toBe(false)
  expect(await roleNeedsSecondPerson(db, 'payer', ['money.refund'])).toBe(true)
  expect(await roleNeedsSecondPerson(db, 'admin', [])).toBe(true)
  expect(await accountNeedsSecondPerson(db, clerk.email)).toBe(false)
  expect(await accountNeedsSecondPerson(db, bob.email)).toBe(true)
})

test('another change of the same account is a request of its own', async () => {
  const admin = await propose(bob, { kind: 'roles', email: clerk.email, add: ['admin'] })
  const finance = await propose(ann, { kind: 'roles', email: clerk.email, add: ['finance'] })
  expect(finance).not.toBe(admin)
  await decide(bob, admin, false)
  await decide(ann, finance, false)
})

test('an account that is invited again keeps none of its roles', async () => {
  const context = { db: shop().db, now, actor: `staff:${ann.email}` }
  const account = { email: 'invited@shop.example', name: 'Invited' }
  await addStaff(context, { ...account, roles: ['finance'] })
  for (const roles of [['auditor'], []]) {
    await addStaff(context, { ...account, roles })
    const invited = await findStaff(shop().db, account.email)
    expect(await rolesOf(shop().db, invited?.id ?? 0)).toEqual(roles)
  }
})

test('a role is granted when a second person approves it, with one audit entry that names both', async () => {
  const id = await propose(ann, { kind: 'roles', email: clerk.email, add: ['finance'] })
  expect(await propose(ann, { kind: 'roles', email: clerk.email, add: ['finance'] })).toBe(id)
  expect(await rolesOf(shop().db, clerk.staffId)).toEqual(['auditor'])
  expect(await reasonOf(decide(ann, id))).toBe('ownRequest')
  const before = (await listAudit(shop().db)).length
  expect(await decide(bob, id)).toEqual({ state: 'approved', secret: null })
  expect(await rolesOf(shop().db, clerk.staffId)).toEqual(['auditor', 'finance'])
  expect((await listAudit(shop().db)).length).toBe(before + 1)
  const [entry] = await listAudit(shop().db, `staff:${clerk.email}`, 1)
  expect(entry).toMatchObject({
    actor: `staff:${bob.email}`,
    action: 'staff.roles',
    change: { request: id, proposedBy: ann.email, to: ['auditor', 'finance'] },
  })
  expect(await reasonOf(decide(bob, id))).toBe('decided')
})

test('two approvals at the same time carry a request out once', async () => {
  const id = await propose(ann, { kind: 'reset', email: clerk.email })
  const cara = await enrolStaff(shop().db, { email: 'cara@shop.example', now })
  const outcomes = await Promise.all([bob, cara].map((each) => reasonOf(decide(each, id))))
  expect(outcomes.toSorted()).toEqual([null, 'decided'].toSorted())
  expect(await recogniseStaff(shop().db, now, clerk.token)).toBeNull()
  // The account itself and everyone who manages staff get the mail.
  for (const { email } of [clerk, ann, bob, cara]) {
    expect(await mailsTo(shop().db, email)).toMatchObject([{ template: 'staff-notice' }])
  }
})

test('an account is closed and a role revoked when a second person approves it', async () => {
  const { db } = shop()
  const dora = await enrolStaff(db, {
    email: 'dora@shop.example',
    roles: ['admin', 'auditor'],
    now,
  })
  const revoke = await propose(ann, { kind: 'roles', email: dora.email, remove: ['admin'] })
  expect(await reasonOf(decide(ann, revoke))).toBe('ownRequest')
  await decide(bob, revoke)
  expect(await rolesOf(db, dora.staffId)).toEqual(['auditor'])
  const close = await propose(ann, { kind: 'close', email: dora.email })
  expect((await findStaff(db, dora.email))?.disabled_at).toBeNull()
  await decide(bob, close)
  expect((await findStaff(db, dora.email))?.disabled_at).toEqual(now)
  const [entry] = await listAudit(db, `staff:${dora.email}`, 1)
  expect(entry).toMatchObject({ action: 'staff.disable', change: { proposedBy: ann.email } })
})

test('a request for an account that changed meanwhile is not carried out', async () => {
  const id = await propose(ann, { kind: 'roles', email: clerk.email, add: ['admin'] })
  const actor = `staff:${bob.email}`
  await changeStaffRoles({ db: shop().db, now, actor }, clerk.email, { remove: ['auditor'] })
  expect(await reasonOf(decide(bob, id))).toBe('moved')
  expect(await decide(ann, id, false)).toMatchObject({ state: 'withdrawn' })
})

test('a refused request and one older than three days change nothing', async () => {
  const proposal: Proposal = { kind: 'role', name: 'cashier', permissions: ['money.match'] }
  expect(await decide(bob, await propose(ann, proposal), false)).toMatchObject({ state: 'refused' })
  const id = await propose(ann, proposal)
  now = new Date(now.getTime() + 3 * DAY_MS)
  expect(await listRequests(shop().db, now, ACCOUNT_REQUESTS)).toEqual([])
  expect(await reasonOf(decide(bob, id))).toBe(404)
  expect(await propose(ann, proposal)).not.toBe(id)
})

test('a person who is alone may approve an own request after an hour, and the audit entry says so', async () => {
  const { db } = shop()
  const others = { disabled_at: now }
  await db.updateTable('staff').set(others).where('id', '!=', ann.staffId).execute()
  const id = await propose(ann, { kind: 'role', name: 'teller', permissions: ['money.refund'] })
  expect(await reasonOf(decide(ann, id))).toBe('tooEarly')
  now = new Date(now.getTime() + 3_600_000)
  expect(await decide(ann, id)).toMatchObject({ state: 'approved' })
  const [entry] = await listAudit(db, 'role:teller', 1)
  expect(entry?.change).toMatchObject({ alone: true, proposedBy: ann.email })
})
