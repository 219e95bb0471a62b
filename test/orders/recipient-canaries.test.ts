// A recipient with words found nowhere else passes through everything that is done with an order; after the address was
// erased, no column of any table contains them.
import { beforeAll, expect, test } from 'vitest'
import { cancelOrderRoute, readOrderRoute } from '../../src/contract/order.ts'
import { RESULT_CODES } from '../../src/contract/result-code.ts'
import { findDifferences } from '../../src/server/modules/ledger/reconciliation-service.ts'
import { correctAddress } from '../../src/server/staff/orders/correct-address.ts'
import {
  cancelBySales,
  dispatchOrder,
  packOrder,
  pickOrder,
  rejectCancellation,
  resumeOrder,
  stopOrder,
} from '../../src/server/staff/orders/handle-order.ts'
import { ask, useShop } from '../support/ask.ts'
import { tablesWith } from '../support/find-text.ts'
import { checkRows, orderRow, placeOrderFile, runPlacing } from '../support/order-files.ts'
import {
  createDropshipper,
  type Dropshipper,
  ITEM,
  placeOrder,
  setStock,
} from '../support/orders.ts'
import { runJob } from '../support/run-job.ts'

const shop = useShop()
const DAY_MS = 86_400_000
const WORD = 'Zyxcanary'
const PHONE = '9173650284'
const CANARIES = [WORD, PHONE]
const ADDRESS = {
  name: `${WORD} Person`,
  company: `${WORD} Company`,
  line1: `${WORD} Street 17`,
  line2: `${WORD} Stairs`,
  city: `${WORD} City`,
  region: `${WORD} Region`,
  postCode: '20095',
  country: 'DE',
  phone: `+49 40 ${PHONE}`,
}
const WORDS = `${WORD} wants it elsewhere, call ${PHONE}`
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
const staff = (now = new Date()) => ({ db: shop().db, now, actor: 'staff:warehouse@example' })
const PARCEL = { grams: 700, dateCodes: { pattern: 'YYWW', byItem: new Map() } } as const
let dropshipper: Dropshipper

beforeAll(async () => {
  await setStock(shop(), ITEM, 50)
  dropshipper = await createDropshipper(shop())
  await sendOne()
  await cancelOne()
  const row = orderRow('F-1', { 'Recipient name': ADDRESS.name, 'Address 1': ADDRESS.line1 })
  const file = await checkRows(shop(), dropshipper, [row])
  await placeOrderFile(shop(), dropshipper, file)
  await runPlacing(shop())
  const { order_no: ofFile } = await shop()
    .db.selectFrom('trade_order')
    .where('own_reference', '=', 'F-1')
    .select('order_no')
    .executeTakeFirstOrThrow()
  await send(ofFile)
  // A second file is checked and never placed.
  await checkRows(shop(), dropshipper, [orderRow('F-2', { 'Recipient name': ADDRESS.name })])
})

const place = () =>
  placeOrder(shop(), dropshipper, undefined, { address: ADDRESS, recipientTaxNo: `${WORD}1` })

/** An order that is stopped and resumed, that its buyer asks to cancel during picking, and that is sent after all. */
async function sendOne(): Promise<void> {
  const { orderNo } = await place()
  await stopOrder(staff(), orderNo, WORDS)
  await resumeOrder(staff(), orderNo, WORDS)
  await pickOrder(staff(), orderNo)
  const asked = { orderNo, reason: WORDS }
  expect((await ask(shop(), cancelOrderRoute, asked, dropshipper.headers)).code).toBe(
    RESULT_CODES.queued,
  )
  await rejectCancellation(staff(), orderNo)
  await correctAddress(staff(), orderNo, { line1: `${WORD} Road 18` })
  await packOrder(staff(), orderNo, PARCEL)
  await dispatchOrder(staff(), orderNo, 'T-1')
}

async function send(orderNo: string): Promise<void> {
  await pickOrder(staff(), orderNo)
  await packOrder(staff(), orderNo, PARCEL)
  await dispatchOrder(staff(), orderNo, 'T-2')
}

async function cancelOne(): Promise<void> {
  const { orderNo } = await place()
  await cancelBySales(staff(), orderNo, WORDS)
}

/** Runs the jobs of each of these days, counted from today. */
async function passTime(...days: number[]): Promise<void> {
  for (const day of days) {
    for (const job of ['send-order-digests', 'age-orders', 'erase-old-mail', 'delete-order-rows']) {
      await runJob(shop(), job, inDays(day))
    }
  }
}

test('the recipient is found where it is needed until it is erased, and nowhere afterwards', async () => {
  expect(await tablesWith(shop().owner, CANARIES)).toEqual([
    'order_address',
    'order_event_words',
    'order_file_row',
    'outbox_mail',
    'trade_order',
  ])
  // Mails that no one takes are given up after three days, and their words erased a week later.
  await passTime(1, 5, 13, 40)
  expect(await tablesWith(shop().owner, CANARIES)).toEqual([
    'order_address',
    'order_event_words',
    'trade_order',
  ])
  await passTime(729)
  expect(await tablesWith(shop().owner, CANARIES)).toContain('order_address')
  await passTime(732)
  expect(await tablesWith(shop().owner, CANARIES)).toEqual([])
})

test('what is written about an order after its recipient was erased is erased later, too', async () => {
  await setStock(shop(), ITEM, 1)
  const lines = [{ itemNo: ITEM, quantity: 2 }]
  const { orderNo } = await placeOrder(shop(), dropshipper, lines, { mayWait: true })
  await send(orderNo)
  await passTime(732)
  await cancelBySales(staff(inDays(740)), orderNo, WORDS)
  await passTime(741, 745, 753, 740 + 729)
  expect(await tablesWith(shop().owner, CANARIES)).toEqual(['order_event_words'])
  await passTime(740 + 732)
  expect(await tablesWith(shop().owner, CANARIES)).toEqual([])
})

test('erasing what people wrote changes no event, so that the seals of the days still hold', async () => {
  await setStock(shop(), ITEM, 5)
  const { orderNo } = await place()
  await cancelBySales(staff(), orderNo, WORDS)
  await runJob(shop(), 'seal-transfers', inDays(1.1))
  await passTime(1, 5, 13, 732)
  expect(await tablesWith(shop().owner, CANARIES)).toEqual([])
  const { result } = await ask<{ events: object[] }>(
    shop(),
    readOrderRoute,
    { orderNo },
    dropshipper.headers,
  )
  expect(result.events).toMatchObject([{ event: 'place' }, { event: 'cancel' }])
  const differences = await findDifferences(shop().db, null)
  expect(differences.filter(({ subject }) => subject.startsWith('seal'))).toEqual([])
})
