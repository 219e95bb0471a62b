// The payment instruction of an accepted order: only while it waits for its payment, only for those who may see prices.
import { expect, test } from 'vitest'
import {
  listOrderDocumentsRoute,
  type OrderDocument,
  printOrderDocumentRoute,
} from '../../src/contract/order-documents.ts'
import { saveBankDetails } from '../../src/server/modules/ledger/setting-service.ts'
import { lockUnshippedOrders, stopOrders } from '../../src/server/modules/ordering/stop-service.ts'
import { releaseWaiting } from '../../src/server/operations/release-waiting.ts'
import { parseMinor } from '../../src/shared/minor-units.ts'
import { LANGS } from '../../src/shared/lang.ts'
import { ask, useShop } from '../support/ask.ts'
import { createMember } from '../support/create-member.ts'
import { figuresOf, putMoney } from '../support/money.ts'
import { fetchDocument } from '../support/order-documents.ts'
import { ITEM } from '../support/orders.ts'
import { readPdf } from '../support/read-pdf.ts'
import {
  acceptedOrder,
  createWholesaler,
  offerFor,
  payByTransfer,
  readOrderAs,
  submitOrder,
} from '../support/wholesale.ts'

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

test('viewers and other companies do not get the payment instruction', async () => {
  const buyer = await createWholesaler(shop())
  const { orderNo } = await acceptedOrder(shop(), buyer)
  const { companyId } = buyer
  const viewer = await createMember(shop().db, { companyId, kind: 'wholesale', role: 'viewer' })
  expect((await request(orderNo, viewer)).code).toBe(403)
  expect((await request(orderNo, await createMember(shop().db, { kind: 'wholesale' }))).code).toBe(
    404,
  )
})

test('an order that the balance would cover, but that waits behind an earlier one, has an instruction with its whole total, and that transfer pays it', async () => {
  const text = 'IBAN DE02 1203 0000 0000 2020 51'
  await saveBankDetails(shop().db, new Date(), { currency: 'USD', text })
  const buyer = await createWholesaler(shop())
  const { accountId } = buyer
  const first = await acceptedOrder(shop(), buyer, [{ itemNo: ITEM, quantity: 50 }])
  const { orderNo } = await acceptedOrder(shop(), buyer, [{ itemNo: ITEM, quantity: 5 }])
  const available = minorOf(first.total) - 1n
  await putMoney(shop().db, accountId, available)
  await releaseWaiting(shop().db, accountId, new Date())
  const order = await readOrderAs(shop(), buyer, orderNo)
  expect(order).toMatchObject({ state: 'awaiting_payment', payment: { missing: '0.00' } })
  const { reference, methods } = order.payment!
  expect(methods).toContainEqual({
    id: 'transfer',
    charge: '0.00',
    toPay: order.total,
    rejected: null,
  })
  const wanted = { orderNo, kind: 'payment-instruction' }
  for (const lang of LANGS) {
    const drawn = readPdf(await fetchDocument(shop(), buyer, { ...wanted, lang }))
    for (const words of [order.total, reference, text]) {
      expect(drawn.replaceAll(/\s/g, '')).toContain(words.replaceAll(' ', ''))
    }
  }
  await payByTransfer(shop(), { reference, amount: minorOf(order.total) })
  expect((await readOrderAs(shop(), buyer, orderNo)).state).toBe('paid')
  expect((await readOrderAs(shop(), buyer, first.orderNo)).state).toBe('awaiting_payment')
  const left = { available: Number(available), held: Number(minorOf(order.total)) }
  expect(await figuresOf(shop().db, accountId)).toMatchObject(left)
})

test('nothing more is due for a stopped order that the balance covers, so that nobody pays it twice', async () => {
  const buyer = await createWholesaler(shop())
  const { orderNo, total } = await acceptedOrder(shop(), buyer)
  await shop()
    .db.transaction()
    .execute(async (trx) => {
      const orders = await lockUnshippedOrders(trx, buyer.accountId)
      await stopOrders(trx, orders, { now: new Date(), actor: 'staff', reason: 'test' })
    })
  expect(await readOrderAs(shop(), buyer, orderNo)).toMatchObject({ payment: { missing: total } })
  await putMoney(shop().db, buyer.accountId, minorOf(total))
  const order = await readOrderAs(shop(), buyer, orderNo)
  expect(order).toMatchObject({ state: 'awaiting_payment', stopped: true, payment: null })
  expect((await request(orderNo, buyer)).code).toBe(409)
})

function minorOf(amount: string): bigint {
  return parseMinor(amount, 'USD') ?? 0n
}
