// POST /api/user/join-us/{id}
import { describe, expect, test } from 'vitest'
import { applyToTeamRoute } from '../../../src/contract/user-application.ts'
import { RESULT_CODES } from '../../../src/contract/result-code.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { reasonText, resultText } from '../../../src/shared/result-texts.ts'
import { TEAMS } from '../../../src/shared/teams.ts'
import { expectContract, useShop } from '../../support/ask.ts'
import { applyAs, freshEmail, freshNetwork } from '../../support/apply-as.ts'
import { sendForm } from '../../support/forms.ts'
import { sendFrom } from '../../support/log-in-as.ts'
import { plainPdf } from '../../support/sample-files.ts'
import { mailsTo } from '../../support/outbox.ts'
import { grantSecurityCode } from '../../support/security-code.ts'

const now = new Date('2026-11-21T02:00:00Z')
const shop = useShop({ clock: () => now, settings: { CONTACT_EMAIL: 'sales@shop.example' } })

function applicant(email: string): Record<string, unknown> {
  return {
    id: 'distributor',
    firstName: 'Ada',
    surname: 'Example',
    email,
    country: 'HK',
    companyName: 'Example Trading',
    region: 'Kowloon',
    volume: '500_2000',
    message: 'We sell batteries.',
    privacyAccepted: true,
  }
}

async function apply(input: Record<string, unknown>, from = freshNetwork()) {
  const sent = { ...(await grantSecurityCode(shop())), ...input }
  return sendFrom(shop(), applyToTeamRoute, sent, { from })
}

function applicationOf(no: unknown) {
  return shop()
    .db.selectFrom('team_application')
    .where('application_no', '=', String(no))
    .selectAll()
    .executeTakeFirstOrThrow()
}

describe.each(LANGS)('in %s', (lang) => {
  test('an application is accepted, mailed to both sides, and given a due date', async () => {
    const email = freshEmail()
    const answer = await apply({ ...applicant(email), lang })
    expect(answer.response.json()).toMatchObject({ code: 200, msg: resultText(200, lang) })
    expectContract(applyToTeamRoute, answer.result)
    // Seven working days after a Saturday, in the Hong Kong calendar.
    expect(answer.result).toMatchObject({ dueAt: '2026-12-01T15:59:59.000Z' })
    expect(answer.result.applicationNo).toMatch(/^A26-\d{6}$/)
    const [mail] = await mailsTo(shop().db, email)
    expect(mail).toMatchObject({ template: 'team-received', lang })
    expect(`${mail?.subject}${mail?.body_text}`).not.toMatch(/Ada|Trading|batteries\./)
    const notice = (await mailsTo(shop().db, 'sales@shop.example')).at(-1)
    expect(notice?.body_text).toContain('Example Trading')
  })

  test.each([
    ['companyName', 'required', { companyName: '' }],
    ['region', 'required', { region: undefined }],
    ['volume', 'required', { volume: '' }],
    ['volume', 'choice', { volume: 'all of them' }],
    ['firstName', 'required', { firstName: '' }],
    ['email', 'email', { email: 'ann@trade' }],
    ['country', 'country', { country: 'ZZ' }],
    ['phone', 'phone', { dialCode: '+852', phone: 'x' }],
    ['message', 'required', { message: '' }],
    ['website', 'website', { website: 'javascript:alert(1)' }],
    ['privacyAccepted', 'consent', { privacyAccepted: 'no' }],
    ['username', 'unknownField', { username: 'ann' }],
  ])('the field %s is rejected: %s', async (field, reason, change) => {
    const email = freshEmail()
    const answer = await apply({ ...applicant(email), ...change, lang })
    expect(answer.result).toEqual({ errors: [{ field, reason: reasonText(reason, lang) }] })
    expect(await mailsTo(shop().db, email)).toEqual([])
  })

  test('an unknown team or opening is answered with 404', async () => {
    const answer = await apply({ ...applicant(freshEmail()), id: 'pirates', lang })
    expect(answer.response.json()).toEqual({ code: 404, msg: resultText(404, lang), result: null })
  })

  test('a security code that is wrong is answered with 423', async () => {
    const answer = await apply({ ...applicant(freshEmail()), securityCode: '60001', lang })
    expect(answer.response.json()).toEqual({ code: 423, msg: resultText(423, lang), result: null })
  })
})

test.each(TEAMS)('the team %s accepts applications', async (id) => {
  const answer = await apply({ ...applicant(freshEmail()), id })
  expect(answer.code).toBe(200)
  expect(await applicationOf(answer.result.applicationNo)).toMatchObject({ team: id })
})

test('an application to an opening is one to its team while the opening is published', async () => {
  const { owner } = shop()
  const row = { kind: 'opening', id: 'night-shift', type: 'warehouse', state: 'published' } as const
  const dates = { dated_on: null, publish_at: null, withdraw_at: null, updated_at: now }
  await owner
    .insertInto('content')
    .values({ ...row, ...dates, area: 'main', facts: '{}' })
    .execute()
  const { companyName: _, region: __, volume: ___, ...person } = applicant(freshEmail())
  const answer = await apply({ ...person, id: 'night-shift', team: 'distributor' })
  expect(answer.code).toBe(200)
  expect(await applicationOf(answer.result.applicationNo)).toMatchObject({
    team: 'warehouse',
    opening_id: 'night-shift',
  })
  const hour = 3_600_000
  for (const hidden of [
    { publish_at: new Date(now.getTime() + hour), withdraw_at: null },
    { publish_at: null, withdraw_at: new Date(now.getTime() - hour) },
    { publish_at: null, withdraw_at: null, state: 'withdrawn' as const },
  ]) {
    await owner.updateTable('content').set(hidden).where('id', '=', 'night-shift').execute()
    expect((await apply({ ...person, id: 'night-shift' })).code).toBe(404)
  }
})

test('application numbers continue those of the members’ applications', async () => {
  const email = freshEmail()
  const member = await applyAs(shop(), email)
  const team = await apply(applicant(freshEmail()))
  const numberOf = (no: unknown) => Number(String(no).slice(4))
  expect(numberOf(team.result.applicationNo)).toBeGreaterThan(numberOf(member.result.applicationNo))
})

test('an application never creates a login', async () => {
  const count = () =>
    shop()
      .db.selectFrom('member')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  const before = await count()
  await apply(applicant(freshEmail()))
  expect(await count()).toEqual(before)
})

test('the same submission ten times at once makes one application and one mail', async () => {
  const email = freshEmail()
  const security = await grantSecurityCode(shop())
  const input = { ...applicant(email), ...security, sendingId: 'one-sending-of-ten-forms' }
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => sendFrom(shop(), applyToTeamRoute, input)),
  )
  expect(answers.map(({ code }) => code).sort()).toEqual([
    200,
    ...Array(9).fill(RESULT_CODES.alreadyDone),
  ])
  expect(new Set(answers.map(({ result }) => result.applicationNo)).size).toBe(1)
  expect(await mailsTo(shop().db, email)).toHaveLength(1)
})

test('a company profile is stored with the application', async () => {
  const fields = { ...applicant(freshEmail()), ...(await grantSecurityCode(shop())) }
  const files = [{ name: 'profile.pdf', type: 'application/pdf', body: plainPdf() }]
  const answer = await sendForm(shop(), applyToTeamRoute, { fields, files })
  expect(answer.code).toBe(200)
  const stored = await shop()
    .db.selectFrom('received_file')
    .where('team_application_no', '=', String(answer.result.applicationNo))
    .select('file_name')
    .execute()
  expect(stored).toEqual([{ file_name: 'profile.pdf' }])
})

test('a network may send twenty applications an hour, an email address five a day', async () => {
  const from = freshNetwork()
  const codes: number[] = []
  for (let at = 0; at < 21; at += 1) codes.push((await apply(applicant(freshEmail()), from)).code)
  expect(codes.filter((code) => code === 200)).toHaveLength(20)
  expect(codes[20]).toBe(429)
  const email = freshEmail()
  for (let at = 0; at < 5; at += 1) expect((await apply(applicant(email))).code).toBe(200)
  expect((await apply(applicant(email))).code).toBe(429)
})
