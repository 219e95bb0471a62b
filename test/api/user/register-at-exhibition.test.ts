// POST /api/user/exhibition/register
import { describe, expect, test } from 'vitest'
import { registerAtExhibitionRoute } from '../../../src/contract/user-application.ts'
import { RESULT_CODES } from '../../../src/contract/result-code.ts'
import { erasePastVisitors } from '../../../src/server/modules/exhibition/exhibition-service.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { reasonText, resultText } from '../../../src/shared/result-texts.ts'
import { expectContract, useShop } from '../../support/ask.ts'
import { freshEmail, freshNetwork } from '../../support/apply-as.ts'
import { sendFrom } from '../../support/log-in-as.ts'
import { mailsTo } from '../../support/outbox.ts'
import { grantSecurityCode } from '../../support/security-code.ts'

let now = new Date('2026-11-21T02:00:00Z')
const shop = useShop({ clock: () => now })

function visitor(email: string): Record<string, unknown> {
  return {
    exhibitionId: 'example-hong-kong-2027',
    firstName: 'Ada',
    surname: 'Example',
    companyName: 'Example Trading',
    email,
    country: 'HK',
    privacyAccepted: true,
  }
}

async function register(input: Record<string, unknown>, from = freshNetwork()) {
  const sent = { ...(await grantSecurityCode(shop())), ...input }
  return sendFrom(shop(), registerAtExhibitionRoute, sent, { from })
}

function registrations() {
  return shop().db.selectFrom('exhibition_registration').selectAll().execute()
}

describe.each(LANGS)('in %s', (lang) => {
  test('a visitor is registered and gets a confirmation by mail', async () => {
    const email = freshEmail()
    const more = { dialCode: '+852', phone: '2345 6789', visitDay: '2027-04-14', message: 'Hello' }
    const answer = await register({ ...visitor(email), ...more, lang })
    expect(answer.response.json()).toMatchObject({ code: 200, msg: resultText(200, lang) })
    expectContract(registerAtExhibitionRoute, answer.result)
    const { registrationNo } = answer.result
    expect(registrationNo).toMatch(/^E26-\d{6}$/)
    const mails = await mailsTo(shop().db, email)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ template: 'exhibition-registered', lang })
    expect(mails[0]?.body_text).toContain(registrationNo)
  })

  test('mail to an unconfirmed address contains no text of the visitor', async () => {
    const email = freshEmail()
    const lure = { firstName: 'Win at evil.example', surname: 'Lure', companyName: 'Lure Ltd' }
    await register({ ...visitor(email), ...lure, message: 'Lure', lang })
    const [mail] = await mailsTo(shop().db, email)
    expect(mail?.body_html).toContain('E26-')
    expect(`${mail?.subject}${mail?.body_text}${mail?.body_html}`).not.toMatch(/evil|lure/i)
  })

  test('the same address again is already done, with the same number and no mail', async () => {
    const email = freshEmail()
    const first = await register(visitor(email))
    const again = await register({ ...visitor(email.toUpperCase()), firstName: 'Bo', lang })
    expect(again.response.json()).toMatchObject({
      code: RESULT_CODES.alreadyDone,
      msg: resultText(RESULT_CODES.alreadyDone, lang),
    })
    expect(again.result).toEqual(first.result)
    expect(await mailsTo(shop().db, email)).toHaveLength(1)
  })

  test.each([
    ['exhibitionId', 'required', { exhibitionId: '' }],
    ['firstName', 'required', { firstName: ' ' }],
    ['firstName', 'tooLong', { firstName: 'x'.repeat(61) }],
    ['surname', 'characters', { surname: 'a\u0007b' }],
    ['companyName', 'characters', { companyName: 'a\r\nBcc: b@c.example' }],
    ['companyName', 'type', { companyName: ['a'] }],
    ['email', 'email', { email: 'ann@trade' }],
    ['country', 'country', { country: 'ZZ' }],
    ['dialCode', 'dialCode', { dialCode: '+999', phone: '123456' }],
    ['phone', 'phone', { dialCode: '+852', phone: 'x' }],
    ['visitDay', 'form', { visitDay: 'Tuesday' }],
    ['visitDay', 'visitDay', { visitDay: '2027-04-17' }],
    ['visitDay', 'visitDay', { visitDay: '2027-04-12' }],
    ['message', 'tooLong', { message: 'x'.repeat(2001) }],
    ['message', 'characters', { message: 'a\u0007b' }],
    ['privacyAccepted', 'consent', { privacyAccepted: 'yes' }],
    ['role', 'unknownField', { role: 'staff' }],
  ])('the field %s is rejected: %s', async (field, reason, change) => {
    const email = freshEmail()
    const answer = await register({ ...visitor(email), ...change, lang })
    expect(answer.result).toEqual({ errors: [{ field, reason: reasonText(reason, lang) }] })
    expect(await mailsTo(shop().db, email)).toEqual([])
  })

  test('an unknown exhibition is answered with 404', async () => {
    const answer = await register({ ...visitor(freshEmail()), exhibitionId: 'none', lang })
    expect(answer.response.json()).toEqual({ code: 404, msg: resultText(404, lang), result: null })
  })

  test('a wrong security code is answered with 423', async () => {
    const email = freshEmail()
    const answer = await register({ ...visitor(email), securityCode: '60001', lang })
    expect(answer.response.json()).toEqual({ code: 423, msg: resultText(423, lang), result: null })
    expect(await mailsTo(shop().db, email)).toEqual([])
  })
})

test('markup in a name stays text in the mail', async () => {
  const email = freshEmail()
  const firstName = '<img src=x onerror=alert(1)>'
  expect((await register({ ...visitor(email), firstName })).code).toBe(200)
  const [mail] = await mailsTo(shop().db, email)
  expect(mail?.body_html).not.toContain('<img src=x')
  const kept = (await registrations()).find(({ email_key }) => email_key === email)
  expect(kept?.form).toMatchObject({ firstName, email })
  expect(JSON.stringify(kept)).not.toContain('security')
})

test('ten requests at once make one registration and one mail', async () => {
  const email = freshEmail()
  const answers = await Promise.all(Array.from({ length: 10 }, () => register(visitor(email))))
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
  expect(answers.filter(({ code }) => code === RESULT_CODES.alreadyDone)).toHaveLength(9)
  expect(new Set(answers.map(({ result }) => result.registrationNo)).size).toBe(1)
  expect(await mailsTo(shop().db, email)).toHaveLength(1)
})

test('a network may send twenty registrations an hour', async () => {
  const from = freshNetwork()
  const codes: number[] = []
  for (let at = 0; at < 21; at += 1) codes.push((await register(visitor(freshEmail()), from)).code)
  expect(codes.filter((code) => code === 200)).toHaveLength(20)
  expect(codes[20]).toBe(429)
})

test('a past exhibition accepts no visitors, and their data are deleted half a year later', async () => {
  now = new Date('2027-04-18T00:00:00Z')
  expect((await register(visitor(freshEmail()))).code).toBe(409)
  const before = await registrations()
  expect(await erasePastVisitors(shop().db, new Date('2027-10-12T00:00:00Z'))).toBe(0)
  expect(await erasePastVisitors(shop().db, new Date('2027-10-14T00:00:00Z'))).toBe(before.length)
  const after = await registrations()
  expect(after).toHaveLength(before.length)
  expect(JSON.stringify(after)).not.toMatch(/trade\.example|Ada|onerror/)
  expect(await erasePastVisitors(shop().db, new Date('2028-01-01T00:00:00Z'))).toBe(0)
})
