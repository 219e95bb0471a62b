// Tests who may make a call: roles and kinds of members, permissions, enrolment and step-up of staff.
import { expect, test } from 'vitest'
import type { Access, CallRoute } from '../../contract/call.ts'
import { createAdmissionControl } from '../platform/limits/admission-control.ts'
import { createFloodLimit } from '../platform/limits/flood-limit.ts'
import type { LoadShedding } from '../platform/limits/load-shedding.ts'
import type { Priority } from '../platform/limits/work-queue.ts'
import { AppError } from '../platform/errors.ts'
import type { Actor, Member, StaffActor } from '../context/context.ts'
import { VISITOR } from '../context/context.ts'
import { type AccessFacts, checkAccess, priorityOf } from './check-access.ts'

const NOW = new Date('2026-11-23T08:00:00Z')
const MEMBER: Member = {
  kind: 'member',
  memberId: 1,
  companyId: 1,
  sessionId: 's',
  memberKind: 'wholesale',
  loginName: 'ann',
  company: 'Ann Ltd',
  role: 'viewer',
  priceGroup: 'wholesale',
  currency: 'USD',
  region: 'GLOBAL',
  hasOtherArea: false,
}
const ANN: StaffActor = {
  staffId: 1,
  email: 'ann@shop.example',
  name: 'Ann',
  sessionId: 's',
  isEnrolled: true,
  permissions: new Set(['order.read'] as const),
  factorAt: new Date(NOW.getTime() - 4 * 60_000),
}

function answer(route: Partial<CallRoute> & { access: Access }, who: Partial<AccessFacts>) {
  const actor: Actor = who.actor ?? VISITOR
  const tokenStatus = actor.kind === 'visitor' ? 'none' : 'good'
  try {
    checkAccess(route as CallRoute, { actor, tokenStatus, staff: null, now: NOW, ...who })
    return 'allowed'
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error.result ? { [error.code]: error.result } : error.code
  }
}

const orders = { access: 'member', roles: ['owner', 'buyer'], kinds: ['wholesale'] } as const

test.each([
  ['a visitor', VISITOR, 401],
  ['a viewer', MEMBER, { 403: { reason: 'role' } }],
  ['a buyer', { ...MEMBER, role: 'buyer' }, 'allowed'],
  [
    'a buyer of the other kind',
    { ...MEMBER, role: 'buyer', memberKind: 'dropship' },
    { 403: { reason: 'area' } },
  ],
] as const)(
  'a call for buyers of wholesalers answers %s by role and area',
  (_, actor, expected) => {
    expect(answer(orders, { actor })).toEqual(expected)
  },
)

const ENROLLING: StaffActor = { ...ANN, isEnrolled: false }

test.each([
  ['staff-entry', 'a request without a session', 'allowed', null],
  ['staff-enrolling', 'a request without a session', 401, null],
  ['staff', 'a request without a session', 401, null],
  ['staff-enrolling', 'an account without a factor', 'allowed', ENROLLING],
  ['staff', 'an account without a factor', { 403: { need: 'enrolment' } }, ENROLLING],
  ['staff:order.read', 'an account without a factor', { 403: { need: 'enrolment' } }, ENROLLING],
  ['staff:order.read', 'an account with order.read', 'allowed', ANN],
  ['staff:order.ship', 'an account with order.read', { 403: { need: 'order.ship' } }, ANN],
] as const)('a call with access %s answers %s with %j', (access, _, expected, staff) => {
  expect(answer({ access }, { staff })).toEqual(expected)
  // A member's session does not change the answer.
  expect(answer({ access }, { staff, actor: MEMBER })).toEqual(expected)
})

test('a session of staff gives no access to a call of members', () => {
  expect(answer({ access: 'member' }, { staff: ANN })).toBe(401)
})

test('a call with step-up requires a factor of the last five minutes', () => {
  const route = { access: 'staff', stepUp: true } as const
  const late = new Date(NOW.getTime() - 5 * 60_000)
  expect(answer(route, { staff: ANN })).toBe('allowed')
  expect(answer(route, { staff: { ...ANN, factorAt: late } })).toEqual({ 403: { need: 'step-up' } })
  expect(answer(route, { staff: { ...ANN, factorAt: null } })).toEqual({ 403: { need: 'step-up' } })
})

test('a critical call is rejected without a database, and has priority `critical` only with a trusted token', () => {
  const route = { access: 'member', cost: 'critical', method: 'POST' } as CallRoute
  const withToken = { headers: { cookie: 'token=x' } } as never
  // `tokenTrust` guesses from earlier requests whether a token is valid.
  const trusting = (trusts: boolean) => ({ tokenTrust: { isTrusted: () => trusts } }) as never
  expect(priorityOf(trusting(true), route, withToken)).toBe('critical')
  expect(priorityOf(trusting(false), route, withToken)).toBe('normal')
  expect(priorityOf(trusting(true), route, { headers: {} } as never)).toBe('normal')
  const admits = admission({ isReachable: () => false, isWritable: () => true })
  expect(() => admits('critical')).toThrow('503')
  expect(() => admits('cheap')).not.toThrow()
})

test('all but orders and movements of money are admitted while the database only answers reads', () => {
  const admits = admission({ isReachable: () => true, isWritable: () => false })
  expect(() => admits('critical')).toThrow('503')
  // 'vital', what else members write, is admitted too: calls that only read may have this priority.
  for (const priority of ['vital', 'cheap', 'normal', 'heavy'] as const) {
    expect(() => admits(priority), priority).not.toThrow()
  }
})

/** For a shop that is not busy. */
function admission(database: { isReachable(): boolean; isWritable(): boolean }) {
  const shedding: LoadShedding = {
    isOverloaded: () => false,
    run: (_turn, work) => work(),
    stop: () => undefined,
  }
  const control = createAdmissionControl(shedding, createFloodLimit(0), database)
  return (priority: Priority) => control.admit({} as never, priority)
}
