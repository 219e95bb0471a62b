// POST /api/staff/passkeys
import { expect, test } from 'vitest'
import { addPasskeyRoute, proposePasskeyRoute } from '../../../src/contract/staff-passkeys.ts'
import { ask, useShop } from '../../support/ask.ts'
import { enrolStaff } from '../../support/enrol-staff.ts'
import { passkeyAccounts } from '../../support/passkey-accounts.ts'
import { softwarePasskey } from '../../support/software-passkey.ts'

const now = new Date('2026-06-01T08:00:00Z')
const shop = useShop({ clock: () => now })
const { challengeOf } = passkeyAccounts(shop, () => now)

test('a passkey is added once, by the account that asked for it', async () => {
  const [ann, bob] = [await enrolStaff(shop().db, { now }), await enrolStaff(shop().db, { now })]
  const passkey = softwarePasskey()
  const response = passkey.register(await challengeOf(proposePasskeyRoute, ann.headers))
  const add = (headers: Record<string, string>, registration: object) =>
    ask(shop(), addPasskeyRoute, { name: 'Key', response: registration }, headers)
  expect((await add(bob.headers, response)).code).toBe(422)
  const added = await add(ann.headers, response)
  expect(added.code).toBe(200)
  const again = passkey.register(await challengeOf(proposePasskeyRoute, bob.headers))
  const known = await add(bob.headers, again)
  expect([known.code, known.result]).toEqual([409, { reason: 'known' }])
})
