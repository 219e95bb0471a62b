// An item runs out between order and picking: the same pack of the other series is sent where the company allows it,
// for no more money, and never another pack.
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { substituteAll } from '../../src/server/jobs/substitute-short-lines.ts'
import { dispatchOrder, packOrder, pickOrder } from '../../src/server/staff/orders/handle-order.ts'
import { runJob } from '../support/run-job.ts'
import { useShop } from '../support/ask.ts'
import { expectReconciled } from '../support/expect-reconciled.ts'
import { failOnEvent } from '../support/fail-on-event.ts'
import { figuresOf } from '../support/money.ts'
import {
  createDropshipper,
  ITEM,
  levelOf,
  OTHER,
  placeOrder,
  setOnHand,
  setStock,
} from '../support/orders.ts'
import {
  allowSubstitutes,
  readSubstitutedOrder,
  runSubstitution,
  shortOrder,
  stopItem,
} from '../support/substitutes.ts'

const shop = useShop()
const staff = () => ({ db: shop().db, now: new Date(), actor: 'staff:warehouse@example' })
const PARCEL = { grams: 700, dateCodes: { pattern: 'YYWW', byItem: new Map() } } as const
const minor = (text: string) => Number(text.replace('.', ''))

afterEach(async () => {
  for (const itemNo of [ITEM, OTHER]) await stopItem(shop(), itemNo, false)
  await setStock(shop(), ITEM, 10)
  await setStock(shop(), OTHER, 10)
  await expectReconciled(shop().db)
})

async function sentInstead(
  dropshipper: Parameters<typeof readSubstitutedOrder>[1],
  orderNo: string,
) {
  const { items } = await readSubstitutedOrder(shop(), dropshipper, orderNo)
  return items.find(({ replaces }) => replaces !== null)
}

describe('an item that ran out', () => {
  test('is replaced by a dearer twin for the price of the order, and the parcel leaves with it', async () => {
    const { dropshipper, orderNo } = await shortOrder(shop())
    const before = await figuresOf(shop().db, dropshipper.accountId)
    await runSubstitution(shop())
    const order = await readSubstitutedOrder(shop(), dropshipper, orderNo)
    expect(order).toMatchObject({ state: 'held', lines: 1, pieces: 1 })
    expect(order.items).toMatchObject([
      { itemNo: ITEM, state: 'cancelled', cancelled: 1, replaces: null, mayRefuse: false },
      { itemNo: OTHER, state: 'allocated', reserved: 1, replaces: ITEM, mayRefuse: true },
    ])
    expect(order.items[1]?.amount).toBe(order.items[0]?.amount)
    expect(order.events.at(-1)).toMatchObject({ event: 'substitute', by: 'scheduler' })
    expect(await figuresOf(shop().db, dropshipper.accountId)).toEqual(before)
    expect(await levelOf(shop(), ITEM)).toMatchObject({ reserved: 0, backordered: 0 })
    expect(await levelOf(shop(), OTHER)).toMatchObject({ reserved: 1 })
    await expectReconciled(shop().db)
    await pickOrder(staff(), orderNo)
    await packOrder(staff(), orderNo, PARCEL)
    await dispatchOrder(staff(), orderNo, 'TRACK-1')
    const sent = await readSubstitutedOrder(shop(), dropshipper, orderNo)
    expect(sent).toMatchObject({ state: 'shipped', parcels: [{ pieces: 1 }] })
    expect(await figuresOf(shop().db, dropshipper.accountId)).toMatchObject({ held: 0 })
  })

  test('is announced by one mail that names both items, links to the order and has no price', async () => {
    const { dropshipper, orderNo } = await shortOrder(shop())
    await runSubstitution(shop())
    await runSubstitution(shop())
    const mails = await shop()
      .owner.selectFrom('outbox_mail')
      .where('recipient', '=', dropshipper.email)
      .where('subject', 'like', `%${orderNo}%`)
      .where('subject', 'like', '%instead%')
      .select('body_text')
      .execute()
    expect(mails).toHaveLength(1)
    for (const part of [ITEM, OTHER]) expect(mails[0]?.body_text).toContain(part)
    expect(mails[0]?.body_text).not.toMatch(/USD|Recipient Canary/)
  })

  test('frees the difference where the twin is cheaper', async () => {
    await setStock(shop(), ITEM, 10)
    await setStock(shop(), OTHER, 10)
    const dropshipper = await createDropshipper(shop())
    await allowSubstitutes(shop(), dropshipper, { rule: 'other_series' })
    const { orderNo } = await placeOrder(shop(), dropshipper, [{ itemNo: OTHER, quantity: 2 }])
    const before = await figuresOf(shop().db, dropshipper.accountId)
    await setOnHand(shop(), OTHER, 0)
    await runSubstitution(shop())
    const { items, total } = await readSubstitutedOrder(shop(), dropshipper, orderNo)
    const saved = minor(items[0]?.amount ?? '') - minor(items[1]?.amount ?? '')
    expect(saved).toBeGreaterThan(0)
    const after = await figuresOf(shop().db, dropshipper.accountId)
    expect(after.available - before.available).toBe(saved)
    expect(before.held - after.held).toBe(saved)
    expect(minor(total)).toBe(before.held)
  })

  test('is replaced as far as it is backordered, and once only', async () => {
    await setStock(shop(), ITEM, 1)
    await setStock(shop(), OTHER, 10)
    const dropshipper = await createDropshipper(shop())
    await allowSubstitutes(shop(), dropshipper)
    const lines = [{ itemNo: ITEM, quantity: 3 }]
    const { orderNo } = await placeOrder(shop(), dropshipper, lines, { mayWait: true })
    await runSubstitution(shop())
    expect((await readSubstitutedOrder(shop(), dropshipper, orderNo)).items).toMatchObject([
      { itemNo: ITEM, reserved: 1, backordered: 0, cancelled: 2 },
      { itemNo: OTHER, quantity: 2, reserved: 2 },
    ])
    await stopItem(shop(), ITEM, true)
    await runJob(shop(), 'cancel-discontinued', new Date())
    expect((await readSubstitutedOrder(shop(), dropshipper, orderNo)).items).toMatchObject([
      { itemNo: ITEM, reserved: 0, cancelled: 3, state: 'discontinued' },
      { itemNo: OTHER, quantity: 2, reserved: 2 },
    ])
  })

  test('is replaced where it was discontinued, although the question of another order cannot be withdrawn', async () => {
    const { dropshipper, orderNo } = await shortOrder(shop())
    await setOnHand(shop(), ITEM, 10)
    const other = await placeOrder(shop(), dropshipper, [{ itemNo: OTHER, quantity: 1 }])
    // As if the buyer of the other order had been asked about a discontinued item; the question is withdrawn in the run.
    const markAsked = (at: Date | null) =>
      shop()
        .owner.updateTable('trade_order')
        .set({ discontinued_asked_at: at })
        .where('order_no', '=', other.orderNo)
        .execute()
    await markAsked(new Date())
    await stopItem(shop(), ITEM, true)
    await failOnEvent(shop(), 'withdraw_question', async () => {
      await expect(runJob(shop(), 'cancel-discontinued', new Date())).rejects.toThrow('refused')
    })
    await markAsked(null)
    const order = await readSubstitutedOrder(shop(), dropshipper, orderNo)
    expect(order.state).toBe('held')
    expect(order.items).toMatchObject([
      { itemNo: ITEM, state: 'discontinued' },
      { itemNo: OTHER, reserved: 1, replaces: ITEM },
    ])
  })

  test('is not cancelled because its replacement failed, and is replaced in the next run', async () => {
    const { dropshipper, orderNo } = await shortOrder(shop())
    await setOnHand(shop(), ITEM, 10)
    await stopItem(shop(), ITEM, true)
    const run = () => runJob(shop(), 'cancel-discontinued', new Date())
    await failOnEvent(shop(), 'substitute', () => expect(run()).rejects.toThrow('refused'))
    expect(await readSubstitutedOrder(shop(), dropshipper, orderNo)).toMatchObject({
      state: 'held',
      items: [{ itemNo: ITEM, reserved: 1 }],
    })
    await run()
    expect((await readSubstitutedOrder(shop(), dropshipper, orderNo)).items).toMatchObject([
      { itemNo: ITEM, state: 'discontinued' },
      { itemNo: OTHER, reserved: 1, replaces: ITEM },
    ])
  })
})

describe('nothing is replaced', () => {
  test.each([
    ['where the setting is never', { rule: 'never' }],
    ['for an item that is excepted', { exceptions: [{ itemNo: ITEM, rule: 'never' }] }],
    ['beyond the price difference', { mostPercent: 1 }],
  ])('%s, and nothing is sent instead', async (_, rule) => {
    const { dropshipper, orderNo } = await shortOrder(shop(), rule)
    await runSubstitution(shop())
    expect(await sentInstead(dropshipper, orderNo)).toBeUndefined()
  })

  test('by an item that the order has already', async () => {
    await setStock(shop(), ITEM, 10)
    await setStock(shop(), OTHER, 10)
    const dropshipper = await createDropshipper(shop())
    await allowSubstitutes(shop(), dropshipper)
    const lines = [ITEM, OTHER].map((itemNo) => ({ itemNo, quantity: 1 }))
    const { orderNo } = await placeOrder(shop(), dropshipper, lines)
    await setOnHand(shop(), ITEM, 0)
    await runSubstitution(shop())
    expect(await sentInstead(dropshipper, orderNo)).toBeUndefined()
  })

  test('by less capacity unless the rule allows it', async () => {
    await setStock(shop(), OTHER, 10)
    const dropshipper = await createDropshipper(shop())
    await allowSubstitutes(shop(), dropshipper)
    const { orderNo } = await placeOrder(shop(), dropshipper, [{ itemNo: OTHER, quantity: 1 }])
    await setOnHand(shop(), OTHER, 0)
    await runSubstitution(shop())
    expect(await sentInstead(dropshipper, orderNo)).toBeUndefined()
    await allowSubstitutes(shop(), dropshipper, {
      exceptions: [{ itemNo: OTHER, rule: 'other_series' }],
    })
    await runSubstitution(shop())
    expect(await sentInstead(dropshipper, orderNo)).toMatchObject({ itemNo: ITEM })
  })

  test.each([
    ['in another case', sql`length_mm = length_mm + 1`, sql`length_mm = length_mm - 1`],
    ['that fits other devices', sql`fit_count = fit_count + 1`, sql`fit_count = fit_count - 1`],
    ['that is discontinued', sql`stop = true`, sql`stop = false`],
  ])('by a pack %s', async (_, before, after) => {
    const { dropshipper, orderNo } = await shortOrder(shop())
    await sql`update product set ${before} where item_no = ${OTHER}`.execute(shop().owner)
    await runSubstitution(shop())
    await sql`update product set ${after} where item_no = ${OTHER}`.execute(shop().owner)
    expect(await sentInstead(dropshipper, orderNo)).toBeUndefined()
  })

  test('where the twin ran out too, or the service does not take it', async () => {
    const { dropshipper, orderNo } = await shortOrder(shop())
    await setOnHand(shop(), OTHER, 0)
    await runSubstitution(shop())
    expect(await sentInstead(dropshipper, orderNo)).toBeUndefined()
    await setOnHand(shop(), OTHER, 10)
    await sql`update trade_order set service = 'gone' where order_no = ${orderNo}`.execute(
      shop().db,
    )
    await runSubstitution(shop())
    expect(await sentInstead(dropshipper, orderNo)).toBeUndefined()
  })

  test('once the order is picked, or while it is stopped', async () => {
    const { dropshipper, orderNo } = await shortOrder(shop())
    await sql`update trade_order set stopped = true where order_no = ${orderNo}`.execute(shop().db)
    await runSubstitution(shop())
    await sql`update trade_order set stopped = false where order_no = ${orderNo}`.execute(shop().db)
    await pickOrder(staff(), orderNo)
    await runSubstitution(shop())
    expect(await sentInstead(dropshipper, orderNo)).toBeUndefined()
  })
})

/** Copies a held order for a company that allows no dearer twin, as newer orders; returns what deletes them. */
async function copyHeld(orderNo: string, copies: number) {
  const { owner } = shop()
  const dropshipper = await createDropshipper(shop())
  await allowSubstitutes(shop(), dropshipper, { mostPercent: 0 })
  const { companyId } = dropshipper
  const columns = await sql<{ name: string }>`
    select quote_ident(column_name) as name from information_schema.columns
    where table_name = 'trade_order' and is_identity = 'NO' and is_generated = 'NEVER'
      and column_name not in ('order_no', 'company_id', 'held_at')`.execute(owner)
  const copied = sql.raw(columns.rows.map(({ name }) => name).join(', '))
  await sql`
    with made as (
      insert into trade_order (order_no, company_id, held_at, ${copied})
      select 'COPY-' || n, ${companyId}, now() + interval '1 hour', ${copied}
      from trade_order, generate_series(1, ${copies}) as n where order_no = ${orderNo} returning id
    ), sent as (
      insert into order_address (order_id, name, line1, city, post_code, country)
      select id, 'Copy', 'Street 1', 'Hamburg', '20095', 'DE' from made)
    insert into order_line (order_id, position, product_id, item_no, titles, ean, chemistry, energy_wh, net_weight_g,
      gross_weight_g, quantity, reserved, parts, total)
    select made.id, l.position, l.product_id, l.item_no, l.titles, l.ean, l.chemistry, l.energy_wh, l.net_weight_g,
      l.gross_weight_g, l.quantity, l.reserved, l.parts, l.total
    from made, order_line l join trade_order o on o.id = l.order_id where o.order_no = ${orderNo}`.execute(
    owner,
  )
  return async () => {
    await sql`delete from order_line l using trade_order o
      where o.id = l.order_id and o.order_no like 'COPY-%'`.execute(owner)
    await sql`delete from order_address a using trade_order o
      where o.id = a.order_id and o.order_no like 'COPY-%'`.execute(owner)
    await sql`delete from trade_order where order_no like 'COPY-%'`.execute(owner)
  }
}

test('a line is replaced although pages of newer orders are short of the same item and get no substitute', async () => {
  const { dropshipper, orderNo } = await shortOrder(shop())
  const remove = await copyHeld(orderNo, 4)
  // Two orders per page.
  expect(await substituteAll(shop().db, new Date(), 2).finally(remove)).toBe(1)
  expect(await sentInstead(dropshipper, orderNo)).toMatchObject({ itemNo: OTHER })
})

test('two orders for the last piece of a twin: one gets it, and the other keeps its line', async () => {
  const first = await shortOrder(shop())
  const { orderNo } = await placeOrder(shop(), first.dropshipper, [{ itemNo: ITEM, quantity: 1 }], {
    mayWait: true,
  })
  await setOnHand(shop(), OTHER, 1)
  await Promise.all([runSubstitution(shop()), runSubstitution(shop())])
  const found = await Promise.all(
    [first.orderNo, orderNo].map((each) => sentInstead(first.dropshipper, each)),
  )
  expect(found.filter((each) => each !== undefined)).toHaveLength(1)
  expect(await levelOf(shop(), OTHER)).toMatchObject({ on_hand: 1, reserved: 1 })
})
