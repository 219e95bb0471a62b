// POST /api/orders/submit
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { submitOrderRoute } from '../../../src/contract/order-offer.ts'
import { RESULT_CODES } from '../../../src/contract/result-code.ts'
import { ask, useShop } from '../../support/ask.ts'
import { createMember } from '../../support/create-member.ts'
import { figuresOf } from '../../support/money.ts'
import { fillBasket, ITEM, levelOf, OTHER, setStock } from '../../support/orders.ts'
import { mailsTo } from '../../support/outbox.ts'
import {
  createWholesaler,
  readOrderAs,
  submitOrder,
  type Wholesaler,
} from '../../support/wholesale.ts'

const shop = useShop()
let buyer: Wholesaler

beforeEach(async () => {
  await setStock(shop(), ITEM, 100)
  await setStock(shop(), OTHER, 100)
  buyer = await createWholesaler(shop())
})

async function subjectsTo(address: string, orderNo: string): Promise<string[]> {
  const mails = await mailsTo(shop().db, address)
  return mails.map(({ subject }) => subject.replace(orderNo, 'NO'))
}

test('a submitted order holds no money and no stock, empties the basket and is confirmed by mail', async () => {
  const placed = await submitOrder(shop(), buyer, undefined, {
    ownReference: 'PO 17',
    note: 'By road please.',
    shipPolicy: 'complete',
  })
  expect(placed).toMatchObject({ state: 'submitted', label: 'received', missing: null })
  const order = await readOrderAs(shop(), buyer, placed.orderNo)
  expect(order).toMatchObject({
    shipPolicy: 'complete',
    note: 'By road please.',
    ownReference: 'PO 17',
    offer: null,
    payment: null,
    address: { name: 'Goods in', city: 'Rotterdam', country: 'NL' },
    items: [{ itemNo: ITEM, quantity: 10, wanted: 10, state: 'open' }],
    actions: ['cancel'],
  })
  expect(await levelOf(shop(), ITEM)).toMatchObject({ reserved: 0, backordered: 0 })
  expect(await figuresOf(shop().db, buyer.accountId)).toMatchObject({ held: 0, waiting: 0 })
  expect(await subjectsTo(buyer.email, placed.orderNo)).toEqual(['We have received order NO'])
})

test('the same key submits once, also from two tabs at the same moment', async () => {
  const revision = await fillBasket(shop(), buyer, [{ itemNo: ITEM, quantity: 5 }])
  const sent = { revision, deliverTo: buyer.addressId, key: randomUUID() }
  const send = () => ask(shop(), submitOrderRoute, sent, buyer.headers)
  const answers = await Promise.all([send(), send()])
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, RESULT_CODES.alreadyDone])
  const other = await ask(shop(), submitOrderRoute, { ...sent, key: randomUUID() }, buyer.headers)
  expect(other).toMatchObject({ code: 409, result: { reason: 'changed' } })
})

test('an address of another company is rejected, and a viewer may not submit', async () => {
  const stranger = await createWholesaler(shop())
  const revision = await fillBasket(shop(), buyer, [{ itemNo: ITEM, quantity: 5 }])
  const sent = { revision, deliverTo: stranger.addressId, key: randomUUID() }
  expect(await ask(shop(), submitOrderRoute, sent, buyer.headers)).toMatchObject({ code: 404 })
  const { companyId } = buyer
  const viewer = await createMember(shop().db, { kind: 'wholesale', companyId, role: 'viewer' })
  expect(await ask(shop(), submitOrderRoute, sent, viewer.headers)).toMatchObject({ code: 403 })
})

test('fewer pieces than the minimum are named before the order is taken', async () => {
  const revision = await fillBasket(shop(), buyer, [{ itemNo: ITEM, quantity: 4 }])
  const sent = { revision, deliverTo: buyer.addressId, key: randomUUID() }
  expect(await ask(shop(), submitOrderRoute, sent, buyer.headers)).toMatchObject({
    code: 409,
    result: { reason: 'changed', lines: [{ itemNo: ITEM, fault: 'below_minimum' }] },
  })
})
