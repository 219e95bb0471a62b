// POST /api/staff/totp
import { expect, test } from 'vitest'
import {
  confirmTotpRoute,
  issueRecoveryCodesRoute,
  proposeTotpRoute,
  readStaffMeRoute,
  stepUpRoute,
} from '../../../src/contract/staff-session.ts'
import { listAudit } from '../../../src/server/modules/audit/audit-service.ts'
import { ask, expectContract, rejectedFields, useShop } from '../../support/ask.ts'
import { cookiesOf } from '../../support/log-in-as.ts'
import { codeOfApp, enrolStaff, staffHeaders } from '../../support/enrol-staff.ts'
import { headersAfter, passkeyAccounts } from '../../support/passkey-accounts.ts'

const now = new Date('2026-06-01T08:00:00Z')
const shop = useShop({ clock: () => now })
const { withPasskey } = passkeyAccounts(shop, () => now)

async function proposal(headers: Record<string, string>) {
  const { result } = await ask<{ secret: string; sealed: string }>(
    shop(),
    proposeTotpRoute,
    {},
    headers,
  )
  return { sealed: result.sealed, code: codeOfApp(result.secret, now) }
}

test('the first code enrols the account: ten recovery codes, a new token and one audit entry', async () => {
  const { headers, email } = await enrolStaff(shop().db, { now, isEnrolled: false })
  const beforeEnrolment = await ask(shop(), issueRecoveryCodesRoute, {}, headers)
  expect([beforeEnrolment.code, beforeEnrolment.result]).toEqual([403, { need: 'enrolment' }])
  const answer = await ask<{ recoveryCodes: string[] }>(
    shop(),
    confirmTotpRoute,
    await proposal(headers),
    headers,
  )
  expectContract(confirmTotpRoute, answer.result)
  const { recoveryCodes } = answer.result
  expect(new Set(recoveryCodes).size).toBe(10)
  const renewed = staffHeaders(cookiesOf(answer.response).get('staff')?.value ?? '')
  expect((await ask(shop(), readStaffMeRoute, {}, headers)).code).toBe(401)
  const me = await ask(shop(), readStaffMeRoute, {}, renewed)
  expect(me.result).toMatchObject({ isEnrolled: true, factors: { recoveryCodes: 10 } })
  const entries = await listAudit(shop().db, `staff:${email}`)
  expect(entries.map(({ action }) => action)).toEqual(['staff.authenticator'])
  expect(JSON.stringify(entries)).not.toContain(recoveryCodes[0])
  // A recovery code replaces the app, once, with or without its hyphen.
  const retyped = { code: (recoveryCodes[3] ?? '').replace('-', ' ').toUpperCase() }
  const first = await ask(shop(), stepUpRoute, retyped, renewed)
  expect(first.code).toBe(200)
  const again = staffHeaders(cookiesOf(first.response).get('staff')?.value ?? '')
  expect((await ask(shop(), stepUpRoute, retyped, again)).code).toBe(422)
})

test('a wrong code and the proposal of another account are rejected, and nothing changes', async () => {
  const ann = await enrolStaff(shop().db, { now, isEnrolled: false })
  const bo = await enrolStaff(shop().db, { now, isEnrolled: false })
  const own = await proposal(ann.headers)
  const wrong = await ask(shop(), confirmTotpRoute, { ...own, code: '000000' }, ann.headers)
  // Six characters that are not six bytes.
  const wide = await ask(shop(), confirmTotpRoute, { ...own, code: '12345Ǎ' }, ann.headers)
  expect(wide.code).toBe(wrong.code)
  expect(rejectedFields(wrong, 'en_us')).toEqual(['code'])
  const ofOther = await ask(shop(), confirmTotpRoute, own, bo.headers)
  expect(rejectedFields(ofOther, 'en_us')).toEqual(['sealed'])
  const me = await ask(shop(), readStaffMeRoute, {}, bo.headers)
  expect(me.result).toMatchObject({ isEnrolled: false })
})

test('the audit entry says that an app was replaced only where the account had one', async () => {
  const { email, headers } = await withPasskey({ isEnrolled: false })
  const first = await ask(shop(), confirmTotpRoute, await proposal(headers), headers)
  const renewed = headersAfter(first)
  const second = await ask(shop(), confirmTotpRoute, await proposal(renewed), renewed)
  expect([first.code, second.code]).toEqual([200, 200])
  const entries = await listAudit(shop().db, `staff:${email}`)
  const ofApps = entries.filter(({ action }) => action === 'staff.authenticator')
  // The newest first.
  expect(ofApps.map(({ change }) => change)).toEqual([{ replaced: true }, { replaced: false }])
})
