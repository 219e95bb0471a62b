// POST /api/staff/step-up
import { expect, test } from 'vitest'
import {
  issueRecoveryCodesRoute,
  readStaffMeRoute,
  stepUpRoute,
} from '../../../src/contract/staff-session.ts'
import { ask, rejectedFields, useShop } from '../../support/ask.ts'
import { cookiesOf } from '../../support/log-in-as.ts'
import { codeOfApp, enrolStaff, staffHeaders } from '../../support/enrol-staff.ts'

let now = new Date('2026-06-01T08:00:00Z')
const shop = useShop({ clock: () => now })

test('a code allows what needs a step-up for five minutes, and replaces the token', async () => {
  const { headers, secret } = await enrolStaff(shop().db, { now, factorAt: null })
  const rejected = await ask(shop(), issueRecoveryCodesRoute, {}, headers)
  expect([rejected.code, rejected.result]).toEqual([403, { need: 'step-up' }])
  const { code, response } = await ask(
    shop(),
    stepUpRoute,
    { code: codeOfApp(secret, now) },
    headers,
  )
  expect(code).toBe(200)
  const renewed = staffHeaders(cookiesOf(response).get('staff')?.value ?? '')
  expect((await ask(shop(), readStaffMeRoute, {}, headers)).code).toBe(401)
  now = new Date(now.getTime() + 299_000)
  expect((await ask(shop(), issueRecoveryCodesRoute, {}, renewed)).code).toBe(200)
  now = new Date(now.getTime() + 1000)
  expect((await ask(shop(), issueRecoveryCodesRoute, {}, renewed)).code).toBe(403)
})

test('after five wrong codes in ten minutes even the right one is rejected', async () => {
  const { headers, secret } = await enrolStaff(shop().db, { now })
  for (let each = 0; each < 5; each += 1) {
    const answer = await ask(shop(), stepUpRoute, { code: '000000' }, headers)
    expect(rejectedFields(answer, 'en_us')).toEqual(['code'])
  }
  const right = () => ask(shop(), stepUpRoute, { code: codeOfApp(secret, now) }, headers)
  expect((await right()).code).toBe(422)
  now = new Date(now.getTime() + 601_000)
  expect((await right()).code).toBe(200)
})
