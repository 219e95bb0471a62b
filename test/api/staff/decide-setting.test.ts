// POST /api/staff/settings/decide
import { beforeAll, expect, test } from 'vitest'
import {
  decideSettingRoute,
  decideStaffRequestRoute,
  readStaffQueueRoute,
  type StaffQueue,
} from '../../../src/contract/staff-queue.ts'
import { listAudit } from '../../../src/server/modules/audit/audit-service.ts'
import { listAllMethods } from '../../../src/server/modules/ledger/payment-service.ts'
import {
  readBankDetails,
  readMoneySetting,
} from '../../../src/server/modules/ledger/setting-service.ts'
import {
  decideRequest,
  proposeChange,
} from '../../../src/server/staff/accounts/second-signature.ts'
import { switchOnePersonShop } from '../../../src/server/staff/accounts/manage-roles.ts'
import type { SettingChange } from '../../../src/server/staff/money/change-money-settings.ts'
import { SETTING_REQUESTS } from '../../../src/shared/staff-requests.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'
import { type EnrolledStaff, enrolStaff } from '../../support/enrol-staff.ts'
import { movableClock } from '../../support/movable-clock.ts'

const clock = movableClock(new Date().toISOString())
const shop = useShop({ clock: clock.now })
let ann: EnrolledStaff
let bob: EnrolledStaff
const OPENING = { kind: 'setting', key: 'opening', currency: 'USD', value: '50000' } as const

beforeAll(async () => {
  ann = await enrolStaff(shop().db, { now: clock.now() })
  bob = await enrolStaff(shop().db, { now: clock.now() })
})

const propose = (change: SettingChange, account = ann) =>
  proposeChange({ db: shop().db, now: clock.now(), account }, change)
const decide = (as: EnrolledStaff, id: number, isApproved = true) =>
  ask(shop(), decideSettingRoute, { id, isApproved }, as.headers)
const opening = () => readMoneySetting(shop().db, 'opening', 'USD', clock.now())

test('a money setting changes when another person signs, with one audit entry that names both', async () => {
  const id = await propose(OPENING)
  expect(await opening()).toBe(100_000n)
  expect(await decide(ann, id)).toMatchObject({ code: 409, result: { reason: 'ownRequest' } })
  const before = (await listAudit(shop().db)).length
  expect(await decide(bob, id)).toMatchObject({ code: 200, result: { state: 'approved' } })
  expect(await opening()).toBe(50_000n)
  expect((await listAudit(shop().db)).length).toBe(before + 1)
  const [entry] = await listAudit(shop().db, 'setting:opening:USD', 1)
  expect(entry).toMatchObject({
    actor: `staff:${bob.email}`,
    action: 'money.setting',
    change: { proposedBy: ann.email, from: { value: '100000' }, to: { value: '50000' } },
  })
  await decide(bob, await propose({ ...OPENING, value: '100000' }))
})

test('payment methods and bank details change when another person signs', async () => {
  const { db } = shop()
  const method = { kind: 'method', id: 'paypal', currency: 'USD', isActive: false } as const
  await decide(bob, await propose(method))
  const paypal = (await listAllMethods(db, 'USD', clock.now())).find(({ id }) => id === 'paypal')
  // Its surcharge of 450 basis points, which are 4.5%, stays.
  expect(paypal).toMatchObject({ active: false, bp: 450 })
  await decide(bob, await propose({ kind: 'bank', currency: 'GBP', text: 'Sort code 00-00-00' }))
  expect(await readBankDetails(db, 'GBP')).toBe('Sort code 00-00-00')
  await decide(bob, await propose({ ...method, isActive: true }))
})

test('a setting that was changed meanwhile is not changed by an older request', async () => {
  const older = await propose({ ...OPENING, value: '70000' })
  await decide(bob, await propose({ ...OPENING, value: '60000' }))
  expect(await decide(bob, older)).toMatchObject({ code: 409, result: { reason: 'moved' } })
  expect(await opening()).toBe(60_000n)
  expect(await decide(ann, older, false)).toMatchObject({ result: { state: 'withdrawn' } })
  await decide(bob, await propose({ ...OPENING, value: '100000' }))
})

test('two signatures at once change a setting once', async () => {
  const cara = await enrolStaff(shop().db, { now: clock.now() })
  const id = await propose({ ...OPENING, value: '80000' })
  const codes = (await Promise.all([bob, cara].map((as) => decide(as, id)))).map(({ code }) => code)
  expect(codes.toSorted()).toEqual([200, 409])
  await decide(bob, await propose({ ...OPENING, value: '100000' }))
})

test('an account sees and signs only the requests of its permission: those about staff, or those about settings', async () => {
  const { db } = shop()
  const make = async (name: 'staff.manage' | 'setting.write') => {
    const role = name.replace('.', '-')
    await db.insertInto('staff_role').values({ name: role, built_in: false }).execute()
    await db.insertInto('staff_role_permission').values({ role, permission: name }).execute()
    return enrolStaff(db, { now: clock.now(), roles: [role] })
  }
  const [manager, settingsEditor] = [await make('staff.manage'), await make('setting.write')]
  const setting = await propose(OPENING)
  const { email } = await enrolStaff(db, { now: clock.now(), roles: ['auditor'] })
  const account = { db, now: clock.now(), account: ann }
  const role = await proposeChange(account, { kind: 'roles', email, add: ['finance'] })
  const queueOf = ({ headers }: EnrolledStaff) =>
    ask<StaffQueue>(shop(), readStaffQueueRoute, {}, headers)
  const seen = await queueOf(settingsEditor)
  expectContract(readStaffQueueRoute, seen.result)
  expect(seen.result.requests).toMatchObject([
    {
      id: setting,
      setting: {
        name: 'opening',
        currency: 'USD',
        from: { amount: '1000.00' },
        to: { amount: '500.00' },
      },
    },
  ])
  expect((await queueOf(manager)).result.requests).toMatchObject([{ id: role, setting: null }])
  expect((await decide(manager, setting)).code).toBe(403)
  const decideRole = { id: role, isApproved: true }
  expect(
    (await ask(shop(), decideStaffRequestRoute, decideRole, settingsEditor.headers)).code,
  ).toBe(403)
  const wrongCall = { id: setting, isApproved: true }
  expect((await ask(shop(), decideStaffRequestRoute, wrongCall, bob.headers)).code).toBe(404)
  await decide(bob, setting, false)
})

test('a shop of one person signs its own change after an hour, and the entry says so', async () => {
  const { db } = shop()
  const id = await propose(OPENING)
  await db
    .updateTable('staff')
    .set({ disabled_at: clock.now() })
    .where('id', '!=', ann.staffId)
    .execute()
  // With one account left, but without the switch, no one signs alone.
  clock.pass(3_600_000)
  const sign = (request: number) =>
    decideRequest(
      { db, now: clock.now(), account: ann },
      { id: request, isApproved: true, kinds: SETTING_REQUESTS },
    )
  await expect(sign(id)).rejects.toMatchObject({ result: { reason: 'ownRequest' } })
  await switchOnePersonShop({ db, now: clock.now(), actor: `staff:${ann.email}` }, true)
  expect(await sign(id)).toMatchObject({ state: 'approved' })
  const [entry] = await listAudit(db, 'setting:opening:USD', 1)
  expect(entry?.change).toMatchObject({ alone: true, proposedBy: ann.email })
  const early = await propose({ ...OPENING, value: '100000' })
  await expect(sign(early)).rejects.toMatchObject({ result: { reason: 'tooEarly' } })
})
