// Rows of roles, their permissions, and the accounts that have them.
import { type Kysely, sql } from 'kysely'
import type { StaffPermission } from '../../../shared/staff-permissions.ts'
import { ADVISORY_LOCKS } from '../../db/advisory-locks.ts'
import type { Database } from '../../db/database.ts'

/** Changes of accounts and roles wait for each other, because their rules look at all accounts. */
export async function lockAccounts(trx: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.staffAccounts})`.execute(trx)
}

/** All roles with their permissions, by name. */
export function findRoles(db: Kysely<Database>) {
  return db
    .selectFrom('staff_role as r')
    .leftJoin('staff_role_permission as p', 'p.role', 'r.name')
    .select(['r.name', 'r.built_in'])
    .select(
      sql<
        StaffPermission[]
      >`coalesce(array_agg(p.permission order by p.permission) filter (where p.permission is not null), '{}')`.as(
        'permissions',
      ),
    )
    .groupBy(['r.name', 'r.built_in'])
    .orderBy('r.built_in', 'desc')
    .orderBy('r.name')
    .execute()
}

/** The roles of accounts that are not closed. */
export function findAccountRoles(db: Kysely<Database>) {
  return db
    .selectFrom('staff as s')
    .leftJoin('staff_account_role as a', 'a.staff_id', 's.id')
    .where('s.disabled_at', 'is', null)
    .select(['s.id', 's.email', 'a.role'])
    .orderBy('s.id')
    .orderBy('a.role')
    .execute()
}

export async function findRolesOf(db: Kysely<Database>, staffId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('staff_account_role')
    .where('staff_id', '=', staffId)
    .select('role')
    .orderBy('role')
    .execute()
  return rows.map(({ role }) => role)
}

export async function replaceRolesOf(
  trx: Kysely<Database>,
  staffId: number,
  roles: readonly string[],
): Promise<void> {
  await trx.deleteFrom('staff_account_role').where('staff_id', '=', staffId).execute()
  if (roles.length === 0) return
  await trx
    .insertInto('staff_account_role')
    .values(roles.map((role) => ({ staff_id: staffId, role })))
    .execute()
}

/** Creates a role of the seller's own, or replaces its permissions. */
export async function writeRole(
  trx: Kysely<Database>,
  name: string,
  permissions: readonly StaffPermission[],
): Promise<void> {
  await trx
    .insertInto('staff_role')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await trx.deleteFrom('staff_role_permission').where('role', '=', name).execute()
  if (permissions.length === 0) return
  await trx
    .insertInto('staff_role_permission')
    .values(permissions.map((permission) => ({ role: name, permission })))
    .execute()
}

export async function deleteRole(trx: Kysely<Database>, name: string): Promise<void> {
  await trx.deleteFrom('staff_role').where('name', '=', name).execute()
}
