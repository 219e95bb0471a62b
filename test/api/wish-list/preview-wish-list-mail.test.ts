// POST /api/wish-lists/preview-mail
import { expect, test } from 'vitest'
import { previewWishListMailRoute, sendWishListRoute } from '../../../src/contract/wish-list.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { ask, rejectedFields, useShop } from '../../support/ask.ts'
import { createMember } from '../../support/create-member.ts'
import { describeWishListCall, addWishLines } from '../../support/wish-list-cases.ts'
import { mailsTo } from '../../support/wish-list-mails.ts'

const shop = useShop()
const LINES = [{ itemNo: 'VC-LT35641', quantity: 10, note: 'for <Ann>' }]

describeWishListCall(shop, previewWishListMailRoute, {
  input: { recipients: ['somebody@elsewhere.example'], title: 'Reorder', withPrices: true },
  listField: 'listId',
  prepare: async (app, member) => {
    await addWishLines(app, member, LINES)
    return {}
  },
})

test.each(LANGS)('the preview equals the mail that is sent, in %s', async (lang) => {
  const member = await createMember(shop().db)
  await addWishLines(shop(), member, LINES)
  const input = {
    recipients: [member.email],
    title: '試 & test',
    messages: 'Hello\n<b>you</b>',
    withPrices: true,
    lang,
  }
  const preview = await ask(shop(), previewWishListMailRoute, input, member.headers)
  expect(await mailsTo(shop(), member.email)).toEqual([])
  await ask(shop(), sendWishListRoute, input, member.headers)
  const [sent] = await mailsTo(shop(), member.email)
  expect(preview.result).toEqual({
    subject: sent?.subject,
    html: sent?.body_html,
    text: sent?.body_text,
  })
})

test('a preview writes nothing and does not count as a mail that is sent', async () => {
  const member = await createMember(shop().db)
  await addWishLines(shop(), member, LINES)
  const input = { recipients: ['new@elsewhere.example'], title: 'Look' }
  for (let at = 0; at < 12; at++) {
    const answer = await ask(shop(), previewWishListMailRoute, input, member.headers)
    expect(answer.code).toBe(200)
  }
  expect(await mailsTo(shop(), 'new@elsewhere.example')).toEqual([])
})

test('an empty list is answered with 422', async () => {
  const member = await createMember(shop().db)
  const input = { recipients: [member.email], title: 'Look' }
  const answer = await ask(shop(), previewWishListMailRoute, input, member.headers)
  expect(rejectedFields(answer, 'en_us')).toEqual(['content'])
})
