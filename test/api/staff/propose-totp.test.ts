// POST /api/staff/totp/propose
import { expect, test } from 'vitest'
import { proposeTotpRoute } from '../../../src/contract/staff-session.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'
import { enrolStaff } from '../../support/enrol-staff.ts'

const shop = useShop()

test('a proposal is a secret as text, address and QR code, and is not stored', async () => {
  const { headers, email } = await enrolStaff(shop().db, { isEnrolled: false })
  const { result } = await ask<{ secret: string; address: string; qr: { size: number } }>(
    shop(),
    proposeTotpRoute,
    {},
    headers,
  )
  expectContract(proposeTotpRoute, result)
  expect(result.secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(result.address).toContain(`Voltcell:${encodeURIComponent(email)}?issuer=Voltcell`)
  expect(result.address).toContain(`secret=${result.secret}`)
  expect(result.qr.size).toBeGreaterThan(32)
  expect(await shop().db.selectFrom('staff_totp').select('staff_id').execute()).toEqual([])
})

test('an enrolled account has to prove its second factor before it replaces its app', async () => {
  const { headers } = await enrolStaff(shop().db, { factorAt: null })
  const { code, result } = await ask(shop(), proposeTotpRoute, {}, headers)
  expect([code, result]).toEqual([403, { need: 'step-up' }])
})
