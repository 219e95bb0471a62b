// POST /api/staff/passkeys, passkey/log-in and passkey/step-up, and DELETE of factors
import { expect, test } from 'vitest'
import type { CallRoute } from '../../../src/contract/call.ts'
import {
  addPasskeyRoute,
  askPasskeyLogInRoute,
  askPasskeyStepUpRoute,
  logInWithPasskeyRoute,
  proposePasskeyRoute,
  removePasskeyRoute,
  removeTotpRoute,
  stepUpWithPasskeyRoute,
} from '../../../src/contract/staff-passkeys.ts'
import { readStaffMeRoute, type StaffMe } from '../../../src/contract/staff-session.ts'
import { listAudit } from '../../../src/server/modules/audit/audit-service.ts'
import { cookiesOf, SAME_ORIGIN } from '../../drivers/log-in-as.ts'
import { type Answer, ask, keepsContract, useShop } from '../../support/ask.ts'
import { enrolStaff, type EnrolStaffOptions, staffHeaders } from '../../support/enrol-staff.ts'
import { softwarePasskey, type SigningOptions } from '../../support/software-passkey.ts'

let now = new Date('2026-06-01T08:00:00Z')
const shop = useShop({ clock: () => now })

async function challengeOf(route: CallRoute, headers: Record<string, string>): Promise<string> {
  const { code, result } = await ask<{ options: { challenge: string } }>(shop(), route, {}, headers)
  expect(code).toBe(200)
  return result.options.challenge
}

/** An account with a passkey, beside its app or as its only factor. */
async function withPasskey(options: EnrolStaffOptions = {}) {
  const staff = await enrolStaff(shop().db, { now, ...options })
  const passkey = softwarePasskey()
  const response = passkey.register(await challengeOf(proposePasskeyRoute, staff.headers))
  const input = { name: 'Laptop', response }
  const added = await ask<{ recoveryCodes: string[] }>(
    shop(),
    addPasskeyRoute,
    input,
    staff.headers,
  )
  expect(added.code).toBe(200)
  return { ...staff, passkey, added, headers: headersAfter(added) }
}

function headersAfter({ response }: Answer): Record<string, string> {
  return staffHeaders(cookiesOf(response).get('staff')?.value ?? '')
}

async function logIn(sign: (challenge: string) => object) {
  const response = sign(await challengeOf(askPasskeyLogInRoute, SAME_ORIGIN))
  return ask<unknown>(shop(), logInWithPasskeyRoute, { response }, SAME_ORIGIN)
}

test('a passkey as first factor comes with recovery codes and then opens a session alone', async () => {
  const { email, passkey, added } = await withPasskey({ enrolled: false })
  expect(added.result.recoveryCodes).toHaveLength(10)
  const answer = await logIn((challenge) => passkey.sign(challenge))
  expect(answer.code).toBe(200)
  keepsContract(logInWithPasskeyRoute, answer.result)
  const me = await ask<StaffMe>(shop(), readStaffMeRoute, {}, headersAfter(answer))
  expect(me.result).toMatchObject({ email, isEnrolled: true, factors: { totpSince: null } })
  expect(me.result.factors.passkeys).toMatchObject([
    { name: 'Laptop', lastUsedAt: now.toISOString() },
  ])
  const actions = (await listAudit(shop().db, `staff:${email}`)).map(({ action }) => action)
  expect(actions.toSorted()).toEqual(['staff.log-in', 'staff.passkey'])
})

test('a challenge is accepted once, and only within five minutes', async () => {
  const { passkey } = await withPasskey()
  const challenge = await challengeOf(askPasskeyLogInRoute, SAME_ORIGIN)
  const once = () =>
    ask(shop(), logInWithPasskeyRoute, { response: passkey.sign(challenge) }, SAME_ORIGIN)
  const answers = await Promise.all([once(), once(), once()])
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 422, 422])
  const late = await challengeOf(askPasskeyLogInRoute, SAME_ORIGIN)
  now = new Date(now.getTime() + 300_000)
  const response = passkey.sign(late)
  expect((await ask(shop(), logInWithPasskeyRoute, { response }, SAME_ORIGIN)).code).toBe(422)
})

test.each<[string, SigningOptions]>([
  ['for a page of another site', { origin: 'https://evil.example' }],
  ['without the person being verified', { unverified: true }],
])('a passkey that signs %s opens nothing and uses the challenge up', async (_, options) => {
  const { passkey } = await withPasskey()
  const challenge = await challengeOf(askPasskeyLogInRoute, SAME_ORIGIN)
  for (const response of [passkey.sign(challenge, options), passkey.sign(challenge)]) {
    const answer = await ask(shop(), logInWithPasskeyRoute, { response }, SAME_ORIGIN)
    expect(answer.code).toBe(422)
    expect(cookiesOf(answer.response).size).toBe(0)
  }
})

test('a counter that goes back or stays betrays a copy of the passkey', async () => {
  const { passkey } = await withPasskey()
  const codes: number[] = []
  for (const counter of [5, 5, 4, 6]) {
    codes.push((await logIn((challenge) => passkey.sign(challenge, { counter }))).code)
  }
  expect(codes).toEqual([200, 422, 422, 200])
})

test('a foreign passkey, and one of a closed account, open nothing', async () => {
  expect((await logIn((challenge) => softwarePasskey().sign(challenge))).code).toBe(422)
  const { staffId, passkey } = await withPasskey()
  const closed = { disabled_at: now }
  await shop().db.updateTable('staff').set(closed).where('id', '=', staffId).execute()
  expect((await logIn((challenge) => passkey.sign(challenge))).code).toBe(422)
})

test('a challenge for one purpose or one account does not serve another', async () => {
  const [ann, bob] = [await withPasskey(), await withPasskey()]
  const stepUp = (response: object, headers: Record<string, string>) =>
    ask(shop(), stepUpWithPasskeyRoute, { response }, headers)
  const logInChallenge = await challengeOf(askPasskeyLogInRoute, SAME_ORIGIN)
  expect((await stepUp(ann.passkey.sign(logInChallenge), ann.headers)).code).toBe(422)
  const ofAnn = await challengeOf(askPasskeyStepUpRoute, ann.headers)
  expect((await stepUp(bob.passkey.sign(ofAnn), bob.headers)).code).toBe(422)
  const signedByBob = await challengeOf(askPasskeyStepUpRoute, ann.headers)
  expect((await stepUp(bob.passkey.sign(signedByBob), ann.headers)).code).toBe(422)
  const right = await stepUp(ann.passkey.sign(ofAnn), ann.headers)
  expect(right.code).toBe(200)
  expect((await ask(shop(), readStaffMeRoute, {}, ann.headers)).code).toBe(401)
  expect((await ask(shop(), readStaffMeRoute, {}, headersAfter(right))).code).toBe(200)
})

test('factors are removed one by one, but never the last', async () => {
  const { headers, passkey } = await withPasskey()
  expect((await ask(shop(), removeTotpRoute, {}, headers)).code).toBe(200)
  const last = await ask(shop(), removePasskeyRoute, { id: passkey.id }, headers)
  expect([last.code, last.result]).toEqual([409, { reason: 'lastFactor' }])
  expect((await ask(shop(), removeTotpRoute, {}, headers)).code).toBe(404)
  expect((await logIn((challenge) => passkey.sign(challenge))).code).toBe(200)
})

test('a passkey is added once, by the account that asked for it', async () => {
  const [ann, bob] = [await enrolStaff(shop().db, { now }), await enrolStaff(shop().db, { now })]
  const passkey = softwarePasskey()
  const response = passkey.register(await challengeOf(proposePasskeyRoute, ann.headers))
  const add = (headers: Record<string, string>, given: object) =>
    ask(shop(), addPasskeyRoute, { name: 'Key', response: given }, headers)
  expect((await add(bob.headers, response)).code).toBe(422)
  const added = await add(ann.headers, response)
  expect(added.code).toBe(200)
  const again = passkey.register(await challengeOf(proposePasskeyRoute, bob.headers))
  const known = await add(bob.headers, again)
  expect([known.code, known.result]).toEqual([409, { reason: 'known' }])
})
