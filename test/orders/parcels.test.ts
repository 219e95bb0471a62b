// Orders of several parcels: packed together, dispatched and delivered one by one.
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { packParcels } from '../../src/server/staff/orders/pack-parcels.ts'
import { dispatchOrder, packOrder, pickOrder } from '../../src/server/staff/orders/handle-order.ts'
import { deliverParcel, sendParcel } from '../../src/server/staff/orders/send-parcels.ts'
import { readOrderRoute } from '../../src/contract/order.ts'
import { listAudit } from '../../src/server/modules/audit/audit-service.ts'
import { readStaffOrder } from '../../src/server/modules/ordering/staff-order-service.ts'
import { DAY_MS } from '../../src/shared/time.ts'
import { runJob } from '../support/run-job.ts'
import { ask, useShop } from '../support/ask.ts'
import { figuresOf } from '../support/money.ts'
import { createDropshipper, ITEM, levelOf, OTHER, placeOrder, setStock } from '../support/orders.ts'
import { CODE, lineOf, OLDER, packTwo, parcelsOf, sendTwo } from '../support/parcels.ts'

const shop = useShop()
const staff = () => ({ db: shop().db, now: new Date(), actor: 'staff:warehouse@example' })

beforeEach(async () => {
  await setStock(shop(), ITEM, 10)
  await setStock(shop(), OTHER, 10)
})

test('two parcels leave in either order, each charges its pieces, and freight goes with the first that leaves', async () => {
  const dropshipper = await createDropshipper(shop(), 100_000n)
  const { orderNo, total, first, second } = await packTwo(shop(), staff(), dropshipper)
  const [one, two] = [first, second].map((parcelNo) => ({ orderNo, parcelNo }))
  await expect(dispatchOrder(staff(), orderNo, 'T')).rejects.toMatchObject({
    result: { reason: 'severalParcels' },
  })
  expect(await sendParcel(staff(), two!, { trackingNo: 'TRACK-2' })).toBe('packed')
  expect(await levelOf(shop(), ITEM)).toMatchObject({ on_hand: 9, reserved: 2 })
  await expect(pickOrder(staff(), orderNo)).rejects.toMatchObject({ code: 409 })
  expect(await sendParcel(staff(), one!, { trackingNo: 'TRACK-1' })).toBe('shipped')
  // `until`: pieces of the line that were charged up to this parcel and with it.
  const [leftLast, leftFirst] = await parcelsOf(shop(), orderNo)
  expect(leftLast).toMatchObject({ freight: 0, lines: [{ position: 1, pieces: 2, until: 3 }] })
  expect(leftFirst!.freight).toBeGreaterThan(0)
  expect(leftFirst!.lines).toMatchObject([
    { position: 1, pieces: 1, until: 1 },
    { position: 2, pieces: 1, until: 1 },
  ])
  const charged = leftLast!.goods + leftFirst!.goods + leftFirst!.freight
  expect(charged).toBe(Math.round(Number(total) * 100))
  expect(await figuresOf(shop().db, dropshipper.accountId)).toMatchObject({
    available: 100_000 - charged,
    held: 0,
  })
  const entries = await listAudit(shop().db, `order:${orderNo}`)
  expect(entries.map(({ action }) => action)).toEqual([
    'order.dispatch',
    'order.dispatch',
    'order.pack',
    'order.pick',
  ])
})

test('parcels are delivered one by one, and the last delivers the order', async () => {
  const dropshipper = await createDropshipper(shop(), 100_000n)
  const { orderNo, first, second } = await sendTwo(shop(), staff(), dropshipper)
  expect(await deliverParcel(staff(), { orderNo, parcelNo: second })).toBe('shipped')
  await expect(deliverParcel(staff(), { orderNo, parcelNo: second })).rejects.toMatchObject({
    result: { reason: 'notDispatched' },
  })
  const later = new Date(Date.now() + 31 * DAY_MS)
  await runJob(shop(), 'age-orders', later)
  const { result } = await ask<{ label: string }>(
    shop(),
    readOrderRoute,
    { orderNo },
    dropshipper.headers,
  )
  expect(result).toMatchObject({
    label: 'delivered',
    parcels: [
      { parcelNo: first, state: 'delivered', pieces: 2 },
      { parcelNo: second, state: 'delivered', pieces: 2 },
    ],
  })
  const { events } = await readStaffOrder(shop().db, orderNo)
  expect(events.slice(-2)).toMatchObject([
    { event: 'deliver_parcel', state: 'shipped', note: { parcels: [second] } },
    { event: 'deliver', state: 'delivered', note: { parcels: [first] } },
  ])
})

test('parcels contain exactly what was picked, and a wrong one packs nothing', async () => {
  const { orderNo } = await placeOrder(shop(), await createDropshipper(shop()), [
    { itemNo: ITEM, quantity: 3 },
  ])
  const pack = (parcels: Parameters<typeof packParcels>[2]['parcels']) =>
    packParcels(staff(), orderNo, { pattern: 'YYWW', parcels })
  await expect(pack([{ grams: 1, lines: [lineOf(ITEM, 3)] }])).rejects.toMatchObject({ code: 409 })
  await pickOrder(staff(), orderNo)
  const two = { grams: 500, lines: [lineOf(ITEM, 2)] }
  const wrong: [string, Parameters<typeof pack>[0]][] = [
    ['name at least one', []],
    ['parcel 2 has no line', [two, { grams: 1, lines: [] }]],
    ['only 1 are left', [two, two]],
    ['1 picked pieces of', [two]],
    ['was not picked', [{ grams: 1, lines: [lineOf(OTHER, 1)] }]],
    ['enter the pieces', [{ grams: 1, lines: [lineOf(ITEM, 0)] }]],
    ['enter the pieces', [{ grams: 1, lines: [lineOf(ITEM, 1.5)] }]],
    ['whole grams', [{ grams: 0, lines: [lineOf(ITEM, 3)] }]],
    ['names an item twice', [{ grams: 1, lines: [lineOf(ITEM, 2), lineOf(ITEM, 1)] }]],
    ['3 pieces but 1 codes', [{ grams: 1, lines: [lineOf(ITEM, 3, [CODE])] }]],
  ]
  for (const [reason, parcels] of wrong) {
    await expect(pack(parcels)).rejects.toMatchObject({
      code: 422,
      fields: [{ reason: expect.stringContaining(reason) }],
    })
  }
  expect(await parcelsOf(shop(), orderNo)).toEqual([])
  await pack([two, { grams: 300, lines: [lineOf(ITEM, 1)] }])
  expect(await parcelsOf(shop(), orderNo)).toHaveLength(2)
})

test('the date codes of a line are kept with the oldest first', async () => {
  const { orderNo } = await placeOrder(shop(), await createDropshipper(shop()), [
    { itemNo: ITEM, quantity: 3 },
  ])
  await pickOrder(staff(), orderNo)
  const byItem = new Map([[ITEM, [CODE, OLDER, CODE]]])
  await packOrder(staff(), orderNo, { grams: 700, dateCodes: { pattern: 'YYWW', byItem } })
  expect((await parcelsOf(shop(), orderNo))[0]!.lines[0]!.codes).toEqual([OLDER, CODE, CODE])
})

test('a parcel that is too heavy for its service names the reason and the services that take it', async () => {
  const { orderNo } = await placeOrder(shop(), await createDropshipper(shop()), [
    { itemNo: ITEM, quantity: 2 },
  ])
  await pickOrder(staff(), orderNo)
  const heavy = { grams: 30_500, lines: [lineOf(ITEM, 2)] }
  const pack = (parcel: typeof heavy & { service?: string }) =>
    packParcels(staff(), orderNo, { pattern: 'YYWW', parcels: [parcel] })
  const rejected = await pack(heavy).catch((error: unknown) => error as { result: object })
  expect(rejected).toMatchObject({
    code: 409,
    result: { reason: 'notTaken', reasons: expect.arrayContaining(['parcelTooHeavy']) },
  })
  const { text } = (rejected as { result: { text: string } }).result
  expect(text).toContain('30.5\u00a0kg')
  await expect(pack({ ...heavy, grams: 700, service: 'unknown' })).rejects.toMatchObject({
    result: { text: expect.stringContaining('is not a confirmed service') },
  })
  expect(await pack({ ...heavy, grams: 700 })).toBe('packed')
  const send = (service?: string) =>
    sendParcel(staff(), { orderNo, parcelNo: null }, { trackingNo: 'T', service })
  await expect(send('unknown')).rejects.toMatchObject({ result: { reason: 'notTaken' } })
  expect(await send()).toBe('shipped')
})

test('of three people who pack one order at the same moment one packs it and the others are rejected', async () => {
  const { orderNo } = await placeOrder(shop(), await createDropshipper(shop()), [
    { itemNo: ITEM, quantity: 2 },
  ])
  await pickOrder(staff(), orderNo)
  const parcels = [1, 1].map((pieces) => ({ grams: 300, lines: [lineOf(ITEM, pieces)] }))
  const pack = () => packParcels(staff(), orderNo, { pattern: 'YYWW', parcels })
  const outcomes = await Promise.allSettled([pack(), pack(), pack()])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await parcelsOf(shop(), orderNo)).toHaveLength(2)
  const send = () =>
    sendParcel(staff(), { orderNo, parcelNo: `${orderNo}-1` }, { trackingNo: 'ONCE' })
  const sent = await Promise.allSettled([send(), send()])
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await levelOf(shop(), ITEM)).toMatchObject({ on_hand: 9, reserved: 1 })
})

test('an item in two lines of an order, as a substitute may be, is packed from both', async () => {
  const { orderNo } = await placeOrder(shop(), await createDropshipper(shop()), [
    { itemNo: ITEM, quantity: 2 },
    { itemNo: OTHER, quantity: 2 },
  ])
  await sql`update order_line set item_no = ${ITEM} where item_no = ${OTHER}
    and order_id = (select id from trade_order where order_no = ${orderNo})`.execute(shop().db)
  await pickOrder(staff(), orderNo)
  const parcels = [
    { grams: 500, lines: [lineOf(ITEM, 3, [CODE, OLDER, OLDER])] },
    { grams: 300, lines: [lineOf(ITEM, 1)] },
  ]
  await packParcels(staff(), orderNo, { pattern: 'YYWW', parcels })
  expect(await parcelsOf(shop(), orderNo)).toMatchObject([
    {
      lines: [
        { position: 1, pieces: 2, codes: [OLDER, OLDER] },
        { position: 2, pieces: 1, codes: [CODE] },
      ],
    },
    { lines: [{ position: 2, pieces: 1 }] },
  ])
})
