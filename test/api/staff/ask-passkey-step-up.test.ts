// POST /api/staff/passkey/step-up/challenge
import { expect, test } from 'vitest'
import { askPasskeyStepUpRoute } from '../../../src/contract/staff-passkeys.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'
import { passkeyAccounts } from '../../support/passkey-accounts.ts'

const now = new Date('2026-06-01T08:00:00Z')
const shop = useShop({ clock: () => now })
const { withPasskey } = passkeyAccounts(shop, () => now)

test('a challenge of a step-up is for the passkeys of the account itself', async () => {
  const { headers, passkey } = await withPasskey()
  const { result } = await ask(shop(), askPasskeyStepUpRoute, {}, headers)
  expectContract(askPasskeyStepUpRoute, result)
  expect(result).toMatchObject({ options: { allowCredentials: [{ id: passkey.id }] } })
})
