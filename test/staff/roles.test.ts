// Roles of staff: what the built-in ones hold, what no account may hold, and the switch of a one-person shop.
import { beforeAll, expect, test } from 'vitest'
import { listAudit } from '../../src/server/modules/audit/audit-service.ts'
import { isOnePersonShop, listRoles } from '../../src/server/modules/staff/role-service.ts'
import { AppError } from '../../src/server/platform/errors.ts'
import {
  changeStaffRoles,
  removeStaffRole,
  saveStaffRole,
  switchOnePersonShop,
} from '../../src/server/staff/accounts/manage-roles.ts'
import { addStaff, closeStaff } from '../../src/server/staff/accounts/manage-staff.ts'
import { conflictingPermissions, isStaffPermission } from '../../src/shared/staff-permissions.ts'
import { useShop } from '../support/ask.ts'

const shop = useShop()
const ANN = 'ann@shop.example'
const BO = 'bo@shop.example'
const context = () => ({ db: shop().db, now: new Date(), actor: `staff:${ANN}` })

/** Code and reason of a rejection and the number of audit entries that it left; null if nothing was rejected. */
async function rejection(attempt: () => Promise<unknown>) {
  const before = (await listAudit(shop().db)).length
  try {
    await attempt()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { reason } = (error.result ?? {}) as { reason?: string }
    return {
      code: error.code,
      reason: reason ?? error.fields[0]?.reason,
      entries: (await listAudit(shop().db)).length - before,
    }
  }
  return null
}

beforeAll(async () => {
  await addStaff(context(), { email: ANN, name: 'Ann', roles: ['admin'] })
})

test('the built-in roles hold known permissions, and none of them combines conflicting permissions', async () => {
  const roles = await listRoles(shop().db)
  expect(roles.map(({ name }) => name)).toEqual([
    'admin',
    'auditor',
    'catalogue',
    'content',
    'finance',
    'sales',
    'support',
    'warehouse',
  ])
  for (const { name, built_in, permissions } of roles) {
    expect(built_in, name).toBe(true)
    expect(
      permissions.filter((each) => !isStaffPermission(each)),
      name,
    ).toEqual([])
    expect(conflictingPermissions(new Set(permissions)), name).toBeNull()
  }
  const auditor = roles.find(({ name }) => name === 'auditor')?.permissions ?? []
  expect(auditor.filter((each) => !each.endsWith('.read'))).toEqual([])
})

test('an account that decides what is owed cannot also move money', async () => {
  const add = { add: ['finance'] }
  expect(await rejection(() => changeStaffRoles(context(), ANN, add))).toEqual({
    code: 409,
    reason: 'conflictingPermissions',
    entries: 0,
  })
  const both = { email: BO, name: 'Bo', roles: ['sales', 'finance'] }
  expect(await rejection(() => addStaff(context(), both))).toMatchObject({
    reason: 'conflictingPermissions',
  })
})

test('a role of the seller’s own cannot give an account that has it conflicting permissions', async () => {
  await saveStaffRole(context(), 'clerk', ['money.read'])
  await changeStaffRoles(context(), ANN, { add: ['clerk'] })
  const combine = () => saveStaffRole(context(), 'clerk', ['money.match'])
  expect(await rejection(combine)).toMatchObject({
    code: 409,
    reason: 'conflictingPermissions',
    entries: 0,
  })
  expect(await rejection(() => removeStaffRole(context(), 'clerk'))).toMatchObject({
    reason: 'inUse',
  })
  expect(await rejection(() => saveStaffRole(context(), 'admin', []))).toMatchObject({
    reason: 'builtIn',
  })
  expect(await rejection(() => saveStaffRole(context(), 'clerk', ['money.steal']))).toMatchObject({
    code: 422,
  })
  await changeStaffRoles(context(), ANN, { remove: ['clerk'] })
  await removeStaffRole(context(), 'clerk')
})

test('the last account that may manage staff can neither be demoted nor closed', async () => {
  const revoke = () => changeStaffRoles(context(), ANN, { add: ['sales'], remove: ['admin'] })
  expect(await rejection(revoke)).toMatchObject({ reason: 'lastManager' })
  expect(await rejection(() => closeStaff(context(), ANN))).toMatchObject({ reason: 'lastManager' })
})

test('a one-person shop allows conflicting permissions while there is one open account', async () => {
  await switchOnePersonShop(context(), true)
  expect(await isOnePersonShop(shop().db)).toBe(true)
  expect(await changeStaffRoles(context(), ANN, { add: ['finance'] })).toEqual(['admin', 'finance'])
  const second = () => addStaff(context(), { email: BO, name: 'Bo', roles: ['sales'] })
  expect(await rejection(second)).toMatchObject({ reason: 'otherAccounts', entries: 0 })
  expect(await rejection(() => switchOnePersonShop(context(), false))).toMatchObject({
    reason: 'conflictingPermissions',
  })
  await changeStaffRoles(context(), ANN, { remove: ['finance'] })
  await switchOnePersonShop(context(), false)
  await second()
  expect(await rejection(() => switchOnePersonShop(context(), true))).toMatchObject({
    reason: 'otherAccounts',
  })
  const [switched] = await listAudit(shop().db, 'setting:one-person', 1)
  expect(switched).toMatchObject({ actor: `staff:${ANN}`, change: { from: true, to: false } })
})

test('two changes at once cannot leave an account with conflicting permissions', async () => {
  await saveStaffRole(context(), 'left', ['price.write'])
  await saveStaffRole(context(), 'right', ['money.match'])
  await closeStaff(context(), BO)
  const email = 'cy@shop.example'
  await addStaff(context(), { email, name: 'Cy', roles: ['content'] })
  const both = ['left', 'right'].map((role) => changeStaffRoles(context(), email, { add: [role] }))
  const done = await Promise.allSettled(both)
  expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
