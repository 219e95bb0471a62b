// Two acts at the same moment: cancelling against picking, and the last special quantity of a month taken twice.
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { cancelOrderRoute } from '../../src/contract/order.ts'
import { RESULT_CODES } from '../../src/contract/result-code.ts'
import { pickOrder } from '../../src/server/staff/orders/handle-order.ts'
import { ask, useShop } from '../support/ask.ts'
import { figuresOf } from '../support/money.ts'
import {
  createDropshipper,
  type Dropshipper,
  ITEM,
  levelOf,
  placeOrder,
  prepareOrder,
  sendOrder,
  setStock,
} from '../support/orders.ts'
import { untilLockIsAwaited } from '../support/until-lock-is-awaited.ts'
import { createMember } from '../support/create-member.ts'

const shop = useShop()
const staff = () => ({ db: shop().db, now: new Date(), actor: 'staff:warehouse@example' })
let dropshipper: Dropshipper

beforeEach(async () => {
  await setStock(shop(), ITEM, 40)
  dropshipper = await createDropshipper(shop(), 100_000n)
})

const cancel = (orderNo: string) =>
  ask<{ state: string }>(shop(), cancelOrderRoute, { orderNo }, dropshipper.headers)

const codeOf = (picked: Promise<unknown>) =>
  picked.then(
    () => 200,
    (error: { code: number }) => error.code,
  )

async function stateOf(orderNo: string): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select state from trade_order where order_no = ${orderNo}`.execute(shop().db)
  return rows[0]?.state ?? ''
}

/** Starts two acts while another transaction locks the order, so that they wait in this sequence, then lets both run. */
async function inSequence<A, B>(
  orderNo: string,
  first: () => Promise<A>,
  second: () => Promise<B>,
): Promise<[A, B]> {
  let both: [Promise<A>, Promise<B>] | undefined
  await shop()
    .owner.transaction()
    .execute(async (trx) => {
      await sql`select from trade_order where order_no = ${orderNo} for update`.execute(trx)
      const one = first()
      await untilLockIsAwaited(shop())
      both = [one, second()]
      // An act that starts when the lock is released may get it before the one that waited.
      await untilLockIsAwaited(shop(), 2)
    })
  return Promise.all(both!)
}

test.each([
  ['the buyer is first', true],
  ['the warehouse is first', false],
])(
  'of a cancellation and picking at the same moment only the first takes effect: %s',
  async (_, isBuyerFirst) => {
    const { orderNo, total } = await placeOrder(shop(), dropshipper)
    const buyer = () => cancel(orderNo).then(({ code }) => code)
    const warehouse = () => codeOf(pickOrder(staff(), orderNo))
    const [cancelled, picked] = isBuyerFirst
      ? await inSequence(orderNo, buyer, warehouse)
      : (await inSequence(orderNo, warehouse, buyer)).toReversed()
    const state = await stateOf(orderNo)
    const figures = await figuresOf(shop().db, dropshipper.accountId)
    const { reserved } = await levelOf(shop(), ITEM)
    const held = Math.round(Number(total) * 100)
    expect({ cancelled, picked, state, held: figures.held, reserved }).toEqual(
      isBuyerFirst
        ? { cancelled: 200, picked: 409, state: 'cancelled', held: 0, reserved: 0 }
        : { cancelled: RESULT_CODES.queued, picked: 200, state: 'picking', held, reserved: 1 },
    )
  },
)

test('of thirty orders that are cancelled and picked at the same moment, each is either cancelled or picked', async () => {
  const orders = []
  for (let at = 0; at < 30; at += 1) orders.push((await placeOrder(shop(), dropshipper)).orderNo)
  const outcomes = await Promise.all(
    orders.map(async (orderNo) => {
      const [cancelled, picked] = await Promise.all([
        cancel(orderNo).then(({ code }) => code),
        codeOf(pickOrder(staff(), orderNo)),
      ])
      return `${cancelled} ${picked} ${await stateOf(orderNo)}`
    }),
  )
  const allowed = new Set(['200 409 cancelled', `${RESULT_CODES.queued} 200 picking`])
  expect(outcomes.filter((each) => !allowed.has(each))).toEqual([])
  const picking = outcomes.filter((each) => each.endsWith('picking')).length
  expect(await levelOf(shop(), ITEM)).toEqual({ on_hand: 40, reserved: picking, backordered: 0 })
})

test('the last special quantity of a month is sold once to five logins that order at the same moment', async () => {
  const list = sql`select l.id, p.id, 0.5, 3 from price_list l, product p
    where l.price_group = 'dropship' and l.currency = 'USD' and p.item_no = ${ITEM}`
  await sql`insert into price_term (list, product_id, special_amount, special_monthly_quantity) ${list}
    on conflict (list, product_id) do update set special_amount = 0.5, special_monthly_quantity = 3,
      special_from = null, special_to = null`.execute(shop().db)
  const { companyId } = dropshipper
  const logins = [dropshipper]
  for (let at = 0; at < 4; at += 1) {
    logins.push({
      ...dropshipper,
      ...(await createMember(shop().db, { kind: 'dropship', companyId })),
    })
  }
  const inputs: Record<string, unknown>[] = []
  for (const login of logins)
    inputs.push(await prepareOrder(shop(), login, [{ itemNo: ITEM, quantity: 3 }]))
  const codes = await Promise.all(
    logins.map(async (login, at) => (await sendOrder(shop(), login, inputs[at]!)).code),
  )
  expect(codes.toSorted()).toEqual([200, 409, 409, 409, 409])
  const { rows } = await sql<{ quantity: number }>`
    select quantity from special_use where company_id = ${companyId}`.execute(shop().db)
  expect(rows).toEqual([{ quantity: 3 }])
  expect(await levelOf(shop(), ITEM)).toMatchObject({ reserved: 3 })
})
