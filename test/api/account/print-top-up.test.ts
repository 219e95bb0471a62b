// GET /api/account/top-ups/instruction
import { expect, test } from 'vitest'
import { printTopUpRoute } from '../../../src/contract/account.ts'
import { saveBankDetails } from '../../../src/server/modules/ledger/setting-service.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { ask, send, useShop } from '../../support/ask.ts'
import { createMember } from '../../support/create-member.ts'
import { createMemberWithMoney } from '../../support/money.ts'

const shop = useShop()

test('the payment instruction is a PDF in three languages, with and without configured bank details', async () => {
  const { headers } = await createMemberWithMoney(shop().db, shop().owner)
  const file = async (lang: string, method = 'transfer') => {
    const url = `${printTopUpRoute.path}?amount=500.00&method=${method}&lang=${lang}`
    const answer = await send(shop(), 'GET', url, null, headers)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    return answer.rawPayload.length
  }
  const withoutBank = await file('en_us')
  const details = { currency: 'USD', text: 'Example Bank\nIBAN XX00 1234' }
  await saveBankDetails(shop().db, new Date(), details)
  expect(await file('en_us')).not.toBe(withoutBank)
  for (const lang of LANGS) await file(lang)
})

test('a first payment by PayPal is rejected with the reason, and viewers get no instruction', async () => {
  const { headers, companyId } = await createMemberWithMoney(shop().db, shop().owner)
  const paypal = { amount: '500.00', method: 'paypal' }
  const answer = await ask(shop(), printTopUpRoute, paypal, headers)
  expect(answer).toMatchObject({ code: 409, result: { reason: 'first' } })
  const viewer = await createMember(shop().db, { kind: 'dropship', companyId, role: 'viewer' })
  expect((await ask(shop(), printTopUpRoute, paypal, viewer.headers)).code).toBe(403)
})
