// POST /api/staff/log-in
import { expect, test } from 'vitest'
import { logInStaffRoute, readStaffMeRoute } from '../../../src/contract/staff-session.ts'
import { listAudit } from '../../../src/server/modules/audit/audit-service.ts'
import { issueRecoveryCodes } from '../../../src/server/modules/staff/factor-service.ts'
import { reasonText } from '../../../src/shared/result-texts.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'
import { countStatements } from '../../support/count-statements.ts'
import { codeOfApp, enrolStaff, STAFF_PASSWORD, staffHeaders } from '../../support/enrol-staff.ts'
import { mailsTo } from '../../support/outbox.ts'
import { SAME_ORIGIN, sendFrom } from '../../support/log-in-as.ts'

let now = new Date('2026-06-01T08:00:00Z')
const shop = useShop({ clock: () => now })
let networks = 0

function logIn(
  input: { email: string; password?: string; code?: string; lang?: string },
  from?: string,
) {
  networks += 1
  const sent = { password: STAFF_PASSWORD, ...input }
  const network = from ?? `10.9.${networks >> 8}.${networks & 255}`
  return sendFrom(shop(), logInStaffRoute, sent, { from: network, headers: SAME_ORIGIN })
}

/**
 * Uses up the attempts of an account, at most twelve. Each takes a quarter of a second, so four run side by side: more
 * would be rejected before they count, because few passwords are hashed at once.
 */
async function guessTwelveTimes(email: string): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(['a', 'b', 'c', 'd'].map((password) => logIn({ email, password })))
  }
}

test('email address, password and code of the app open a session with a strict cookie and one audit entry', async () => {
  const { email, secret } = await enrolStaff(shop().db, { now })
  const answer = await logIn({ email: email.toUpperCase(), code: codeOfApp(secret, now) })
  expect(answer.code).toBe(200)
  expectContract(logInStaffRoute, answer.result)
  const { line = '', value = '' } = answer.cookies.get('staff') ?? {}
  expect(line).toMatch(/^staff=[\w-]{43}; Path=\/; Max-Age=43200; SameSite=Strict; HttpOnly$/)
  expect(answer.response.headers['x-robots-tag']).toContain('noindex')
  expect(answer.response.headers['cache-control']).toBe('no-store')
  const me = await ask(shop(), readStaffMeRoute, {}, staffHeaders(value))
  expect(me.result).toMatchObject({ email, isEnrolled: true, roles: ['admin'] })
  const entries = await listAudit(shop().db, `staff:${email}`)
  expect(entries).toMatchObject([{ actor: `staff:${email}`, action: 'staff.log-in' }])
})

test('a code is accepted once, and one step of thirty seconds early or late', async () => {
  const { email, secret } = await enrolStaff(shop().db, { now })
  const early = codeOfApp(secret, new Date(now.getTime() - 30_000))
  const late = codeOfApp(secret, new Date(now.getTime() + 30_000))
  const tooLate = codeOfApp(secret, new Date(now.getTime() + 90_000))
  expect((await logIn({ email, code: tooLate })).code).toBe(422)
  expect((await logIn({ email, code: early })).code).toBe(200)
  expect((await logIn({ email, code: early })).code).toBe(422)
  expect((await logIn({ email, code: late })).code).toBe(200)
  // A step before one that was used is void as well.
  expect((await logIn({ email, code: codeOfApp(secret, now) })).code).toBe(422)
})

test('every failure gets the same answer and writes no audit entry', async () => {
  const { email, secret } = await enrolStaff(shop().db, { now })
  const closed = await enrolStaff(shop().db, { now })
  await shop()
    .db.updateTable('staff')
    .set({ disabled_at: now })
    .where('id', '=', closed.staffId)
    .execute()
  const before = (await listAudit(shop().db)).length
  const failures = await Promise.all([
    logIn({ email: 'nobody@shop.example', code: '123456' }),
    logIn({ email, password: 'wrong password here', code: codeOfApp(secret, now) }),
    logIn({ email, code: '000000' }),
    logIn({ email }),
    logIn({ email: closed.email, code: codeOfApp(closed.secret, now) }),
  ])
  const bodies = new Set(failures.map(({ response }) => response.body))
  expect([...bodies]).toHaveLength(1)
  expect(failures[0]?.result).toMatchObject({
    errors: [{ field: 'password', reason: reasonText('credentials', 'en_us') }],
  })
  for (const { cookies } of failures) expect(cookies.size).toBe(0)
  expect((await listAudit(shop().db)).length).toBe(before)
  // The right code was not used up by the wrong password.
  expect((await logIn({ email, code: codeOfApp(secret, now) })).code).toBe(200)
})

test('an account without a second factor logs in, and the answer says that it must enrol one', async () => {
  const { email } = await enrolStaff(shop().db, { now, isEnrolled: false })
  const answer = await logIn({ email })
  expect(answer.result).toMatchObject({ isEnrolled: false })
})

test('known and unknown accounts are limited alike, to less than a hundred attempts an hour', async () => {
  const known = await enrolStaff(shop().db, { now })
  const begin = now.getTime()
  const evaluated = { known: 0, unknown: 0 }
  // Each evaluated failure takes a quarter of a second, so the attempts run side by side: three of four are evaluated.
  async function guess(which: keyof typeof evaluated, email: string) {
    const tries = ['a', 'b', 'c', 'd'].map((password) => logIn({ email, password }))
    const codes = (await Promise.all(tries)).map(({ code }) => code)
    evaluated[which] += codes.filter((code) => code !== 429).length
  }
  for (let minute = 0; minute < 60; minute += 3) {
    now = new Date(begin + minute * 60_000)
    await Promise.all([guess('known', known.email), guess('unknown', 'unknown@shop.example')])
  }
  expect(evaluated).toEqual({ known: 60, unknown: 60 })
}, 120_000)

test('a stranger who guesses does not lock the owner out of a browser that knows the account', async () => {
  const { email, secret } = await enrolStaff(shop().db, { now })
  const first = await logIn({ email, code: codeOfApp(secret, now) })
  const { line = '', value = '' } = first.cookies.get('staff-device') ?? {}
  expect(line).toMatch(/; SameSite=Strict; HttpOnly$/)
  now = new Date(now.getTime() + 60_000)
  await guessTwelveTimes(email)
  const owner = { email, code: codeOfApp(secret, now) }
  expect((await logIn(owner)).code).toBe(429)
  const known = (cookie: string) =>
    sendFrom(
      shop(),
      logInStaffRoute,
      { password: STAFF_PASSWORD, ...owner },
      { from: '10.8.0.1', headers: { ...SAME_ORIGIN, cookie: `staff-device=${cookie}` } },
    )
  const back = await known(value)
  expect(back.code).toBe(200)
  // The secret changes with each login, so a copy of the former one is worthless.
  expect((await known(value)).code).toBe(429)
  const other = await enrolStaff(shop().db, { now })
  owner.email = other.email
  owner.code = codeOfApp(other.secret, now)
  await guessTwelveTimes(other.email)
  expect((await known(back.cookies.get('staff-device')?.value ?? '')).code).toBe(429)
})

test('a known and an unknown email address cause the same work', async () => {
  const { email } = await enrolStaff(shop().db, { now })
  const statements = countStatements()
  const workOf = async (address: string) => {
    statements.take()
    expect((await logIn({ email: address, password: 'wrong password here' })).code).toBe(422)
    return statements.take()
  }
  const [known, unknown] = [await workOf(email), await workOf('unknown-too@shop.example')]
  statements.stop()
  expect(known.length).toBeGreaterThan(5)
  expect(known).toEqual(unknown)
})

test('the owner is mailed about a new browser and a used recovery code, in the language of the page', async () => {
  const { email, staffId, secret } = await enrolStaff(shop().db, { now })
  const codes = await issueRecoveryCodes(shop().db, staffId)
  const first = await logIn({ email, code: codes[0] ?? '', lang: 'zh_hk' })
  expect(first.code).toBe(200)
  const subjects = (await mailsTo(shop().db, email)).map(({ subject }) => subject)
  expect(subjects).toHaveLength(2)
  expect(subjects.join()).toMatch(/復原碼.*新瀏覽器|新瀏覽器.*復原碼/s)
  const cookie = `staff-device=${first.cookies.get('staff-device')?.value}`
  const input = { email, password: STAFF_PASSWORD, code: codeOfApp(secret, now) }
  const headers = { ...SAME_ORIGIN, cookie }
  expect((await sendFrom(shop(), logInStaffRoute, input, { from: '10.8.0.2', headers })).code).toBe(
    200,
  )
  expect(await mailsTo(shop().db, email)).toHaveLength(2)
})
