// GET /api/user/register-v2
import { describe, expect, test } from 'vitest'
import { readApplicationRoute } from '../../../src/contract/user-application.ts'
import {
  decideApplication,
  type Decision,
} from '../../../src/server/staff/applications/decide-application.ts'
import { formatFailReason } from '../../../src/shared/fail-reasons.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { FAIL_REASONS, REQUESTABLE_DETAILS } from '../../../src/shared/membership.ts'
import { detailName } from '../../../src/shared/requested-details.ts'
import { resultText } from '../../../src/shared/result-texts.ts'
import { nameKey } from '../../../src/server/platform/secrets.ts'
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
import { addApplicant, type ApplicantOptions, type Applied } from '../../support/applicant.ts'
import { createMember } from '../../support/create-member.ts'

let now = new Date('2026-06-08T02:00:00Z')
const shop = useShop({ clock: () => now })
let numbers = 0

function add(options: Omit<ApplicantOptions, 'number'> = {}): Promise<Applied> {
  numbers += 1
  return addApplicant(shop().db, { number: `A26-9${numbers}`, submittedAt: now, ...options })
}

function decide(applicationNo: string, decision: Decision) {
  const staff = { db: shop().db, now, actor: 'test', origin: 'https://shop.example' }
  return decideApplication(staff, applicationNo, decision)
}

function readApplication(input: Record<string, unknown>, headers: Record<string, string> = {}) {
  return sendFrom(shop(), readApplicationRoute, input, { headers, from: freshNetwork() })
}

async function ticketOf(email: string): Promise<string> {
  now = new Date(now.getTime() + 60_000)
  return ticketFor(shop(), email, { purpose: 'status' })
}

describe.each(LANGS)('in %s', (lang) => {
  test('an address and a mailed code are exchanged for a ticket', async () => {
    const { email, applicationNo } = await add()
    await askForCode(shop(), email, { purpose: 'status', lang })
    const code = await mailedCode(shop(), email)
    const first = await readApplication({ lang, email: email.toUpperCase(), code })
    expect(first.code).toBe(200)
    expectContract(readApplicationRoute, first.result)
    expect(first.response.json()).toMatchObject({ msg: resultText(200, lang) })
    expect(first.response.headers['cache-control']).toBe('no-store')
    const { ticket, ...shown } = first.result
    expect(shown).toMatchObject({ applicationNo, approvalState: 'submitted', missing: [] })
    expect((await readApplication({ lang, email, code })).code).toBe(410)
    const second = await readApplication({ lang, ticket })
    expect(second.result).toEqual({ ...shown, ticket: null })
  })

  test('the answer has the reason in words', async () => {
    const { email, applicationNo, headers } = await add({ state: 'in_review' })
    const reason = FAIL_REASONS[LANGS.indexOf(lang)] ?? 'other'
    await decide(applicationNo, { to: 'reject', reason, note: 'for our files' })
    const { result, response } = await readApplication({ lang, ticket: await ticketOf(email) })
    expect(result).toMatchObject({
      approvalState: 'rejected',
      failReason: formatFailReason(reason, lang),
      dueAt: null,
    })
    expect(result.keptUntil).toMatch(/^2026-12-08T/)
    expect(response.body).not.toContain('for our files')
    // A rejected applicant has no session.
    expect((await readApplication({ lang }, headers)).code).toBe(422)
  })

  test('the answer has what is missing', async () => {
    const { email, applicationNo } = await add()
    const items = REQUESTABLE_DETAILS.map((item) => ({ item, note: `about <b>${item}</b>` }))
    await decide(applicationNo, { to: 'ask', items })
    const { result } = await readApplication({ lang, ticket: await ticketOf(email) })
    expect(result).toMatchObject({ approvalState: 'more_info', failReason: null })
    expect(result.missing).toEqual(
      items.map(({ item, note }) => ({ item, note, name: detailName(item, lang) })),
    )
  })

  test('a wrong code is answered with 423, and after five of them the right one with 410', async () => {
    const { email } = await add()
    await askForCode(shop(), email, { purpose: 'status' })
    const code = await mailedCode(shop(), email)
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await readApplication({ lang, email, code: wrongCode(code) })
      expect(answer.code).toBe(423)
      expect(answer.result.errors).toMatchObject([{ field: 'code' }])
    }
    const late = await readApplication({ lang, email, code })
    expect(late.response.json()).toEqual({ code: 410, msg: resultText(410, lang), result: null })
  })
})

describe('access to an application', () => {
  test('the applicant reads it by session, without code or ticket', async () => {
    const { headers, applicationNo } = await add({ kind: 'dropship' })
    const { code, result } = await readApplication({}, headers)
    expect(code).toBe(200)
    expect(result).toMatchObject({ applicationNo, memberKind: 'dropship', ticket: null })
  })

  test('a member reads it with and without an application', async () => {
    const applied = await add({ state: 'in_review' })
    const terms = { price_group: 'wholesale', currency: 'USD', sales_region: 'EU' }
    await decide(applied.applicationNo, { to: 'approve', terms })
    const { applicationNo } = applied
    expect((await readApplication({}, applied.headers)).result).toMatchObject({
      applicationNo,
      approvalState: 'approved',
      keptUntil: null,
      dueAt: null,
    })
    const member = await createMember(shop().db, { now })
    expect((await readApplication({}, member.headers)).result).toMatchObject({
      applicationNo: null,
      approvalState: 'approved',
    })
  })

  test('a confirmed address without an application gets an empty answer', async () => {
    const ticket = await ticketFor(shop(), freshEmail())
    const { code, result } = await readApplication({ ticket })
    expect(code).toBe(200)
    expectContract(readApplicationRoute, result)
    expect(result).toMatchObject({ applicationNo: null, approvalState: 'email_verified' })
  })

  test('an applicant to a team reads that application, unless a member’s is newer', async () => {
    const member = await add()
    const { email } = member
    now = new Date(now.getTime() + 60_000)
    const applicationNo = `A26-8${(numbers += 1)}`
    const sent = { submitted_at: now, due_at: now, last_activity_at: now }
    await shop()
      .db.insertInto('team_application')
      .values({
        ...sent,
        application_no: applicationNo,
        team: 'warehouse',
        opening_id: null,
        state: 'in_review',
        fail_reason: null,
        lang: 'en_us',
        email,
        email_key: nameKey(email),
        form: JSON.stringify({}),
        country: 'DE',
        missing: '[]',
        sending_hash: null,
        paused_at: null,
        decided_at: null,
        erased_at: null,
      })
      .execute()
    const ticket = await ticketOf(email)
    const { result } = await readApplication({ ticket })
    expectContract(readApplicationRoute, result)
    expect(result).toMatchObject({ applicationNo, memberKind: null, approvalState: 'in_review' })
    expect(result.submittedAt).toBe(sent.submitted_at.toISOString())
    await shop()
      .db.updateTable('team_application')
      .set({ submitted_at: new Date('2026-01-05T02:00:00Z') })
      .where('application_no', '=', applicationNo)
      .execute()
    expect((await readApplication({ ticket })).result.applicationNo).toBe(member.applicationNo)
  })

  test('an application is hidden from every other user', async () => {
    const [mine, theirs] = [await add(), await add()]
    const ticket = await ticketOf(mine.email)
    for (const answer of [
      await readApplication({ ticket }),
      await readApplication({ ticket }, theirs.headers),
    ]) {
      expect(answer.result.applicationNo).toBe(mine.applicationNo)
    }
    const code = '123456'
    expect((await readApplication({ email: theirs.email, code })).code).toBe(410)
    expect((await readApplication({ ticket: 'x'.repeat(43) })).code).toBe(410)
  })

  test('a code for applying does not open an application', async () => {
    const email = freshEmail()
    await askForCode(shop(), email)
    const code = await mailedCode(shop(), email)
    expect((await readApplication({ email, code })).code).toBe(410)
  })

  test('a suspended member reads why with a ticket for a mailed code', async () => {
    const { email, companyId } = await add({ state: 'approved' })
    await shop()
      .db.updateTable('membership')
      .set({ state: 'suspended', fail_reason: 'terms_broken' })
      .where('company_id', '=', companyId)
      .execute()
    const { result } = await readApplication({ ticket: await ticketOf(email) })
    expect(result).toMatchObject({
      approvalState: 'suspended',
      failReason: { code: 'terms_broken' },
      keptUntil: null,
    })
  })
})

test.each([
  [{}, ['email', 'code']],
  [{ email: 'a@b.example' }, ['code']],
  [{ code: '123456' }, ['email']],
  [{ email: 'a@b', code: '123456' }, ['email']],
  [{ email: 'a@b.example', code: '12 345' }, ['code']],
  [{ email: 'a@b.example\r\nX: y', code: '123456' }, ['email']],
  [{ ticket: 'short' }, ['ticket']],
  [{ ticket: 'x'.repeat(129) }, ['ticket']],
])('the input %j is answered with 422', async (input, fields) => {
  const answer = await ask(shop(), readApplicationRoute, { ...input, lang: 'zh_hk' })
  expect(rejectedFields(answer, 'zh_hk')).toEqual(fields)
})
