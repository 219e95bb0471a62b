// POST /api/user/register/papers
import { describe, expect, test } from 'vitest'
import { readApplicationRoute, sendAnswersRoute } from '../../../src/contract/user-application.ts'
import { decideApplication } from '../../../src/server/staff/applications/decide-application.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { resultText } from '../../../src/shared/result-texts.ts'
import { ask, expectContract, rejectedFields, useShop } from '../../support/ask.ts'
import { freshEmail, ticketFor } from '../../support/apply-as.ts'
import { addApplicant, type Applied } from '../../support/applicant.ts'
import { createMember } from '../../support/create-member.ts'

const MONDAY = new Date('2026-06-08T02:00:00Z')
let now = MONDAY
const shop = useShop({ clock: () => now })
let numbers = 0
const answers = [{ item: 'trade_reference', text: 'Example Supplies,\n<b>since 2019</b>' }]

/** Adds an applicant whom staff asked for a trade reference. */
async function addAskedApplicant(): Promise<Applied> {
  numbers += 1
  const applied = await addApplicant(shop().db, { number: `P-${numbers}`, submittedAt: now })
  const staff = { db: shop().db, now, actor: 'test', origin: 'https://shop.example' }
  const items = [{ item: 'trade_reference', note: 'two of them' }]
  await decideApplication(staff, applied.applicationNo, { to: 'ask', items })
  return applied
}

function rowOf({ applicationNo }: Applied) {
  return shop()
    .db.selectFrom('application as a')
    .innerJoin('membership as m', 'm.company_id', 'a.company_id')
    .where('a.application_no', '=', applicationNo)
    .select([
      'a.state',
      'a.papers',
      'a.missing',
      'a.due_at',
      'a.paused_at',
      'm.state as membershipState',
    ])
    .executeTakeFirstOrThrow()
}

test.each(LANGS)('the applicant answers with a session, in %s', async (lang) => {
  now = MONDAY
  const applied = await addAskedApplicant()
  const answer = await ask(shop(), sendAnswersRoute, { lang, answers }, applied.headers)
  expect(answer).toMatchObject({ code: 200, msg: resultText(200, lang) })
  expectContract(sendAnswersRoute, answer.result)
  const row = await rowOf(applied)
  expect(row).toMatchObject({
    state: 'in_review',
    membershipState: 'in_review',
    missing: [],
    paused_at: null,
  })
  expect(row.papers.at(-1)).toEqual({ at: now.toISOString(), answers })
  const { code } = await ask(shop(), sendAnswersRoute, { answers }, applied.headers)
  expect(code).toBe(409)
})

test('the due date moves by as many working days as the application was paused', async () => {
  now = MONDAY
  const applied = await addAskedApplicant()
  expect((await rowOf(applied)).due_at.toISOString()).toBe('2026-06-17T15:59:59.000Z')
  // Seven working days with two weekends: from Wednesday the 17th to Monday the 29th.
  now = new Date('2026-06-17T02:00:00Z')
  const ticket = await ticketFor(shop(), applied.email, { purpose: 'status' })
  const { result } = await ask(shop(), sendAnswersRoute, { ticket, answers })
  // Friday the 19th is a holiday in Hong Kong.
  expect(result).toEqual({ approvalState: 'in_review', dueAt: '2026-06-29T15:59:59.000Z' })
  const shown = await ask(shop(), readApplicationRoute, { ticket })
  expect(shown.result).toMatchObject({ approvalState: 'in_review', missing: [] })
})

test('of ten answers at once one is accepted', async () => {
  const applied = await addAskedApplicant()
  const codes = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const answer = await ask(shop(), sendAnswersRoute, { answers }, applied.headers)
      return answer.code
    }),
  )
  expect(codes.filter((code) => code === 200)).toHaveLength(1)
  expect(codes.filter((code) => code === 409)).toHaveLength(9)
  // The answers that `addApplicant` wrote, and these.
  expect((await rowOf(applied)).papers).toHaveLength(2)
})

describe('rejected senders', () => {
  test('visitors are rejected', async () => {
    const answer = await ask(shop(), sendAnswersRoute, { answers, lang: 'zh_cn' })
    expect(rejectedFields(answer, 'zh_cn')).toEqual(['ticket'])
  })

  test('applicants without open questions are rejected', async () => {
    const waiting = await addApplicant(shop().db, { number: 'P-waiting', submittedAt: now })
    const member = await createMember(shop().db, { now })
    for (const { headers } of [waiting, member]) {
      expect((await ask(shop(), sendAnswersRoute, { answers }, headers)).code).toBe(409)
    }
    const ticket = await ticketFor(shop(), freshEmail())
    expect((await ask(shop(), sendAnswersRoute, { answers, ticket })).code).toBe(409)
  })

  test('an invented ticket is rejected', async () => {
    const ticket = 'x'.repeat(43)
    expect((await ask(shop(), sendAnswersRoute, { answers, ticket })).code).toBe(410)
  })

  test('a ticket answers for its own address alone', async () => {
    const [mine, theirs] = [await addAskedApplicant(), await addAskedApplicant()]
    const ticket = await ticketFor(shop(), mine.email, { purpose: 'status' })
    await ask(shop(), sendAnswersRoute, { answers, ticket }, theirs.headers)
    expect((await rowOf(mine)).state).toBe('in_review')
    expect((await rowOf(theirs)).state).toBe('more_info')
  })
})

test.each([
  ['answers', undefined],
  ['answers', []],
  ['answers', 'text'],
  ['answers', Array.from({ length: 11 }, () => answers[0])],
  ['answers.0.item', [{ item: 'passport', text: 'x' }]],
  ['answers.0.text', [{ item: 'other', text: '' }]],
  ['answers.0.text', [{ item: 'other', text: '  ' }]],
  ['answers.0.text', [{ item: 'other', text: 'x'.repeat(4001) }]],
  ['answers.0.text', [{ item: 'other', text: 'a\u0007b' }]],
  ['answers.0.text', [{ item: 'other', text: 7 }]],
  ['answers.0.file', [{ item: 'other', text: 'x', file: 'y' }]],
])('the field %s is rejected with the value %j', async (field, invalid) => {
  const applied = await addAskedApplicant()
  const answer = await ask(
    shop(),
    sendAnswersRoute,
    { lang: 'zh_hk', ...(invalid === undefined ? {} : { answers: invalid }) },
    applied.headers,
  )
  expect(rejectedFields(answer, 'zh_hk')).toEqual([field])
  expect((await rowOf(applied)).state).toBe('more_info')
})
