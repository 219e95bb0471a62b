// DELETE /api/staff/passkeys
import { expect, test } from 'vitest'
import { removePasskeyRoute, removeTotpRoute } from '../../../src/contract/staff-passkeys.ts'
import { ask, useShop } from '../../support/ask.ts'
import { passkeyAccounts } from '../../support/passkey-accounts.ts'

const now = new Date('2026-06-01T08:00:00Z')
const shop = useShop({ clock: () => now })
const { withPasskey, logIn } = passkeyAccounts(shop, () => now)

test('factors are removed one by one, but never the last', async () => {
  const { headers, passkey } = await withPasskey()
  expect((await ask(shop(), removeTotpRoute, {}, headers)).code).toBe(200)
  const last = await ask(shop(), removePasskeyRoute, { id: passkey.id }, headers)
  expect([last.code, last.result]).toEqual([409, { reason: 'lastFactor' }])
  expect((await ask(shop(), removeTotpRoute, {}, headers)).code).toBe(404)
  expect((await logIn((challenge) => passkey.sign(challenge))).code).toBe(200)
})
