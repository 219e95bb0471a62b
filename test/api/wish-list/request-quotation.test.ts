// POST /api/wish-lists/request-quotation
import { expect, test } from 'vitest'
import { requestQuotationRoute } from '../../../src/contract/quotation.ts'
import { ask, useShop } from '../../support/ask.ts'
import { enrol } from '../../support/enrol.ts'
import { describeWishListCall, fill } from '../../support/wish-list-cases.ts'
import { mailsTo } from '../../support/wish-list-mails.ts'

const DESK = 'desk@shop.example'
const shop = useShop({ settings: { CONTACT_EMAIL: DESK } })
const LINE = { itemNo: 'VC-LT35641', quantity: 10 }

let sendings = 0
const sendingId = () => `sending-of-a-list-${++sendings}`

describeWishListCall(shop, requestQuotationRoute, {
  input: { sendingId: 'the-same-for-a-repeat' },
  prepare: async (app, member) => {
    await fill(app, member, [LINE])
    return { sendingId: sendingId() }
  },
  listField: 'listId',
})

test('a request opens a case whose mails list the items with the customer’s own numbers', async () => {
  const member = await enrol(shop().db)
  const refs = [{ number: '45N1773', row: 3, quantity: 10 }]
  await fill(shop(), member, [{ ...LINE, customerRefs: refs }])
  const input = { sendingId: sendingId(), messages: 'By Friday, please' }
  const answer = await ask<{ caseNo: string; feedbackCode: string }>(
    shop(),
    requestQuotationRoute,
    input,
    member.headers,
  )
  expect(answer).toMatchObject({ code: 200, result: { caseNo: expect.any(String) } })
  const { caseNo } = answer.result
  const stored = await shop()
    .db.selectFrom('feedback_case')
    .where('case_no', '=', caseNo)
    .select(['type', 'member_id'])
    .executeTakeFirstOrThrow()
  expect(stored).toMatchObject({ type: 'order', member_id: expect.anything() })
  const [own] = await mailsTo(shop(), member.email)
  const desk = (await mailsTo(shop(), DESK)).find(({ subject }) => subject.includes(caseNo))
  for (const mail of [own, desk]) {
    expect(mail?.body_text).toMatch(/3 \| 45N1773 \| VC-LT35641 \| .* \| 10 \| /)
    expect(mail?.body_html).toContain('<table')
  }
  expect(desk?.body_text).toContain('By Friday, please')
  const again = await ask(shop(), requestQuotationRoute, input, member.headers)
  expect(again).toMatchObject({ code: 5600, result: { caseNo } })
})

test('an empty list is nothing to quote', async () => {
  const member = await enrol(shop().db)
  const input = { sendingId: sendingId() }
  expect(await ask(shop(), requestQuotationRoute, input, member.headers)).toMatchObject({
    code: 422,
  })
})
