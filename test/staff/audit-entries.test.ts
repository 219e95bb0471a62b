// Every call of staff that changes something leaves exactly one audit entry, with the verb that its route names.
import { describe, expect, test } from 'vitest'
import type { CallRoute } from '../../src/contract/call.ts'
import { isStaffAccess } from '../../src/contract/call.ts'
import {
  askPasskeyLogInRoute,
  askPasskeyStepUpRoute,
  proposePasskeyRoute,
} from '../../src/contract/staff-passkeys.ts'
import { proposeTotpRoute } from '../../src/contract/staff-session.ts'
import { ALL_CALLS } from '../../src/server/api/all-calls.ts'
import { requestPayout } from '../../src/server/modules/ledger/account-service.ts'
import { inviteStaff } from '../../src/server/modules/staff/staff-service.ts'
import { openStaffSession } from '../../src/server/modules/staff/staff-session-service.ts'
import { adjustAccount, preparePayout } from '../../src/server/staff/money/decide-money.ts'
import { proposePaymentReversal } from '../../src/server/staff/money/handle-payments.ts'
import { type Proposal, proposeChange } from '../../src/server/staff/accounts/second-signature.ts'
import { ask, useShop } from '../support/ask.ts'
import { entriesOf } from '../support/audit-entries.ts'
import {
  codeOfApp,
  type EnrolledStaff,
  enrolStaff,
  type EnrolStaffOptions,
  STAFF_PASSWORD,
} from '../support/enrol-staff.ts'
import { SAME_ORIGIN } from '../support/log-in-as.ts'
import { createMemberWithMoney, putMoney } from '../support/money.ts'
import { passkeyAccounts } from '../support/passkey-accounts.ts'
import { softwarePasskey } from '../support/software-passkey.ts'

const now = new Date('2026-06-01T08:00:00Z')
const shop = useShop({ clock: () => now })
const { challengeOf, withPasskey } = passkeyAccounts(shop, () => now)

interface Prepared {
  input: Record<string, unknown>
  headers: Record<string, string>
  /** The address of the account that the audit entry must name. */
  email: string
}

/** One way in which a call succeeds. */
interface Write {
  call: string
  /** The verb of its audit entry; null if none is written. */
  action: string | null
  prepare: () => Promise<Prepared>
}

function enrol(options: EnrolStaffOptions = {}): Promise<EnrolledStaff> {
  return enrolStaff(shop().db, { now, ...options })
}

/** The call of an enrolled account. */
function byAccount(
  call: string,
  action: string | null,
  input: (staff: EnrolledStaff) => object | Promise<object> = () => ({}),
  options: EnrolStaffOptions = {},
): Write {
  return {
    call,
    action,
    async prepare() {
      const staff = await enrol(options)
      return { headers: staff.headers, email: staff.email, input: { ...(await input(staff)) } }
    },
  }
}

/** The call of an account that has a passkey in addition to its authenticator app. */
function byPasskey(
  call: string,
  action: string,
  input: (account: Awaited<ReturnType<typeof withPasskey>>) => object | Promise<object>,
): Write {
  return {
    call,
    action,
    async prepare() {
      const account = await withPasskey()
      const { headers, email } = account
      return { headers, email, input: { ...(await input(account)) } }
    },
  }
}

/** The decision of a second account on what a first one proposed. */
function decision(
  call: string,
  action: string,
  {
    propose,
    isApproved,
  }: { propose: (first: EnrolledStaff) => Promise<number>; isApproved: boolean },
): Write {
  const roles = /\/(?:requests|settings)\//.test(call) ? ['admin'] : ['finance']
  const reason = call.includes('/payouts/') ? { reason: 'asked by phone' } : {}
  const input = async () => ({ id: await propose(await enrol({ roles })), isApproved, ...reason })
  return byAccount(call, action, input, { roles })
}

// Amounts are in cents; each is large enough to need a second person.
const moneyOf = ({ email }: EnrolledStaff) => ({ db: shop().db, now, actor: `staff:${email}` })

async function adjustment(first: EnrolledStaff): Promise<number> {
  const { accountId } = await createMemberWithMoney(shop().db, shop().owner)
  const proposed = { accountId, amount: 7_000n, reason: 'goodwill' }
  return (await adjustAccount(moneyOf(first), proposed)).id
}

async function reversal(first: EnrolledStaff): Promise<number> {
  const { accountId } = await createMemberWithMoney(shop().db, shop().owner)
  const paymentId = await putMoney(shop().db, accountId, 20_000n)
  await proposePaymentReversal(moneyOf(first), { paymentId, reason: 'recalled' })
  return paymentId
}

async function payout(first: EnrolledStaff): Promise<number> {
  const { db, owner } = shop()
  const { accountId } = await createMemberWithMoney(db, owner, { available: 9_000n })
  const asked = { accountId, amount: 5_000n, by: 'member:1' }
  const id = await db.transaction().execute((trx) => requestPayout(trx, asked))
  await preparePayout(moneyOf(first), id)
  return id
}

type Change = (email: string) => Proposal

/** The decision on a staff request, for example on a change of another account; `change` gets its email address. */
function request(action: string, change: Change, isApproved = true): Write {
  const propose = async (first: EnrolledStaff) => {
    const { email } = await enrol({ roles: ['auditor'] })
    return proposeChange({ db: shop().db, now, account: first }, change(email))
  }
  return decision('POST /api/staff/requests/decide', action, { propose, isApproved })
}

/** A change of where members pay. */
async function bankDetails(first: EnrolledStaff): Promise<number> {
  const change = { kind: 'bank', currency: 'EUR', text: crypto.randomUUID() } as const
  return proposeChange({ db: shop().db, now, account: first }, change)
}

async function proposedApp({ headers }: EnrolledStaff): Promise<object> {
  type Proposed = { secret: string; sealed: string }
  const { result } = await ask<Proposed>(shop(), proposeTotpRoute, {}, headers)
  return { sealed: result.sealed, code: codeOfApp(result.secret, now) }
}

async function otherSession({ staffId }: EnrolledStaff): Promise<object> {
  const place = { device: 'browser', userAgent: 'test', ip: '203.0.113.9' } as const
  const { id } = await openStaffSession(shop().db, now, { staffId, factorAt: null, ...place })
  return { id }
}

const logInInput = ({ email, secret }: EnrolledStaff) => {
  return { email, password: STAFF_PASSWORD, code: codeOfApp(secret, now) }
}

const WRITES: readonly Write[] = [
  byAccount('POST /api/staff/log-in', 'staff.log-in', logInInput),
  byAccount('DELETE /api/staff/log-out', 'staff.log-out'),
  byAccount('POST /api/staff/step-up', 'staff.step-up', ({ secret }) => {
    return { code: codeOfApp(secret, now) }
  }),
  byAccount('POST /api/staff/totp/propose', null),
  byAccount('POST /api/staff/totp', 'staff.authenticator', proposedApp),
  byAccount('POST /api/staff/totp', 'staff.authenticator', proposedApp, { isEnrolled: false }),
  byAccount('POST /api/staff/recovery-codes', 'staff.recovery-codes'),
  byAccount('DELETE /api/staff/sessions', 'staff.end-session', otherSession),
  {
    call: 'POST /api/staff/accept-invitation',
    action: 'staff.accept',
    async prepare() {
      const email = `clerk-${crypto.randomUUID()}@shop.example`
      const { secret } = await inviteStaff(shop().db, now, { email, name: 'Example Clerk' })
      const input = { invitation: secret, newPassword: 'the heron waits at dusk' }
      return { input, headers: SAME_ORIGIN, email }
    },
  },
  byAccount('POST /api/staff/passkey/log-in/challenge', null),
  byPasskey('POST /api/staff/passkey/log-in', 'staff.log-in', async ({ passkey }) => {
    return { response: passkey.sign(await challengeOf(askPasskeyLogInRoute, SAME_ORIGIN)) }
  }),
  byAccount('POST /api/staff/passkey/step-up/challenge', null),
  byPasskey('POST /api/staff/passkey/step-up', 'staff.step-up', async ({ passkey, headers }) => {
    return { response: passkey.sign(await challengeOf(askPasskeyStepUpRoute, headers)) }
  }),
  byAccount('POST /api/staff/passkeys/propose', null),
  ...[true, false].map((isEnrolled) => {
    const response = async ({ headers }: EnrolledStaff) => {
      const challenge = await challengeOf(proposePasskeyRoute, headers)
      return { name: 'Laptop', response: softwarePasskey().register(challenge) }
    }
    return byAccount('POST /api/staff/passkeys', 'staff.passkey', response, { isEnrolled })
  }),
  byPasskey('DELETE /api/staff/passkeys', 'staff.passkey-remove', ({ passkey: { id } }) => ({
    id,
  })),
  byPasskey('DELETE /api/staff/totp', 'staff.authenticator-remove', () => ({})),
  request('staff.roles', (email) => ({ kind: 'roles', email, add: ['content'] })),
  request('staff.reset', (email) => ({ kind: 'reset', email })),
  request('staff.disable', (email) => ({ kind: 'close', email })),
  request('role.save', () => ({ kind: 'role', name: 'payer', permissions: ['money.pay-out'] })),
  request('request.refuse', (email) => ({ kind: 'reset', email }), false),
  ...[
    ['adjustments', adjustment, 'money.approve', 'money.refuse'] as const,
    ['reversals', reversal, 'money.reverse', 'money.reject-reversal'] as const,
    ['payouts', payout, 'money.pay-out', 'money.reject-payout'] as const,
    ['settings', bankDetails, 'money.setting', 'request.refuse'] as const,
  ].flatMap(([what, propose, approve, refuse]) => {
    const call = `POST /api/staff/${what}/decide`
    return [
      decision(call, approve, { propose, isApproved: true }),
      decision(call, refuse, { propose, isApproved: false }),
    ]
  }),
]

const ROUTES = new Map<string, CallRoute>(
  ALL_CALLS.flatMap(({ route }) => {
    const isWrite = isStaffAccess(route.access) && route.method !== 'GET'
    return isWrite ? [[`${route.method} ${route.path}`, route] as const] : []
  }),
)

/** The verbs of a route, null for none. */
function verbsOf({ audit = [] }: CallRoute): (string | null)[] {
  if (audit === 'none') return [null]
  return [audit].flat()
}

describe('a change by staff', () => {
  test.each(WRITES)('$call leaves one entry: $action', async ({ call, action, prepare }) => {
    const route = ROUTES.get(call)
    if (!route) throw new Error(`${call} is not a call of staff that changes something`)
    const { input, headers, email } = await prepare()
    const { answer, entries } = await entriesOf(shop().db, () => ask(shop(), route, input, headers))
    expect(answer.code, answer.response.body.slice(0, 300)).toBe(200)
    const actor = `staff:${email}`
    expect(entries).toEqual(action === null ? [] : [{ actor, action }])
  })

  test.each([...ROUTES])('every verb of %s has a test', (call, route) => {
    const tried = WRITES.filter((write) => write.call === call).map(({ action }) => action)
    expect([...new Set(tried)].toSorted()).toEqual(verbsOf(route).toSorted())
  })
})
