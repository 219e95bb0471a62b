// POST /api/staff/passkey/step-up
import { expect, test } from 'vitest'
import {
  askPasskeyLogInRoute,
  askPasskeyStepUpRoute,
  stepUpWithPasskeyRoute,
} from '../../../src/contract/staff-passkeys.ts'
import { readStaffMeRoute } from '../../../src/contract/staff-session.ts'
import { SAME_ORIGIN } from '../../support/log-in-as.ts'
import { ask, useShop } from '../../support/ask.ts'
import { headersAfter, passkeyAccounts } from '../../support/passkey-accounts.ts'

const now = new Date('2026-06-01T08:00:00Z')
const shop = useShop({ clock: () => now })
const { challengeOf, withPasskey } = passkeyAccounts(shop, () => now)

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
