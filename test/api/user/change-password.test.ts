// POST /api/user/change-password
import { describe, expect, test } from 'vitest'
import {
  changePasswordRoute,
  logInRoute,
  readMemberRoute,
  renewTokenRoute,
} from '../../../src/contract/user-session.ts'
import { ask, rejectedFields, useShop } from '../../support/ask.ts'
import {
  codeOf,
  cookiesOf,
  createMemberWithPassword,
  logInAs,
  PASSWORD,
  SAME_ORIGIN,
  sendFrom,
} from '../../support/log-in-as.ts'
import { sessionHeaders } from '../../support/create-member.ts'
import { mailsTo } from '../../support/outbox.ts'
import { describeMemberCall } from '../../support/member-cases.ts'

const shop = useShop({ settings: { PUBLIC_URL: 'https://shop.example' } })
const NEW = 'the heron waits at dusk'
const input = { currentPassword: PASSWORD, newPassword: NEW }

describeMemberCall(shop, changePasswordRoute, { input })

describe('a changed password', () => {
  test('a change keeps this session under a new token and ends every other immediately', async () => {
    const member = await createMemberWithPassword(shop())
    const { headers } = await logInAs(shop(), member.username)
    const answer = await ask<{ token: string }>(shop(), changePasswordRoute, input, headers)
    expect(answer.code).toBe(200)
    expect(cookiesOf(answer.response).get('token')?.value).toBe(answer.result.token)
    const renewed = sessionHeaders(answer.result.token)
    expect(await codeOf(shop(), readMemberRoute, renewed)).toBe(200)
    for (const former of [headers, member.headers]) {
      expect(await codeOf(shop(), readMemberRoute, former)).toBe(401)
      expect(await codeOf(shop(), renewTokenRoute, former)).toBe(401)
    }
    expect(await codeOf(shop(), readMemberRoute, renewed)).toBe(200)
  })

  test('the new password works for log-in, the former one does not', async () => {
    const { username, headers } = await createMemberWithPassword(shop())
    expect(await codeOf(shop(), changePasswordRoute, headers, input)).toBe(200)
    const logIn = (password: string, from: string) =>
      sendFrom(shop(), logInRoute, { username, password }, { headers: SAME_ORIGIN, from })
    expect((await logIn(NEW, '10.1.0.1')).code).toBe(200)
    expect((await logIn(PASSWORD, '10.1.0.2')).code).toBe(422)
  })

  test("the owner is notified in the member's language, without the password", async () => {
    const member = await createMemberWithPassword(shop(), { lang: 'zh_hk' })
    await codeOf(shop(), changePasswordRoute, member.headers, input)
    const [mail, ...more] = await mailsTo(shop().db, member.email)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ template: 'password-changed', lang: 'zh_hk' })
    expect(mail?.body_text).toContain('https://shop.example/zh-hk/forgotten')
    expect(mail?.body_text + String(mail?.body_html)).not.toContain(NEW)
  })

  test('of two changes at once one succeeds', async () => {
    const member = await createMemberWithPassword(shop())
    const codes = await Promise.all(
      [NEW, `${NEW} again`].map((newPassword) =>
        codeOf(shop(), changePasswordRoute, member.headers, { ...input, newPassword }),
      ),
    )
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
  })
})

describe('rejected passwords', () => {
  test.each([
    ['currentPassword', { currentPassword: 'not the password' }],
    ['newPassword', { newPassword: 'short' }],
    ['newPassword', { newPassword: 'x'.repeat(129) }],
    ['newPassword', { newPassword: PASSWORD }],
    ['newPassword', { newPassword: PASSWORD.replace('q', 'ｑ') }],
    ['newPassword', { newPassword: 'password123456' }],
    ['newPassword', { newPassword: 'P@ssw0rd2026!!' }],
    ['newPassword', { newPassword: 'qwertyuiop[]' }],
    ['newPassword', { newPassword: 'aaaaaaaaaaaaaaa' }],
    ['newPassword', { newPassword: 'voltcell-2026!' }],
    ['newPassword', { newPassword: undefined }],
    ['currentPassword', { currentPassword: '' }],
  ])('a password is rejected: %s %j', async (field, wrong) => {
    const { headers } = await createMemberWithPassword(shop())
    const answer = await ask(shop(), changePasswordRoute, { ...input, ...wrong }, headers)
    expect(rejectedFields(answer, 'en_us')).toEqual([field])
  })

  test('the login name or the email address with a small addition is rejected', async () => {
    const { headers, username, email } = await createMemberWithPassword(shop())
    for (const newPassword of [`${username}12`, `${email}!`, `x${email.toUpperCase()}`]) {
      const answer = await ask(shop(), changePasswordRoute, { ...input, newPassword }, headers)
      expect(rejectedFields(answer, 'en_us'), newPassword).toEqual(['newPassword'])
    }
  })

  test('after ten wrong passwords there is a pause, so that a stolen session cannot guess it', async () => {
    const { headers } = await createMemberWithPassword(shop())
    const wrong = { ...input, currentPassword: 'not the password' }
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await codeOf(shop(), changePasswordRoute, headers, wrong)).toBe(422)
    }
    const answer = await ask<{ retryAfter: number }>(shop(), changePasswordRoute, input, headers)
    expect(answer.code).toBe(429)
    expect(answer.result.retryAfter).toBeGreaterThan(0)
  })
})
