// POST /api/account/top-ups/quote
import { expect, test } from 'vitest'
import { quoteTopUpRoute } from '../../../src/contract/account.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { ask, expectContract, rejectedFields, useShop } from '../../support/ask.ts'
import { createMemberWithMoney, putMoney } from '../../support/money.ts'

const shop = useShop()

test('a quote names surcharge and payment reference, and PayPal is not for the first top-up', async () => {
  const { headers } = await createMemberWithMoney(shop().db, shop().owner)
  const quote = (amount: string, method: string) =>
    ask(shop(), quoteTopUpRoute, { amount, method }, headers)
  const transfer = await quote('940.00', 'transfer')
  expectContract(quoteTopUpRoute, transfer.result)
  expect(transfer.result).toMatchObject({ charge: '0.00', toPay: '940.00', bankDetails: null })
  expect(transfer.result).toHaveProperty('paymentReference', expect.stringMatching(/^RF\d{10}$/))
  expect(await quote('100', 'paypal')).toMatchObject({ code: 409, result: { reason: 'first' } })
  for (const lang of LANGS) {
    const bad = await ask(shop(), quoteTopUpRoute, { amount: '-1', method: 'x', lang }, headers)
    expect(rejectedFields(bad, lang)).toContain('amount')
  }
})

test('a payment by PayPal may be at most USD 5,000, its surcharge included', async () => {
  const { headers, accountId } = await createMemberWithMoney(shop().db, shop().owner)
  await putMoney(shop().db, accountId, 100_000n)
  const quote = (amount: string) =>
    ask(shop(), quoteTopUpRoute, { amount, method: 'paypal' }, headers)
  expect((await quote('170')).result).toMatchObject({ charge: '7.65', toPay: '177.65' })
  expect((await quote('4784.69')).code).toBe(200)
  expect(await quote('4784.70')).toMatchObject({ code: 409, result: { reason: 'too_large' } })
})
