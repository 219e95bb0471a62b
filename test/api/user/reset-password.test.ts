// POST /api/user/reset
import { describe, expect, test } from 'vitest'
import {
  logInRoute,
  readMemberRoute,
  resetPasswordRoute,
} from '../../../src/contract/user-session.ts'
import { LANGS, langPrefix } from '../../../src/shared/lang.ts'
import { ask, rejectedFields, useShop } from '../../support/ask.ts'
import {
  codeOf,
  createMemberWithPassword,
  PASSWORD,
  SAME_ORIGIN,
  sendFrom,
} from '../../support/log-in-as.ts'
import { mailsTo } from '../../support/outbox.ts'
import { solveSecurityCode } from '../../support/security-code.ts'

let now = new Date('2026-06-01T08:00:00Z')
const shop = useShop({ clock: () => now, settings: { PUBLIC_URL: 'https://shop.example' } })
const NEW = 'the heron waits at dusk'
let clients = 0

/** Sends each request from another IP address, because requests are limited per address. */
function reset(input: Record<string, unknown>) {
  clients += 1
  const from = `10.0.${clients >> 8}.${clients & 255}`
  return sendFrom(shop(), resetPasswordRoute, input, { headers: SAME_ORIGIN, from })
}

/** Asks for a link for the `username` or `email` of the input, with a solved security code. */
async function askForLink(input: Record<string, unknown>) {
  return reset({ ...input, ...(await solveSecurityCode(shop())) })
}

/** Asks for a link, and reads its token from the mail. */
async function mailedToken(email: string): Promise<string> {
  await askForLink({ email })
  const newest = (await mailsTo(shop().db, email)).at(-1)
  return /#token=([\w-]+)/.exec(newest?.body_text ?? '')?.[1] ?? ''
}

describe('asking for a link', () => {
  test('known and unknown names get the same answer, and only known ones get mail', async () => {
    const member = await createMemberWithPassword(shop(), { now })
    const known = await askForLink({ username: member.username.toUpperCase() })
    const unknown = await askForLink({ username: 'nobody-here' })
    expect(known.code).toBe(200)
    expect(unknown.response.body).toBe(known.response.body)
    const namesOf = (headers: object) => Object.keys(headers).sort()
    expect(namesOf(unknown.response.headers)).toEqual(namesOf(known.response.headers))
    expect(await mailsTo(shop().db, member.email)).toHaveLength(1)
    const all = await shop().db.selectFrom('outbox_mail').select('id').execute()
    expect(all).toHaveLength(1)
  })

  test.each(LANGS)('the link is mailed in the language of the member: %s', async (lang) => {
    const member = await createMemberWithPassword(shop(), { lang, now })
    await askForLink({ email: member.email, lang: 'en_us' })
    const [mail] = await mailsTo(shop().db, member.email)
    expect(mail).toMatchObject({ template: 'reset-password', lang })
    expect(mail?.body_text).toContain(`https://shop.example${langPrefix(lang)}/forgotten#token=`)
  })

  test('a security code is required and valid once', async () => {
    const withoutCode = await reset({ username: 'x-y-z' })
    expect(withoutCode.code).toBe(422)
    expect(JSON.stringify(withoutCode.result)).toContain('securityKey')
    const wrong = { username: 'x-y-z', securityKey: 'none', securityCode: '1' }
    expect((await reset(wrong)).code).toBe(423)
    const solved = await solveSecurityCode(shop())
    expect((await reset({ username: 'x-y-z', ...solved })).code).toBe(200)
    expect((await reset({ username: 'x-y-z', ...solved })).code).toBe(423)
  })

  test('requests are limited per name, known or not, for an hour', async () => {
    const member = await createMemberWithPassword(shop(), { now })
    for (const username of [member.username, 'nobody-at-all']) {
      const codes = []
      for (let tries = 0; tries < 3; tries += 1) codes.push((await askForLink({ username })).code)
      expect(codes).toEqual([200, 200, 429])
    }
    expect(await mailsTo(shop().db, member.email)).toHaveLength(2)
    now = new Date(now.getTime() + 3_600_000)
    expect((await askForLink({ username: member.username })).code).toBe(200)
  })

  test('requests are limited per IP address', async () => {
    const codes = []
    for (let tries = 0; tries < 21; tries += 1) {
      const input = { username: `name-${tries}`, securityKey: 'none', securityCode: '1' }
      codes.push((await sendFrom(shop(), resetPasswordRoute, input, { from: '192.0.2.9' })).code)
    }
    expect(new Set(codes.slice(0, 20))).toEqual(new Set([423]))
    expect(codes[20]).toBe(429)
  })

  test('a closed login gets no mail', async () => {
    const closed = await createMemberWithPassword(shop(), { now })
    await shop()
      .db.updateTable('member')
      .set({ disabled_at: now })
      .where('id', '=', closed.memberId)
      .execute()
    expect((await askForLink({ email: closed.email })).code).toBe(200)
    expect(await mailsTo(shop().db, closed.email)).toEqual([])
  })
})

describe('a link', () => {
  test('a link sets the password once, ends every session and notifies the owner', async () => {
    const member = await createMemberWithPassword(shop(), { now })
    const resetToken = await mailedToken(member.email)
    expect(resetToken).toMatch(/^[\w-]{43}$/)
    expect((await reset({ resetToken, newPassword: NEW })).code).toBe(200)
    expect(await codeOf(shop(), readMemberRoute, member.headers)).toBe(401)
    const logIn = (password: string, from: string) =>
      sendFrom(shop(), logInRoute, { username: member.email, password }, { from })
    expect((await logIn(NEW, '10.2.0.1')).code).toBe(200)
    expect((await logIn(PASSWORD, '10.2.0.2')).code).toBe(422)
    expect((await reset({ resetToken, newPassword: `${NEW} again` })).code).toBe(410)
    const mails = await mailsTo(shop().db, member.email)
    expect(mails.map(({ template }) => template)).toEqual(['reset-password', 'password-changed'])
  })

  test('the stored form of a link cannot be used', async () => {
    const member = await createMemberWithPassword(shop(), { now })
    const resetToken = await mailedToken(member.email)
    const rows = await shop().db.selectFrom('password_reset').selectAll().execute()
    for (const { hash } of rows) {
      for (const encoding of ['hex', 'base64', 'base64url', 'utf8'] as const) {
        const guess = hash.toString(encoding).slice(0, 100)
        if (guess.length < 20 || guess.includes('\u0000')) continue
        expect((await reset({ resetToken: guess, newPassword: NEW })).code).not.toBe(200)
      }
    }
    expect((await reset({ resetToken, newPassword: NEW })).code).toBe(200)
  })

  test('a link ends after half an hour, and when another one is used', async () => {
    const member = await createMemberWithPassword(shop(), { now })
    const first = await mailedToken(member.email)
    const second = await mailedToken(member.email)
    expect((await reset({ resetToken: second, newPassword: NEW })).code).toBe(200)
    expect((await reset({ resetToken: first, newPassword: `${NEW} 2` })).code).toBe(410)
    const other = await createMemberWithPassword(shop(), { now })
    const late = await mailedToken(other.email)
    now = new Date(now.getTime() + 30 * 60_000)
    expect((await reset({ resetToken: late, newPassword: NEW })).code).toBe(410)
  })

  test('a link used twice at once counts once', async () => {
    const member = await createMemberWithPassword(shop(), { now })
    const resetToken = await mailedToken(member.email)
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((more) => reset({ resetToken, newPassword: `${NEW} ${more}` })),
    )
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 410, 410])
  })

  test('a link is not used up by a rejected password', async () => {
    const member = await createMemberWithPassword(shop(), { now })
    const resetToken = await mailedToken(member.email)
    expect((await reset({ resetToken, newPassword: 'password123456' })).code).toBe(422)
    expect((await reset({ resetToken })).code).toBe(422)
    expect((await reset({ resetToken, newPassword: NEW })).code).toBe(200)
  })
})

test.each([
  [{}, ['username']],
  [{ username: '' }, ['username']],
  [{ username: 'x'.repeat(300) }, ['username']],
  [{ resetToken: 'short', newPassword: NEW }, ['resetToken']],
  [{ resetToken: 'x'.repeat(43), newPassword: 'short' }, ['newPassword']],
])('the input %j is answered with 422', async (input, fields) => {
  const answer = await ask(shop(), resetPasswordRoute, { ...input, lang: 'zh_cn' })
  expect(rejectedFields(answer, 'zh_cn')).toEqual(fields)
})
