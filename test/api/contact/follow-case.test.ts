// POST /api/contact-us/customer-feedback/case-follow
import { describe, expect, test } from 'vitest'
import { type CaseThread, followCaseRoute } from '../../../src/contract/contact.ts'
import { RESULT_CODES } from '../../../src/contract/result-code.ts'
import { recordCaseStep } from '../../../src/server/staff/cases/record-case-step.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { reasonText, resultText } from '../../../src/shared/result-texts.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'
import { freshNetwork } from '../../support/apply-as.ts'
import { followInPairs } from '../../drivers/case-pairs.ts'
import { type FormFile, sendForm } from '../../support/forms.ts'
import { sendFrom } from '../../support/log-in-as.ts'
import { openCaseAs } from '../../support/open-case.ts'
import { plainPdf } from '../../support/sample-files.ts'
import { mailsTo } from '../../support/outbox.ts'

let now = new Date('2026-11-21T02:00:00Z')
const shop = useShop({ clock: () => now, settings: { CONTACT_EMAIL: 'sales@shop.example' } })
const pdf: FormFile = { name: 'a.pdf', type: 'application/pdf', body: plainPdf() }

async function follow(input: Record<string, unknown>, from = freshNetwork()) {
  const answer = await sendFrom(shop(), followCaseRoute, input, { from })
  return { ...answer, thread: answer.result as unknown as CaseThread }
}

/**
 * Result codes of `times` requests, a multiple of five. Five are sent side by side, to save time: each takes forty
 * milliseconds.
 */
async function codesOf(
  times: number,
  request: (at: number) => Promise<{ code: number }>,
): Promise<number[]> {
  const codes: number[] = []
  while (codes.length < times) {
    const together = [0, 1, 2, 3, 4].map((place) => request(codes.length + place))
    codes.push(...(await Promise.all(together)).map(({ code }) => code))
  }
  return codes
}

function recordStep(caseNo: string, name: 'reply' | 'solve' | 'close' | 'reopen') {
  const staff = {
    db: shop().db,
    now,
    actor: 'staff:bo@shop.example',
    origin: 'https://shop.example',
  }
  const reply = name === 'reply' ? { reply: { by: 'Bo', text: 'We send a new one.' } } : {}
  return recordCaseStep(staff, { caseNo, step: name, ...reply })
}

describe.each(LANGS)('in %s', (lang) => {
  test('the customer reads the thread and adds a reply', async () => {
    const keys = await openCaseAs(shop(), { lang })
    const first = await follow({ ...keys, lang })
    expect(first.response.json()).toMatchObject({ code: 200, msg: resultText(200, lang) })
    expectContract(followCaseRoute, first.result)
    expect(first.thread).toMatchObject({ state: 'new', type: 'product', canReply: true })
    expect(first.thread.messages).toMatchObject([{ author: 'customer', text: 'Does it fit?' }])
    now = new Date(now.getTime() + 60_000)
    await recordStep(keys.caseNo, 'reply')
    const second = await follow({ ...keys, reply: 'Thank you', lang })
    expect(second.thread.messages.map(({ author }) => author)).toEqual([
      'customer',
      'staff',
      'customer',
    ])
    expect(second.thread.events.map(({ state }) => state)).toEqual([
      'new',
      'waiting_for_you',
      'waiting_for_us',
    ])
    const notice = (await mailsTo(shop().db, 'sales@shop.example')).at(-1)
    expect(notice?.body_text).toContain('> Thank you')
    expect(JSON.stringify(second.result)).not.toMatch(/Bo\b|staff:|example\.com|trade\.example/)
  })

  test('a wrong number and a wrong code get the same answer, 404', async () => {
    const keys = await openCaseAs(shop())
    const answers = [
      await follow({ ...keys, caseNo: '2611-999998', lang }),
      await follow({ ...keys, feedbackCode: '0000000000000', lang }),
      await follow({ caseNo: 'none', feedbackCode: 'none', lang }),
    ]
    for (const { response } of answers) {
      expect(response.json()).toEqual({ code: 404, msg: resultText(404, lang), result: null })
    }
  })

  test('a closed case rejects replies with a reason', async () => {
    const keys = await openCaseAs(shop())
    await recordStep(keys.caseNo, 'close')
    expect((await follow(keys)).thread).toMatchObject({ state: 'closed', canReply: false })
    const answer = await follow({ ...keys, reply: 'One more thing', lang })
    expect(answer.response.json()).toMatchObject({ code: 409, msg: resultText(409, lang) })
    const reason = reasonText('caseClosed', lang)
    expect(answer.result).toEqual({ errors: [{ field: 'caseNo', reason }] })
    expect((await follow(keys)).thread.messages).toHaveLength(1)
  })
})

test('the code is accepted in lower case, with o and l in place of 0 and 1, and with spaces and hyphens', async () => {
  const { caseNo, feedbackCode } = await openCaseAs(shop())
  const typed = feedbackCode.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')
  const spaced = `${typed.slice(0, 4)} ${typed.slice(4, 8)}-${typed.slice(8)} `
  expect((await follow({ caseNo: caseNo.replace('-', ' '), feedbackCode: spaced })).code).toBe(200)
})

test('a reply reopens a solved case', async () => {
  const keys = await openCaseAs(shop())
  await recordStep(keys.caseNo, 'solve')
  expect((await follow(keys)).thread).toMatchObject({ state: 'solved', canReply: true })
  expect((await follow({ ...keys, reply: 'Not yet' })).thread.state).toBe('waiting_for_us')
})

test('a reply is added once per sendingId, also at the same time', async () => {
  const keys = await openCaseAs(shop())
  const input = { ...keys, reply: 'Once', sendingId: 'one-sending-of-this-reply' }
  const answers = await Promise.all(Array.from({ length: 6 }, () => follow(input)))
  expect(answers.map(({ code }) => code).sort()).toEqual([
    200,
    RESULT_CODES.alreadyDone,
    RESULT_CODES.alreadyDone,
    RESULT_CODES.alreadyDone,
    RESULT_CODES.alreadyDone,
    RESULT_CODES.alreadyDone,
  ])
  expect((await follow(keys)).thread.messages).toHaveLength(2)
})

test('a file is added without a text, and named in the thread', async () => {
  const keys = await openCaseAs(shop())
  const answer = await sendForm(shop(), followCaseRoute, { fields: keys, files: [pdf] })
  expect(answer.code).toBe(200)
  const { messages } = answer.result as unknown as CaseThread
  expect(messages[1]).toMatchObject({
    text: '',
    files: [{ name: 'a.pdf', mediaType: 'application/pdf', bytes: pdf.body.length }],
  })
})

test('a file for another customer’s case is not stored', async () => {
  const { caseNo } = await openCaseAs(shop())
  const count = () =>
    shop()
      .db.selectFrom('received_file')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  const before = await count()
  const fields = { caseNo, feedbackCode: '0000000000000', reply: 'x' }
  expect((await sendForm(shop(), followCaseRoute, { fields, files: [pdf] })).code).toBe(404)
  expect(await count()).toEqual(before)
})

test('guessing ends after twenty attempts from one network; successful requests do not count', async () => {
  const keys = await openCaseAs(shop())
  const from = freshNetwork()
  const guess = (at: number) => follow({ ...keys, feedbackCode: `${at}`.padEnd(13, 'A') }, from)
  expect(await codesOf(25, () => follow(keys, from))).toEqual(Array(25).fill(200))
  expect(await codesOf(20, guess)).toEqual(Array(20).fill(404))
  expect((await guess(20)).code).toBe(429)
  expect((await follow(keys)).code).toBe(200)
})

test('guessing at one case ends after sixty attempts from any network, except for its customer', async () => {
  const keys = await openCaseAs(shop())
  const guess = () => follow({ ...keys, feedbackCode: 'wrong' })
  expect(await codesOf(60, guess)).toEqual(Array(60).fill(404))
  expect((await guess()).code).toBe(429)
  expect((await follow(keys)).code).toBe(200)
})

test('unknown fields, a missing code and a text that is too long are answered with 422', async () => {
  const keys = await openCaseAs(shop())
  expect((await ask(shop(), followCaseRoute, { ...keys, x: 1 })).code).toBe(422)
  expect((await ask(shop(), followCaseRoute, { caseNo: keys.caseNo })).code).toBe(422)
  const long = { ...keys, reply: 'x'.repeat(4001) }
  expect((await ask(shop(), followCaseRoute, long)).code).toBe(422)
})

test('a wrong number and a wrong code take the same time', async () => {
  const { different, p, difference } = await followInPairs(shop(), 20)
  expect(different).toBe(0)
  // different: pairs whose answers are not the same; p: the p-value of a rank test of both series of times; difference:
  // that of their medians in milliseconds.
  // Load may make any two series differ slightly; an additional query would take a millisecond.
  expect(p > 0.001 || Math.abs(difference) < 1).toBe(true)
}, 60_000)
