// POST /api/user/login/code
import { expect, test } from 'vitest'
import { confirmBrowserRoute } from '../../../src/contract/browser-code.ts'
import {
  changePasswordRoute,
  logInRoute,
  resetPasswordRoute,
} from '../../../src/contract/user-session.ts'
import { ask, useShop } from '../../support/ask.ts'
import { freshNetwork } from '../../support/apply-as.ts'
import {
  createMemberWithPassword,
  type BrowserAnswer,
  PASSWORD,
  SAME_ORIGIN,
  sendFrom,
} from '../../support/log-in-as.ts'
import { movableClock } from '../../support/movable-clock.ts'
import { mailsTo } from '../../support/outbox.ts'
import { grantSecurityCode } from '../../support/security-code.ts'
import { useUpLogInLimit } from '../../support/use-up-log-in-limit.ts'

const clock = movableClock()
const shop = useShop({ clock: clock.now })
const HOUR_MS = 3_600_000

async function send(input: Record<string, unknown>, cookie?: string): Promise<BrowserAnswer> {
  const headers = { ...SAME_ORIGIN, ...(cookie === undefined ? {} : { cookie }) }
  return sendFrom(shop(), confirmBrowserRoute, input, { headers, from: freshNetwork() })
}

const askForCode = async (username: string) =>
  send({ username, ...(await grantSecurityCode(shop())) })

async function logIn(username: string, password: string, cookie = ''): Promise<BrowserAnswer> {
  const input = { username, password, ...(await grantSecurityCode(shop())) }
  const headers = { ...SAME_ORIGIN, cookie }
  return sendFrom(shop(), logInRoute, input, { headers, from: freshNetwork() })
}

/** A member for whose login name a stranger has used up the attempts that need no code by mail. */
async function createMemberOverLimit() {
  const member = await createMemberWithPassword(shop(), { now: clock.now() })
  await useUpLogInLimit(shop(), clock.now(), member.username)
  return member
}

/** The codes of the mails to this address, oldest first. */
async function codesOf(email: string): Promise<string[]> {
  const mails = await mailsTo(shop().db, email)
  return mails.map(({ body_text: text }) => /\d{4} \d{4} \d{4}/.exec(text ?? '')?.[0] ?? '')
}

const deviceOf = (answer: BrowserAnswer) => `device=${answer.cookies.get('device')?.value}`

test('a code by mail lets a new browser of the owner log in immediately, and no other browser', async () => {
  const { username, email } = await createMemberWithPassword(shop(), { now: clock.now() })
  // Each attempt comes from another network.
  for (let attempts = 0; attempts < 16; attempts += 1) {
    expect((await logIn(username, 'wrong')).code).toBe(422)
  }
  const rejected = await logIn(username, PASSWORD)
  expect([rejected.code, rejected.result.codeByMail]).toEqual([429, true])
  const asked = await askForCode(username)
  expect([asked.code, asked.result]).toEqual([200, { isNeeded: true }])
  expect(asked.cookies.size).toBe(0)
  const [code = ''] = await codesOf(email)
  const confirmed = await send({ code })
  expect([confirmed.code, confirmed.result]).toEqual([200, { isNeeded: false }])
  expect((await logIn(username, PASSWORD)).code).toBe(429)
  expect((await logIn(username, PASSWORD, deviceOf(confirmed))).code).toBe(200)
  expect((await logIn(username, 'wrong')).code).toBe(429)
})

test('a browser that entered a mailed code may try twenty passwords, without a security code', async () => {
  const { username, email } = await createMemberOverLimit()
  await askForCode(username)
  const [code = ''] = await codesOf(email)
  const cookie = deviceOf(await send({ code }))
  const codes: number[] = []
  for (let attempts = 0; attempts < 21; attempts += 1) {
    const input = { username, password: 'wrong' }
    const headers = { ...SAME_ORIGIN, cookie }
    codes.push((await sendFrom(shop(), logInRoute, input, { headers })).code)
  }
  expect(codes).toEqual([...Array.from({ length: 20 }, () => 422), 429])
})

test('a stranger who asks for codes causes three mails an hour, and the owner can use any of them', async () => {
  const { username, email } = await createMemberOverLimit()
  for (let asked = 0; asked < 6; asked += 1) {
    expect((await askForCode(asked % 2 ? email : username)).code).toBe(200)
    await useUpLogInLimit(shop(), clock.now(), email)
  }
  const codes = await codesOf(email)
  expect(new Set(codes).size).toBe(3)
  clock.pass(HOUR_MS - 1000)
  await useUpLogInLimit(shop(), clock.now(), username)
  const asked = await askForCode(username)
  expect([asked.code, asked.result, (await codesOf(email)).length]).toEqual([
    200,
    { isNeeded: true },
    3,
  ])
  const cookie = deviceOf(await send({ code: codes[0] }))
  expect((await logIn(username, PASSWORD, cookie)).code).toBe(200)
  // The code that was used makes room for another.
  await useUpLogInLimit(shop(), clock.now(), username)
  await askForCode(username)
  expect(await codesOf(email)).toHaveLength(4)
})

test('the answer does not reveal whether a login exists, and an unknown name causes no mail', async () => {
  const { username, email } = await createMemberWithPassword(shop(), { now: clock.now() })
  const before = await shop().db.selectFrom('outbox_mail').select('id').execute()
  const answers = []
  for (const name of [username, email, 'nobody-of-this-name', 'nobody@customer.example']) {
    await useUpLogInLimit(shop(), clock.now(), name)
    const { response } = await askForCode(name)
    answers.push([response.statusCode, response.body, Object.keys(response.headers).sort()])
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await codesOf(email)).toHaveLength(2)
  const after = await shop().db.selectFrom('outbox_mail').select('id').execute()
  expect(after.length - before.length).toBe(2)
})

test('while a name is within its limit no code is mailed, and the answer says that none is needed', async () => {
  const { username, email } = await createMemberWithPassword(shop(), { now: clock.now() })
  for (const name of [username, 'nobody-within-limits']) {
    expect((await askForCode(name)).result).toEqual({ isNeeded: false })
  }
  expect(await codesOf(email)).toEqual([])
  expect((await send({ username })).code).toBe(422)
  expect((await send({ username, securityKey: 'none', securityCode: '1' })).code).toBe(423)
})

test('a code is valid once and for an hour, however its digits are typed', async () => {
  const { username, email } = await createMemberOverLimit()
  await askForCode(username)
  const [first = ''] = await codesOf(email)
  expect((await send({ code: '0000 0000 0000' })).code).toBe(422)
  expect((await send({ code: first.slice(0, 13) })).code).toBe(422)
  const typed = first
    .replaceAll(' ', '－')
    .replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
  expect((await send({ code: typed })).code).toBe(200)
  expect((await send({ code: first })).code).toBe(422)
  await useUpLogInLimit(shop(), clock.now(), username)
  await askForCode(username)
  const second = (await codesOf(email)).at(-1)
  clock.pass(HOUR_MS)
  expect((await send({ code: second })).code).toBe(422)
})

test('a closed login gets no mail', async () => {
  const { db } = shop()
  const { username, email, memberId } = await createMemberOverLimit()
  await db
    .updateTable('member')
    .set({ disabled_at: clock.now() })
    .where('id', '=', memberId)
    .execute()
  await askForCode(username)
  expect(await codesOf(email)).toEqual([])
})

test('a changed password ends the codes that were mailed before', async () => {
  const { username, email, headers } = await createMemberOverLimit()
  await askForCode(username)
  const [code = ''] = await codesOf(email)
  const input = { currentPassword: PASSWORD, newPassword: 'the heron waits at dusk' }
  expect((await ask(shop(), changePasswordRoute, input, headers)).code).toBe(200)
  expect((await send({ code })).code).toBe(422)
})

test('a password that was reset ends the codes that were mailed before', async () => {
  const { username, email } = await createMemberOverLimit()
  await askForCode(username)
  const [code = ''] = await codesOf(email)
  const reset = async (input: Record<string, unknown>) =>
    sendFrom(shop(), resetPasswordRoute, input, { headers: SAME_ORIGIN, from: freshNetwork() })
  await reset({ email, ...(await grantSecurityCode(shop())) })
  const link = (await mailsTo(shop().db, email)).at(-1)?.body_text ?? ''
  const resetToken = /#token=([\w-]+)/.exec(link)?.[1]
  const newPassword = 'the heron waits at dusk'
  expect((await reset({ resetToken, newPassword })).code).toBe(200)
  expect((await send({ code })).code).toBe(422)
  // The limit of the name ended with the former password.
  expect((await logIn(username, newPassword)).code).toBe(200)
})
