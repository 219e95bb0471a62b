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
  resumeOrder,
  stopOrder,
} from '../../src/server/staff/orders/handle-order.ts'
import { findAccountById } from '../../src/server/modules/ledger/ledger-service.ts'
import {
  adjustAccount,
  decideProposedAdjustment,
} from '../../src/server/staff/money/decide-money.ts'
import {
  approveReversal,
  creditMatched,
  enterBankLine,
  proposePaymentReversal,
} from '../../src/server/staff/money/handle-payments.ts'
import { cancelOrderRoute, readOrderRoute } from '../../src/contract/order.ts'
import { RESULT_CODES } from '../../src/contract/result-code.ts'
import { readStaffOrder } from '../../src/server/modules/ordering/staff-order-service.ts'
import {
  type AddressCorrection,
  correctAddress,
} from '../../src/server/staff/orders/correct-address.ts'
import { runCommand } from '../support/run-command.ts'
import { useStaffTerminal } from '../support/staff-terminal.ts'
import { ask, useShop } from '../support/ask.ts'
import { figuresOf, putMoney } from '../support/money.ts'
import { runJob } from '../support/run-job.ts'
import {
  credit,
  createDropshipper,
  ITEM,
  levelOf,
  OTHER,
  placeOrder,
  setStock,
} from '../support/orders.ts'
import { mailsTo } from '../support/outbox.ts'

const shop = useShop()
const terminal = useStaffTerminal()
const staff = () => ({ db: shop().db, now: new Date(), actor: 'staff:warehouse@example' })
/** The date code of a piece, made in week 40 of 2026 (pattern YYWW). */
const CODE = '2640ABCDEFGHIJKLMNOPQ'
const parcelWith = (...codes: [string, string[]][]) => ({
  grams: 700,
  dateCodes: { pattern: 'YYWW', byItem: new Map(codes) } as const,
})
const PARCEL = parcelWith()

test('an order is picked, packed, dispatched with one tracking number and delivered', async () => {
  await setStock(shop(), ITEM, 10)
  const dropshipper = await createDropshipper(shop(), 100_000n)
  const { orderNo, total } = await placeOrder(shop(), dropshipper, [{ itemNo: ITEM, quantity: 2 }])
  expect(await pickOrder(staff(), orderNo)).toBe('picking')
  expect(await packOrder(staff(), orderNo, PARCEL)).toBe('packed')
  expect(await levelOf(shop(), ITEM)).toEqual({ on_hand: 10, reserved: 2, backordered: 0 })
  expect(await dispatchOrder(staff(), orderNo, 'TRACK-17')).toBe('shipped')
  expect(await levelOf(shop(), ITEM)).toEqual({ on_hand: 8, reserved: 0, backordered: 0 })
  const available = 100_000 - Math.round(Number(total) * 100)
  expect(await figuresOf(shop().db, dropshipper.accountId)).toEqual({
    available,
    held: 0,
    waiting: 0,
  })
  expect(await deliverOrder(staff(), orderNo)).toBe('delivered')
  const { result } = await ask<object>(shop(), readOrderRoute, { orderNo }, dropshipper.headers)
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
    where recipient = ${dropshipper.email} order by created_at desc limit 1`.execute(shop().db)
  expect(mails.rows[0]?.body_text).toContain('TRACK-17')
  expect(mails.rows[0]?.body_text).not.toMatch(/Canary/)
  expect(await findDifferences(shop().db, null)).toEqual([])
})

test('steps that are out of sequence, repeated or of a stopped order are rejected and leave no audit entry', async () => {
  await setStock(shop(), ITEM, 10)
  const { orderNo } = await placeOrder(shop(), await createDropshipper(shop()))
  const rejected = { code: 409 }
  await expect(packOrder(staff(), orderNo, PARCEL)).rejects.toMatchObject(rejected)
  await expect(dispatchOrder(staff(), orderNo, 'T')).rejects.toMatchObject(rejected)
  await stopOrder(staff(), orderNo, 'Please call us.')
  await expect(pickOrder(staff(), orderNo)).rejects.toMatchObject(rejected)
  await resumeOrder(staff(), orderNo)
  await pickOrder(staff(), orderNo)
  await expect(pickOrder(staff(), orderNo)).rejects.toMatchObject(rejected)
  await expect(pickOrder(staff(), 'O26-9999999')).rejects.toMatchObject({ code: 404 })
  expect(await listAudit(shop().db, `order:${orderNo}`)).toHaveLength(3)
})

test('orders of a suspended member are neither funded nor picked until the member is reinstated', async () => {
  await setStock(shop(), ITEM, 10)
  const dropshipper = await createDropshipper(shop(), 1n)
  const { orderNo } = await placeOrder(shop(), dropshipper)
  await setMembership(dropshipper.companyId, 'suspended')
  await credit(shop(), dropshipper, 100_000n)
  const stateAfterRelease = async () => {
    await runJob(shop(), 'release-orders', new Date())
    const { rows } = await sql<{ state: string }>`
      select state from trade_order where order_no = ${orderNo}`.execute(shop().db)
    return rows[0]?.state
  }
  expect(await stateAfterRelease()).toBe('awaiting_funds')
  await setMembership(dropshipper.companyId, 'approved')
  expect(await stateAfterRelease()).toBe('held')
  await setMembership(dropshipper.companyId, 'suspended')
  await expect(pickOrder(staff(), orderNo)).rejects.toMatchObject({
    code: 409,
    result: { reason: 'suspended' },
  })
  await setMembership(dropshipper.companyId, 'approved')
  expect(await pickOrder(staff(), orderNo)).toBe('picking')
})

function setMembership(companyId: number, state: 'approved' | 'suspended') {
  const change = shop().db.updateTable('membership').set({ state })
  return change.where('company_id', '=', companyId).execute()
}

test('a requested cancellation is refused or granted before the order is packed', async () => {
  await setStock(shop(), ITEM, 10)
  const dropshipper = await createDropshipper(shop(), 100_000n)
  const { orderNo } = await placeOrder(shop(), dropshipper)
  await pickOrder(staff(), orderNo)
  await expect(grantCancellation(staff(), orderNo)).rejects.toMatchObject({ code: 409 })
  const askToCancel = () => ask(shop(), cancelOrderRoute, { orderNo }, dropshipper.headers)
  expect((await askToCancel()).code).toBe(RESULT_CODES.queued)
  await expect(packOrder(staff(), orderNo, PARCEL)).rejects.toMatchObject({
    result: { reason: 'cancelAsked' },
  })
  expect(await rejectCancellation(staff(), orderNo)).toBe('picking')
  expect((await askToCancel()).code).toBe(RESULT_CODES.queued)
  expect(await grantCancellation(staff(), orderNo)).toBe('cancelled')
  expect((await figuresOf(shop().db, dropshipper.accountId)).available).toBe(100_000)
  expect(await levelOf(shop(), ITEM)).toEqual({ on_hand: 10, reserved: 0, backordered: 0 })
  expect(await findDifferences(shop().db, null)).toEqual([])
})

test('a credit immediately releases the order that waited for it', async () => {
  await setStock(shop(), ITEM, 10)
  const dropshipper = await createDropshipper(shop(), 1n)
  const { state, total, orderNo } = await placeOrder(shop(), dropshipper)
  expect(state).toBe('awaiting_funds')
  const account = await findAccountById(shop().db, dropshipper.accountId)
  const received = await enterBankLine(staff(), {
    method: 'transfer',
    currency: 'USD',
    amount: BigInt(Math.round(Number(total) * 100)),
    bankReference: orderNo,
    statedReference: account.payment_reference,
    arrivedAt: new Date(),
  })
  await creditMatched(staff(), 'paymentId' in received ? received.paymentId : 0)
  expect(await figuresOf(shop().db, dropshipper.accountId)).toMatchObject({
    available: 1,
    waiting: 0,
  })
  expect(await pickOrder(staff(), orderNo)).toBe('picking')
})

test('an adjustment in favour of a member releases the order that waited for it', async () => {
  await setStock(shop(), ITEM, 10)
  const dropshipper = await createDropshipper(shop(), 1n)
  const { total, orderNo } = await placeOrder(shop(), dropshipper)
  const amount = BigInt(Math.round(Number(total) * 100))
  const { accountId } = dropshipper
  const finance = { ...staff(), actor: 'staff:finance@example' }
  const { id, state } = await adjustAccount(finance, { accountId, amount, reason: 'goodwill' })
  if (state === 'proposed') {
    await decideProposedAdjustment(staff(), { adjustmentId: id, isApproved: true })
  }
  expect(await pickOrder(staff(), orderNo)).toBe('picking')
})

test('date codes belong to a line, one for each of its pieces, and a wrong one packs nothing', async () => {
  await setStock(shop(), ITEM, 10)
  await setStock(shop(), OTHER, 10)
  const { orderNo } = await placeOrder(shop(), await createDropshipper(shop()), [
    { itemNo: ITEM, quantity: 2 },
    { itemNo: OTHER, quantity: 1 },
  ])
  await pickOrder(staff(), orderNo)
  const wrong: [string, string[]][][] = [
    [[ITEM, [CODE]]],
    [['XX-1', [CODE]]],
    [[ITEM, [CODE, 'ABC']]],
    [[ITEM, [CODE, CODE.replace('2640', '2654')]]],
    [[ITEM, [CODE, CODE.replace('2640', '9901')]]],
  ]
  for (const codes of wrong) {
    await expect(packOrder(staff(), orderNo, parcelWith(...codes))).rejects.toMatchObject({
      code: 422,
      fields: [{ field: 'codes' }],
    })
  }
  await packOrder(staff(), orderNo, parcelWith([ITEM, [CODE, CODE.toLowerCase()]]))
  const { rows } = await sql<{ date_codes: string[] }>`select l.date_codes from shipment_line l
    join shipment s on s.id = l.shipment_id where s.shipment_no = ${`${orderNo}-1`}
    order by l.position`.execute(shop().db)
  expect(rows.map(({ date_codes }) => date_codes)).toEqual([[CODE, CODE], []])
})

test('an address is corrected until the order is packed, and only the names of its fields are recorded', async () => {
  await setStock(shop(), ITEM, 10)
  const { orderNo } = await placeOrder(shop(), await createDropshipper(shop()))
  const correct = (correction: AddressCorrection) => correctAddress(staff(), orderNo, correction)
  const same = { name: 'Recipient Canary' }
  await expect(correct(same)).rejects.toMatchObject({ result: { reason: 'sameAddress' } })
  await expect(correct({ postCode: 'X' })).rejects.toMatchObject({
    code: 422,
    fields: [{ field: 'postCode' }],
  })
  expect(await correct({ line1: 'Canary Road 18', postCode: '20097' })).toBe('held')
  const { order, address, events } = await readStaffOrder(shop().db, orderNo)
  expect(address).toMatchObject({ line1: 'Canary Road 18', post_code: '20097', city: 'Hamburg' })
  expect(events.at(-1)).toMatchObject({
    event: 'correct_address',
    note: { fields: ['line1', 'postCode'] },
  })
  const [entry] = await listAudit(shop().db, `order:${orderNo}`)
  expect(entry).toMatchObject({
    action: 'order.correct-address',
    change: { from: 'held', to: 'held', fields: ['line1', 'postCode'] },
  })
  expect(JSON.stringify([events, entry])).not.toMatch(/Canary|20097/)
  await pickOrder(staff(), orderNo)
  expect(await correct({ phone: '+49 40 654321' })).toBe('picking')
  await packOrder(staff(), orderNo, PARCEL)
  await expect(correct({ city: 'Berlin' })).rejects.toMatchObject({ code: 409 })
  expect(order.state).toBe('held')
})

test('the command lists what waits, shows an order, and corrects an address', async () => {
  await terminal.logIn(shop(), { email: 'wil@shop.example', roles: ['warehouse'] })
  const orders = (...args: string[]) => runCommand(shop().url, 'orders', args, terminal.settings)
  await setStock(shop(), ITEM, 10)
  const { orderNo } = await placeOrder(shop(), await createDropshipper(shop()))
  const listed = await orders('list')
  expect(listed).toMatchObject({ code: 0, err: '' })
  expect(listed.out).toMatch(new RegExp(`^${orderNo} +held .* 1/1 reserved +DE`, 'm'))
  expect((await orders('list', '--state', 'paid')).out).toBe('There are no such orders.\n')
  expect(await orders('address', orderNo)).toMatchObject({ code: 1 })
  const corrected = await orders('address', orderNo, '--line1', 'New Street 1')
  expect(corrected).toMatchObject({ code: 0, out: `${orderNo}: held\n` })
  const shown = await orders('show', orderNo)
  expect(shown).toMatchObject({ code: 0, err: '' })
  for (const text of ['1 reserved', 'New Street 1', 'place → held', 'correct_address → held']) {
    expect(shown.out).toContain(text)
  }
  expect((await orders('show', 'O26-9999999')).err).toBe('There is no order with this number.\n')
})

test('orders stop when the bank takes back money that the account no longer has, and its people read why', async () => {
  await setStock(shop(), ITEM, 10)
  const dropshipper = await createDropshipper(shop(), 0n)
  const paymentId = await putMoney(shop().db, dropshipper.accountId, 100_000n)
  const placed = await placeOrder(shop(), dropshipper)
  const { orderNo } = placed
  const as = (actor: string) => ({ db: shop().db, now: new Date(), actor })
  await proposePaymentReversal(as('staff:ann@example'), { paymentId, reason: 'chargeback' })
  await approveReversal(as('staff:ben@example'), paymentId)
  await expect(pickOrder(staff(), orderNo)).rejects.toMatchObject({ code: 409 })
  const { events } = await readStaffOrder(shop().db, orderNo)
  expect(events.at(-1)).toMatchObject({ event: 'stop' })
  const mails = await mailsTo(shop().db, dropshipper.email)
  const told = mails.filter(({ body_text: text }) => text.includes('took back a payment'))
  expect(told.map(({ subject }) => subject)).toEqual([
    `We have stopped order ${orderNo}`,
    expect.stringMatching(/^A payment to .* was reversed/),
  ])
  expect(told[1]!.body_text).toContain(`Amount owed: USD ${placed.total}`)
  await resumeOrder(staff(), orderNo)
  expect(await pickOrder(staff(), orderNo)).toBe('picking')
})
