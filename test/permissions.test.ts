// Every call as every kind of user and every role of a company, generated from the route table.
import { describe, expect, test } from 'vitest'
import { type CallRoute, isStaffAccess } from '../src/contract/call.ts'
import { callPath } from '../src/shared/call-path.ts'
import { MEMBER_ROLES, type MemberKind, type MemberRole } from '../src/shared/membership.ts'
import { ALL_CALLS } from '../src/server/api/all-calls.ts'
import { send, useShop } from './support/ask.ts'
import { createMember, sessionHeaders } from './support/create-member.ts'
import type { TestApp } from './support/test-app.ts'
import { SAMPLE_INPUTS } from './support/sample-inputs.ts'

const shop = useShop()
/**
 * Switches the area. Whatever the access of its route, it answers 403 to a company that has no membership in the other
 * area.
 */
const SWITCH_AREA = 'POST /api/user/area'
const HALF_HOUR_MS = 30 * 60_000
/** Calls of staff: test/staff/permission-matrix.test.ts. Objects of other companies: test/foreign-companies.test.ts. */
const CALLS = ALL_CALLS.filter(({ route }) => !isStaffAccess(route.access)).map(
  ({ route }) => [`${route.method} ${route.path}`, route] as const,
)

/**
 * How the shop classifies the sender of a request. `visitor`: also one whose token is not accepted. `renewable`: a
 * session whose token has to be renewed before other calls (402).
 */
type TakenFor = 'visitor' | 'applicant' | 'member' | 'renewable'

interface ActorCase {
  takenFor: TakenFor
  /** Of a member; wholesale when absent. */
  kind?: MemberKind
  headers: (shop: TestApp) => Promise<Record<string, string>>
}

async function headersOf(options: Parameters<typeof createMember>[1]) {
  return (await createMember(shop().db, options)).headers
}

const ACTORS: Record<string, ActorCase> = {
  'a visitor': { takenFor: 'visitor', headers: async () => ({}) },
  'a made-up token': {
    takenFor: 'visitor',
    headers: async () => sessionHeaders('x'.repeat(43)),
  },
  'an applicant': { takenFor: 'applicant', headers: () => headersOf({ state: 'in_review' }) },
  'a wholesale member': { takenFor: 'member', headers: () => headersOf({}) },
  'a dropshipping member': {
    takenFor: 'member',
    kind: 'dropship',
    headers: () => headersOf({ kind: 'dropship' }),
  },
  'a suspended member': { takenFor: 'visitor', headers: () => headersOf({ state: 'suspended' }) },
  'a closed login': {
    takenFor: 'visitor',
    async headers({ db }) {
      const closed = await createMember(db)
      const where = ['id', '=', closed.memberId] as const
      await db
        .updateTable('member')
        .set({ disabled_at: new Date() })
        .where(...where)
        .execute()
      return closed.headers
    },
  },
  'an ended session': {
    takenFor: 'visitor',
    async headers({ db }) {
      const loggedOut = await createMember(db)
      const where = ['id', '=', loggedOut.sessionId] as const
      const ended = { ended_at: new Date(), ended_by: 'logout' } as const
      await db
        .updateTable('session')
        .set(ended)
        .where(...where)
        .execute()
      return loggedOut.headers
    },
  },
  'a session that is over': {
    takenFor: 'visitor',
    // Sessions last twelve hours.
    headers: () => headersOf({ now: new Date(Date.now() - 13 * 3_600_000) }),
  },
  'a token to be renewed': {
    takenFor: 'renewable',
    headers: () => headersOf({ now: new Date(Date.now() - HALF_HOUR_MS - 1000) }),
  },
}

/** The code with which a call rejects a user; null if the user may make it. */
function rejection(
  route: CallRoute,
  { takenFor, kind = 'wholesale' }: Pick<ActorCase, 'takenFor' | 'kind'>,
): number | null {
  if (route.access === 'renewable') return takenFor === 'visitor' ? 401 : null
  if (takenFor === 'renewable') return 402
  if (route.access === 'visitor') return null
  if (takenFor === 'member') return route.kinds?.includes(kind) === false ? 403 : null
  if (takenFor === 'visitor') return 401
  return route.access === 'member' ? 403 : null
}

describe.each(CALLS)('%s', (name, route) => {
  test.each(Object.entries(ACTORS))(
    'the call answers %s by its access rule',
    async (_, { headers, ...actor }) => {
      const input = SAMPLE_INPUTS[name]
      expect(input, 'a sample input').toBeDefined()
      const { address, body } = callPath(route.method, route.path, input ?? {})
      const response = await send(shop(), route.method, address, body, await headers(shop()))
      expect(response.statusCode, response.body.slice(0, 200)).toBe(200)
      if (response.headers['content-disposition'] !== undefined) {
        expect(rejection(route, actor)).toBeNull()
        return
      }
      const { code, result } = response.json<{ code: number; result: unknown }>()
      const rejected = rejection(route, actor)
      if (rejected === null) {
        expect([401, 402, 500, ...(name === SWITCH_AREA ? [] : [403])]).not.toContain(code)
        return
      }
      expect(code).toBe(rejected)
      const isOfOtherArea = rejected === 403 && actor.takenFor === 'member'
      expect(result).toEqual(isOfOtherArea ? { reason: 'area' } : null)
      // A 401 deletes the six cookies that a session has set.
      expect([response.headers['set-cookie'] ?? []].flat()).toHaveLength(rejected === 401 ? 6 : 0)
    },
  )
})

describe('the roles of a company', () => {
  const limited = CALLS.filter(([, route]) => route.roles)
  const cases = limited.flatMap(([name, route]) =>
    MEMBER_ROLES.map((role) => [name, role, route] as const),
  )

  test('an owner may make every call, and each other role is rejected by some', () => {
    const lacking = (role: MemberRole) => limited.filter(([, { roles }]) => !roles?.includes(role))
    expect(lacking('owner')).toEqual([])
    for (const role of ['buyer', 'finance', 'viewer'] as const) {
      expect(lacking(role).length, role).toBeGreaterThan(5)
    }
  })

  test.each(cases)('%s answers the role %s by its rule', async (name, role, route) => {
    const kind = route.kinds?.[0] ?? 'wholesale'
    const { headers } = await createMember(shop().db, { kind, role })
    const { address, body } = callPath(route.method, route.path, SAMPLE_INPUTS[name] ?? {})
    const response = await send(shop(), route.method, address, body, headers)
    if (route.roles?.includes(role)) {
      expect(['401', '402', '403', '500']).not.toContain(response.headers['x-result-code'])
      return
    }
    const { code, result } = response.json<{ code: number; result: unknown }>()
    expect([code, result]).toEqual([403, { reason: 'role' }])
  })
})
