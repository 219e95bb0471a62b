// POST /api/user/register/send-email
import { describe, expect, test } from 'vitest'
import { sendEmailCodeRoute } from '../../../src/contract/user-application.ts'
import { hashOf } from '../../../src/server/platform/secrets.ts'
import { LANGS, langPrefix } from '../../../src/shared/lang.ts'
import { reasonText, resultText } from '../../../src/shared/result-texts.ts'
import { ask, expectContract, rejectedFields, useShop } from '../../support/ask.ts'
import { askForCode, freshEmail, freshNetwork, mailedCode } from '../../support/apply-as.ts'
import { addApplicant } from '../../support/applicant.ts'
import { mailsTo } from '../../support/outbox.ts'
import { solveSecurityCode } from '../../support/security-code.ts'

let now = new Date('2026-05-04T08:00:00Z')
const shop = useShop({ clock: () => now, settings: { PUBLIC_URL: 'https://shop.example' } })
const MINUTE = 60_000

/** Passes a day, after which the limits that earlier tests used up no longer count. */
function aDayLater(): void {
  now = new Date(now.getTime() + 25 * 60 * MINUTE)
}

describe.each(LANGS)('in %s', (lang) => {
  test('the mail has a code and an equivalent link', async () => {
    const email = freshEmail()
    const { code, result, response } = await askForCode(shop(), email, { lang })
    expect(code).toBe(200)
    expect(response.json()).toMatchObject({ msg: resultText(200, lang) })
    expectContract(sendEmailCodeRoute, result)
    expect(result).toEqual({
      expiresAt: new Date(now.getTime() + 10 * MINUTE).toISOString(),
      resendAfter: 60,
    })
    const [mail, ...others] = await mailsTo(shop().db, email)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ template: 'email-code', lang, recipient: email })
    const digits = await mailedCode(shop(), email)
    expect(digits).toMatch(/^\d{6}$/)
    const link = `https://shop.example${langPrefix(lang)}/register#email=${encodeURIComponent(email)}&code=${digits}`
    expect(mail?.body_text).toContain(link)
    expect(mail?.subject).not.toContain(digits)
  })

  test('a code for reading an application has its own mail and page', async () => {
    const { email } = await addApplicant(shop().db, { number: `S-${lang}` })
    expect((await askForCode(shop(), email, { lang, purpose: 'status' })).code).toBe(200)
    const [mail] = await mailsTo(shop().db, email)
    expect(mail).toMatchObject({ template: 'email-code', lang })
    expect(mail?.body_text).toContain(`${langPrefix(lang)}/application-status#email=`)
  })

  test.each([
    ['missing', undefined, 'required'],
    ['empty', '', 'required'],
    ['a number', 7, 'type'],
    ['a list', ['a@b.example'], 'type'],
    ['too long', `${'a'.repeat(250)}@b.example`, 'tooLong'],
    ['without @', 'ann.trade.example', 'email'],
    ['without a domain', 'ann@trade', 'email'],
    ['with a dot at the end', 'ann@trade.', 'email'],
    ['two addresses', 'a@b.example,c@d.example', 'email'],
    ['with a name', 'Ann <a@b.example>', 'email'],
    ['markup', '<b>@b.example', 'email'],
    ['a line break', 'a@b.example\r\nBcc: c@d.example', 'characters'],
    ['a line break in the domain', 'a@b.exa\nmple', 'characters'],
    ['right to left', 'a\u202e@b.example', 'characters'],
    ['zero width', 'a\u200b@b.example', 'characters'],
    ['a soft hyphen', 'a\u00ad@b.example', 'email'],
    ['a local part of 65 characters', `${'a'.repeat(65)}@b.example`, 'email'],
  ])('an address is rejected with a reason: %s', async (_, email, reason) => {
    const answer = await ask(shop(), sendEmailCodeRoute, {
      ...(email === undefined ? {} : { email }),
      lang,
      ...(await solveSecurityCode(shop())),
    })
    expect(rejectedFields(answer, lang)).toEqual(['email'])
    expect(answer.result).toEqual({
      errors: [{ field: 'email', reason: reasonText(reason, lang) }],
    })
  })
})

describe('no enumeration of accounts', () => {
  test.each(['register', 'status'] as const)(
    'a known and an unknown address get the same answer: %s',
    async (purpose) => {
      const known = await addApplicant(shop().db, { number: `K-${purpose}` })
      const unknown = freshEmail()
      const [first, second] = [
        await askForCode(shop(), known.email, { purpose }),
        await askForCode(shop(), unknown, { purpose }),
      ]
      expect(first.response.body).toBe(second.response.body)
      expect(steadyHeaders(first.response.headers)).toEqual(steadyHeaders(second.response.headers))
      // The same holds for an immediate repeat.
      const [again, alike] = [
        await askForCode(shop(), known.email, { purpose }),
        await askForCode(shop(), unknown, { purpose }),
      ]
      expect(again.code).toBe(429)
      expect(again.response.body).toBe(alike.response.body)
      for (const email of [known.email, unknown]) {
        const rows = await shop()
          .db.selectFrom('email_code')
          .where('email_key', '=', email)
          .selectAll()
          .execute()
        expect(rows).toHaveLength(1)
        expect(rows[0]?.code_hash).toHaveLength(32)
      }
    },
  )

  test('the owner of a known address gets a notice instead of a code', async () => {
    const { email } = await addApplicant(shop().db, { number: 'K-owner' })
    await askForCode(shop(), email.toUpperCase(), { lang: 'zh_hk' })
    const [mail] = await mailsTo(shop().db, email)
    expect(mail).toMatchObject({ template: 'already-member', lang: 'zh_hk' })
    expect(mail?.body_text).toContain('https://shop.example/zh-hk/login')
    expect(await mailedCode(shop(), email)).toBe('')
  })

  test('an address without an application gets a notice', async () => {
    const email = freshEmail()
    await askForCode(shop(), email, { purpose: 'status', lang: 'zh_cn' })
    const [mail] = await mailsTo(shop().db, email)
    expect(mail).toMatchObject({ template: 'no-application', lang: 'zh_cn' })
    expect(await mailedCode(shop(), email)).toBe('')
  })

  test('the database has no code in plain text', async () => {
    const email = freshEmail()
    await askForCode(shop(), email)
    const digits = await mailedCode(shop(), email)
    const row = await shop()
      .db.selectFrom('email_code')
      .where('email_key', '=', email)
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(JSON.stringify({ ...row, code_hash: row.code_hash.toString('hex') })).not.toContain(
      digits,
    )
  })
})

describe('rate limits', () => {
  test('an address may request one code a minute, however it is written', async () => {
    const email = freshEmail()
    expect((await askForCode(shop(), email)).code).toBe(200)
    for (const same of [email, email.toUpperCase(), ` ${email} `]) {
      const rejected = await askForCode(shop(), same, { lang: 'zh_hk' })
      expect(rejected).toMatchObject({ code: 429, result: { retryAfter: 60 } })
      expect(rejected.response.json()).toMatchObject({ msg: resultText(429, 'zh_hk') })
    }
    expect(await mailsTo(shop().db, email)).toHaveLength(1)
    now = new Date(now.getTime() + MINUTE)
    expect((await askForCode(shop(), email)).code).toBe(200)
  })

  test('an address may request five codes in any hour, for all purposes together', async () => {
    aDayLater()
    const email = freshEmail()
    const sent: number[] = []
    for (let minute = 0; minute < 200; minute += 2) {
      now = new Date(now.getTime() + 2 * MINUTE)
      const purpose = minute % 4 === 0 ? 'register' : 'status'
      const answer = await askForCode(shop(), email, { purpose })
      if (answer.code === 200) sent.push(now.getTime())
      else expect(answer.result.retryAfter).toBeLessThanOrEqual(3600)
    }
    expect(await mailsTo(shop().db, email)).toHaveLength(sent.length)
    expect(sent.length).toBeGreaterThanOrEqual(15)
    for (const from of sent) {
      const inHour = sent.filter((at) => at >= from && at < from + 60 * MINUTE)
      expect(inHour.length).toBeLessThanOrEqual(5)
    }
  })

  test('a mailbox may get thirty codes an hour, however many names it has', async () => {
    aDayLater()
    const [name, host] = freshEmail().split('@')
    const codes = []
    for (let sent = 0; sent < 31; sent += 1) {
      const email = `${name}+${sent}@${sent % 2 ? host : host?.toUpperCase()}`
      codes.push((await askForCode(shop(), email, { from: freshNetwork() })).code)
    }
    expect(codes.indexOf(429)).toBe(30)
  })

  test('a network may request twenty codes an hour', async () => {
    aDayLater()
    const from = freshNetwork()
    for (let at = 0; at < 20; at += 1) {
      expect((await askForCode(shop(), freshEmail(), { from })).code).toBe(200)
    }
    const late = freshEmail()
    expect(await askForCode(shop(), late, { from })).toMatchObject({
      code: 429,
      result: { retryAfter: 3600 },
    })
    expect(await mailsTo(shop().db, late)).toEqual([])
    expect((await askForCode(shop(), freshEmail())).code).toBe(200)
  })

  test('addresses of one IPv6 network count as one', async () => {
    aDayLater()
    const codes: number[] = []
    for (let at = 0; at < 22; at += 1) {
      const from = `2001:db8:0:1::${at.toString(16)}`
      codes.push((await askForCode(shop(), freshEmail(), { from })).code)
    }
    expect(codes.filter((code) => code === 200)).toHaveLength(20)
  })

  test('a forged X-Forwarded-For does not avoid the limit', async () => {
    aDayLater()
    const codes: number[] = []
    for (let at = 0; at < 22; at += 1) {
      const answer = await ask(
        shop(),
        sendEmailCodeRoute,
        { email: freshEmail(), ...(await solveSecurityCode(shop())) },
        { 'x-forwarded-for': `198.51.100.${at}` },
      )
      codes.push(answer.code)
    }
    expect(codes.filter((code) => code === 200)).toHaveLength(20)
  })
})

test('the shop has a daily budget of 5,000 mails, and then answers how long to wait', async () => {
  aDayLater()
  await shop()
    .db.insertInto('attempt')
    .values({
      key: hashOf('email-code-day', 'shop'),
      window_began: now,
      window_ends: new Date(now.getTime() + 60 * MINUTE),
      count: 5000,
    })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        window_ends: new Date(now.getTime() + 60 * MINUTE),
        count: 5000,
      }),
    )
    .execute()
  const email = freshEmail()
  expect(await askForCode(shop(), email)).toMatchObject({
    code: 429,
    result: { retryAfter: 3600 },
  })
  expect(await mailsTo(shop().db, email)).toEqual([])
  aDayLater()
  expect((await askForCode(shop(), email)).code).toBe(200)
})

describe('the security code', () => {
  test.each(LANGS)(
    'a security code that is wrong, invented or used is answered with 423 in %s, and nothing is mailed',
    async (lang) => {
      aDayLater()
      const used = await solveSecurityCode(shop())
      const email = freshEmail()
      await ask(shop(), sendEmailCodeRoute, { email: freshEmail(), ...used })
      const wrong = { ...(await solveSecurityCode(shop())), securityCode: '60001' }
      for (const answer of [used, wrong, { securityKey: 'made-up', securityCode: 'ABCDE' }]) {
        const rejected = await ask(shop(), sendEmailCodeRoute, { email, lang, ...answer })
        expect(rejected.code).toBe(423)
        expect(rejected.msg).toBe(resultText(423, lang))
        expect(rejected.result).toBeNull()
      }
      expect(await mailsTo(shop().db, email)).toEqual([])
    },
  )

  test('the security code is required', async () => {
    const answer = await ask(shop(), sendEmailCodeRoute, { email: freshEmail() })
    expect(rejectedFields(answer, 'en_us')).toEqual(['securityKey', 'securityCode'])
  })
})

test.each(['change_email', '', 1, null])('the purpose %j is rejected', async (purpose) => {
  const answer = await ask(shop(), sendEmailCodeRoute, {
    email: freshEmail(),
    purpose,
    ...(await solveSecurityCode(shop())),
  })
  expect(rejectedFields(answer, 'en_us')).toEqual(['purpose'])
})

function steadyHeaders(headers: object): object {
  const { date: _, 'x-request-id': __, ...rest } = headers as Record<string, unknown>
  // The random cookie `flow` of every answer ties the code to the browser that requested it.
  return { ...rest, 'set-cookie': String(rest['set-cookie']).replace(/flow=[\w-]+/, 'flow=') }
}
