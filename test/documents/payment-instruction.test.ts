// The payment instruction of an accepted order: only while it waits for its payment, only for those who may see prices.
import { expect, test } from 'vitest'
import {
  listOrderDocumentsRoute,
  type OrderDocument,
  printOrderDocumentRoute,
} from '../../src/contract/order-documents.ts'
import { LANGS } from '../../src/shared/lang.ts'
import { ask, useShop } from '../support/ask.ts'
import { createMember } from '../support/create-member.ts'
import { fetchDocument } from '../support/order-documents.ts'
import { acceptedOrder, createWholesaler, offerFor, submitOrder } from '../support/wholesale.ts'

const shop = useShop()

function request(orderNo: string, { headers }: { headers: Record<string, string> }) {
  return ask(shop(), printOrderDocumentRoute, { orderNo, kind: 'payment-instruction' }, headers)
}

test('the payment instruction exists from the acceptance of the offer, in each language, and is listed', async () => {
  const buyer = await createWholesaler(shop())
  const { orderNo } = await submitOrder(shop(), buyer)
  await offerFor(shop(), orderNo)
  expect(await request(orderNo, buyer)).toMatchObject({
    code: 409,
    result: { reason: 'notPayable', text: expect.stringMatching(/open offer, accept it first/) },
  })
  const accepted = await acceptedOrder(shop(), buyer)
  const wanted = { orderNo: accepted.orderNo, kind: 'payment-instruction' }
  const files = []
  for (const lang of LANGS) files.push(await fetchDocument(shop(), buyer, { ...wanted, lang }))
  expect(new Set(files.map((file) => file.toString('base64'))).size).toBe(LANGS.length)
  const sent = { orderNo: accepted.orderNo }
  const list = await ask<{ list: OrderDocument[] }>(
    shop(),
    listOrderDocumentsRoute,
    sent,
    buyer.headers,
  )
  expect(list.result.list.map(({ kind }) => kind)).toEqual(['proforma', 'payment-instruction'])
})

test('viewers and other companies do not get it', async () => {
  const buyer = await createWholesaler(shop())
  const { orderNo } = await acceptedOrder(shop(), buyer)
  const { companyId } = buyer
  const viewer = await createMember(shop().db, { companyId, kind: 'wholesale', role: 'viewer' })
  expect((await request(orderNo, viewer)).code).toBe(403)
  expect((await request(orderNo, await createMember(shop().db, { kind: 'wholesale' }))).code).toBe(
    404,
  )
})
