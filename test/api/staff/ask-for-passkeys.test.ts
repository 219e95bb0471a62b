// POST /api/staff/passkey/log-in/challenge
import { expect, test } from 'vitest'
import {
  askPasskeyLogInRoute,
  logInWithPasskeyRoute,
} from '../../../src/contract/staff-passkeys.ts'
import { SAME_ORIGIN } from '../../support/log-in-as.ts'
import { ask, useShop } from '../../support/ask.ts'
import { passkeyAccounts } from '../../support/passkey-accounts.ts'

let now = new Date('2026-06-01T08:00:00Z')
const shop = useShop({ clock: () => now })
const { challengeOf, withPasskey } = passkeyAccounts(shop, () => now)

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
