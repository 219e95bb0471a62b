// POST /api/user/register/check/email-security-code
import { expect, test } from 'vitest'
import { checkEmailCodeRoute, saveDraftRoute } from '../../../src/contract/user-application.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { reasonText, resultText } from '../../../src/shared/result-texts.ts'
import { ask, expectContract, rejectedFields, useShop } from '../../support/ask.ts'
import {
  askForCode,
  freshEmail,
  freshNetwork,
  mailedCode,
  ticketFor,
  wrongCode,
} from '../../support/apply-as.ts'
import { sendFrom } from '../../support/log-in-as.ts'
import { addApplicant } from '../../support/applicant.ts'

let now = new Date('2026-05-04T08:00:00Z')
const shop = useShop({ clock: () => now })
const MINUTE = 60_000

function later(ms: number): void {
  now = new Date(now.getTime() + ms)
}

function check(email: string, code: string, more: Record<string, unknown> = {}) {
  return sendFrom(shop(), checkEmailCodeRoute, { email, code, ...more }, { from: freshNetwork() })
}

/** The cookie that ties a code to the browser that asked for it. */
function flowCookie(cookies: Awaited<ReturnType<typeof askForCode>>['cookies']) {
  return { cookie: `flow=${cookies.get('flow')?.value ?? ''}` }
}

async function mailNewCode(purpose: 'register' | 'status' = 'register') {
  const email = freshEmail()
  await askForCode(shop(), email, { purpose })
  return { email, code: await mailedCode(shop(), email) }
}

test('a code gives a ticket for two hours, however the address is written', async () => {
  const { email, code } = await mailNewCode()
  const answer = await check(` ${email.toUpperCase()}`, ` ${code} `)
  expect(answer.code).toBe(200)
  expectContract(checkEmailCodeRoute, answer.result)
  expect(answer.result).toMatchObject({
    expiresAt: new Date(now.getTime() + 120 * MINUTE).toISOString(),
    hasDraft: false,
  })
  const { ticket } = answer.result
  expect(ticket).toMatch(/^[\w-]{43}$/)
  expect(answer.response.headers['cache-control']).toBe('no-store')
  const rows = await shop().db.selectFrom('email_code').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(ticket)
})

test.each(LANGS)('a wrong code is reported in %s, and the fifth ends the code', async (lang) => {
  const { email, code } = await mailNewCode()
  for (let tries = 0; tries < 5; tries += 1) {
    const answer = await check(email, wrongCode(code), { lang })
    expect(answer.code).toBe(423)
    expect(answer.result).toEqual({
      errors: [{ field: 'code', reason: reasonText('emailCode', lang) }],
    })
  }
  for (const late of [code, wrongCode(code)]) {
    const answer = await check(email, late, { lang })
    expect(answer.response.json()).toEqual({ code: 410, msg: resultText(410, lang), result: null })
  }
})

test('four wrong attempts leave a fifth', async () => {
  const { email, code } = await mailNewCode()
  for (let tries = 0; tries < 4; tries += 1) await check(email, wrongCode(code))
  expect((await check(email, code)).code).toBe(200)
})

test('a code is valid once', async () => {
  const { email, code } = await mailNewCode()
  expect((await check(email, code)).code).toBe(200)
  expect((await check(email, code)).code).toBe(410)
})

test('of ten checks at once one gets a ticket', async () => {
  const { email, code } = await mailNewCode()
  const codes = await Promise.all(Array.from({ length: 10 }, () => check(email, code)))
  expect(codes.filter((answer) => answer.code === 200)).toHaveLength(1)
})

test('of a hundred guesses at once five are evaluated', async () => {
  const { email, code } = await mailNewCode()
  const wrong = await Promise.all(Array.from({ length: 100 }, () => check(email, wrongCode(code))))
  expect(wrong.filter((answer) => answer.code === 423)).toHaveLength(5)
  expect(wrong.filter((answer) => answer.code === 410)).toHaveLength(95)
  expect((await check(email, code)).code).toBe(410)
})

test('a code lasts exactly ten minutes', async () => {
  const fresh = await mailNewCode()
  later(10 * MINUTE - 1)
  expect((await check(fresh.email, fresh.code)).code).toBe(200)
  const stale = await mailNewCode()
  later(10 * MINUTE)
  expect((await check(stale.email, stale.code)).code).toBe(410)
})

test('a code belongs to its address and its purpose', async () => {
  const one = await mailNewCode()
  const other = await mailNewCode()
  expect((await check(other.email, one.code)).code).toBe(one.code === other.code ? 200 : 423)
  expect((await check(one.email, one.code, { purpose: 'status' })).code).toBe(410)
  expect((await check(freshEmail(), one.code)).code).toBe(410)
  expect((await check(one.email, one.code)).code).toBe(200)
})

test('for a browser without a cookie a new code replaces the former one', async () => {
  const { email, code } = await mailNewCode()
  later(MINUTE)
  await askForCode(shop(), email)
  const newer = await mailedCode(shop(), email)
  expect((await check(email, code)).code).toBe(code === newer ? 200 : 423)
  expect((await check(email, newer)).code).toBe(200)
})

test('guesses for a known and an unknown address get the same answer', async () => {
  const known = await addApplicant(shop().db, { number: 'C-known' })
  const { email, code } = await mailNewCode()
  await askForCode(shop(), known.email)
  for (let tries = 0; tries < 6; tries += 1) {
    const answers = [await check(email, wrongCode(code)), await check(known.email, '123456')]
    expect(answers[0]?.response.body).toBe(answers[1]?.response.body)
  }
})

test('the answer says whether a draft exists', async () => {
  const { email, code } = await mailNewCode()
  const first = await check(email, code)
  await ask(shop(), saveDraftRoute, { ticket: first.result.ticket, form: { city: 'Kiel' } })
  later(MINUTE)
  await askForCode(shop(), email)
  const second = await check(email, await mailedCode(shop(), email))
  expect(second.result.hasDraft).toBe(true)
  // A draft is not an application yet: the mail for its status has no code.
  later(MINUTE)
  await askForCode(shop(), email, { purpose: 'status' })
  expect(await mailedCode(shop(), email)).toBe('')
})

test('a network that guesses for many addresses is blocked', async () => {
  const from = freshNetwork()
  const codes: number[] = []
  for (let at = 0; at < 101; at += 1) {
    const input = { email: freshEmail(), code: '123456' }
    codes.push((await sendFrom(shop(), checkEmailCodeRoute, input, { from })).code)
  }
  expect(codes.slice(0, 100)).toEqual(Array.from({ length: 100 }, () => 410))
  expect(codes[100]).toBe(429)
})

test.each([
  ['missing', undefined],
  ['empty', ''],
  ['five digits', '12345'],
  ['seven digits', '1234567'],
  ['letters', 'abcdef'],
  ['full-width digits', '１２３４５６'],
  ['a number', 123_456],
  ['an object', {}],
  ['a zero-width space', '123\u200b456'],
  ['a line break', '123456\n1'],
])('a code is rejected: %s', async (_, code) => {
  const answer = await ask(shop(), checkEmailCodeRoute, {
    email: freshEmail(),
    ...(code === undefined ? {} : { code }),
    lang: 'zh_hk',
  })
  expect(rejectedFields(answer, 'zh_hk')).toEqual(['code'])
})

test('tickets made by the test support are valid', async () => {
  expect(await ticketFor(shop(), freshEmail())).toHaveLength(43)
})

test('a stranger’s guesses end the code for strangers alone', async () => {
  const email = freshEmail()
  const { cookies } = await askForCode(shop(), email)
  const code = await mailedCode(shop(), email)
  for (let tries = 0; tries < 7; tries += 1) await check(email, wrongCode(code))
  expect((await check(email, code)).code).toBe(410)
  const own = flowCookie(cookies)
  const answer = await sendFrom(
    shop(),
    checkEmailCodeRoute,
    { email, code },
    { from: freshNetwork(), headers: own },
  )
  expect(answer.code).toBe(200)
})

test('the browser that requested a code has five attempts of its own', async () => {
  const email = freshEmail()
  const { cookies } = await askForCode(shop(), email)
  const code = await mailedCode(shop(), email)
  const headers = flowCookie(cookies)
  const checkOwn = (input: string) => {
    const from = freshNetwork()
    return sendFrom(shop(), checkEmailCodeRoute, { email, code: input }, { from, headers })
  }
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await checkOwn(wrongCode(code))).code).toBe(423)
  }
  expect((await checkOwn(code)).code).toBe(410)
})

test('a stranger’s request for another code does not end the first one', async () => {
  const email = freshEmail()
  const { cookies } = await askForCode(shop(), email)
  const code = await mailedCode(shop(), email)
  later(2 * MINUTE)
  expect((await askForCode(shop(), email)).code).toBe(200)
  const own = flowCookie(cookies)
  const answer = await sendFrom(
    shop(),
    checkEmailCodeRoute,
    { email, code },
    { from: freshNetwork(), headers: own },
  )
  expect(answer.code).toBe(200)
})
