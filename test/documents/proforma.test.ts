// The proforma of an offer: who gets it, what it shows, and the mail that carries it.
import { expect, test } from 'vitest'
import {
  listOrderDocumentsRoute,
  type OrderDocument,
  printOrderDocumentRoute,
} from '../../src/contract/order-documents.ts'
import { findDocumentOrder } from '../../src/server/modules/document/issue-service.ts'
import { proformaFactsOf } from '../../src/server/modules/document/offer-facts.ts'
import { readNewestOffer } from '../../src/server/modules/ordering/offer-service.ts'
import { LANGS } from '../../src/shared/lang.ts'
import { ask, expectContract, useShop } from '../support/ask.ts'
import { createMember } from '../support/create-member.ts'
import { fetchDocument } from '../support/order-documents.ts'
import { ITEM, OTHER } from '../support/orders.ts'
import { mailsTo } from '../support/outbox.ts'
import { createWholesaler, offerFor, respond, submitOrder } from '../support/wholesale.ts'

const shop = useShop()
const LINES = [
  { itemNo: ITEM, quantity: 10 },
  { itemNo: OTHER, quantity: 20 },
]

async function submitted() {
  const buyer = await createWholesaler(shop())
  const { orderNo } = await submitOrder(shop(), buyer, LINES)
  return { buyer, orderNo, wanted: { orderNo, kind: 'proforma' } }
}

test('before the first offer there is no proforma invoice; then each language has its own', async () => {
  const { buyer, orderNo, wanted } = await submitted()
  expect(await ask(shop(), printOrderDocumentRoute, wanted, buyer.headers)).toMatchObject({
    code: 409,
    result: {
      reason: 'notOffered',
      text: expect.stringMatching(/^We have not made an offer .+\.$/),
    },
  })
  await offerFor(shop(), orderNo)
  const files = []
  for (const lang of LANGS) files.push(await fetchDocument(shop(), buyer, { ...wanted, lang }))
  expect(new Set(files.map((file) => file.toString('base64'))).size).toBe(LANGS.length)
  expect((await fetchDocument(shop(), buyer, wanted)).equals(files[0]!)).toBe(true)
})

test('the mail of an offer carries what the account offers for download', async () => {
  const { buyer, orderNo, wanted } = await submitted()
  await offerFor(shop(), orderNo)
  const mail = (await mailsTo(shop().db, buyer.email)).at(-1)
  expect(mail?.subject).toContain(orderNo)
  expect(mail?.attachments).toMatchObject([
    { fileName: `proforma-${orderNo}-1.pdf`, mediaType: 'application/pdf' },
  ])
  const file = await fetchDocument(shop(), buyer, wanted)
  expect(mail?.attachments[0]?.content).toBe(file.toString('base64'))
})

test('a proforma invoice shows the requested and the offered quantities, and stays the same when the buyer asks for a change', async () => {
  const { buyer, orderNo } = await submitted()
  const terms = { prices: new Map([[ITEM, '12.5']]), quantities: new Map([[OTHER, 0]]) }
  await offerFor(shop(), orderNo, { ...terms, note: 'Sea freight' })
  const readFacts = async () => {
    const order = (await findDocumentOrder(shop().db, orderNo))!
    const offer = (await readNewestOffer(shop().db, order))!
    return proformaFactsOf(shop().db, order, { offer, methods: [], lang: 'en_us' })
  }
  const facts = await readFacts()
  expect(facts).toMatchObject({
    orderNo,
    revision: 1,
    goods: '125.00',
    freight: '45.00',
    total: '170.00',
    note: 'Sea freight',
    paymentReference: expect.stringMatching(/^RF/),
    shipTo: { name: 'Goods in' },
    lines: [
      { itemNo: ITEM, wanted: 10, pieces: 10, prices: [{ quantity: 10, unit: '12.5' }] },
      { itemNo: OTHER, wanted: 20, pieces: 0, prices: [], amount: '0.00' },
    ],
  })
  await respond(shop(), buyer, orderNo, { answer: 'change', message: 'All of them, please.' })
  expect(await readFacts()).toEqual(facts)
})

test('finance reads the proforma invoice, viewers and other companies do not, and the list names it', async () => {
  const { buyer, orderNo, wanted } = await submitted()
  await offerFor(shop(), orderNo)
  const { companyId } = buyer
  const finance = await createMember(shop().db, { companyId, kind: 'wholesale', role: 'finance' })
  const viewer = await createMember(shop().db, { companyId, kind: 'wholesale', role: 'viewer' })
  const stranger = await createMember(shop().db, { kind: 'wholesale' })
  await fetchDocument(shop(), finance, wanted)
  const codeFor = async ({ headers }: typeof viewer) =>
    (await ask(shop(), printOrderDocumentRoute, wanted, headers)).code
  expect(await codeFor(viewer)).toBe(403)
  expect(await codeFor(stranger)).toBe(404)
  const listFor = async ({ headers }: typeof viewer) => {
    const sent = { orderNo }
    const { result } = await ask<{ list: OrderDocument[] }>(
      shop(),
      listOrderDocumentsRoute,
      sent,
      headers,
    )
    expectContract(listOrderDocumentsRoute, result)
    return result.list
  }
  expect(await listFor(finance)).toEqual([
    { kind: 'proforma', title: 'Proforma invoice', parcelNo: null, number: null },
  ])
  expect(await listFor(viewer)).toEqual([])
})
