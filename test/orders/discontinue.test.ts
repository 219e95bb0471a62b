// Items discontinued after they were ordered: what is not picked is cancelled, and its money and pieces are
// free immediately.
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { cancelOrderRoute, readOrderRoute } from '../../src/contract/order.ts'
import { listDiscontinued } from '../../src/server/modules/ordering/discontinue-service.ts'
import { discontinueLines } from '../../src/server/operations/discontinue-lines.ts'
import { confirmDiscontinued } from '../../src/server/staff/orders/confirm-discontinued.ts'
import { dispatchOrder, packOrder, pickOrder } from '../../src/server/staff/orders/handle-order.ts'
import { runJob } from '../support/run-job.ts'
import { ask, useShop } from '../support/ask.ts'
import { enrolStaff } from '../support/enrol-staff.ts'
import { figuresOf } from '../support/money.ts'
import {
  credit,
  createDropshipper,
  ITEM,
  levelOf,
  type Lines,
  OTHER,
  placeOrder,
  type Dropshipper,
  setOnHand,
  setStock,
} from '../support/orders.ts'
import { allowSubstitutes, runSubstitution } from '../support/substitutes.ts'
import { runCommand } from '../support/run-command.ts'
import { useStaffTerminal } from '../support/staff-terminal.ts'
import { CODE_KEY } from '../support/code-key.ts'

const shop = useShop()
const terminal = useStaffTerminal()
const staff = () => ({ db: shop().db, now: new Date(), actor: 'staff:warehouse@example' })
const PARCEL = { grams: 700, dateCodes: { pattern: 'YYWW', byItem: new Map() } } as const
/** Of another pack than ITEM and its twin. */
const THIRD = 'VC-LT97948'
const BOTH: Lines = [
  { itemNo: ITEM, quantity: 2 },
  { itemNo: OTHER, quantity: 1 },
]

/** Discontinues an item, with ITEM as its replacement item, or offers it again. */
async function discontinue(itemNo: string, isStopped = true): Promise<void> {
  await sql`update product set stop = ${isStopped}, successor_id =
    (select id from product where item_no = ${ITEM}) where item_no = ${itemNo}`.execute(
    shop().owner,
  )
}

beforeEach(async () => {
  await discontinue(OTHER, false)
  for (const itemNo of [ITEM, OTHER]) await setStock(shop(), itemNo, 20)
})

interface Read {
  state: string
  total: string
  goods: string
  freight: string
  items: { itemNo: string; state: string; amount: string; cancelled: number; reserved: number }[]
}

async function read(dropshipper: Dropshipper, orderNo: string): Promise<Read> {
  return (await ask<Read>(shop(), readOrderRoute, { orderNo }, dropshipper.headers)).result
}

/** An order that was under way while the item was discontinued. */
async function placeLate(dropshipper: Dropshipper): Promise<string> {
  await discontinue(OTHER, false)
  const { orderNo } = await placeOrder(shop(), dropshipper, [{ itemNo: OTHER, quantity: 1 }])
  await discontinue(OTHER)
  return orderNo
}

const minor = (text: string) => Number(text.replace('.', ''))
const run = () => runJob(shop(), 'cancel-discontinued', new Date())

test('a discontinued line of a held order is cancelled, and its money is available again', async () => {
  const dropshipper = await createDropshipper(shop())
  const { orderNo } = await placeOrder(shop(), dropshipper, BOTH)
  const before = await figuresOf(shop().db, dropshipper.accountId)
  const { items } = await read(dropshipper, orderNo)
  await discontinue(OTHER)
  await run()
  const after = await read(dropshipper, orderNo)
  expect(after).toMatchObject({
    state: 'held',
    items: [{ state: 'allocated' }, { state: 'discontinued', cancelled: 1, reserved: 0 }],
  })
  const { available, held } = await figuresOf(shop().db, dropshipper.accountId)
  expect(available - before.available).toBe(minor(items[1]?.amount ?? ''))
  expect(before.held - held).toBe(minor(items[1]?.amount ?? ''))
  expect(await levelOf(shop(), OTHER)).toMatchObject({ reserved: 0, backordered: 0 })
  const mails = await shop()
    .owner.selectFrom('outbox_mail')
    .where('recipient', '=', dropshipper.email)
    .where('subject', 'like', '%discontinued%')
    .select('body_text')
    .execute()
  expect(mails).toHaveLength(1)
  expect(mails[0]?.body_text).toContain(`1 piece cancelled; replacement item: ${ITEM}`)
  await run()
  expect((await figuresOf(shop().db, dropshipper.accountId)).available).toBe(available)
})

test('an order of discontinued items only is cancelled, and its freight is available again too', async () => {
  const dropshipper = await createDropshipper(shop(), 500_00n)
  const { orderNo } = await placeOrder(shop(), dropshipper, [{ itemNo: OTHER, quantity: 2 }])
  await discontinue(OTHER)
  await run()
  expect(await read(dropshipper, orderNo)).toMatchObject({ state: 'cancelled' })
  expect(await figuresOf(shop().db, dropshipper.accountId)).toMatchObject({
    available: 500_00,
    held: 0,
  })
})

test('the total of a waiting order falls, so that a smaller top-up releases it', async () => {
  const dropshipper = await createDropshipper(shop(), 0n)
  const { orderNo } = await placeOrder(shop(), dropshipper, BOTH)
  const { orderNo: alone } = await placeOrder(shop(), dropshipper, [{ itemNo: OTHER, quantity: 1 }])
  const before = await read(dropshipper, orderNo)
  await discontinue(OTHER)
  await run()
  const after = await read(dropshipper, orderNo)
  expect(after).toMatchObject({ state: 'awaiting_funds', freight: before.freight })
  expect(minor(before.total) - minor(after.total)).toBe(minor(before.items[1]?.amount ?? ''))
  expect(await read(dropshipper, alone)).toMatchObject({ state: 'cancelled' })
  expect(await figuresOf(shop().db, dropshipper.accountId)).toMatchObject({ waiting: 1 })
  await credit(shop(), dropshipper, BigInt(minor(after.total)))
  await runJob(shop(), 'release-orders', new Date())
  expect(await read(dropshipper, orderNo)).toMatchObject({
    state: 'held',
    items: [{ reserved: 2 }, { state: 'discontinued', reserved: 0, cancelled: 1 }],
  })
  expect(await figuresOf(shop().db, dropshipper.accountId)).toMatchObject({
    available: 0,
    waiting: 0,
  })
})

test('picked pieces are shipped, and the rest of the order is cancelled', async () => {
  await setStock(shop(), OTHER, 2)
  const dropshipper = await createDropshipper(shop())
  const lines = [{ itemNo: OTHER, quantity: 3 }]
  const { orderNo } = await placeOrder(shop(), dropshipper, lines, { mayWait: true })
  const { orderNo: second } = await placeOrder(shop(), dropshipper, lines, { mayWait: true })
  await pickOrder(staff(), orderNo)
  await discontinue(OTHER)
  await run()
  expect(await read(dropshipper, orderNo)).toMatchObject({
    state: 'picking',
    items: [{ state: 'picked', reserved: 2, cancelled: 1 }],
  })
  expect(await read(dropshipper, second)).toMatchObject({ state: 'cancelled' })
  await packOrder(staff(), orderNo, PARCEL)
  expect(await dispatchOrder(staff(), orderNo, 'T-1')).toBe('shipped')
  expect((await figuresOf(shop().db, dropshipper.accountId)).held).toBe(0)
})

test('a part-shipped order whose rest is discontinued becomes shipped', async () => {
  await setStock(shop(), OTHER, 1)
  const dropshipper = await createDropshipper(shop())
  const lines = [{ itemNo: OTHER, quantity: 2 }]
  const { orderNo } = await placeOrder(shop(), dropshipper, lines, { mayWait: true })
  await pickOrder(staff(), orderNo)
  await packOrder(staff(), orderNo, PARCEL)
  expect(await dispatchOrder(staff(), orderNo, 'T-1')).toBe('part_shipped')
  await discontinue(OTHER)
  await run()
  expect(await read(dropshipper, orderNo)).toMatchObject({ state: 'shipped' })
  expect((await figuresOf(shop().db, dropshipper.accountId)).held).toBe(0)
})

test('many lines wait until staff confirm them, with one mail and one audit entry', async () => {
  const dropshipper = await createDropshipper(shop())
  const orderNos: string[] = []
  for (let n = 0; n < 5; n += 1) {
    orderNos.push((await placeOrder(shop(), dropshipper, [{ itemNo: OTHER, quantity: 1 }])).orderNo)
  }
  const { email } = await enrolStaff(shop().db, { roles: ['sales'] })
  await terminal.logIn(shop(), { roles: ['sales'] })
  await discontinue(OTHER)
  await run()
  await run()
  for (const orderNo of orderNos) expect((await read(dropshipper, orderNo)).state).toBe('held')
  const mails = shop()
    .owner.selectFrom('outbox_mail')
    .where('recipient', '=', email)
    .select('template')
  expect(await mails.execute()).toEqual([{ template: 'discontinued-notice' }])
  const orders = (...args: string[]) =>
    runCommand(shop().url, 'orders', ['discontinue', ...args], { CODE_KEY, ...terminal.settings })
  const shown = await orders()
  expect(shown).toMatchObject({ code: 0, err: '' })
  expect(shown.out).toContain(`1 x ${OTHER}  replacement item ${ITEM}`)
  expect((await read(dropshipper, orderNos[0] ?? '')).state).toBe('held')
  const [, digest = ''] = /--yes (\w{10})$/m.exec(shown.out) ?? []
  // One more line than staff had seen: nothing is cancelled.
  const late = await placeLate(dropshipper)
  const rejected = await orders('--yes', digest)
  expect(rejected).toMatchObject({ code: 1 })
  expect(rejected.err).toContain('These are not the lines you looked at.')
  expect((await read(dropshipper, late)).state).toBe('held')
  const [, again = ''] = /--yes (\w{10})$/m.exec(rejected.err) ?? []
  expect((await orders('--yes', again)).out).toContain('Replaced or cancelled in 6 orders.')
  for (const orderNo of orderNos) expect((await read(dropshipper, orderNo)).state).toBe('cancelled')
  const { rows } = await sql`select from audit_entry where action = 'order.discontinue'`.execute(
    shop().db,
  )
  expect(rows).toHaveLength(1)
  const none = { now: new Date(), actor: 'scheduler', lines: [] }
  expect(await discontinueLines(shop().db, none)).toMatchObject({ orderNos: [] })
})

test('what becomes of a discontinued item leaves the other lines of its orders alone', async () => {
  await setStock(shop(), THIRD, 20)
  const dropshipper = await createDropshipper(shop())
  await allowSubstitutes(shop(), dropshipper)
  const lines = [ITEM, THIRD].map((itemNo) => ({ itemNo, quantity: 1 }))
  const byStaff = await placeOrder(shop(), dropshipper, lines)
  const byJob = await placeOrder(shop(), dropshipper, lines)
  await placeOrder(shop(), dropshipper, [{ itemNo: ITEM, quantity: 1 }])
  // Too few for all three orders: the newest must do without.
  await setOnHand(shop(), ITEM, 2)
  await discontinue(THIRD)
  const seen = (await listDiscontinued(shop().db)).lines.filter(({ orderNo, itemNo }) => {
    return orderNo === byStaff.orderNo && itemNo === THIRD
  })
  await discontinue(ITEM)
  await confirmDiscontinued(staff(), seen)
  await discontinue(ITEM, false)
  const left = {
    state: 'held',
    items: [
      { itemNo: ITEM, reserved: 1 },
      { itemNo: THIRD, state: 'discontinued' },
    ],
  }
  expect(await read(dropshipper, byStaff.orderNo)).toMatchObject(left)
  await run()
  await discontinue(THIRD, false)
  expect(await read(dropshipper, byJob.orderNo)).toMatchObject(left)
})

test('a discontinued item that is in stock waits for staff, even if another item of the order ran out', async () => {
  const [short, twin] = ['VC-GC43671', 'VU-GC43671']
  for (const itemNo of [short, twin]) await setStock(shop(), itemNo, 20)
  const dropshipper = await createDropshipper(shop())
  await allowSubstitutes(shop(), dropshipper, { rule: 'other_series' })
  const lines = [short, ITEM].map((itemNo) => ({ itemNo, quantity: 1 }))
  const { orderNo } = await placeOrder(shop(), dropshipper, lines)
  await setOnHand(shop(), short, 0)
  await discontinue(ITEM)
  await runSubstitution(shop())
  await discontinue(ITEM, false)
  expect(await read(dropshipper, orderNo)).toMatchObject({
    items: [
      { itemNo: short, cancelled: 1 },
      { itemNo: ITEM, reserved: 1, cancelled: 0 },
      { itemNo: twin, reserved: 1 },
    ],
  })
})

test('pieces of a discontinued line are taken off the used special quantity of the month once, also when the rest is cancelled', async () => {
  const dropshipper = await createDropshipper(shop())
  await sql`insert into price_term (list, product_id, special_amount, special_monthly_quantity)
    select l.id, p.id, 0.5, 4 from price_list l, product p
    where l.price_group = 'dropship' and l.currency = 'USD' and p.item_no = ${OTHER}
    on conflict (list, product_id) do update set special_amount = 0.5, special_monthly_quantity = 4,
      special_from = null, special_to = null`.execute(shop().db)
  const used = async () => {
    const { rows } = await sql<{ quantity: number }>`select quantity from special_use
      where company_id = ${dropshipper.companyId}`.execute(shop().db)
    return rows.map(({ quantity }) => quantity)
  }
  const both = await placeOrder(shop(), dropshipper, [
    { itemNo: ITEM, quantity: 1 },
    { itemNo: OTHER, quantity: 2 },
  ])
  expect(await used()).toEqual([2])
  await discontinue(OTHER)
  await run()
  expect(await used()).toEqual([0])
  await discontinue(OTHER, false)
  await placeOrder(shop(), dropshipper, [{ itemNo: OTHER, quantity: 3 }])
  const cancel = { orderNo: both.orderNo, reason: 'ordered by mistake' }
  expect((await ask(shop(), cancelOrderRoute, cancel, dropshipper.headers)).code).toBe(200)
  expect(await used()).toEqual([3])
})
