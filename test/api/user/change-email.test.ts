// POST /api/user/change-email
import { describe, expect, test } from 'vitest'
import { changeEmailRoute, logInRoute } from '../../../src/contract/user-session.ts'
import { wrongCode } from '../../support/apply-as.ts'
import { ask, rejectedFields, useShop } from '../../support/ask.ts'
import { codeOf, createMemberWithPassword, PASSWORD, sendFrom } from '../../support/log-in-as.ts'
import type { TestMember } from '../../support/create-member.ts'
import { mailsTo } from '../../support/outbox.ts'
import { describeMemberCall } from '../../support/member-cases.ts'

let now = new Date('2026-06-01T08:00:00Z')
const shop = useShop({ clock: () => now })
let names = 0
const fresh = () => {
  names += 1
  return `new-${names}@member.example`
}

async function mailedCode(email: string): Promise<string> {
  const newest = (await mailsTo(shop().db, email)).at(-1)
  return /(?<!\d)\d{6}(?!\d)/.exec(newest?.body_text ?? '')?.[0] ?? ''
}

function requestChange(member: TestMember, newEmail: string, password = PASSWORD) {
  return ask(shop(), changeEmailRoute, { newEmail, password }, member.headers)
}

const confirm = (member: TestMember, code: string) =>
  ask(shop(), changeEmailRoute, { code }, member.headers)

describe('with the code of the new address', () => {
  test('the address changes, and the old one is notified', async () => {
    const member = await createMemberWithPassword(shop(), { now })
    const email = fresh()
    expect((await requestChange(member, email)).result).toEqual({ email: member.email })
    expect(await mailsTo(shop().db, member.email)).toEqual([])
    const answer = await confirm(member, await mailedCode(email))
    expect([answer.code, answer.result]).toEqual([200, { email }])
    const mails = await mailsTo(shop().db, member.email)
    expect(mails.map(({ template }) => template)).toEqual(['change-email-notice'])
    const logIn = (username: string, from: string) =>
      sendFrom(shop(), logInRoute, { username, password: PASSWORD }, { from })
    expect((await logIn(email.toUpperCase(), '10.3.0.1')).code).toBe(200)
    expect((await logIn(member.email, '10.3.0.2')).code).toBe(422)
  })

  test('the code works once, within ten minutes and five attempts, for this member', async () => {
    const member = await createMemberWithPassword(shop(), { now })
    const stranger = await createMemberWithPassword(shop(), { now })
    await requestChange(member, fresh())
    const email = fresh()
    await requestChange(member, email)
    const code = await mailedCode(email)
    expect((await confirm(stranger, code)).code).toBe(410)
    expect(rejectedFields(await confirm(member, wrongCode(code)), 'en_us')).toEqual(['code'])
    expect((await confirm(member, code)).code).toBe(200)
    expect((await confirm(member, code)).code).toBe(410)

    const late = fresh()
    await requestChange(member, late)
    now = new Date(now.getTime() + 10 * 60_000)
    expect((await confirm(member, await mailedCode(late))).code).toBe(410)

    const tried = fresh()
    await requestChange(member, tried)
    const right = await mailedCode(tried)
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await confirm(member, wrongCode(right))).code).toBe(422)
    }
    expect((await confirm(member, right)).code).toBe(410)
  })

  test('the change fails if the address has been taken meanwhile', async () => {
    const member = await createMemberWithPassword(shop(), { now })
    const other = await createMemberWithPassword(shop(), { now })
    const email = fresh()
    await requestChange(member, email)
    const code = await mailedCode(email)
    await shop()
      .db.updateTable('member')
      .set({ email, email_key: email })
      .where('id', '=', other.memberId)
      .execute()
    expect((await confirm(member, code)).code).toBe(409)
  })
})

test('a taken address gets the usual answer, and its owner is notified', async () => {
  const member = await createMemberWithPassword(shop(), { now })
  const owner = await createMemberWithPassword(shop(), { now })
  const taken = await requestChange(member, owner.email)
  const free = await requestChange(member, fresh())
  expect(taken.response.body).toBe(free.response.body)
  const mails = await mailsTo(shop().db, owner.email)
  expect(mails.map(({ template }) => template)).toEqual(['already-member'])
})

describe('the member’s own address', () => {
  test('is rejected with a reason, and no mail is sent', async () => {
    const member = await createMemberWithPassword(shop(), { now })
    const answer = await requestChange(member, member.email)
    expect(rejectedFields(answer, 'en_us')).toEqual(['newEmail'])
    expect(await mailsTo(shop().db, member.email)).toEqual([])
  })

  test('in another spelling gets a code, and is then written so', async () => {
    const member = await createMemberWithPassword(shop(), { now })
    const email = member.email.replace('m', 'M')
    await requestChange(member, email)
    const answer = await confirm(member, await mailedCode(email))
    expect([answer.code, answer.result]).toEqual([200, { email }])
  })
})

test('the password is required, and mails are limited', async () => {
  const member = await createMemberWithPassword(shop(), { now })
  expect(rejectedFields(await requestChange(member, fresh(), 'wrong'), 'en_us')).toEqual([
    'password',
  ])
  const codes = []
  for (let tries = 0; tries < 6; tries += 1) codes.push((await requestChange(member, fresh())).code)
  expect(codes).toEqual([200, 200, 200, 200, 200, 429])
})

test.each([
  ['newEmail', {}],
  ['newEmail', { newEmail: 'no address', password: PASSWORD }],
  ['newEmail', { newEmail: 'a@b.example\r\nBcc: c@d.example', password: PASSWORD }],
  ['password', { newEmail: 'a@b.example' }],
  ['code', { code: '12345' }],
  ['code', { code: '１２３４５６' }],
])('the field %s of %j is answered with 422', async (field, input) => {
  const { headers } = await createMemberWithPassword(shop(), { now })
  expect(rejectedFields(await ask(shop(), changeEmailRoute, input, headers), 'en_us')).toEqual([
    field,
  ])
})

test('a visitor is rejected', async () => {
  expect(await codeOf(shop(), changeEmailRoute, {}, { code: '123456' })).toBe(401)
})

describeMemberCall(useShop(), changeEmailRoute, {
  input: { newEmail: 'walk@member.example', password: PASSWORD },
})
