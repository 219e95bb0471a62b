// POST /api/staff/passkeys/propose
import { expect, test } from 'vitest'
import { proposePasskeyRoute } from '../../../src/contract/staff-passkeys.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'
import { passkeyAccounts } from '../../support/passkey-accounts.ts'

const now = new Date('2026-06-01T08:00:00Z')
const shop = useShop({ clock: () => now })
const { withPasskey } = passkeyAccounts(shop, () => now)

test('a proposal names the passkeys that the account has already', async () => {
  const { headers, passkey } = await withPasskey()
  const { result } = await ask(shop(), proposePasskeyRoute, {}, headers)
  expectContract(proposePasskeyRoute, result)
  expect(result).toMatchObject({ options: { excludeCredentials: [{ id: passkey.id }] } })
})
