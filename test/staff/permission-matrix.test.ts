// Every call of staff for every role and for all others, generated from the route table.
import { beforeAll, describe, expect, test } from 'vitest'
import { type CallRoute, isStaffAccess } from '../../src/contract/call.ts'
import { ALL_CALLS } from '../../src/server/api/all-calls.ts'
import { listRoles, permissionsOfRoles } from '../../src/server/modules/staff/role-service.ts'
import { isStaffPermission, type StaffPermission } from '../../src/shared/staff-permissions.ts'
import { ask, useShop } from '../support/ask.ts'
import { entriesOf } from '../support/audit-entries.ts'
import { createMember } from '../support/create-member.ts'
import { enrolStaff, type EnrolStaffOptions } from '../support/enrol-staff.ts'
import { SAME_ORIGIN } from '../support/log-in-as.ts'
import { SAMPLE_INPUTS } from '../support/sample-inputs.ts'
import type { TestApp } from '../support/test-app.ts'

const shop = useShop()
const CALLS = ALL_CALLS.filter(({ route }) => isStaffAccess(route.access)).map(
  ({ route }) => [`${route.method} ${route.path}`, route] as const,
)
const ROLES = [
  'admin',
  'catalogue',
  'sales',
  'finance',
  'warehouse',
  'support',
  'content',
  'auditor',
]

type Headers = Record<string, string>

/** Callers without a valid session of staff. */
const OUTSIDERS: Record<string, (shop: TestApp) => Promise<Headers>> = {
  'a visitor': async () => SAME_ORIGIN,
  'a member': async ({ db }) => (await createMember(db)).headers,
  'a session that was idle for too long': ({ db }) =>
    headersOf(db, { now: new Date(Date.now() - 15 * 60_000 - 1000) }),
  'a closed account': async ({ db }) => {
    const { staffId, headers } = await enrolStaff(db)
    const closed = { disabled_at: new Date() }
    await db.updateTable('staff').set(closed).where('id', '=', staffId).execute()
    return headers
  },
  'an ended session': async ({ db }) => {
    const { sessionId, headers } = await enrolStaff(db)
    const ended = { ended_at: new Date(), ended_by: 'logout' } as const
    await db.updateTable('staff_session').set(ended).where('id', '=', sessionId).execute()
    return headers
  },
}

async function headersOf(db: TestApp['db'], options: EnrolStaffOptions): Promise<Headers> {
  return (await enrolStaff(db, options)).headers
}

let permissions: Map<string, Set<StaffPermission>>

beforeAll(async () => {
  const sets = ROLES.map(
    async (role) => [role, await permissionsOfRoles(shop().db, [role])] as const,
  )
  permissions = new Map(await Promise.all(sets))
})

test('the matrix has every built-in role and at least nine calls', async () => {
  const names = (await listRoles(shop().db)).map(({ name }) => name)
  expect(names).toEqual(ROLES.toSorted())
  expect(CALLS.length).toBeGreaterThanOrEqual(9)
})

describe.each(CALLS)('%s', (name, route) => {
  const send = (headers: Headers) => ask(shop(), route, SAMPLE_INPUTS[name] ?? {}, headers)

  test.each(Object.entries(OUTSIDERS))(
    'the call answers %s with 401, unless it is made before the log-in',
    async (_, headersFor) => {
      const { code, result } = await withoutAuditEntry(async () => send(await headersFor(shop())))
      if (route.access === 'staff-entry') expect([401, 403]).not.toContain(code)
      else expect([code, result]).toEqual([401, null])
    },
  )

  test('an account without a second factor can only log in and enrol one', async () => {
    const headers = await headersOf(shop().db, { isEnrolled: false })
    if (['staff-entry', 'staff-enrolling'].includes(route.access)) {
      expect([401, 403]).not.toContain((await send(headers)).code)
      return
    }
    const { code, result } = await withoutAuditEntry(() => send(headers))
    expect([code, result]).toEqual([403, { need: 'enrolment' }])
  })

  test.each(ROLES)(
    'the call accepts the role %s only if it has the permission that the call needs',
    async (role) => {
      const headers = await headersOf(shop().db, { roles: [role] })
      const need = neededBy(route)
      if (need === null || permissions.get(role)?.has(need)) {
        expect([401, 403, 500]).not.toContain((await send(headers)).code)
        return
      }
      const { code, result } = await withoutAuditEntry(() => send(headers))
      expect([code, result]).toEqual([403, { need }])
    },
  )

  test('the call asks for the second factor again exactly if its route says so', async () => {
    if (route.access === 'staff-entry') return
    const factorAt = new Date(Date.now() - 301_000)
    const headers = await headersOf(shop().db, { roles: ROLES, factorAt })
    const { code, result } = await send(headers)
    if (route.stepUp) expect([code, result]).toEqual([403, { need: 'step-up' }])
    else expect([401, 403]).not.toContain(code)
  })
})

function neededBy({ access }: CallRoute): StaffPermission | null {
  const permission = access.slice('staff:'.length)
  return access.startsWith('staff:') && isStaffPermission(permission) ? permission : null
}

/** Makes a call that must be rejected, and checks that it leaves no audit entry. */
async function withoutAuditEntry<T>(attempt: () => Promise<T>): Promise<T> {
  const { answer, entries } = await entriesOf(shop().db, attempt)
  expect(entries).toEqual([])
  return answer
}
