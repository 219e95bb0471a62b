// POST /api/staff/passkey/log-in
import { expect, test } from 'vitest'
import {
  askPasskeyLogInRoute,
  logInWithPasskeyRoute,
} from '../../../src/contract/staff-passkeys.ts'
import { readStaffMeRoute, type StaffMe } from '../../../src/contract/staff-session.ts'
import { listAudit } from '../../../src/server/modules/audit/audit-service.ts'
import { cookiesOf, SAME_ORIGIN } from '../../support/log-in-as.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'
import { headersAfter, passkeyAccounts } from '../../support/passkey-accounts.ts'
import { softwarePasskey, type SigningOptions } from '../../support/software-passkey.ts'

const now = new Date('2026-06-01T08:00:00Z')
const shop = useShop({ clock: () => now })
const { challengeOf, withPasskey, logIn } = passkeyAccounts(shop, () => now)

test('a passkey as first factor comes with recovery codes and then opens a session alone', async () => {
  const { email, passkey, added } = await withPasskey({ isEnrolled: false })
  expect(added.result.recoveryCodes).toHaveLength(10)
  const answer = await logIn((challenge) => passkey.sign(challenge))
  expect(answer.code).toBe(200)
  expectContract(logInWithPasskeyRoute, answer.result)
  const me = await ask<StaffMe>(shop(), readStaffMeRoute, {}, headersAfter(answer))
  expect(me.result).toMatchObject({ email, isEnrolled: true, factors: { totpSince: null } })
  expect(me.result.factors.passkeys).toMatchObject([
    { name: 'Laptop', lastUsedAt: now.toISOString() },
  ])
  const actions = (await listAudit(shop().db, `staff:${email}`)).map(({ action }) => action)
  expect(actions.toSorted()).toEqual(['staff.log-in', 'staff.passkey'])
})

test.each<[string, SigningOptions]>([
  ['for a page of another site', { origin: 'https://evil.example' }],
  ['without the person being verified', { isUnverified: true }],
])('a passkey that signs %s opens no session and uses the challenge up', async (_, options) => {
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

test('an unknown passkey, and one of a closed account, open no session', async () => {
  expect((await logIn((challenge) => softwarePasskey().sign(challenge))).code).toBe(422)
  const { staffId, passkey } = await withPasskey()
  const closed = { disabled_at: now }
  await shop().db.updateTable('staff').set(closed).where('id', '=', staffId).execute()
  expect((await logIn((challenge) => passkey.sign(challenge))).code).toBe(422)
})
