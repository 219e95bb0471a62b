// POST /api/user/login
import { beforeAll, describe, expect, test } from 'vitest'
import { logInRoute, renewTokenRoute } from '../../../src/contract/user-session.ts'
import { RESULT_CODES } from '../../../src/contract/result-code.ts'
import { FAIL_REASONS } from '../../../src/shared/membership.ts'
import { reasonText, resultText } from '../../../src/shared/result-texts.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { ask, expectContract, rejectedFields, useShop } from '../../support/ask.ts'
import {
  createMemberWithPassword,
  PASSWORD,
  SAME_ORIGIN,
  sendFrom,
} from '../../support/log-in-as.ts'
import type { TestMember } from '../../support/create-member.ts'

const shop = useShop({ settings: { PUBLIC_URL: 'https://shop.example' } })
const headers = SAME_ORIGIN
let address = 0
let member: TestMember

beforeAll(async () => {
  member = await createMemberWithPassword(shop())
})

/** Logs in from another network address each time, where earlier failures do not matter. */
function logIn(input: Record<string, unknown>) {
  address += 1
  return sendFrom(shop(), logInRoute, input, { headers, from: `198.51.100.${address}` })
}

describe('a right password', () => {
  test.each(['login name', 'email address', 'capitals', 'full-width letters', 'blanks'])(
    'a correct password logs in with a name typed as %s',
    async (how) => {
      const { username, email } = member
      const wide = username.replace(/[a-z]/g, (letter) =>
        String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0),
      )
      const typed = {
        'login name': username,
        'email address': email,
        capitals: email.toUpperCase(),
        'full-width letters': wide,
        blanks: `  ${username} `,
      }[how]
      const { code, result } = await logIn({ username: typed, password: PASSWORD })
      expect(code).toBe(200)
      expectContract(logInRoute, result)
      expect(result).toMatchObject({ username, loginB2d: false, approvalState: 'approved' })
      expect(result.token).toMatch(/^[\w-]{43}$/)
    },
  )

  test('each cookie has its lifetime, and scripts can read all but the token and the device', async () => {
    const { cookies, result } = await logIn({ username: member.username, password: PASSWORD })
    const halfDay = 12 * 3600
    expect(cookies.get('token')?.value).toBe(result.token)
    // The cookie names a state by its number: 5 is 'approved'.
    expect(cookies.get('approvalState')?.value).toBe('5')
    expect(cookies.get('company')?.value).toBe(result.company)
    for (const [name, { line }] of cookies) {
      expect(line, name).toMatch(/; SameSite=Lax/)
      expect(line, name).toMatch(/; Secure$/)
      expect(line.includes('HttpOnly'), name).toBe(name === 'token' || name === 'device')
      if (name === 'device') expect(line).toContain('Max-Age=31536000')
      else if (name === 'failReason') expect(line).toContain('Max-Age=0')
      else expect(Number(/Max-Age=(\d+)/.exec(line)?.[1]), name).toBeCloseTo(halfDay, -2)
    }
    const remembered = await logIn({
      username: member.username,
      password: PASSWORD,
      remember: true,
    })
    const seconds = Number(/Max-Age=(\d+)/.exec(remembered.cookies.get('token')?.line ?? '')?.[1])
    expect(seconds).toBeCloseTo(30 * 86_400, -2)
  })

  test('an equivalent Unicode spelling is the same password', async () => {
    const password = PASSWORD.replace('q', 'ｑ')
    expect((await logIn({ username: member.username, password })).code).toBe(200)
  })

  test.each([
    ['submitted', 2],
    ['in_review', 3],
    ['more_info', 4],
  ] as const)(
    'an applicant in state %s gets a token and the state of the application',
    async (state, number) => {
      const waiting = await createMemberWithPassword(shop(), { state })
      const { code, result, cookies } = await logIn({
        username: waiting.username,
        password: PASSWORD,
      })
      expect(code).toBe(RESULT_CODES.needsAction)
      expect(result.approvalState).toBe(state)
      expect(cookies.get('approvalState')?.value).toBe(String(number))
      const token = { cookie: `token=${String(result.token)}` }
      expect((await ask(shop(), renewTokenRoute, {}, token)).code).toBe(200)
    },
  )

  test.each(['rejected', 'suspended', 'expired'] as const)(
    'a member in state %s is rejected with a reason',
    async (state) => {
      const rejectedMember = await createMemberWithPassword(shop(), { state })
      for (const [at, reason] of FAIL_REASONS.entries()) {
        await shop()
          .db.updateTable('membership')
          .set({ fail_reason: reason })
          .where('company_id', '=', rejectedMember.companyId)
          .execute()
        const lang = LANGS[at % 3] ?? 'en_us'
        const { code, result, cookies } = await logIn({
          username: rejectedMember.username,
          password: PASSWORD,
          lang,
        })
        expect(code).toBe(403)
        expect(result).toEqual({
          approvalState: state,
          failReason: { code: reason, text: expect.any(String) },
        })
        expect(/[一-鿿]/.test(JSON.stringify(result))).toBe(lang !== 'en_us')
        expect(cookies.size).toBe(0)
      }
      const guessed = await logIn({ username: rejectedMember.username, password: 'something else' })
      expect(guessed.code).toBe(422)
      expect(JSON.stringify(guessed.result)).not.toContain(state)
    },
  )

  test('a dropshipper is referred to the other area', async () => {
    const dropshipper = await createMemberWithPassword(shop(), { kind: 'dropship' })
    const { code, result } = await logIn({ username: dropshipper.username, password: PASSWORD })
    expect([code, result]).toEqual([403, { otherArea: 'dropship' }])
  })

  test('a closed login is rejected', async () => {
    const closed = await createMemberWithPassword(shop())
    await shop()
      .db.updateTable('member')
      .set({ disabled_at: new Date() })
      .where('id', '=', closed.memberId)
      .execute()
    const { code, result } = await logIn({ username: closed.username, password: PASSWORD })
    expect(code).toBe(403)
    expect(result.approvalState).toBe('suspended')
  })
})

describe('anything else', () => {
  test.each(LANGS)(
    'a wrong password and an unknown name get the same answer in %s',
    async (lang) => {
      const { username } = await createMemberWithPassword(shop())
      const wrong = await logIn({ username, password: 'wrong password', lang })
      const unknown = await logIn({ username: `nobody-${lang}`, password: 'wrong password', lang })
      const credentials = { field: 'password', reason: reasonText('credentials', lang) }
      expect(wrong.code).toBe(422)
      expect(wrong.response.json()).toEqual({
        code: 422,
        msg: resultText(422, lang),
        result: { errors: [credentials] },
      })
      expect(unknown.response.body).toBe(wrong.response.body)
      expect(wrong.cookies.size + unknown.cookies.size).toBe(0)
    },
  )

  test('a login without a valid stored hash accepts no password', async () => {
    for (const password of ['!', ' ', 'undefined', 'null']) {
      const locked = await createMemberWithPassword(shop(), { passwordHash: '!' })
      const answer = await logIn({ username: locked.username, password })
      expect(answer.code).toBe(422)
    }
  })

  test('missing or too long fields are named', async () => {
    const answer = await ask(shop(), logInRoute, { lang: 'zh_hk' }, headers)
    expect(rejectedFields(answer, 'zh_hk').sort()).toEqual(['password', 'username'])
    const long = { username: 'x'.repeat(255), password: 'x'.repeat(257), remember: 'yes' }
    const rejected = await ask(shop(), logInRoute, long, headers)
    expect(rejectedFields(rejected, 'en_us').sort()).toEqual(['password', 'remember', 'username'])
  })

  test.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('a log-in from another site is answered with 403: %j', async (forged) => {
    const input = { username: member.username, password: PASSWORD }
    const answer = await ask(shop(), logInRoute, input, forged as Record<string, string>)
    expect(answer.code).toBe(403)
    expect(answer.response.headers['set-cookie']).toBeUndefined()
  })
})
