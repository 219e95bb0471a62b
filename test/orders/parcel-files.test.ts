// Files of carriers: tracking numbers and deliveries of many parcels, and labels for carriers' tools.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { listAudit } from '../../src/server/modules/audit/audit-service.ts'
import { exportLabels } from '../../src/server/staff/orders/export-labels.ts'
import {
  refundParcel,
  reportLost,
  resendParcel,
} from '../../src/server/staff/orders/lose-parcels.ts'
import { readPackingFile } from '../../src/server/staff/orders/read-packing-file.ts'
import { deliverByFile, trackParcels } from '../../src/server/staff/orders/track-parcels.ts'
import { useShop } from '../support/ask.ts'
import { createDropshipper, ITEM, OTHER, type Dropshipper, setStock } from '../support/orders.ts'
import { mailsTo } from '../support/outbox.ts'
import { packTwo, parcelsOf, sendTwo, withSecondPersonFrom } from '../support/parcels.ts'
import { runCommand } from '../support/run-command.ts'
import { useStaffTerminal } from '../support/staff-terminal.ts'

const shop = useShop()
const terminal = useStaffTerminal()
const staff = () => ({ db: shop().db, now: new Date(), actor: 'staff:warehouse@example' })
let dropshipper: Dropshipper

beforeEach(async () => {
  await setStock(shop(), ITEM, 30)
  await setStock(shop(), OTHER, 30)
  dropshipper = await createDropshipper(shop())
})

async function fileOf(...lines: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parcels-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'carrier.csv')
  await writeFile(path, lines.join('\r\n'))
  return path
}

const track = (path: string, isWriting = true) => trackParcels(staff(), { path, isWriting })
const outcomes = (rows: { outcome: string }[]) => rows.map(({ outcome }) => outcome)

test('a file dispatches the parcels it names, once, with one audit entry and the link in the mails', async () => {
  const { orderNo, first, second } = await packTwo(shop(), staff(), dropshipper)
  const unique = orderNo.slice(-5)
  const path = await fileOf(
    'Parcel number,Tracking number,Service',
    `${first.toLowerCase()},AB ${unique} 1,`,
    `${second},AB${unique}2,example-airmail`,
    `${second},AB${unique}2,example-airmail`,
    ',,',
  )
  const planned = await track(path, false)
  expect(planned).toMatchObject({ errors: [], isWritten: false })
  expect(outcomes(planned.rows)).toEqual(['sent', 'sent', 'twice in the file'])
  expect((await parcelsOf(shop(), orderNo)).map(({ state }) => state)).toEqual(['packed', 'packed'])
  expect(await track(path)).toMatchObject({ errors: [], isWritten: true })
  expect(await parcelsOf(shop(), orderNo)).toMatchObject([
    { state: 'dispatched', tracking_no: `AB${unique}1` },
    { state: 'dispatched', tracking_no: `AB${unique}2` },
  ])
  expect(outcomes((await track(path)).rows)).toEqual([
    'entered before',
    'entered before',
    'twice in the file',
  ])
  const entries = await listAudit(shop().db, 'parcel-file:carrier.csv')
  expect(entries.filter(({ change }) => JSON.stringify(change).includes(first))).toHaveLength(1)
  expect(await listAudit(shop().db, `order:${orderNo}`)).toHaveLength(2)
  const mails = await mailsTo(shop().db, dropshipper.email)
  const sent = mails.filter(({ body_text }) => body_text?.includes('parcels.example/track/AB'))
  expect(sent).toHaveLength(2)
})

test('each bad row is reported with its line, and then nothing is written', async () => {
  const { orderNo, first, second } = await packTwo(shop(), staff(), dropshipper)
  const other = await sendTwo(shop(), staff(), dropshipper)
  const { errors, isWritten } = await track(
    await fileOf(
      'number;tracking;service',
      `${first};GOOD-${orderNo};`,
      `${second};;`,
      'X-1;GOOD-2;',
      'O26-9999999;GOOD-3;',
      `${orderNo}-9;GOOD-4;`,
      `${orderNo};GOOD-5;`,
      `${second};=1+2;`,
      `${second};GOOD-6;no-such`,
      `${second};TRACK-1;`,
      `${first};OTHER-${orderNo};`,
      `${other.orderNo};GOOD-7;`,
    ),
  )
  expect(isWritten).toBe(false)
  expect(errors.map(({ line, message }) => `${line} ${message.split('.')[0]}`)).toEqual([
    '3 Enter the tracking number',
    '4 Enter the number of an order or of a parcel',
    '5 This order has no parcel',
    '6 There is no parcel with this number',
    '7 This order has several parcels',
    '8 A tracking number has 4 to 40 letters, digits, hyphens and slashes',
    '9 There is no such service',
    `10 Parcel ${other.first} has this number`,
    '11 Line 2 names this parcel, too',
    '12 No parcel of this order is in the right state for this row',
  ])
  expect((await parcelsOf(shop(), orderNo)).map(({ state }) => state)).toEqual(['packed', 'packed'])
})

test('a tracking number is corrected by a later file, and a delivered parcel keeps its own', async () => {
  const { orderNo, first, second } = await sendTwo(shop(), staff(), dropshipper)
  const path = await fileOf('parcel,tracking', `${first},RIGHT-${orderNo}`)
  expect(outcomes((await track(path)).rows)).toEqual(['corrected'])
  expect((await parcelsOf(shop(), orderNo))[0]).toMatchObject({ tracking_no: `RIGHT-${orderNo}` })
  await deliverByFile(staff(), { path: await fileOf('parcel', second), isWriting: true })
  const late = await track(await fileOf('parcel,tracking', `${second},LATE-1`))
  expect(late.errors).toMatchObject([{ line: 2, message: 'This parcel is already delivered.' }])
})

test('a file of the carrier delivers parcels by their numbers, and impossible days are errors', async () => {
  const { orderNo, first, second } = await sendTwo(shop(), staff(), dropshipper)
  await track(await fileOf('parcel,tracking', `${first},DEL-${orderNo}`))
  const deliver = async (...lines: string[]) => {
    const path = await fileOf('number,tracking,day', ...lines)
    return deliverByFile(staff(), { path, isWriting: true })
  }
  const today = new Date().toISOString().slice(0, 10)
  const wrong = await deliver(
    `${first},,2020-01-01`,
    `${second},,2999-01-01`,
    `,NO-SUCH,`,
    `${first},,23.11.2026`,
    `,,${today}`,
  )
  expect(wrong.errors.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6])
  await reportLost(staff(), { orderNo, parcelNo: second }, { isDamaged: false })
  const done = await deliver(`,del-${orderNo},`, `${second},,`)
  expect(done).toMatchObject({ errors: [], isWritten: true })
  expect((await parcelsOf(shop(), orderNo)).map(({ state }) => state)).toEqual([
    'delivered',
    'delivered',
  ])
  expect(outcomes((await deliver(`${first},,`)).rows)).toEqual(['delivered before'])
})

test('a lost parcel that was refunded or sent again is done already when the carrier reports its delivery', async () => {
  const { orderNo, first, second } = await sendTwo(shop(), staff(), dropshipper)
  for (const parcelNo of [first, second]) {
    await reportLost(staff(), { orderNo, parcelNo }, { isDamaged: false })
  }
  await resendParcel(
    staff(),
    { orderNo, parcelNo: first },
    { dateCodes: new Map(), pattern: 'YYWW' },
  )
  const path = await fileOf('number', first, second)
  const deliver = (isWriting: boolean) => deliverByFile(staff(), { path, isWriting })
  const refund = (name: string) => {
    return refundParcel(
      { ...staff(), actor: `staff:${name}@example` },
      { orderNo, parcelNo: second },
    )
  }
  await withSecondPersonFrom(shop(), 1, async () => {
    await refund('ann')
    expect((await deliver(false)).errors).toEqual([
      {
        line: 3,
        found: second,
        message: expect.stringContaining('A refund of this parcel is proposed'),
      },
    ])
    await refund('ben')
  })
  const planned = await deliver(false)
  expect(planned.errors).toEqual([])
  expect(outcomes(planned.rows)).toEqual(['sent again before', 'refunded or closed before'])
  expect(await deliver(true)).toMatchObject({ errors: [], isWritten: true })
  expect((await parcelsOf(shop(), orderNo)).map(({ state }) => state)).toEqual([
    'lost',
    'lost',
    'packed',
  ])
})

test('a file of parcels names weight and service once per parcel, and a wrong row is reported by its line', async () => {
  const path = await fileOf(
    'parcel,item,pieces,grams,codes,service',
    `1,${ITEM.toLowerCase()},2,700,A B,`,
    `2,${OTHER},1,,,example-airmail`,
    `2,${ITEM},1,800,,`,
  )
  expect(await readPackingFile(path)).toEqual([
    { grams: 700, service: undefined, lines: [{ itemNo: ITEM, pieces: 2, dateCodes: ['A', 'B'] }] },
    {
      grams: 800,
      service: 'example-airmail',
      lines: [
        { itemNo: OTHER, pieces: 1, dateCodes: [] },
        { itemNo: ITEM, pieces: 1, dateCodes: [] },
      ],
    },
  ])
  const wrong: [string, string[]][] = [
    ['line 2: parcel 1 needs its weight', [`1,${ITEM},1,,,`]],
    ['line 2: parcel 1 has two values of grams', [`1,${ITEM},1,5,,`, `1,${OTHER},1,6,,`]],
    ['line 3: pieces must be', [`1,${ITEM},1,5,,`, `1,${OTHER},x,,,`]],
    ['line 3: enter the item', [`1,${ITEM},1,5,,`, `1,,1,,,`]],
  ]
  for (const [reason, lines] of wrong) {
    const wrongFile = await fileOf('parcel,item,pieces,grams,codes,service', ...lines)
    await expect(readPackingFile(wrongFile)).rejects.toMatchObject({
      fields: [{ reason: expect.stringContaining(reason) }],
    })
  }
})

test('labels name recipient, weight and their part of the declared value, and guard against formulas', async () => {
  const { orderNo, first, second } = await packTwo(shop(), staff(), dropshipper)
  await shop()
    .db.updateTable('trade_order')
    .where('order_no', '=', orderNo)
    .set({ own_reference: '=HYPERLINK("x")', declared_value: 1001 })
    .execute()
  const parts: string[] = []
  await exportLabels(staff(), { service: null, write: (text) => void parts.push(text) })
  const rows = parts.join('').split('\r\n')
  const own = rows.filter((row) => row.includes(orderNo))
  expect(own).toHaveLength(2)
  expect(own[0]).toContain(first)
  expect(own[1]).toContain(second)
  for (const row of own) {
    expect(row).toContain('Recipient Canary')
    expect(row).toContain('0049 40 123456')
    expect(row).not.toMatch(/(^|,)"?=/)
  }
  const values = own.map((row) => Number(/,(\d+\.\d\d),USD,/.exec(row)?.[1]))
  expect(values[0]! + values[1]!).toBeCloseTo(10.01, 5)
})

test('labels that do not fit into one file are announced, and the file of their service contains them', async () => {
  await terminal.logIn(shop(), { email: 'lee@shop.example', roles: ['warehouse'] })
  const { first } = await packTwo(shop(), staff(), dropshipper)
  const service = 'of-many-parcels'
  await sql`with packed as (
      insert into shipment (order_id, shipment_no, state, service, grams, packed_at)
      select s.order_id, s.shipment_no || '-' || n, 'packed', ${service}, s.grams, s.packed_at
      from shipment s, generate_series(1, 5000) n where s.shipment_no = ${first} returning id)
    insert into shipment_line (shipment_id, position, pieces)
    select p.id, l.position, l.pieces from packed p, shipment_line l
    join shipment s on s.id = l.shipment_id where s.shipment_no = ${first}`.execute(shop().owner)
  const path = await fileOf()
  const labels = (...args: string[]) =>
    runCommand(shop().url, 'orders', ['labels', path, ...args], terminal.settings)
  const file = `5000 packed parcels → ${path}\n`
  expect((await labels()).out).toBe(
    `${file}Only the oldest 5000 are in the file. Ship these first, or use --service.\n`,
  )
  expect((await labels('--service', service)).out).toBe(file)
}, 30_000)

test('the command names bad rows, enters a correct file, and refunds only with the permission', async () => {
  await terminal.logIn(shop(), { email: 'wes@shop.example', roles: ['warehouse'] })
  const orders = (...args: string[]) => runCommand(shop().url, 'orders', args, terminal.settings)
  const { orderNo, first } = await packTwo(shop(), staff(), dropshipper)
  const path = await fileOf('order,tracking', `${first},CMD-${orderNo}`, 'X,GOOD-9')
  const wrong = await orders('track', path, '--write')
  expect(wrong).toMatchObject({ code: 2 })
  expect(wrong.err).toContain('line 3: "X". Enter the number of an order or of a parcel.')
  const right = await fileOf('order,tracking', `${first},CMD-${orderNo}`)
  expect(await orders('track', right, '--write')).toMatchObject({ code: 0, err: '' })
  expect((await orders('refund-parcel', first)).code).toBe(1)
})
