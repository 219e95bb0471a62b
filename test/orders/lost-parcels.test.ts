// Parcels that do not arrive: lost, damaged or brought back, then found, sent again or refunded.
import { beforeEach, expect, test } from 'vitest'
import { listUndecidedParcels } from '../../src/server/modules/ordering/parcel-service.ts'
import { readStaffOrder } from '../../src/server/modules/ordering/staff-order-service.ts'
import {
  refundParcel,
  reportLost,
  resendParcel,
  retractParcelRefund,
  reportBroughtBack,
} from '../../src/server/staff/orders/lose-parcels.ts'
import { deliverParcel, sendParcel } from '../../src/server/staff/orders/send-parcels.ts'
import { useShop } from '../support/ask.ts'
import { dispatchCharged, placeWithHold } from '../support/orders-with-holds.ts'
import { expectReconciled } from '../support/expect-reconciled.ts'
import { figuresOf } from '../support/money.ts'
import {
  createDropshipper,
  ITEM,
  levelOf,
  OTHER,
  type Dropshipper,
  setStock,
} from '../support/orders.ts'
import { mailsTo } from '../support/outbox.ts'
import { CODE, OLDER, parcelsOf, sendTwo, withSecondPersonFrom } from '../support/parcels.ts'
import { listAudit } from '../../src/server/modules/audit/audit-service.ts'
import { createWholesaler } from '../support/wholesale.ts'

const shop = useShop()
const as = (name: string) => ({ db: shop().db, now: new Date(), actor: `staff:${name}@example` })
const staff = () => as('warehouse')
/** How a lost parcel is sent again: without date codes. */
const AGAIN = { dateCodes: new Map(), pattern: 'YYWW' } as const
let dropshipper: Dropshipper

beforeEach(async () => {
  await setStock(shop(), ITEM, 10)
  await setStock(shop(), OTHER, 10)
  dropshipper = await createDropshipper(shop(), 100_000n)
})

async function available(): Promise<number> {
  return (await figuresOf(shop().db, dropshipper.accountId)).available
}

const reasonOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    ({ result }: { result?: { reason?: string } }) => result?.reason,
  )

test('a lost parcel is sent again from free stock without a charge, and its arrival delivers the order', async () => {
  const { orderNo, first, second } = await sendTwo(shop(), staff(), dropshipper)
  const before = await available()
  const lost = { orderNo, parcelNo: first }
  await expect(resendParcel(staff(), lost, AGAIN)).rejects.toMatchObject({
    result: { reason: 'notLost' },
  })
  expect(await reportLost(staff(), lost, { isDamaged: false })).toBe('shipped')
  expect(await deliverParcel(staff(), { orderNo, parcelNo: second })).toBe('shipped')
  expect(await resendParcel(staff(), lost, AGAIN)).toBe('shipped')
  await expect(resendParcel(staff(), lost, AGAIN)).rejects.toMatchObject({
    result: { reason: 'replaced' },
  })
  await expect(refundParcel(as('ann'), lost)).rejects.toMatchObject({
    result: { reason: 'replaced' },
  })
  expect(await levelOf(shop(), ITEM)).toMatchObject({ on_hand: 5, reserved: 0 })
  const again = { orderNo, parcelNo: `${orderNo}-3` }
  expect(await sendParcel(staff(), again, { trackingNo: 'TRACK-3' })).toBe('shipped')
  expect(await levelOf(shop(), ITEM)).toMatchObject({ on_hand: 5, reserved: 0 })
  expect(await available()).toBe(before)
  expect((await parcelsOf(shop(), orderNo))[2]).toMatchObject({
    state: 'dispatched',
    goods: 0,
    freight: 0,
    // `until`: pieces of the line that were charged up to this parcel and with it.
    lines: [{ position: 1, pieces: 2, until: 2 }],
  })
  expect(await deliverParcel(staff(), again)).toBe('delivered')
  const mails = await mailsTo(shop().db, dropshipper.email)
  expect(mails.filter(({ subject }) => subject.includes('was lost, damaged'))).toHaveLength(1)
})

test('a lost parcel is refunded once with what it charged, by two people from the limit on', async () => {
  const { orderNo, first } = await sendTwo(shop(), staff(), dropshipper)
  const before = await available()
  const lost = { orderNo, parcelNo: first }
  await reportLost(staff(), lost, { isDamaged: true })
  const [charged] = await parcelsOf(shop(), orderNo)
  await withSecondPersonFrom(shop(), 1, async () => {
    const refund = (name: string) => refundParcel(as(name), lost)
    expect(await refund('ann')).toEqual({ state: 'shipped', outcome: 'proposed' })
    await expect(refund('ann')).rejects.toMatchObject({ result: { reason: 'own_proposal' } })
    await expect(deliverParcel(staff(), lost)).rejects.toMatchObject({ code: 409 })
    const outcomes = await Promise.allSettled([refund('ben'), refund('cat')])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
  expect(charged!.freight).toBeGreaterThan(0)
  expect(await available()).toBe(before + charged!.goods + charged!.freight)
  expect((await parcelsOf(shop(), orderNo))[0]).toMatchObject({
    refund: charged!.goods + charged!.freight,
  })
  await expect(resendParcel(staff(), lost, AGAIN)).rejects.toMatchObject({
    result: { reason: 'refunded' },
  })
  const { events } = await readStaffOrder(shop().db, orderNo)
  expect(events.slice(-3).map(({ event }) => event)).toEqual([
    'lose_parcel',
    'propose_refund',
    'refund_parcel',
  ])
})

test('an order of which nothing arrived is cancelled, and all of its money is back', async () => {
  const { orderNo, first, second } = await sendTwo(shop(), staff(), dropshipper)
  await withSecondPersonFrom(shop(), 1_000_000, async () => {
    await reportLost(staff(), { orderNo, parcelNo: first }, { isDamaged: false })
    await refundParcel(as('ann'), { orderNo, parcelNo: first })
    await reportLost(staff(), { orderNo, parcelNo: second }, { isDamaged: false })
    await resendParcel(staff(), { orderNo, parcelNo: second }, AGAIN)
    const again = { orderNo, parcelNo: `${orderNo}-3` }
    await sendParcel(staff(), again, { trackingNo: 'TRACK-3' })
    await reportLost(staff(), again, { isDamaged: false })
    expect(await refundParcel(as('ann'), again)).toMatchObject({ state: 'cancelled' })
  })
  expect(await available()).toBe(100_000)
})

test('a parcel that comes back is sold again or quarantined, and the refund of an undamaged one leaves out its freight', async () => {
  const { orderNo, first, second } = await sendTwo(shop(), staff(), dropshipper)
  const before = await available()
  await reportBroughtBack(staff(), { orderNo, parcelNo: first }, { isDamaged: false })
  expect(await levelOf(shop(), ITEM)).toMatchObject({ on_hand: 9, reserved: 0 })
  await reportBroughtBack(staff(), { orderNo, parcelNo: second }, { isDamaged: true })
  expect(await levelOf(shop(), ITEM)).toMatchObject({ on_hand: 9, reserved: 0 })
  await withSecondPersonFrom(shop(), 1_000_000, () =>
    refundParcel(as('ann'), { orderNo, parcelNo: first }),
  )
  const [charged] = await parcelsOf(shop(), orderNo)
  expect(await available()).toBe(before + charged!.goods)
})

test('a lost parcel that is found is delivered, and nothing of it is refunded any more', async () => {
  const { orderNo, first } = await sendTwo(shop(), staff(), dropshipper)
  const found = { orderNo, parcelNo: first }
  await reportLost(staff(), found, { isDamaged: false })
  await deliverParcel(staff(), found)
  await expect(refundParcel(as('ann'), found)).rejects.toMatchObject({
    result: { reason: 'not_lost' },
  })
  await expect(reportLost(staff(), found, { isDamaged: false })).rejects.toMatchObject({
    result: { reason: 'notDispatched' },
  })
})

test('date codes of an item that is in two lines are given together, the oldest first', async () => {
  const { accountId } = await createWholesaler(shop(), 100_000n)
  const lines = [2, 1].map((quantity) => ({ itemNo: ITEM, parts: [{ quantity, unit: '10' }] }))
  const order = await placeWithHold(shop().db, { accountId, lines })
  await dispatchCharged(shop().db, order, [2, 1])
  await setStock(shop(), ITEM, 10)
  const { orderNo } = order
  const lost = { orderNo, parcelNo: `${orderNo}-1` }
  await reportLost(staff(), lost, { isDamaged: false })
  const codes = (count: number) => new Map([[ITEM, [CODE, OLDER, OLDER].slice(0, count)]])
  await expect(
    resendParcel(staff(), lost, { ...AGAIN, dateCodes: codes(2) }),
  ).rejects.toMatchObject({
    fields: [{ reason: `${ITEM} has 3 pieces but 2 codes` }],
  })
  await resendParcel(staff(), lost, { ...AGAIN, dateCodes: codes(3) })
  expect((await parcelsOf(shop(), orderNo))[1]?.lines).toMatchObject([
    { position: 1, codes: [OLDER, OLDER] },
    { position: 2, codes: [CODE] },
  ])
})

test('pieces that are not in stock are not sent again, and parcels of other orders are not found', async () => {
  const { orderNo, first } = await sendTwo(shop(), staff(), dropshipper)
  const other = await sendTwo(shop(), staff(), dropshipper)
  await reportLost(staff(), { orderNo, parcelNo: first }, { isDamaged: false })
  await setStock(shop(), ITEM, 1)
  await expect(resendParcel(staff(), { orderNo, parcelNo: first }, AGAIN)).rejects.toMatchObject({
    result: { reason: 'short' },
  })
  expect(await parcelsOf(shop(), orderNo)).toHaveLength(2)
  const undecided = await listUndecidedParcels(shop().db, 1000)
  expect(undecided.map(({ shipment_no }) => shipment_no)).toContain(first)
  const foreign = { orderNo, parcelNo: other.first }
  await expect(reportLost(staff(), foreign, { isDamaged: false })).rejects.toMatchObject({
    code: 404,
  })
})

test('a proposed refund is taken back by its proposer only, and then the parcel may be sent again', async () => {
  const { orderNo, first } = await sendTwo(shop(), staff(), dropshipper)
  const lost = { orderNo, parcelNo: first }
  await reportLost(staff(), lost, { isDamaged: false })
  expect(await reasonOf(retractParcelRefund(as('ann'), lost))).toBe('not_proposed')
  await withSecondPersonFrom(shop(), 1, async () => {
    await refundParcel(as('ann'), lost)
    expect(await reasonOf(resendParcel(staff(), lost, AGAIN))).toBe('refundProposed')
    expect(await reasonOf(reportBroughtBack(staff(), lost, { isDamaged: false }))).toBe(
      'refundProposed',
    )
    expect(await reasonOf(retractParcelRefund(as('ben'), lost))).toBe('other_proposal')
    const both = [retractParcelRefund(as('ann'), lost), retractParcelRefund(as('ann'), lost)].map(
      reasonOf,
    )
    expect((await Promise.all(both)).toSorted()).toEqual(['done', 'not_proposed'])
    // It is proposed once more, by another person.
    expect(await refundParcel(as('ben'), lost)).toMatchObject({ outcome: 'proposed' })
    await retractParcelRefund(as('ben'), lost)
  })
  const audit = await listAudit(shop().db, `order:${orderNo}`)
  expect(audit.filter(({ action }) => action === 'order.retract-refund')).toHaveLength(2)
  expect(await reasonOf(resendParcel(staff(), lost, AGAIN))).toBe('done')
  await withSecondPersonFrom(shop(), 1_000_000, async () => {
    const back = { orderNo, parcelNo: `${orderNo}-3` }
    await sendParcel(staff(), back, { trackingNo: 'TRACK-3' })
    await reportLost(staff(), back, { isDamaged: false })
    await refundParcel(as('ann'), back)
    expect(await reasonOf(retractParcelRefund(as('ann'), back))).toBe('not_proposed')
  })
  await expectReconciled(shop().db)
})

test('a lost parcel that comes back is sold again or quarantined, and the refund of an undamaged one leaves out its freight', async () => {
  const { orderNo, first, second } = await sendTwo(shop(), staff(), dropshipper)
  const before = await available()
  for (const parcelNo of [first, second]) {
    await reportLost(staff(), { orderNo, parcelNo }, { isDamaged: true })
  }
  await reportBroughtBack(staff(), { orderNo, parcelNo: first }, { isDamaged: false })
  await reportBroughtBack(staff(), { orderNo, parcelNo: second }, { isDamaged: true })
  expect(await levelOf(shop(), ITEM)).toMatchObject({ on_hand: 9, reserved: 0 })
  expect(
    await reasonOf(reportBroughtBack(staff(), { orderNo, parcelNo: first }, { isDamaged: false })),
  ).toBe('notDispatched')
  await withSecondPersonFrom(shop(), 1_000_000, () =>
    refundParcel(as('ann'), { orderNo, parcelNo: first }),
  )
  const [charged] = await parcelsOf(shop(), orderNo)
  expect(charged!.freight).toBeGreaterThan(0)
  expect(await available()).toBe(before + charged!.goods)
  const mails = await mailsTo(shop().db, dropshipper.email)
  expect(mails.filter(({ subject }) => subject.includes('was lost, damaged'))).toHaveLength(2)
  await expectReconciled(shop().db)
})

test('a lost parcel that was sent again or refunded is not taken back, also when its order has ended', async () => {
  const { orderNo, first, second } = await sendTwo(shop(), staff(), dropshipper)
  const [again, refunded] = [first, second].map((parcelNo) => ({ orderNo, parcelNo }))
  await reportLost(staff(), again!, { isDamaged: false })
  await resendParcel(staff(), again!, AGAIN)
  expect(await reasonOf(reportBroughtBack(staff(), again!, { isDamaged: false }))).toBe(
    'replacedBefore',
  )
  await sendParcel(staff(), { orderNo, parcelNo: `${orderNo}-3` }, { trackingNo: 'TRACK-3' })
  await deliverParcel(staff(), { orderNo, parcelNo: `${orderNo}-3` })
  await reportLost(staff(), refunded!, { isDamaged: false })
  await withSecondPersonFrom(shop(), 1_000_000, () => refundParcel(as('ann'), refunded!))
  const level = await levelOf(shop(), ITEM)
  expect((await readStaffOrder(shop().db, orderNo)).order.state).toBe('delivered')
  expect(await reasonOf(reportBroughtBack(staff(), refunded!, { isDamaged: false }))).toBe(
    'refundedBefore',
  )
  expect(await levelOf(shop(), ITEM)).toEqual(level)
})
