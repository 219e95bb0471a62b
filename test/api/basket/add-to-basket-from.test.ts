// POST /api/basket/add-from
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { addToBasketFromRoute, type OrderedAgain } from '../../../src/contract/basket.ts'
import { removeWishListRoute } from '../../../src/contract/wish-list.ts'
import { RESULT_CODES } from '../../../src/contract/result-code.ts'
import { MEMBER_ROLES } from '../../../src/shared/membership.ts'
import { addPriceList, removePriceList } from '../../support/price-lists.ts'
import { ask, expectContract, rejectedFields, useShop } from '../../support/ask.ts'
import { createMember, type TestMember } from '../../support/create-member.ts'
import { checkRows, orderRow, placeOrderFile, runPlacing } from '../../support/order-files.ts'
import {
  CHOICES,
  createDropshipper,
  fillBasket,
  ITEM,
  OTHER,
  placeOrder,
  type Dropshipper,
  setStock,
} from '../../support/orders.ts'
import { untilLockIsAwaited } from '../../support/until-lock-is-awaited.ts'
import { createWholesaler, submitOrder } from '../../support/wholesale.ts'
import { describeWishListCall, addWishLines, makeList } from '../../support/wish-list-cases.ts'

const shop = useShop()
const THIRD = 'VC-TB29206'

describeWishListCall(shop, addToBasketFromRoute, { input: { listId: '' }, listField: 'listId' })

async function addFrom(member: TestMember, input: Record<string, unknown>) {
  return ask<OrderedAgain>(shop(), addToBasketFromRoute, input, member.headers)
}

async function setStop(itemNo: string, stop: boolean, successor: string | null): Promise<void> {
  await sql`update product set stop = ${stop},
      successor_id = (select id from product where item_no = ${successor})
    where item_no = ${itemNo}`.execute(shop().owner)
}
afterEach(async () => {
  await removePriceList(shop().owner, 'own')
  await setStop(ITEM, false, null)
})

/** Items as `ITEM`, five of each in stock, without a price. */
async function createUnpriced(itemNos: string[]): Promise<void> {
  await sql`with created as (
      insert into product (item_no, slug, brand, category_id, voltage, capacity_mah, energy_wh, chemistry, listed_on,
        updated_on, content_hash, status)
      select each, lower(each), brand, category_id, voltage, capacity_mah, energy_wh, chemistry, listed_on, updated_on,
        '', 'active' from product, unnest(${itemNos}::text[]) each where item_no = ${ITEM} returning id)
    insert into stock_level (product_id, on_hand, counted, band) select id, 5, 5, 1 from created`.execute(
    shop().owner,
  )
}

/** Places an order for `quantity` pieces of ITEM and one of OTHER; returns its number. */
async function placeOrderOfTwo(dropshipper: Dropshipper, quantity = 2): Promise<string> {
  await setStock(shop(), ITEM, 50)
  await setStock(shop(), OTHER, 50)
  const lines = [
    { itemNo: ITEM, quantity },
    { itemNo: OTHER, quantity: 1 },
  ]
  return (await placeOrder(shop(), dropshipper, lines, CHOICES)).orderNo
}

/** A list of ITEM, of which the basket has a piece, and of OTHER, of which it has one that is from no list. */
async function createSharedList(): Promise<{ member: Dropshipper; id: string }> {
  const member = await createDropshipper(shop())
  const { id } = await makeList(shop(), member, 'Spares')
  await addWishLines(shop(), member, [{ itemNo: ITEM, quantity: 1 }], id)
  expect((await addFrom(member, { listId: id })).code).toBe(200)
  await fillBasket(shop(), member, [{ itemNo: OTHER, quantity: 1 }])
  await addWishLines(shop(), member, [{ itemNo: OTHER, quantity: 1 }], id)
  return { member, id }
}

/** Item numbers, pieces and lists of the lines of a basket. */
async function linesOf({ memberId }: TestMember) {
  const { rows } = await sql`
    select p.item_no as "itemNo", l.quantity, l.list_id as "listId"
    from basket b join basket_line l on l.basket_id = b.id join product p on p.id = l.product_id
    where b.member_id = ${memberId} order by l.position`.execute(shop().db)
  return rows
}
const WITHOUT_LIST = [
  { itemNo: ITEM, quantity: 2, listId: null },
  { itemNo: OTHER, quantity: 2, listId: null },
]

describe('a list that is deleted at the same moment', () => {
  test('is put into the basket first and then deleted, without a deadlock', async () => {
    const { member, id } = await createSharedList()
    const lock = await shop().owner.startTransaction().execute()
    await sql`
      select from basket_line l join basket b on b.id = l.basket_id
      where b.member_id = ${member.memberId} and l.list_id is null for update of l`.execute(lock)
    const adding = addFrom(member, { listId: id })
    await untilLockIsAwaited(shop())
    const deleting = ask(shop(), removeWishListRoute, { id }, member.headers)
    await untilLockIsAwaited(shop(), 2)
    await lock.commit().execute()
    expect([(await adding).code, (await deleting).code]).toEqual([200, 200])
    expect(await linesOf(member)).toEqual(WITHOUT_LIST)
  })

  test('is put into the basket, although it was deleted after it had been read', async () => {
    const { member, id } = await createSharedList()
    const deletion = await shop().owner.startTransaction().execute()
    await sql`delete from wish_list where id = ${id}`.execute(deletion)
    const adding = addFrom(member, { listId: id })
    await untilLockIsAwaited(shop())
    await deletion.commit().execute()
    expect((await adding).code).toBe(200)
    expect(await linesOf(member)).toEqual(WITHOUT_LIST)
  })
})

describe('ordering again', () => {
  test('an order fills the basket with what is still sold', async () => {
    const dropshipper = await createDropshipper(shop())
    const orderNo = await placeOrderOfTwo(dropshipper)
    const answer = await addFrom(dropshipper, { orderNo })
    expect(answer.code).toBe(200)
    expectContract(addToBasketFromRoute, answer.result)
    expect(answer.result.rows).toMatchObject([
      { itemNo: ITEM, asked: 2, outcome: 'added', quantity: 2, correction: null },
      { itemNo: OTHER, asked: 1, outcome: 'added', quantity: 1, correction: null },
    ])
    const again = await addFrom(dropshipper, { orderNo })
    expect(again.result.rows[0]).toMatchObject({ outcome: 'raised', quantity: 4 })
  })

  test('a discontinued item is named with its replacement item and not added', async () => {
    const dropshipper = await createDropshipper(shop())
    const orderNo = await placeOrderOfTwo(dropshipper)
    await setStop(ITEM, true, THIRD)
    const answer = await addFrom(dropshipper, { orderNo })
    expect(answer).toMatchObject({ code: RESULT_CODES.partly, result: { count: 1 } })
    expect(answer.result.rows[0]).toMatchObject({
      itemNo: ITEM,
      outcome: 'discontinued',
      quantity: 0,
      successor: { itemNo: THIRD, quantity: 2 },
    })
    await setStop(ITEM, true, null)
    const alone = await addFrom(dropshipper, { orderNo })
    expect(alone.result.rows[0]).toMatchObject({ outcome: 'discontinued', successor: null })
  })

  test('a quantity that cannot be ordered any more is corrected and named', async () => {
    const dropshipper = await createDropshipper(shop())
    const orderNo = await placeOrderOfTwo(dropshipper, 3)
    const { companyId } = dropshipper
    await addPriceList(shop().owner, {
      id: 'own',
      companyId,
      prices: [{ itemNo: ITEM, steps: [{ from: 1, unit: '10' }], minimum: 10, multiple: 5 }],
    })
    const { result } = await addFrom(dropshipper, { orderNo })
    expect(result.rows[0]).toMatchObject({
      asked: 3,
      outcome: 'added',
      quantity: 10,
      correction: 'below_minimum',
    })
  })

  test('a file of orders adds up the items of its orders', async () => {
    await setStock(shop(), ITEM, 50)
    const dropshipper = await createDropshipper(shop())
    const checked = await checkRows(shop(), dropshipper, [
      orderRow('R-1', { Quantity: 2 }),
      orderRow('R-2', { Quantity: 3 }),
    ])
    expect((await addFrom(dropshipper, { fileId: checked.id })).result.rows).toEqual([])
    await placeOrderFile(shop(), dropshipper, checked)
    await runPlacing(shop())
    const { code, result } = await addFrom(dropshipper, { fileId: checked.id })
    expect(code).toBe(200)
    expect(result.rows).toMatchObject([{ itemNo: ITEM, asked: 5, quantity: 5 }])
    const other = await createDropshipper(shop())
    expect((await addFrom(other, { fileId: checked.id })).code).toBe(404)
  })
})

test('each item of a list that is longer than a basket has its row', async () => {
  const itemNos = Array.from({ length: 1003 }, (_, at) => `MANY-${at + 1}`)
  await createUnpriced(itemNos)
  const wholesaler = await createWholesaler(shop())
  const lines = itemNos.map((itemNo) => ({ itemNo, quantity: 5 }))
  await addWishLines(shop(), wholesaler, lines.slice(0, 1000))
  await addWishLines(shop(), wholesaler, lines.slice(1000))
  await setStop('MANY-1', true, null)
  const { code, result } = await addFrom(wholesaler, { listId: '' })
  expectContract(addToBasketFromRoute, result)
  expect([code, result.count]).toEqual([RESULT_CODES.partly, 1000])
  expect(result.rows).toHaveLength(1003)
  expect(result.rows.filter(({ quantity }) => quantity === 0)).toMatchObject([
    { itemNo: 'MANY-1', outcome: 'discontinued' },
    { itemNo: 'MANY-1002', asked: 5, outcome: 'full' },
    { itemNo: 'MANY-1003', asked: 5, outcome: 'full' },
  ])
})

describe('who orders again', () => {
  test('wholesalers order an item without a price again, and dropshippers cannot', async () => {
    await createUnpriced(['UNPRICED-1'])
    const lines = [{ itemNo: 'UNPRICED-1', quantity: 5 }]
    const dropshipper = await createDropshipper(shop())
    await addWishLines(shop(), dropshipper, lines)
    const rejected = await addFrom(dropshipper, { listId: '' })
    expect(rejected.code).toBe(RESULT_CODES.partly)
    expect(rejected.result.rows).toMatchObject([{ outcome: 'on_request', quantity: 0 }])
    const buyer = await createWholesaler(shop())
    const { orderNo } = await submitOrder(shop(), buyer, lines)
    expect((await addFrom(buyer, { orderNo })).result.rows).toMatchObject([
      { outcome: 'added', quantity: 5 },
    ])
  })

  test('only owners and buyers order again, from what their company owns, and from one source at a time', async () => {
    const dropshipper = await createDropshipper(shop())
    const orderNo = await placeOrderOfTwo(dropshipper)
    for (const role of MEMBER_ROLES) {
      const login = await createMember(shop().db, {
        kind: 'dropship',
        companyId: dropshipper.companyId,
        role,
      })
      const expected = role === 'owner' || role === 'buyer' ? 200 : 403
      expect((await addFrom(login, { orderNo })).code, role).toBe(expected)
    }
    const other = await createDropshipper(shop())
    expect((await addFrom(other, { orderNo })).code).toBe(404)
    const both = await addFrom(dropshipper, { orderNo, listId: '' })
    expect(rejectedFields(both, 'en_us')).toEqual(['orderNo'])
    const file = await addFrom(dropshipper, { fileId: 1, listId: '' })
    expect(rejectedFields(file, 'en_us')).toEqual(['fileId'])
  })
})
