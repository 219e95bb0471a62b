// Orders that meet a change between reading and sending: the answer names it in three languages and nothing is placed.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type Basket, readBasketRoute } from '../../src/contract/basket.ts'
import { placeOrderRoute } from '../../src/contract/order.ts'
import { submitOrderRoute } from '../../src/contract/order-offer.ts'
import { RESULT_CODES } from '../../src/contract/result-code.ts'
import { ALL_JOBS } from '../../src/server/jobs/all-jobs.ts'
import { LANGS } from '../../src/shared/lang.ts'
import { resultText } from '../../src/shared/result-texts.ts'
import { runJob } from '../support/run-job.ts'
import { ask, send, useShop } from '../support/ask.ts'
import { createMember } from '../support/create-member.ts'
import { figuresOf } from '../support/money.ts'
import {
  CHOICES,
  createDropshipper,
  fillBasket,
  ITEM,
  levelOf,
  OTHER,
  prepareOrder,
  sendOrder,
  setStock,
} from '../support/orders.ts'
import { untilLockIsAwaited } from '../support/until-lock-is-awaited.ts'
import { createWholesaler, offerFor, respond, submitOrder } from '../support/wholesale.ts'

const THIRD = 'VC-TB29206'
const ALL = [ITEM, OTHER, THIRD].map((itemNo) => ({ itemNo, quantity: 5 }))

const shop = useShop()
beforeAll(async () => {
  for (const { itemNo } of ALL) await setStock(shop(), itemNo, 1000)
})

async function ordersOf(companyId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from trade_order where company_id = ${companyId}`.execute(
    shop().db,
  )
  return rows[0]?.count ?? 0
}

/**
 * Hides ITEM, blocks OTHER in the region of the buyers and removes the prices of THIRD. The returned function undoes the
 * first two.
 */
async function changeItems(): Promise<() => Promise<void>> {
  await sql`update product set status = 'hidden' where item_no = ${ITEM}`.execute(shop().owner)
  await sql`update product set regions = '{EU}' where item_no = ${OTHER}`.execute(shop().owner)
  await sql`delete from price_row
    where product_id = (select id from product where item_no = ${THIRD})`.execute(shop().owner)
  return async () => {
    await sql`update product set status = 'active' where item_no = ${ITEM}`.execute(shop().owner)
    await sql`update product set regions = '{}' where item_no = ${OTHER}`.execute(shop().owner)
  }
}

async function inChina<Buyer extends { companyId: number }>(buyer: Buyer): Promise<Buyer> {
  await sql`update membership set sales_region = 'CN' where company_id = ${buyer.companyId}`.execute(
    shop().owner,
  )
  return buyer
}

test('an item that was hidden, blocked in the region or lost its price is named, and a wholesaler may order the one without a price', async () => {
  const dropshipper = await inChina(await createDropshipper(shop()))
  const order = { ...CHOICES, key: randomUUID(), expectedTotal: '1.00' }
  const from = { revision: await fillBasket(shop(), dropshipper, ALL) }
  const buyer = await inChina(await createWholesaler(shop()))
  const revision = await fillBasket(shop(), buyer, ALL)
  const restore = await changeItems()
  const gone = [
    { itemNo: ITEM, fault: 'discontinued' },
    { itemNo: OTHER, fault: 'region_blocked' },
  ]
  for (const lang of LANGS) {
    const changed = { code: 409, msg: resultText(409, lang) }
    expect(await sendOrder(shop(), dropshipper, { ...order, ...from, lang })).toMatchObject({
      ...changed,
      result: { reason: 'changed', lines: [...gone, { itemNo: THIRD, fault: 'on_request' }] },
    })
    const sent = { revision, deliverTo: buyer.addressId, key: randomUUID(), lang }
    expect(await ask(shop(), submitOrderRoute, sent, buyer.headers)).toMatchObject({
      ...changed,
      result: { reason: 'changed', lines: gone },
    })
  }
  await restore()
  expect([await ordersOf(dropshipper.companyId), await ordersOf(buyer.companyId)]).toEqual([0, 0])
  expect(await submitOrder(shop(), buyer, ALL)).toMatchObject({ state: 'submitted' })
})

test('a quantity outside the multiple is named with the next one that can be ordered', async () => {
  await sql`insert into price_term (list, product_id, quantity_multiple)
    select l.id, p.id, 6 from price_list l, product p
    where l.price_group <> 'dropship' and l.currency = 'USD' and p.item_no = ${OTHER}
    on conflict (list, product_id) do update set quantity_multiple = 6`.execute(shop().owner)
  const buyer = await createWholesaler(shop())
  const revision = await fillBasket(shop(), buyer, [{ itemNo: OTHER, quantity: 7 }])
  for (const lang of LANGS) {
    const sent = { revision, deliverTo: buyer.addressId, key: randomUUID(), lang }
    expect(await ask(shop(), submitOrderRoute, sent, buyer.headers)).toMatchObject({
      code: 409,
      msg: resultText(409, lang),
      result: { reason: 'changed', lines: [{ itemNo: OTHER, fault: 'not_multiple' }] },
    })
  }
  const { result } = await ask<Basket>(shop(), readBasketRoute, {}, buyer.headers)
  expect(result).toMatchObject({ revision, lines: [{ quantity: 7, quote: { nextQuantity: 12 } }] })
})

test.each(LANGS)(
  'a company that is suspended while its order is placed gets no order in %s',
  async (lang) => {
    const dropshipper = await createDropshipper(shop())
    const order = { ...(await prepareOrder(shop(), dropshipper)), lang }
    const before = await levelOf(shop(), ITEM)
    const { sending } = await shop()
      .owner.transaction()
      .execute(async (trx) => {
        await sql`update membership set state = 'suspended', fail_reason = 'other'
        where company_id = ${dropshipper.companyId}`.execute(trx)
        const sent = ask(shop(), placeOrderRoute, order, dropshipper.headers)
        await untilLockIsAwaited(shop())
        // In an object, because a transaction waits for a promise that its callback returns.
        return { sending: sent }
      })
    expect(await sending).toMatchObject({ code: 403, msg: resultText(403, lang) })
    expect(await ordersOf(dropshipper.companyId)).toBe(0)
    expect(await levelOf(shop(), ITEM)).toEqual(before)
    expect((await figuresOf(shop().db, dropshipper.accountId)).held).toBe(0)
  },
)

test.each([
  ['becomes a viewer', { role: 'viewer' }],
  ['is removed', { disabled_at: new Date() }],
] as const)('a buyer who %s while the order is submitted submits nothing', async (_, change) => {
  const owner = await createWholesaler(shop())
  const { companyId } = owner
  const login = await createMember(shop().db, { kind: 'wholesale', companyId, role: 'buyer' })
  const revision = await fillBasket(shop(), login, [{ itemNo: ITEM, quantity: 5 }])
  const sent = { revision, deliverTo: owner.addressId, key: randomUUID() }
  const { sending } = await shop()
    .owner.transaction()
    .execute(async (trx) => {
      await trx.updateTable('member').set(change).where('id', '=', login.memberId).execute()
      const answer = ask(shop(), submitOrderRoute, sent, login.headers)
      await untilLockIsAwaited(shop())
      return { sending: answer }
    })
  expect(await sending).toMatchObject({ code: 403, msg: resultText(403, 'en_us') })
  expect(await ordersOf(companyId)).toBe(0)
  const colleague = await submitOrder(shop(), owner, [{ itemNo: ITEM, quantity: 5 }])
  expect(colleague.state).toBe('submitted')
})

test('an offer keeps its price when the list changes, two requests accept it once, and a viewer cannot', async () => {
  const owner = await createWholesaler(shop())
  const { orderNo } = await submitOrder(shop(), owner)
  await offerFor(shop(), orderNo, { freight: 0n, prices: new Map([[ITEM, '10']]) })
  await sql`update price_row set amount = amount * 3 where product_id = (
    select id from product where item_no = ${ITEM})`.execute(shop().owner)
  const { companyId } = owner
  const viewer = await createMember(shop().db, { kind: 'wholesale', companyId, role: 'viewer' })
  const asViewer = await respond(shop(), { ...owner, headers: viewer.headers }, orderNo)
  expect(asViewer).toMatchObject({ code: 403, msg: expect.stringContaining('Ask an owner') })
  const answers = await Promise.all([1, 2].map(() => respond(shop(), owner, orderNo)))
  expect(answers.map(({ code }) => code).toSorted()).toEqual([
    RESULT_CODES.needsAction,
    RESULT_CODES.alreadyDone,
  ])
  expect(answers.map(({ result }) => result.missing)).toEqual(['100.00', '100.00'])
  expect(await figuresOf(shop().db, owner.accountId)).toMatchObject({ held: 0, waiting: 1 })
})

test('an order whose database connection breaks before its end is not placed, and the same key places it once', async () => {
  const dropshipper = await createDropshipper(shop())
  const order = await prepareOrder(shop(), dropshipper)
  const { sending } = await shop()
    .owner.transaction()
    .execute(async (trx) => {
      await sql`select from basket where member_id = ${dropshipper.memberId} for update`.execute(
        trx,
      )
      const sent = send(shop(), 'POST', '/api/orders', JSON.stringify(order), dropshipper.headers)
      await untilLockIsAwaited(shop())
      await sql`select pg_terminate_backend(pid) from pg_locks l join pg_stat_activity a using (pid)
        where a.datname = current_database() and not l.granted`.execute(trx)
      return { sending: sent }
    })
  const { statusCode, headers } = await sending
  expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
  expect(await ordersOf(dropshipper.companyId)).toBe(0)
  expect((await sendOrder(shop(), dropshipper, order)).code).toBe(200)
  expect((await sendOrder(shop(), dropshipper, order)).code).toBe(RESULT_CODES.alreadyDone)
  expect(await ordersOf(dropshipper.companyId)).toBe(1)
})

test('the key of an order answers with the same order after ten years and all jobs', async () => {
  const dropshipper = await createDropshipper(shop())
  const order = await prepareOrder(shop(), dropshipper)
  const { result } = await sendOrder(shop(), dropshipper, order)
  await sql`update idempotency_key set created_at = created_at - interval '10 years'
    where company_id = ${dropshipper.companyId}`.execute(shop().owner)
  for (const { name } of ALL_JOBS) await runJob(shop(), name, new Date())
  expect(await sendOrder(shop(), dropshipper, order)).toMatchObject({
    code: RESULT_CODES.alreadyDone,
    result,
  })
})
