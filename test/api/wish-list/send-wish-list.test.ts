// POST /api/about/product/wish-list/send/email
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { sendWishListRoute } from '../../../src/contract/wish-list.ts'
import { RESULT_CODES } from '../../../src/contract/result-code.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { resultText } from '../../../src/shared/result-texts.ts'
import { consumeLimit } from '../../../src/server/platform/limits/rate-limit.ts'
import { ask, expectContract, rejectedFields, useShop } from '../../support/ask.ts'
import { createMember, type TestMember } from '../../support/create-member.ts'
import { describeWishListCall, addWishLines, readList } from '../../support/wish-list-cases.ts'
import { mailsTo, tokenIn } from '../../support/wish-list-mails.ts'

const STAFF = 'sales@shop.example'
let now = new Date()
const shop = useShop({
  settings: { CONTACT_EMAIL: STAFF, PUBLIC_URL: 'https://shop.example' },
  clock: () => now,
})
const LINES = [
  { itemNo: 'VC-LT35641', quantity: 10, note: 'for <Ann>' },
  { itemNo: 'VC-TB29206', quantity: 5, note: '' },
]

interface Sent {
  recipients: { email: string; outcome: string }[]
}

async function filled(options = {}): Promise<TestMember> {
  const member = await createMember(shop().db, { now, ...options })
  await addWishLines(shop(), member, LINES)
  return member
}

const sendList = (member: TestMember, input: Record<string, unknown> = {}) =>
  ask<Sent>(
    shop(),
    sendWishListRoute,
    { recipients: [member.email], title: 'Reorder', messages: '', ...input },
    member.headers,
  )

const stranger = () => `${randomUUID()}@elsewhere.example`

describeWishListCall(shop, sendWishListRoute, {
  input: { recipients: [STAFF], title: 'Reorder' },
  listField: 'listId',
  prepare: async (app, member) => {
    await addWishLines(app, member, LINES)
    return {}
  },
})

describe('sending', () => {
  test.each([
    ['en_us', 'Wish list “Reorder”', 'https://shop.example/products/'],
    ['zh_cn', 'Reorder', 'https://shop.example/zh-cn/products/'],
    ['zh_hk', 'Reorder', 'https://shop.example/zh-hk/products/'],
  ])('a mail to oneself is sent at once, in %s', async (lang, subject, address) => {
    const member = await filled()
    const answer = await sendList(member, { lang, messages: 'Please quote.\n<script>' })
    expect(answer).toMatchObject({ code: 200, msg: resultText(200, lang as 'en_us') })
    expectContract(sendWishListRoute, answer.result)
    expect(answer.result.recipients).toEqual([{ email: member.email, outcome: 'sent' }])
    const [mail, ...more] = await mailsTo(shop(), member.email)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ template: 'wish-list', lang, held_for: null, attachments: [] })
    expect(mail?.subject).toContain(subject)
    for (const { itemNo } of LINES) expect(mail?.body_text).toContain(itemNo)
    expect(mail?.body_html).toContain(address)
    expect(mail?.body_html).toContain('for &lt;Ann&gt;')
    expect(mail?.body_html).not.toContain('<script')
    expect(mail?.body_text).toContain('Please quote.')
  })

  test('a mail to the sales team is sent immediately, in whatever case its address is typed', async () => {
    const answer = await sendList(await filled(), { recipients: ['SALES@shop.example'] })
    expect(answer.code).toBe(200)
    const mails = await mailsTo(shop(), 'SALES@shop.example')
    expect(mails.map(({ held_for }) => held_for)).toEqual([null])
  })

  test('a mail to another person waits for consent, and the mail that asks for it contains nothing of the list', async () => {
    const member = await filled()
    const other = stranger()
    const answer = await sendList(member, { recipients: [member.email, other], lang: 'zh_hk' })
    expect(answer).toMatchObject({
      code: RESULT_CODES.partly,
      msg: resultText(RESULT_CODES.partly, 'zh_hk'),
    })
    expect(answer.result.recipients).toEqual([
      { email: member.email, outcome: 'sent' },
      { email: other, outcome: 'awaits_consent' },
    ])
    const [question, list] = await mailsTo(shop(), other)
    expect(question).toMatchObject({ template: 'recipient-consent', lang: 'zh_hk', held_for: null })
    expect(question?.body_text).toContain('https://shop.example/zh-hk/confirm-recipient#token=')
    expect(question?.body_text).not.toContain('VC-LT35641')
    expect(question?.body_text).not.toContain('Reorder')
    expect(list?.held_for).not.toBeNull()
    const stored = shop().db.selectFrom('mail_recipient').selectAll()
    const rows = await stored.where('email_key', '=', other).execute()
    expect(JSON.stringify(rows)).not.toContain(tokenIn(question))
  })

  test('no recipient is asked twice within a week', async () => {
    const member = await filled()
    const other = stranger()
    await sendList(member, { recipients: [other] })
    await sendList(member, { recipients: [other.toUpperCase()] })
    const mails = [
      ...(await mailsTo(shop(), other)),
      ...(await mailsTo(shop(), other.toUpperCase())),
    ]
    expect(mails.map(({ template }) => template).sort()).toEqual([
      'recipient-consent',
      'wish-list',
      'wish-list',
    ])
    expect(new Set(mails.flatMap(({ held_for }) => held_for ?? [])).size).toBe(1)
  })

  test('consent to one member does not apply to another, even of the same company', async () => {
    const first = await filled()
    const colleague = await filled({ companyId: first.companyId })
    const other = stranger()
    await sendList(first, { recipients: [other] })
    const row = shop().db.updateTable('mail_recipient').where('email_key', '=', other)
    await row.set({ confirmed_at: now }).execute()
    expect((await sendList(first, { recipients: [other] })).code).toBe(200)
    expect((await sendList(colleague, { recipients: [other] })).code).toBe(RESULT_CODES.accepted)
  })

  test('an address entered twice gets one mail', async () => {
    const member = await filled()
    const twice = [member.email, member.email.toUpperCase()]
    expect((await sendList(member, { recipients: twice })).result.recipients).toHaveLength(1)
  })

  test('only the chosen lines are sent', async () => {
    const member = await filled()
    await sendList(member, { content: ['vc-tb29206', 'VC-NO'] })
    const [mail] = await mailsTo(shop(), member.email)
    expect(mail?.body_text).toContain('VC-TB29206')
    expect(mail?.body_text).not.toContain('VC-LT35641')
  })

  test('prices and a spreadsheet are included on request', async () => {
    const member = await filled()
    const { list } = await readList(shop(), member)
    await sendList(member, { withPrices: true, attachCsv: true, lang: 'zh_cn' })
    const [mail] = await mailsTo(shop(), member.email)
    const csv = Buffer.from(mail?.attachments[0]?.content ?? '', 'base64').toString()
    expect(mail?.attachments[0]).toMatchObject({ mediaType: 'text/csv; charset=utf-8' })
    expect(csv.startsWith('\ufeff商品编号')).toBe(true)
    expect(csv).toContain('VC-LT35641')
    for (const { quote } of list) {
      if (quote?.fault === null) expect(mail?.body_text).toContain(quote.total)
    }
    await sendList(member, { attachCsv: true })
    const plain = (await mailsTo(shop(), member.email)).at(-1)
    for (const { quote } of list) {
      if (quote) expect(plain?.body_text).not.toContain(` ${quote.total}`)
    }
  })

  test('an empty list and unknown lines are answered with 422', async () => {
    const empty = await createMember(shop().db, { now })
    expect(rejectedFields(await sendList(empty), 'en_us')).toEqual(['content'])
    const member = await filled()
    expect(rejectedFields(await sendList(member, { content: ['VC-NO'] }), 'en_us')).toEqual([
      'content',
    ])
    expect(await mailsTo(shop(), member.email)).toEqual([])
  })
})

describe('rejected input', () => {
  test.each([
    ['a line break', 'a@b.example\r\nBcc: c@d.example'],
    ['a list', 'a@b.example,c@d.example'],
    ['a name', 'Ann <a@b.example>'],
    ['a text that is not an address', 'nobody'],
    ['a comment', 'a(b)@c.example'],
    ['an invisible character', 'a\u200bb@c.example'],
    ['an address that is too long', `${'a'.repeat(250)}@b.example`],
    ['a long local part', `${'a'.repeat(70)}@b.example`],
  ])('%s is rejected as recipient', async (_, recipient) => {
    const member = await filled()
    const answer = await sendList(member, { recipients: [member.email, recipient] })
    const [field] = rejectedFields(answer, 'en_us')
    expect(field?.split('.')[0]).toBe('recipients')
    expect(await mailsTo(shop(), member.email)).toEqual([])
  })

  test.each([
    ['title', 'a\r\nBcc: x@y.example'],
    ['title', ''],
    ['title', 'x'.repeat(121)],
    ['title', 'a\u2028b'],
    ['messages', 'a\u0000b'],
    ['messages', 'x'.repeat(2001)],
    ['recipients', []],
    ['recipients', Array.from({ length: 6 }, (_, at) => `a${at}@b.example`)],
    ['content', Array.from({ length: 501 }, () => 'A')],
  ])('the call rejects %s %j', async (field, value) => {
    const answer = await sendList(await filled(), { [field]: value })
    expect(rejectedFields(answer, 'en_us')).toEqual([field])
  })
})

describe('limits', () => {
  test('a repeat with the same requestId is answered as already done and sends nothing', async () => {
    const member = await filled()
    const requestId = randomUUID()
    const answers = await Promise.all(
      [1, 2, 3].map(() => sendList(member, { requestId, recipients: [member.email] })),
    )
    expect(answers.map(({ code }) => code).sort()).toEqual([
      200,
      RESULT_CODES.alreadyDone,
      RESULT_CODES.alreadyDone,
    ])
    for (const { result } of answers) {
      expect(result.recipients).toEqual([{ email: member.email, outcome: 'sent' }])
    }
    expect(await mailsTo(shop(), member.email)).toHaveLength(1)
  })

  test('a rejected requestId may be used again', async () => {
    const member = await filled()
    const requestId = randomUUID()
    expect((await sendList(member, { requestId, content: ['VC-NO'] })).code).toBe(422)
    expect((await sendList(member, { requestId })).code).toBe(200)
  })

  async function consume(times: number, counted: { purpose: string; subject: string }) {
    const limit = { ...counted, max: 1000, windowSeconds: 86_400 }
    for (let at = 0; at < times; at++) await consumeLimit(shop().db, now, limit)
  }

  test('a member may send a hundred lists a day', async () => {
    const member = await filled()
    await consume(99, { purpose: 'wish-send-member', subject: String(member.memberId) })
    expect((await sendList(member)).code).toBe(200)
    expect((await sendList(member)).code).toBe(429)
  })

  test.each(LANGS)('a company may send 300 lists a day, then 429 in %s', async (lang) => {
    const member = await filled()
    const colleague = await filled({ companyId: member.companyId })
    for (let at = 0; at < 6; at++) expect((await sendList(member)).code).toBe(200)
    for (let at = 0; at < 6; at++) expect((await sendList(colleague)).code).toBe(200)
    await consume(288, { purpose: 'wish-send-company', subject: String(member.companyId) })
    const rejected = await ask<{ retryAfter: number }>(
      shop(),
      sendWishListRoute,
      { recipients: [member.email], title: 'One more', lang },
      member.headers,
    )
    expect(rejected).toMatchObject({ code: 429, msg: resultText(429, lang) })
    expect(rejected.result.retryAfter).toBeGreaterThan(0)
    expect(rejected.result.retryAfter).toBeLessThanOrEqual(86_400)
    expect(await mailsTo(shop(), member.email)).toHaveLength(6)
    const before = now
    now = new Date(now.getTime() + 86_401_000)
    const later = await createMember(shop().db, { companyId: member.companyId, now })
    await addWishLines(shop(), later, LINES)
    expect((await sendList(later)).code).toBe(200)
    now = before
  })
})
