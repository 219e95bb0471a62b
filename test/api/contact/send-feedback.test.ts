// POST /api/contact-us/customer-feedback
import { mkdtempSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { sendFeedbackRoute } from '../../../src/contract/contact.ts'
import { RESULT_CODES } from '../../../src/contract/result-code.ts'
import { INQUIRY_TYPES } from '../../../src/shared/case-states.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { reasonText, resultText } from '../../../src/shared/result-texts.ts'
import { consumeLimit } from '../../../src/server/platform/limits/rate-limit.ts'
import { expectContract, useShop } from '../../support/ask.ts'
import { freshEmail, freshNetwork } from '../../support/apply-as.ts'
import { type FormFile, sendForm } from '../../support/forms.ts'
import { sendFrom } from '../../support/log-in-as.ts'
import { photo, plainPdf } from '../../support/sample-files.ts'
import { createMember } from '../../support/create-member.ts'
import { mailsTo } from '../../support/outbox.ts'
import { grantSecurityCode } from '../../support/security-code.ts'

let now = new Date('2026-11-21T02:00:00Z')
const filesFolder = mkdtempSync(join(tmpdir(), 'voltcell-forms-'))
const shop = useShop({
  clock: () => now,
  settings: { CONTACT_EMAIL: 'sales@shop.example' },
  filesFolder,
})
afterAll(() => rm(filesFolder, { recursive: true, force: true }))

beforeEach(() => {
  now = new Date('2026-11-21T02:00:00Z')
})

function message(email: string): Record<string, unknown> {
  return {
    inquiryType: 'product',
    fullName: 'Ada Example',
    email,
    subject: 'A question',
    message: 'Does it fit?',
    privacyAccepted: true,
  }
}

async function send(input: Record<string, unknown>, from = freshNetwork()) {
  const sent = { ...(await grantSecurityCode(shop())), ...input }
  return sendFrom(shop(), sendFeedbackRoute, sent, { from })
}

async function sendWith(file: FormFile, change: Record<string, unknown> = {}) {
  const fields = { ...message(freshEmail()), ...(await grantSecurityCode(shop())), ...change }
  return sendForm(shop(), sendFeedbackRoute, { fields, files: [file] })
}

function caseOf(caseNo: unknown) {
  const { db } = shop()
  return db
    .selectFrom('feedback_case')
    .where('case_no', '=', String(caseNo))
    .selectAll()
    .executeTakeFirstOrThrow()
}

function scratchFiles(): Promise<string[]> {
  return readdir(join(filesFolder, 'received', 'scratch')).catch(() => [])
}

const WARRANTY = { orderNo: 'P-1', quantity: 3, dateCode: '2519', reason: 'defective' }

describe.each(LANGS)('in %s', (lang) => {
  test('a case is opened, its number and code are returned, and both sides get mail', async () => {
    const email = freshEmail()
    const answer = await send({ ...message(email), lang })
    expect(answer.response.json()).toMatchObject({ code: 200, msg: resultText(200, lang) })
    expectContract(sendFeedbackRoute, answer.result)
    const { caseNo, feedbackCode } = answer.result
    expect(caseNo).toMatch(/^2611-\d{6}$/)
    expect(feedbackCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{13}$/)
    const [mail] = await mailsTo(shop().db, email)
    expect(mail).toMatchObject({ template: 'case-received', lang })
    expect(mail?.body_text).toContain(String(feedbackCode))
    expect(`${mail?.subject}${mail?.body_text}`).not.toMatch(/Ada|fit/)
    const notice = (await mailsTo(shop().db, 'sales@shop.example')).at(-1)
    expect(notice?.body_text).toContain(String(caseNo))
    expect(notice?.body_text).toContain('> Does it fit?')
    expect(notice?.body_text).not.toContain(String(feedbackCode))
  })

  test.each([
    ['inquiryType', 'choice', { inquiryType: 'complaint' }],
    ['fullName', 'required', { fullName: ' ' }],
    ['fullName', 'characters', { fullName: 'a\r\nBcc: b@c.example' }],
    ['email', 'email', { email: 'ann@trade' }],
    ['subject', 'tooLong', { subject: 'x'.repeat(161) }],
    ['message', 'required', { message: '' }],
    ['message', 'characters', { message: 'a\u0007b' }],
    ['privacyAccepted', 'consent', { privacyAccepted: false }],
    ['attachment', 'type', { attachment: 'C:\\fakepath\\a.jpg' }],
    ['role', 'unknownField', { role: 'staff' }],
    ['orderNo', 'required', { inquiryType: 'warranty', ...WARRANTY, orderNo: '' }],
    ['quantity', 'required', { inquiryType: 'warranty', ...WARRANTY, quantity: '' }],
    ['dateCode', 'required', { inquiryType: 'warranty', ...WARRANTY, dateCode: undefined }],
    ['reason', 'required', { inquiryType: 'warranty', ...WARRANTY, reason: '' }],
    ['device', 'required', { inquiryType: 'warranty', ...WARRANTY, reason: 'does_not_fit' }],
    ['seller', 'required', { inquiryType: 'report_seller' }],
  ])('the field %s is rejected: %s', async (field, reason, change) => {
    const email = freshEmail()
    const answer = await send({ ...message(email), ...change, lang })
    expect(answer.result).toEqual({ errors: [{ field, reason: reasonText(reason, lang) }] })
    expect(await mailsTo(shop().db, email)).toEqual([])
  })

  test('a security code that is wrong is answered with 423', async () => {
    const answer = await send({ ...message(freshEmail()), securityCode: '60001', lang })
    expect(answer.response.json()).toEqual({ code: 423, msg: resultText(423, lang), result: null })
  })

  test('a file of an unsupported kind is rejected in this language', async () => {
    const file = { name: 'a.jpg', type: 'image/jpeg', body: Buffer.from('<svg onload=alert(1)>') }
    const answer = await sendWith(file, { lang })
    const reason = reasonText('fileContent', lang)
    expect(answer.result).toEqual({ errors: [{ field: 'attachment', reason }] })
  })
})

test.each(INQUIRY_TYPES)('a case about %s stores all further fields', async (inquiryType) => {
  const facts = { ...WARRANTY, reason: 'does_not_fit', device: 'A laptop', seller: 'A shop' }
  const answer = await send({ ...message(freshEmail()), ...facts, inquiryType })
  expect(answer.code).toBe(200)
  expect(await caseOf(answer.result.caseNo)).toMatchObject({ type: inquiryType, form: facts })
})

describe('the same submission', () => {
  const sendingId = () => `sending-${Math.random()}-of-this-very-form`.replaceAll('.', '')

  test('a repeat returns the same case with the same code, without mail or a second security code', async () => {
    const email = freshEmail()
    const input = { ...message(email), sendingId: sendingId() }
    const first = await send(input)
    now = new Date(now.getTime() + 23 * 3_600_000)
    const again = await send({ ...input, securityCode: 'used up' })
    expect(again.code).toBe(RESULT_CODES.alreadyDone)
    expect(again.result).toEqual(first.result)
    expect(await mailsTo(shop().db, email)).toHaveLength(1)
  })

  test('a repeat a day later opens another case', async () => {
    const input = { ...message(freshEmail()), sendingId: sendingId() }
    const first = await send(input)
    now = new Date(now.getTime() + 24 * 3_600_000 + 1000)
    const later = await send(input)
    expect(later.code).toBe(200)
    expect(later.result.caseNo).not.toBe(first.result.caseNo)
    expect((await caseOf(first.result.caseNo)).sealed_code).toBeNull()
  })

  test('ten submissions at once with one security code open one case and send one mail', async () => {
    const email = freshEmail()
    const input = {
      ...message(email),
      sendingId: sendingId(),
      ...(await grantSecurityCode(shop())),
    }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => sendFrom(shop(), sendFeedbackRoute, input)),
    )
    expect(answers.map(({ code }) => code).sort()).toEqual([
      200,
      ...Array(9).fill(RESULT_CODES.alreadyDone),
    ])
    expect(
      new Set(answers.map(({ response }) => JSON.stringify(response.json().result))).size,
    ).toBe(1)
    expect(await mailsTo(shop().db, email)).toHaveLength(1)
  })

  test('without a sendingId every submission opens a case', async () => {
    const input = message(freshEmail())
    const [one, other] = [await send(input), await send(input)]
    expect(one.result.caseNo).not.toBe(other.result.caseNo)
  })
})

describe('files', () => {
  test('a picture is re-encoded upright and without its location', async () => {
    const body = await sharp(await photo())
      .withExif({ IFD0: { Copyright: 'secret-canary' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer()
    const tail = Buffer.from('PK\u0003\u0004<script>secret-canary</script>')
    const file = { name: '../my photo.JPG', type: 'image/jpeg', body: Buffer.concat([body, tail]) }
    const answer = await sendWith(file)
    expect(answer.code).toBe(200)
    const row = await shop()
      .db.selectFrom('received_file')
      .where('case_no', '=', String(answer.result.caseNo))
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ file_name: 'my photo.JPG', media_type: 'image/jpeg', scan: 'none' })
    const parts: Buffer[] = []
    const store = shop().files.subfolder('received')
    for await (const part of await store.read(row.hash)) parts.push(part as Buffer)
    const stored = Buffer.concat(parts)
    expect(stored.toString('latin1')).not.toMatch(/secret-canary|script|Exif/)
    const { format, exif } = await sharp(stored).metadata()
    expect({ format, exif }).toEqual({ format: 'jpeg', exif: undefined })
    // The store of the shop's own files does not hold it.
    expect(await shop().files.size(row.hash)).toBeUndefined()
  })

  test('a PDF is stored unchanged', async () => {
    const body = plainPdf()
    const answer = await sendWith({ name: '說明.pdf', type: 'application/pdf', body })
    expect(answer.response.json()).toMatchObject({ code: 200 })
    const row = await shop()
      .db.selectFrom('received_file')
      .where('case_no', '=', String(answer.result.caseNo))
      .select(['file_name', 'bytes'])
      .executeTakeFirst()
    expect(row).toEqual({ file_name: '說明.pdf', bytes: body.length })
  })

  test('an empty file field counts as no file', async () => {
    const none = { name: '', type: 'application/octet-stream', body: Buffer.alloc(0) }
    expect((await sendWith(none)).code).toBe(200)
  })

  test('a rejected form leaves nothing in the scratch folder', async () => {
    const file = { name: 'a.pdf', type: 'application/pdf', body: plainPdf() }
    expect((await sendWith(file, { securityCode: '60001' })).code).toBe(423)
    expect((await sendWith(file, { subject: '' })).code).toBe(422)
    expect(await scratchFiles()).toEqual([])
  })
})

test('a member’s case belongs to the member', async () => {
  const member = await createMember(shop().db)
  const input = { ...message(freshEmail()), ...(await grantSecurityCode(shop())) }
  const headers = { authorization: member.headers.authorization ?? '', ...member.headers }
  const answer = await sendFrom(shop(), sendFeedbackRoute, input, { headers })
  expect(answer.code).toBe(200)
  expect((await caseOf(answer.result.caseNo)).member_id).toBe(member.memberId)
})

test('the database has the code only as a hash and encrypted', async () => {
  const { result } = await send({ ...message(freshEmail()), sendingId: 'a'.repeat(32) })
  const row = await caseOf(result.caseNo)
  expect(JSON.stringify(row)).not.toContain(result.feedbackCode)
  expect(row.code_hash).toHaveLength(32)
})

test('a network may open twenty cases an hour, an email address ten a day', async () => {
  const from = freshNetwork()
  const codes: number[] = []
  for (let at = 0; at < 21; at += 1) codes.push((await send(message(freshEmail()), from)).code)
  expect(codes.filter((code) => code === 200)).toHaveLength(20)
  expect(codes[20]).toBe(429)
  const email = freshEmail()
  for (let at = 0; at < 10; at += 1) expect((await send(message(email))).code).toBe(200)
  const last = await send(message(email))
  expect(last.code).toBe(429)
  expect(last.result.retryAfter).toBeGreaterThan(0)
})

test('a member is limited by login, far above the limits of a network or an email address', async () => {
  const member = await createMember(shop().db, { now })
  const from = freshNetwork()
  const open = async (email: string) => {
    const input = { ...message(email), ...(await grantSecurityCode(shop())) }
    return sendFrom(shop(), sendFeedbackRoute, input, { from, headers: member.headers })
  }
  for (let at = 0; at < 22; at += 1) expect((await open(member.email)).code).toBe(200)
  const limit = { purpose: 'case-opened-account', subject: String(member.memberId) }
  for (let at = 22; at < 200; at += 1) {
    await consumeLimit(shop().db, now, { ...limit, max: 200, windowSeconds: 86_400 })
  }
  expect((await open(member.email)).code).toBe(429)
})

test('a member’s cases for the email address of another person stay limited to ten a day', async () => {
  const member = await createMember(shop().db, { now })
  const email = freshEmail()
  const codes: number[] = []
  for (let at = 0; at < 11; at += 1) {
    const input = { ...message(email), ...(await grantSecurityCode(shop())) }
    const answer = await sendFrom(shop(), sendFeedbackRoute, input, { headers: member.headers })
    codes.push(answer.code)
  }
  expect(codes.slice(-2)).toEqual([200, 429])
})

test('a rejected file does not count as an opened case', async () => {
  const email = freshEmail()
  const file = { name: 'a.pdf', type: 'application/pdf', body: Buffer.from('no pdf') }
  for (let at = 0; at < 10; at += 1) {
    const fields = { ...message(email), ...(await grantSecurityCode(shop())) }
    const rejected = await sendForm(shop(), sendFeedbackRoute, { fields, files: [file] })
    expect(rejected.code).toBe(422)
  }
  expect((await send(message(email))).code).toBe(200)
})
