// POST /api/wish-lists/request-quotation
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { requestQuotationRoute } from '../../../src/contract/quotation.ts'
import { RESULT_CODES } from '../../../src/contract/result-code.ts'
import { readThread } from '../../../src/server/modules/feedback/case-service.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { LONGEST_REF } from '../../../src/shared/customer-refs.ts'
import { MAX_UNLISTED, rowsThatFit, splitNote } from '../../../src/shared/line-remarks.ts'
import { resultText } from '../../../src/shared/result-texts.ts'
import { ask, rejectedFields, useShop } from '../../support/ask.ts'
import { createMember, type TestMember } from '../../support/create-member.ts'
import { OTHER } from '../../support/orders.ts'
import { addAddress, createWholesaler, offerFor, readOrderAs } from '../../support/wholesale.ts'
import { describeWishListCall, addWishLines } from '../../support/wish-list-cases.ts'
import { mailsTo } from '../../support/wish-list-mails.ts'

const CONTACT_EMAIL = 'desk@shop.example'
const shop = useShop({ settings: { CONTACT_EMAIL } })
const UNPRICED = 'VC-TB29206'
const LINE = { itemNo: 'VC-LT35641', quantity: 10 }

let submissions = 0
const sendingId = () => `sending-of-a-list-${++submissions}`

describeWishListCall(shop, requestQuotationRoute, {
  input: { sendingId: 'the-same-for-a-repeat' },
  prepare: async (app, member) => {
    await addWishLines(app, member, [LINE])
    await addAddress(app, member.companyId)
    return { sendingId: sendingId() }
  },
  listField: 'listId',
})

interface Requested {
  caseNo: string | null
  orderNo: string | null
}

function request(member: TestMember, input: Record<string, unknown>) {
  return ask<Requested>(shop(), requestQuotationRoute, input, member.headers)
}

function casesOf(member: TestMember) {
  return shop()
    .db.selectFrom('feedback_case')
    .where('member_id', '=', member.memberId)
    .select(['case_no', 'type'])
    .execute()
}

test.each([
  ['a dropshipper', { kind: 'dropship' }],
  ['a viewer of a wholesaler', { role: 'viewer' }],
] as const)(
  'the request of %s opens a case whose mails list the items with the customer’s own numbers',
  async (_, options) => {
    const member = await createMember(shop().db, options)
    const refs = [{ number: '45N1773', row: 3, quantity: 10 }]
    await addWishLines(shop(), member, [{ ...LINE, customerRefs: refs }])
    const input = { sendingId: sendingId(), messages: 'By Friday, please' }
    const answer = await request(member, input)
    expect(answer).toMatchObject({
      code: 200,
      result: { caseNo: expect.any(String), orderNo: null },
    })
    const { caseNo } = answer.result
    expect(await casesOf(member)).toEqual([{ case_no: caseNo, type: 'order' }])
    const [own] = await mailsTo(shop(), member.email)
    const toStaff = (await mailsTo(shop(), CONTACT_EMAIL)).find(({ subject }) =>
      subject.includes(caseNo ?? ''),
    )
    for (const mail of [own, toStaff]) {
      expect(mail?.body_text).toMatch(/3 \| 45N1773 \| VC-LT35641 \| .* \| 10 \| /)
      expect(mail?.body_html).toContain('<table')
    }
    expect(toStaff?.body_text).toContain('By Friday, please')
    const again = await request(member, input)
    expect(again).toMatchObject({
      code: RESULT_CODES.alreadyDone,
      result: { caseNo, orderNo: null },
    })
  },
)

test('the request of a wholesaler is a submitted order, also of items without a price, and opens no case', async () => {
  await sql`delete from price_row where product_id = (
    select id from product where item_no = ${UNPRICED})`.execute(shop().owner)
  const member = await createWholesaler(shop(), 0n, { role: 'buyer' })
  const refs = [
    { number: '45N1773', row: 3, quantity: 6 },
    { number: '00HW003', row: 17, quantity: 4 },
  ]
  await addWishLines(shop(), member, [
    { ...LINE, customerRefs: refs, note: 'for Lille' },
    { itemNo: UNPRICED, quantity: 5 },
  ])
  const input = { sendingId: sendingId(), messages: 'By Friday, please' }
  const answers = await Promise.all([request(member, input), request(member, input)])
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, RESULT_CODES.alreadyDone])
  const { orderNo } = answers[0]!.result
  expect(answers[1]!.result).toEqual({ caseNo: null, feedbackCode: null, orderNo })
  const order = await readOrderAs(shop(), member, orderNo ?? '')
  expect(order).toMatchObject({
    state: 'submitted',
    address: { name: 'Goods in', city: 'Rotterdam' },
    note: 'By Friday, please\nVC-LT35641: 45N1773 (6); 00HW003 (4), row 3; 17; for Lille',
    items: [
      { ...LINE, wanted: 10 },
      { itemNo: UNPRICED, quantity: 5, amount: '0.00' },
    ],
  })
  expect(await casesOf(member)).toEqual([])
  const [own] = await mailsTo(shop(), member.email)
  expect(own?.subject).toBe(`We have received order ${orderNo}`)
  const toStaff = (await mailsTo(shop(), CONTACT_EMAIL)).filter(({ subject }) => {
    return subject.includes(orderNo ?? '')
  })
  expect(toStaff).toHaveLength(1)
  expect(toStaff[0]?.body_text).toContain('for Lille')
  await offerFor(shop(), orderNo ?? '', { prices: new Map([[UNPRICED, '9.90']]) })
  expect(await readOrderAs(shop(), member, orderNo ?? '')).toMatchObject({ state: 'quoted' })
})

test.each(LANGS)(
  'without an address, or with a quantity that cannot be ordered, nothing is sent in %s',
  async (lang) => {
    const member = await createMember(shop().db)
    await addWishLines(shop(), member, [LINE, { itemNo: OTHER, quantity: 4 }])
    const input = { sendingId: sendingId(), lang }
    expect(rejectedFields(await request(member, input), lang)).toEqual(['deliverTo'])
    await addAddress(shop(), member.companyId)
    expect(await request(member, input)).toMatchObject({
      code: 409,
      msg: resultText(409, lang),
      result: { reason: 'changed', lines: [{ itemNo: OTHER, fault: 'below_minimum' }] },
    })
    const stranger = await createWholesaler(shop())
    const elsewhere = { ...input, deliverTo: stranger.addressId }
    expect((await request(member, elsewhere)).code).toBe(404)
    expect(await mailsTo(shop(), member.email)).toEqual([])
    const { result } = await request(member, { ...input, content: [LINE.itemNo] })
    expect(result.orderNo).toMatch(/^O/)
  },
)

test('a request with an empty list is rejected', async () => {
  const member = await createMember(shop().db)
  expect((await request(member, { sendingId: sendingId() })).code).toBe(422)
})

const UNLISTED = [
  { row: 7, text: 'ABC-123: for 联想', quantity: 12 },
  { row: 9, text: 'unknown-9', quantity: null },
]

test('rows without an item are part of the case: of its text, and of both mails', async () => {
  const member = await createMember(shop().db, { kind: 'dropship' })
  await addWishLines(shop(), member, [LINE])
  const { result } = await request(member, { sendingId: sendingId(), unlisted: UNLISTED })
  const { messages } = await readThread(shop().db, result.caseNo ?? '')
  expect(messages[0]?.body).toMatch(
    /row 7: ABC-123: for 联想, 12 pieces\nrow 9: unknown-9, no quantity$/,
  )
  const [own] = await mailsTo(shop(), member.email)
  const toStaff = (await mailsTo(shop(), CONTACT_EMAIL)).find(({ subject }) => {
    return subject.includes(result.caseNo ?? '')
  })
  for (const mail of [own, toStaff]) {
    expect(mail?.body_text).toMatch(/7 \| ABC-123: for 联想 \| 12\n9 \| unknown-9 \|/)
  }
})

test('rows without an item are part of the order of a wholesaler: of its note, and of the mail to us', async () => {
  const member = await createWholesaler(shop())
  await addWishLines(shop(), member, [LINE])
  const { result } = await request(member, {
    sendingId: sendingId(),
    messages: 'By Friday, please',
    unlisted: UNLISTED,
  })
  const orderNo = result.orderNo ?? ''
  const { note } = await readOrderAs(shop(), member, orderNo)
  expect(splitNote(note, [LINE.itemNo])).toMatchObject({
    message: 'By Friday, please',
    unlisted: UNLISTED,
  })
  const toStaff = (await mailsTo(shop(), CONTACT_EMAIL)).find(({ subject }) => {
    return subject.includes(orderNo)
  })
  expect(toStaff?.body_text).toContain('row 7: ABC-123: for 联想, 12 pieces')
})

test('as many long rows without an item as fit are accepted in one request', async () => {
  const member = await createMember(shop().db, { kind: 'dropship' })
  await addWishLines(shop(), member, [LINE])
  const text = '电'.repeat(LONGEST_REF)
  const all = Array.from({ length: 500 }, (_, at) => ({ row: at + 1, text, quantity: 999_999 }))
  const unlisted = rowsThatFit(all)
  expect(unlisted.length).toBeGreaterThan(40)
  const answer = await request(member, { sendingId: sendingId(), unlisted })
  expect(answer.code).toBe(200)
  const short = all.map((row) => ({ ...row, text: 'ABC-123' }))
  expect(rowsThatFit(short)).toHaveLength(MAX_UNLISTED)
})

test.each([
  ['a line break', { row: 1, text: 'a\nb', quantity: 1 }],
  ['no text', { row: 1, text: ' ', quantity: 1 }],
  ['no row', { row: 0, text: 'a', quantity: 1 }],
])('a row without an item that has %s is rejected', async (_, row) => {
  const member = await createMember(shop().db)
  await addWishLines(shop(), member, [LINE])
  const answer = await request(member, { sendingId: sendingId(), unlisted: [row] })
  expect(answer.code).toBe(422)
})
