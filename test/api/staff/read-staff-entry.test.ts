// GET /api/staff/entry
// What the page on which staff log in asks first.
import { expect, test } from 'vitest'
import { readStaffEntryRoute } from '../../../src/contract/staff-session.ts'
import { SAME_ORIGIN } from '../../support/log-in-as.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'

const now = new Date('2026-06-01T08:00:00Z')
const shop = useShop({ clock: () => now })

test('staff may log in with passkeys at localhost', async () => {
  const { result } = await ask(shop(), readStaffEntryRoute, {}, SAME_ORIGIN)
  expectContract(readStaffEntryRoute, result)
  expect(result).toEqual({ passkeyHost: 'localhost' })
})
