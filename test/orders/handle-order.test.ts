// Staff take an order from picking to delivery: stock, money, mail, events and audit entries.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listAudit } from '../../src/server/modules/audit/audit-service.ts'
import { findDifferences } from '../../src/server/modules/ledger/reconciliation-service.ts'
import {
  deliverOrder,
  dispatchOrder,
  grantCancellation,
  packOrder,
  pickOrder,
  rejectCancellation,
  stopOrder,
} from '../../src/server/staff/orders/handle-order.ts'
import { findAccountById } from '../../src/server/modules/ledger/ledger-service.ts'
import {
  adjustAccount,
  decideProposedAdjustment,
} from '../../src/server/staff/money/decide-money.ts'
import { creditMatched, enterBankLine } from '../../src/server/staff/money/handle-payments.ts'
import { cancelOrderRoute, readOrderRoute } from '../../src/contract/order.ts'
import { ask, useShop } from '../support/ask.ts'
import { figuresOf } from '../support/money.ts'
import { enrolSeller, ITEM, levelOf, placeOrder, setStock } from '../support/orders.ts'

const shop = useShop()
const staff = () => ({ db: shop().db, now: new Date(), actor: 'staff:warehouse@example' })
const PARCEL = { grams: 700, dateCodes: ['2640ABCDEFGHIJKLMNOPQ'] }

test('an order is picked, packed, dispatched with one tracking number and delivered', async () => {
  await setStock(shop(), ITEM, 10)
  const seller = await enrolSeller(shop(), 100_000n)
  const { orderNo, total } = await placeOrder(shop(), seller, [{ itemNo: ITEM, quantity: 2 }])
  expect(await pickOrder(staff(), orderNo)).toBe('picking')
  expect(await packOrder(staff(), orderNo, PARCEL)).toBe('packed')
  expect(await levelOf(shop(), ITEM)).toEqual({ on_hand: 10, reserved: 2, backordered: 0 })
  expect(await dispatchOrder(staff(), orderNo, 'TRACK-17')).toBe('shipped')
  expect(await levelOf(shop(), ITEM)).toEqual({ on_hand: 8, reserved: 0, backordered: 0 })
  const available = 100_000 - Math.round(Number(total) * 100)
  expect(await figuresOf(shop().db, seller.accountId)).toEqual({ available, held: 0, waiting: 0 })
  expect(await deliverOrder(staff(), orderNo)).toBe('delivered')
  const { result } = await ask<object>(shop(), readOrderRoute, { orderNo }, seller.headers)
  expect(result).toMatchObject({
    label: 'delivered',
    parcels: [{ parcelNo: `${orderNo}-1`, trackingNo: 'TRACK-17', pieces: 2, state: 'delivered' }],
    actions: [],
  })
  const entries = await listAudit(shop().db, `order:${orderNo}`)
  expect(entries.map(({ action }) => action)).toEqual([
    'order.deliver',
    'order.dispatch',
    'order.pack',
    'order.pick',
  ])
  const mails = await sql<{ body_text: string }>`select body_text from outbox_mail
    where recipient = ${seller.email} order by created_at desc limit 1`.execute(shop().db)
  expect(mails.rows[0]?.body_text).toContain('TRACK-17')
  expect(mails.rows[0]?.body_text).not.toMatch(/Canary/)
  expect(await findDifferences(shop().db, null)).toEqual([])
})

test('steps out of their order, twice, or of a stopped order are refused and leave no audit entry', async () => {
  await setStock(shop(), ITEM, 10)
  const { orderNo } = await placeOrder(shop(), await enrolSeller(shop()))
  const refused = { code: 409 }
  await expect(packOrder(staff(), orderNo, PARCEL)).rejects.toMatchObject(refused)
  await expect(dispatchOrder(staff(), orderNo, 'T')).rejects.toMatchObject(refused)
  await stopOrder(staff(), orderNo, true)
  await expect(pickOrder(staff(), orderNo)).rejects.toMatchObject(refused)
  await stopOrder(staff(), orderNo, false)
  await pickOrder(staff(), orderNo)
  await expect(pickOrder(staff(), orderNo)).rejects.toMatchObject(refused)
  await expect(pickOrder(staff(), 'O26-9999999')).rejects.toMatchObject({ code: 404 })
  expect(await listAudit(shop().db, `order:${orderNo}`)).toHaveLength(3)
})

test('an asked cancellation is refused or granted before the order is packed', async () => {
  await setStock(shop(), ITEM, 10)
  const seller = await enrolSeller(shop(), 100_000n)
  const { orderNo } = await placeOrder(shop(), seller)
  await pickOrder(staff(), orderNo)
  await expect(grantCancellation(staff(), orderNo)).rejects.toMatchObject({ code: 409 })
  const askFor = () => ask(shop(), cancelOrderRoute, { orderNo }, seller.headers)
  expect((await askFor()).code).toBe(5500)
  await expect(packOrder(staff(), orderNo, PARCEL)).rejects.toMatchObject({
    result: { reason: 'cancelAsked' },
  })
  expect(await rejectCancellation(staff(), orderNo)).toBe('picking')
  expect((await askFor()).code).toBe(5500)
  expect(await grantCancellation(staff(), orderNo)).toBe('cancelled')
  expect((await figuresOf(shop().db, seller.accountId)).available).toBe(100_000)
  expect(await levelOf(shop(), ITEM)).toEqual({ on_hand: 10, reserved: 0, backordered: 0 })
  expect(await findDifferences(shop().db, null)).toEqual([])
})

test('a credit releases the order that waited for it at once', async () => {
  await setStock(shop(), ITEM, 10)
  const seller = await enrolSeller(shop(), 1n)
  const { state, total, orderNo } = await placeOrder(shop(), seller)
  expect(state).toBe('awaiting_funds')
  const account = await findAccountById(shop().db, seller.accountId)
  const received = await enterBankLine(staff(), {
    method: 'transfer',
    currency: 'USD',
    amount: BigInt(Math.round(Number(total) * 100)),
    bankReference: orderNo,
    statedReference: account.payment_reference,
    arrivedAt: new Date(),
  })
  await creditMatched(staff(), 'paymentId' in received ? received.paymentId : 0)
  expect(await figuresOf(shop().db, seller.accountId)).toMatchObject({ available: 1, waiting: 0 })
  expect(await pickOrder(staff(), orderNo)).toBe('picking')
})

test('an adjustment in favour of a member releases the order that waited for it', async () => {
  await setStock(shop(), ITEM, 10)
  const seller = await enrolSeller(shop(), 1n)
  const { total, orderNo } = await placeOrder(shop(), seller)
  const amount = BigInt(Math.round(Number(total) * 100))
  const { accountId } = seller
  const finance = { ...staff(), actor: 'staff:finance@example' }
  const { id, state } = await adjustAccount(finance, { accountId, amount, reason: 'goodwill' })
  if (state === 'proposed') {
    await decideProposedAdjustment(staff(), { adjustmentId: id, isApproved: true })
  }
  expect(await pickOrder(staff(), orderNo)).toBe('picking')
})
