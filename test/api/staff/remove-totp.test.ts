// DELETE /api/staff/totp
import { expect, test } from 'vitest'
import { removeTotpRoute } from '../../../src/contract/staff-passkeys.ts'
import { ask, useShop } from '../../support/ask.ts'
import { enrolStaff } from '../../support/enrol-staff.ts'

const now = new Date('2026-06-01T08:00:00Z')
const shop = useShop({ clock: () => now })

test('an authenticator app that is the last factor stays', async () => {
  const { headers } = await enrolStaff(shop().db, { now })
  const last = await ask(shop(), removeTotpRoute, {}, headers)
  expect([last.code, last.result]).toEqual([409, { reason: 'lastFactor' }])
})
