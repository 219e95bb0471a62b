// POST /api/about/product/inquiry
import { describe, expect, test } from 'vitest'
import { sendInquiryRoute } from '../../../src/contract/product-support.ts'
import { RESULT_CODES } from '../../../src/contract/result-code.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { reasonText, resultText } from '../../../src/shared/result-texts.ts'
import { expectContract, useShop } from '../../support/ask.ts'
import { freshEmail, freshNetwork } from '../../support/apply-as.ts'
import { sendForm } from '../../support/forms.ts'
import { sendFrom } from '../../support/log-in-as.ts'
import { photo } from '../../support/sample-files.ts'
import { mailsTo } from '../../support/outbox.ts'
import { grantSecurityCode } from '../../support/security-code.ts'

const shop = useShop({ settings: { CONTACT_EMAIL: 'sales@shop.example' } })

function inquiry(email: string): Record<string, unknown> {
  return { itemNo: 'VC-LT35641', name: 'Ada Example', email, message: 'How many?', quantity: 50 }
}

async function send(input: Record<string, unknown>) {
  const sent = { ...(await grantSecurityCode(shop())), ...input }
  return sendFrom(shop(), sendInquiryRoute, sent, { from: freshNetwork() })
}

describe.each(LANGS)('in %s', (lang) => {
  test('an inquiry opens a case about the product', async () => {
    const email = freshEmail()
    const answer = await send({ ...inquiry(email), lang })
    expect(answer.response.json()).toMatchObject({ code: 200, msg: resultText(200, lang) })
    expectContract(sendInquiryRoute, answer.result)
    const row = await shop()
      .db.selectFrom('feedback_case')
      .where('case_no', '=', String(answer.result.caseNo))
      .selectAll()
      .executeTakeFirst()
    expect(row).toMatchObject({
      type: 'product',
      item_no: 'VC-LT35641',
      full_name: 'Ada Example',
      form: { quantity: 50 },
    })
    expect(await mailsTo(shop().db, email)).toMatchObject([{ template: 'case-received', lang }])
    const notice = (await mailsTo(shop().db, 'sales@shop.example')).at(-1)
    expect(notice?.body_text).toContain('VC-LT35641')
  })

  test.each([
    ['name', 'required', { name: '' }],
    ['email', 'email', { email: 'x' }],
    ['message', 'required', { message: ' ' }],
    ['quantity', 'range', { quantity: 0 }],
    ['price', 'unknownField', { price: 1 }],
  ])('the field %s is rejected: %s', async (field, reason, change) => {
    const answer = await send({ ...inquiry(freshEmail()), ...change, lang })
    expect(answer.result).toEqual({ errors: [{ field, reason: reasonText(reason, lang) }] })
  })

  test('an unknown item number is answered with 404', async () => {
    const answer = await send({ ...inquiry(freshEmail()), itemNo: 'VC-NONE', lang })
    expect(answer.response.json()).toEqual({ code: 404, msg: resultText(404, lang), result: null })
  })

  test('a security code that is wrong is answered with 423', async () => {
    const answer = await send({ ...inquiry(freshEmail()), securityCode: '60001', lang })
    expect(answer.response.json()).toEqual({ code: 423, msg: resultText(423, lang), result: null })
  })
})

test('the same sendingId makes one case', async () => {
  const input = { ...inquiry(freshEmail()), sendingId: 'the-same-inquiry-twice' }
  const [one, again] = [await send(input), await send(input)]
  expect([one.code, again.code]).toEqual([200, RESULT_CODES.alreadyDone])
  expect(again.result).toEqual(one.result)
})

test('a picture and a quantity as form text are accepted', async () => {
  const fields = { ...inquiry(freshEmail()), ...(await grantSecurityCode(shop())) }
  const files = [{ name: 'label.jpeg', type: 'image/jpeg', body: await photo() }]
  expect((await sendForm(shop(), sendInquiryRoute, { fields, files })).code).toBe(200)
})
