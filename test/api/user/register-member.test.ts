// POST /api/user/register-v2
import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  readDraftRoute,
  registerMemberRoute,
  saveDraftRoute,
} from '../../../src/contract/user-application.ts'
import { logInRoute } from '../../../src/contract/user-session.ts'
import { RESULT_CODES } from '../../../src/contract/result-code.ts'
import { makeInvitation } from '../../../src/server/modules/application/invitation-service.ts'
import { hashOf } from '../../../src/server/platform/secrets.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { reasonText, resultText } from '../../../src/shared/result-texts.ts'
import { ask, expectContract, rejectedFields, useShop } from '../../support/ask.ts'
import {
  applyAs,
  freshEmail,
  freshNetwork,
  goodForm,
  NEW_PASSWORD,
  ticketFor,
} from '../../support/apply-as.ts'
import { SAME_ORIGIN, sendFrom } from '../../support/log-in-as.ts'
import { mailsTo } from '../../support/outbox.ts'

// A Monday; the following days have no holiday in Hong Kong.
let now = new Date('2026-06-08T02:00:00Z')
const shop = useShop({
  clock: () => now,
  settings: { PUBLIC_URL: 'https://shop.example', CONTACT_EMAIL: 'desk@shop.example' },
})

function send(ticket: string, form: Record<string, unknown>) {
  return sendFrom(shop(), registerMemberRoute, { ticket, ...form }, { from: freshNetwork() })
}

describe.each(LANGS)('in %s', (lang) => {
  test('an application is accepted', async () => {
    const email = freshEmail()
    const { code, result, cookies, response } = await applyAs(shop(), email, { lang })
    expect(code).toBe(200)
    expect(response.json()).toMatchObject({ msg: resultText(200, lang) })
    expectContract(registerMemberRoute, result)
    expect(result).toEqual({
      applicationNo: expect.stringMatching(/^A26-\d{6}$/),
      approvalState: 'submitted',
      submittedAt: now.toISOString(),
      // The end of the seventh working day in Hong Kong.
      dueAt: '2026-06-17T15:59:59.000Z',
    })
    // The number of the state `submitted` in this cookie.
    expect(cookies.get('approvalState')?.value).toBe('2')
    expect([...cookies.keys()]).toEqual(['approvalState'])
    const [, received] = await mailsTo(shop().db, email)
    expect(received).toMatchObject({ template: 'application-received', lang })
    expect(received?.body_text).toContain(String(result.applicationNo))
    expect(received?.body_text).not.toContain(NEW_PASSWORD)
  })

  test('invisible direction marks of pasted names are removed', async () => {
    const change = {
      firstName: '\u202bAda\u202c',
      companyName: '\u200fExample\u200b Trading',
      lang,
    }
    const { code, result } = await applyAs(shop(), freshEmail(), change)
    expect(code).toBe(200)
    const kept = await shop()
      .db.selectFrom('application')
      .where('application_no', '=', String(result.applicationNo))
      .select('form')
      .executeTakeFirstOrThrow()
    expect(kept.form).toMatchObject({ firstName: 'Ada', companyName: 'Example Trading' })
  })

  test.each([
    ['username', 'taken', {}],
    [
      'password',
      'commonPassword',
      { password: 'password123456', confirmPassword: 'password123456' },
    ],
    ['confirmPassword', 'mismatch', { confirmPassword: `${NEW_PASSWORD}s` }],
    ['country', 'country', { country: 'XX' }],
    ['country', 'country', { country: 'Germany' }],
    ['postCode', 'postCodeNeeded', { postCode: '' }],
    ['postCode', 'postCode', { postCode: '2009' }],
    ['region', 'regionNeeded', { country: 'US', postCode: '95014', dialCode: '+1' }],
    ['dialCode', 'dialCode', { dialCode: '+999' }],
    ['dialCode', 'dialCode', { dialCode: 'abc' }],
    ['phone', 'phone', { phone: '12345678901234' }],
    ['phone', 'phone', { phone: 'call me' }],
    ['website', 'website', { website: 'javascript:alert(1)' }],
    ['productsOfInterest', 'category', { productsOfInterest: ['laptop', 'submarine'] }],
    ['invitationCode', 'invitation', { invitationCode: 'AAAA-BBBB-CCCC' }],
    ['privacyAccepted', 'consent', { privacyAccepted: false }],
    ['username', 'loginName', { username: '.hidden' }],
    ['username', 'loginName', { username: 'a@b.example' }],
    ['username', 'loginName', { username: 'two words' }],
    ['firstName', 'characters', { firstName: 'Ada\u0007' }],
    ['surname', 'characters', { surname: 'Ex\u001bample' }],
    ['companyName', 'characters', { companyName: 'Example\r\nBcc: all@b.example' }],
    ['memberKind', 'choice', { memberKind: 'retail' }],
    ['heardFrom', 'choice', { heardFrom: 'rumour' }],
  ])('the field %s is rejected: %s', async (field, reason, change) => {
    const email = freshEmail()
    const username = reason === 'taken' ? await takenName() : goodForm(email).username
    const ticket = await ticketFor(shop(), email)
    const sent = { ...goodForm(email), username, ...change, lang }
    const answer = await send(ticket, sent)
    expect(answer.result).toEqual({ errors: [{ field, reason: reasonText(reason, lang) }] })
    expect(answer.response.json()).toMatchObject({ code: 422, msg: resultText(422, lang) })
    // The ticket is still valid.
    expect((await send(ticket, { ...goodForm(email), lang })).code).toBe(200)
  })
})

let taken: string | undefined

/** Returns a login name that is taken, spelled differently from the registered one. */
async function takenName(): Promise<string> {
  if (taken === undefined) {
    taken = `taken.name`
    await applyAs(shop(), freshEmail(), { username: taken })
  }
  return 'Ｔaken.NAME'
}

describe('stored data', () => {
  const email = freshEmail()
  let applicationNo = ''

  beforeAll(async () => {
    const ticket = await ticketFor(shop(), email, { lang: 'zh_hk' })
    await ask(shop(), saveDraftRoute, { ticket, form: { city: 'Kiel' } })
    const form = {
      ...goodForm(email),
      companyName: '<b>Example & Co</b>',
      region: '',
      lang: 'zh_hk',
    }
    applicationNo = String((await send(ticket, form)).result.applicationNo)
    expect(
      (await ask<{ form: unknown }>(shop(), readDraftRoute, { ticket })).result.form,
    ).toBeNull()
  })

  test('company, membership and login are stored', async () => {
    const row = await shop()
      .db.selectFrom('member as m')
      .innerJoin('company as c', 'c.id', 'm.company_id')
      .innerJoin('membership as s', 's.company_id', 'c.id')
      .where('m.email_key', '=', email)
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      name: '<b>Example & Co</b>',
      website: 'www.trade.example',
      country: 'DE',
      kind: 'wholesale',
      state: 'submitted',
      price_group: null,
      currency: null,
      sales_region: null,
      role: 'owner',
      lang: 'zh_hk',
      phone: '+49 40 123456',
    })
    expect(row.customer_no).toMatch(/^C1\d{5}$/)
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('the form is stored without its secrets', async () => {
    const row = await shop()
      .db.selectFrom('application')
      .where('application_no', '=', applicationNo)
      .selectAll()
      .executeTakeFirstOrThrow()
    const { password: _, confirmPassword: __, privacyAccepted: ___, ...form } = goodForm(email)
    expect(row.form).toEqual({ ...form, companyName: '<b>Example & Co</b>', email })
    expect(row).toMatchObject({ state: 'submitted', lang: 'zh_hk', country: 'DE', missing: [] })
    expect(JSON.stringify(row)).not.toContain(NEW_PASSWORD)
  })

  test('markup is mailed as text, and the sales team is notified', async () => {
    const [, mail] = await mailsTo(shop().db, email)
    expect(mail?.body_html).toContain('&lt;b&gt;Example &amp; Co&lt;/b&gt;')
    expect(mail?.body_html).not.toContain('<b>Example')
    const notices = await mailsTo(shop().db, 'desk@shop.example')
    const notice = notices.find(({ body_text }) => body_text.includes(applicationNo))
    expect(notice).toMatchObject({ template: 'application-notice', lang: 'en_us' })
  })

  test('the applicant can log in while waiting for the decision', async () => {
    const { username } = goodForm(email)
    const answer = await sendFrom(
      shop(),
      logInRoute,
      { username, password: NEW_PASSWORD },
      { headers: SAME_ORIGIN },
    )
    expect(answer).toMatchObject({
      code: RESULT_CODES.needsAction,
      result: { approvalState: 'submitted' },
    })
  })
})

describe('duplicate applications', () => {
  test('the same ticket again is already done, with the same result', async () => {
    const email = freshEmail()
    const ticket = await ticketFor(shop(), email)
    const first = await send(ticket, goodForm(email))
    now = new Date(now.getTime() + 60_000)
    const again = await send(ticket, goodForm(email))
    expect(again.code).toBe(RESULT_CODES.alreadyDone)
    expect(again.result).toEqual(first.result)
    expect(again.cookies.get('approvalState')?.value).toBe('2')
    expect(await mailsTo(shop().db, email)).toHaveLength(2)
  })

  test('ten requests at once make one application', async () => {
    const email = freshEmail()
    const ticket = await ticketFor(shop(), email)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(ticket, goodForm(email))),
    )
    const done = answers.filter(({ code }) => code === 200 || code === RESULT_CODES.alreadyDone)
    // The others are rejected because too many passwords are being hashed.
    for (const { code } of answers) expect([200, RESULT_CODES.alreadyDone, 429]).toContain(code)
    expect(done.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(new Set(done.map(({ result }) => result.applicationNo)).size).toBe(1)
    expect((await send(ticket, goodForm(email))).code).toBe(RESULT_CODES.alreadyDone)
    expect(await countOf('application', email)).toBe(1)
    expect(await mailsTo(shop().db, email)).toHaveLength(2)
  })

  test('two tickets of one address make one application', async () => {
    const email = freshEmail()
    const first = await ticketFor(shop(), email)
    now = new Date(now.getTime() + 60_000)
    const second = await ticketFor(shop(), email)
    const form = goodForm(email)
    expect((await send(first, form)).code).toBe(200)
    const again = await send(second, { ...form, username: 'another.name' })
    expect(again.code).toBe(RESULT_CODES.alreadyDone)
    expect(await countOf('application', email)).toBe(1)
  })

  test('of two concurrent applications for one login name one gets it', async () => {
    const emails = [freshEmail(), freshEmail()]
    const tickets = await Promise.all(emails.map((email) => ticketFor(shop(), email)))
    const answers = await Promise.all(
      tickets.map((ticket, at) =>
        send(ticket, { ...goodForm(emails[at] ?? ''), username: at ? 'WANTED' : 'wanted' }),
      ),
    )
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 422])
    const lost = answers.find(({ code }) => code === 422)
    expect(lost?.result).toEqual({
      errors: [{ field: 'username', reason: reasonText('taken', 'en_us') }],
    })
  })

  test('the login name of an erased applicant is never assigned again', async () => {
    await shop()
      .db.insertInto('used_login_name')
      .values({ key_hash: hashOf('login-name', 'gone.for.ever') })
      .execute()
    const answer = await applyAs(shop(), freshEmail(), { username: 'Gone.For.Ever' })
    expect(answer.code).toBe(422)
  })

  test.each(['for reading the status', 'old', 'made up'])(
    'a ticket that is %s is rejected with 410',
    async (what) => {
      const email = freshEmail()
      await applyAs(shop(), email)
      now = new Date(now.getTime() + 60_000)
      const tickets = {
        'for reading the status': await ticketFor(shop(), email, { purpose: 'status' }),
        old: await ticketFor(shop(), freshEmail()),
        'made up': 'x'.repeat(43),
      }
      if (what === 'old') now = new Date(now.getTime() + 2 * 3_600_000)
      const ticket = tickets[what as keyof typeof tickets]
      const answer = await send(ticket, { ...goodForm(freshEmail()), lang: 'zh_cn' })
      expect(answer.response.json()).toEqual({
        code: 410,
        msg: resultText(410, 'zh_cn'),
        result: null,
      })
    },
  )
})

describe('an invitation', () => {
  async function invite(more: { priceGroup?: string; uses?: number; expiresAt?: Date } = {}) {
    return makeInvitation(shop().db, now, {
      priceGroup: 'wholesale',
      uses: 1,
      expiresAt: new Date(now.getTime() + 86_400_000),
      note: 'test',
      createdBy: 'test',
      ...more,
    })
  }

  test('an invitation suggests its price group and is used up', async () => {
    const code = await invite()
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `
    const first = await applyAs(shop(), freshEmail(), { invitationCode: typed })
    expect(first.code).toBe(200)
    const row = await shop()
      .db.selectFrom('application')
      .where('application_no', '=', String(first.result.applicationNo))
      .select('price_group_suggested')
      .executeTakeFirstOrThrow()
    expect(row.price_group_suggested).toBe('wholesale')
    expect((await applyAs(shop(), freshEmail(), { invitationCode: code })).code).toBe(422)
  })

  test('an invitation is not used up by a failed form', async () => {
    const code = await invite()
    await applyAs(shop(), freshEmail(), { invitationCode: code, postCode: 'wrong' })
    await applyAs(shop(), freshEmail(), { invitationCode: code, memberKind: 'dropship' })
    expect((await applyAs(shop(), freshEmail(), { invitationCode: code })).code).toBe(200)
  })

  test('an expired invitation, or one for the other kind of member, is rejected', async () => {
    const old = await invite({ expiresAt: now })
    const dropShip = await invite({ priceGroup: 'dropship' })
    for (const [invitationCode, reason] of [
      [old, 'invitation'],
      [dropShip, 'invitationKind'],
    ] as const) {
      const answer = await applyAs(shop(), freshEmail(), { invitationCode })
      expect(answer.result).toEqual({
        errors: [{ field: 'invitationCode', reason: reasonText(reason, 'en_us') }],
      })
    }
  })
})

describe('bad input', () => {
  let email = ''
  let ticket = ''
  beforeAll(async () => {
    email = freshEmail()
    ticket = await ticketFor(shop(), email)
  })

  const REQUIRED = [
    'ticket memberKind username firstName surname companyName country addressLine1 city dialCode',
    'phone password confirmPassword privacyAccepted',
  ]
    .join(' ')
    .split(' ')
  test.each(REQUIRED)('%s is required', async (field) => {
    const { [field]: _, ...rest } = { ticket, ...goodForm(email) } as Record<string, unknown>
    expect(rejectedFields(await ask(shop(), registerMemberRoute, rest), 'en_us')).toEqual([field])
  })

  const LONGEST: Record<string, number> = {
    ticket: 128,
    username: 40,
    firstName: 60,
    surname: 60,
    companyName: 120,
    website: 200,
    businessRegistrationNo: 60,
    salesChannels: 500,
    addressLine1: 120,
    addressLine2: 120,
    city: 80,
    region: 80,
    postCode: 20,
    phone: 30,
    invoiceReference: 60,
    invitationCode: 40,
    password: 128,
    confirmPassword: 128,
  }
  test.each(Object.entries(LONGEST))('%s is at most %i characters', async (field, max) => {
    for (const value of ['a'.repeat(max + 1), 7, null, ['a'], { a: 1 }]) {
      const sent = { ticket, ...goodForm(email), [field]: value }
      const rejected = rejectedFields(await ask(shop(), registerMemberRoute, sent), 'en_us')
      expect(rejected, JSON.stringify(value)).toEqual([field])
    }
  })

  test('several errors are reported at once', async () => {
    const answer = await ask(shop(), registerMemberRoute, {
      ticket,
      ...goodForm(email),
      postCode: 'x',
      dialCode: '+999',
      confirmPassword: 'another one altogether',
      lang: 'zh_hk',
    })
    const expected = ['confirmPassword', 'postCode', 'dialCode']
    expect(rejectedFields(answer, 'zh_hk').sort()).toEqual(expected.sort())
  })

  test('fields that are not part of the form are rejected', async () => {
    for (const field of ['email', 'state', 'priceGroup', 'role', 'customerNo']) {
      const sent = { ticket, ...goodForm(email), [field]: 'approved' }
      expect(rejectedFields(await ask(shop(), registerMemberRoute, sent), 'en_us')).toEqual([field])
    }
  })

  test('a ticket allows forty attempts an hour, so that it cannot be used to look for free login names', async () => {
    const own = await ticketFor(shop(), freshEmail())
    const codes: number[] = []
    for (let at = 0; at < 42; at += 1) {
      codes.push((await send(own, { ...goodForm(email), confirmPassword: 'no' })).code)
    }
    expect(codes.filter((code) => code === 422)).toHaveLength(40)
    expect(codes.slice(40)).toEqual([429, 429])
  })
})

test('addresses follow the format of their country', async () => {
  const cases: [Record<string, unknown>, number][] = [
    [{ country: 'HK', region: 'Kowloon', postCode: '', dialCode: '+852', phone: '2345 6789' }, 200],
    [{ country: 'HK', region: '', postCode: '', dialCode: '+852', phone: '2345 6789' }, 422],
    [{ country: 'gb', postCode: 'ec1y 8sy', dialCode: '44', phone: '(020) 7946-0000' }, 200],
    [{ country: 'US', region: 'California', postCode: '95014-1234', dialCode: '+1' }, 200],
    [{ country: 'AG', postCode: 'anything', dialCode: '+1 268' }, 200],
    [{ country: 'CN', region: '广东', postCode: '518000', dialCode: '+86', firstName: '明' }, 200],
  ]
  for (const [change, code] of cases) {
    const answer = await applyAs(shop(), freshEmail(), change)
    expect(answer.code, JSON.stringify([change, answer.result])).toBe(code)
  }
})

test('if its mail cannot be written, the application is not stored and the ticket stays valid', async () => {
  const email = freshEmail()
  const ticket = await ticketFor(shop(), email)
  await ask(shop(), saveDraftRoute, { ticket, form: { city: 'Kiel' } })
  const { db } = shop()
  await asOwner(
    `alter table outbox_mail add constraint full_up check (template <> 'application-notice') not valid`,
  )
  const failed = await sendFrom(shop(), registerMemberRoute, { ticket, ...goodForm(email) })
  expect(failed.code).toBe(500)
  expect(await countOf('application', email)).toBe(0)
  expect(await countOf('member', email)).toBe(0)
  expect(await mailsTo(db, email)).toHaveLength(1)
  const draft = await ask<{ form: unknown }>(shop(), readDraftRoute, { ticket })
  expect(draft.result.form).toEqual({ city: 'Kiel' })
  await asOwner('alter table outbox_mail drop constraint full_up')
  expect((await send(ticket, goodForm(email))).code).toBe(200)
})

/** Runs a statement as the owner of the tables, because the database role of the server may not alter them. */
async function asOwner(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: shop().url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function countOf(table: 'application' | 'member', email: string): Promise<number> {
  const rows = await shop()
    .db.selectFrom(table)
    .where('email_key', '=', email)
    .select('email_key')
    .execute()
  return rows.length
}
