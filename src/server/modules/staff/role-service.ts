// Roles of staff accounts, and the rules that hold for all accounts together.
import type { Kysely } from 'kysely'
import {
  conflictingPermissions,
  isStaffPermission,
  type StaffPermission,
} from '../../../shared/staff-permissions.ts'
import type { Database } from '../../db/database.ts'
import { AppError, invalid, notFound } from '../../platform/errors.ts'
import { readStoredSetting, storeSetting } from '../../platform/stored-setting-repository.ts'
import {
  deleteRole,
  findAccountRoles,
  findRoles,
  findRolesOf,
  lockAccounts,
  replaceRolesOf,
  writeRole,
} from './role-repository.ts'

/**
 * Why a change of accounts or roles is rejected: `result.reason` of code 409. `conflictingPermissions`: one account would
 * decide what members owe and move money; `lastManager`: no account could manage staff any more; `otherAccounts`: a
 * one-person shop would have several accounts; `builtIn`: the role comes with the shop; `inUse`: an account has the role.
 */
export type RejectedChange =
  | 'conflictingPermissions'
  | 'lastManager'
  | 'otherAccounts'
  | 'builtIn'
  | 'inUse'

const ONE_PERSON = 'one-person-shop'
const ROLE_NAME = /^[a-z][a-z0-9-]{1,39}$/

export function listRoles(db: Kysely<Database>) {
  return findRoles(db)
}

export function rolesOf(db: Kysely<Database>, staffId: number): Promise<string[]> {
  return findRolesOf(db, staffId)
}

/** The permissions of several roles together. */
export async function permissionsOfRoles(
  db: Kysely<Database>,
  roles: readonly string[],
): Promise<Set<StaffPermission>> {
  const all = await findRoles(db)
  return new Set(all.flatMap(({ name, permissions }) => (roles.includes(name) ? permissions : [])))
}

/** The permissions of the role with this name; none when there is no such role. */
export async function permissionsOfRole(
  db: Kysely<Database>,
  role: string,
): Promise<StaffPermission[]> {
  return (await findRoles(db)).find(({ name }) => name === role)?.permissions ?? []
}

/** Returns the former roles. Errors: 409 with RejectedChange, 422 an unknown role, or none. */
export async function changeRoles(
  trx: Kysely<Database>,
  staffId: number,
  roles: readonly string[],
): Promise<string[]> {
  await lockAccounts(trx)
  const known = new Set((await findRoles(trx)).map(({ name }) => name))
  if (roles.length === 0) throw invalid('roles', 'required')
  if (!roles.every((role) => known.has(role))) throw invalid('roles', 'unknown')
  const before = await findRolesOf(trx, staffId)
  await replaceRolesOf(trx, staffId, [...new Set(roles)])
  await checkAccounts(trx)
  return before
}

/** Takes every role from an account. Errors: 409 with RejectedChange. */
export async function removeAllRoles(trx: Kysely<Database>, staffId: number): Promise<void> {
  await lockAccounts(trx)
  await replaceRolesOf(trx, staffId, [])
  await checkAccounts(trx)
}

/**
 * Creates a role of the seller's own or replaces its permissions; returns the former ones. Errors: 409 with
 * RejectedChange, 422.
 */
export async function saveRole(
  trx: Kysely<Database>,
  name: string,
  permissions: readonly string[],
): Promise<StaffPermission[]> {
  await lockAccounts(trx)
  if (!ROLE_NAME.test(name)) throw invalid('name', 'form')
  const valid = permissions.filter(isStaffPermission)
  if (valid.length !== permissions.length) throw invalid('permissions', 'unknown')
  const before = (await findRoles(trx)).find((role) => role.name === name)
  if (before?.built_in) throw rejected('builtIn')
  await writeRole(trx, name, [...new Set(valid)])
  await checkAccounts(trx)
  return before?.permissions ?? []
}

/** Errors: 404, 409 with RejectedChange. */
export async function removeRole(trx: Kysely<Database>, name: string): Promise<void> {
  await lockAccounts(trx)
  const found = (await findRoles(trx)).find((role) => role.name === name)
  if (!found) throw notFound()
  if (found.built_in) throw rejected('builtIn')
  const holders = await findAccountRoles(trx)
  if (holders.some(({ role }) => role === name)) throw rejected('inUse')
  await deleteRole(trx, name)
}

/** Whether one person runs the shop: the account may then have permissions that otherwise two accounts share. */
export async function isOnePersonShop(db: Kysely<Database>): Promise<boolean> {
  return (await readStoredSetting(db, ONE_PERSON)) === 'on'
}

/** Returns the former value. Errors: 409 with RejectedChange. */
export async function switchOnePerson(
  trx: Kysely<Database>,
  now: Date,
  isOn: boolean,
): Promise<boolean> {
  await lockAccounts(trx)
  const before = await isOnePersonShop(trx)
  await storeSetting(trx, now, { name: ONE_PERSON, value: isOn ? 'on' : 'off' })
  await checkAccounts(trx)
  return before
}

/** Takes the lock that every change of accounts and roles holds until its transaction ends. */
export function lockStaffAccounts(trx: Kysely<Database>): Promise<void> {
  return lockAccounts(trx)
}

/** Call it after every change of accounts and roles. Errors: 409 with RejectedChange. */
export async function checkAccounts(trx: Kysely<Database>): Promise<void> {
  const permissions = await permissionsByAccount(trx)
  const sets = [...permissions.values()]
  if (!sets.some((each) => each.has('staff.manage'))) throw rejected('lastManager')
  if (await isOnePersonShop(trx)) {
    if (permissions.size > 1) throw rejected('otherAccounts')
    return
  }
  const pair = sets.map(conflictingPermissions).find((each) => each !== null)
  if (pair) throw rejected('conflictingPermissions', pair)
}

/** The permissions of every account that is not closed, by its id. */
async function permissionsByAccount(
  db: Kysely<Database>,
): Promise<Map<number, Set<StaffPermission>>> {
  const ofRole = new Map((await findRoles(db)).map((role) => [role.name, role.permissions]))
  const found = new Map<number, Set<StaffPermission>>()
  for (const { id, role } of await findAccountRoles(db)) {
    const own = found.get(id) ?? new Set()
    for (const permission of ofRole.get(role ?? '') ?? []) own.add(permission)
    found.set(id, own)
  }
  return found
}

function rejected(reason: RejectedChange, permissions: readonly StaffPermission[] = []): AppError {
  return new AppError(409, [], { reason, permissions })
}
