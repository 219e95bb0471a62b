// GET /api/wish-lists/changes
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { addToBasketFromRoute, readBasketRoute } from '../../../src/contract/basket.ts'
import { type ListChanges, readListChangesRoute } from '../../../src/contract/standing-list.ts'
import { submitOrderRoute } from '../../../src/contract/order-offer.ts'
import { saveWishListRoute, type WishListInfo } from '../../../src/contract/wish-list.ts'
import { addPriceList, removePriceList } from '../../support/price-lists.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'
import { type TestMember } from '../../support/create-member.ts'
import {
  checkOut,
  CHOICES,
  createDropshipper,
  ITEM,
  OTHER,
  sendOrder,
  setOnHand,
  setStock,
} from '../../support/orders.ts'
import { createWholesaler } from '../../support/wholesale.ts'
import { describeWishListCall, addWishLines, makeList } from '../../support/wish-list-cases.ts'

const shop = useShop()

describeWishListCall(shop, readListChangesRoute, { input: {}, listField: 'listId' })

afterEach(async () => {
  await removePriceList(shop().owner, 'own')
  await sql`update product set stop = false, successor_id = null where item_no = ${ITEM}`.execute(
    shop().owner,
  )
})

async function standingList(member: TestMember, lines: { itemNo: string; quantity: number }[]) {
  const { id } = await makeList(shop(), member, 'Every month')
  await addWishLines(shop(), member, lines, id)
  const answer = await ask<WishListInfo>(
    shop(),
    saveWishListRoute,
    { id, isStanding: true },
    member.headers,
  )
  expect(answer).toMatchObject({ code: 200, result: { isStanding: true, name: 'Every month' } })
  return id
}

async function changesOf(member: TestMember, listId: string): Promise<ListChanges> {
  const answer = await ask<ListChanges>(shop(), readListChangesRoute, { listId }, member.headers)
  expect(answer.code).toBe(200)
  expectContract(readListChangesRoute, answer.result)
  return answer.result
}

/** Orders as a browser does: puts the list into the basket, checks out, and places the order. */
async function orderFrom(dropshipper: TestMember, listId: string): Promise<string> {
  const { result } = await ask<{ revision: number }>(
    shop(),
    addToBasketFromRoute,
    { listId },
    dropshipper.headers,
  )
  const { revision } = result
  const checked = await checkOut(shop(), dropshipper, { revision })
  const sent = { ...CHOICES, revision, expectedTotal: checked.result.total, key: randomUUID() }
  const placed = await sendOrder(shop(), dropshipper, sent)
  expect(placed.code, JSON.stringify(placed.result)).toBe(200)
  return placed.result.orderNo
}

async function setPrice(companyId: number, unit: string): Promise<void> {
  await removePriceList(shop().owner, 'own')
  await addPriceList(shop().owner, {
    id: 'own',
    companyId,
    prices: [{ itemNo: ITEM, steps: [{ from: 1, unit }] }],
  })
}

describe('a standing list', () => {
  test('lists prices that changed for the quantity ordered, and nothing before the first order', async () => {
    await setStock(shop(), ITEM, 50)
    const dropshipper = await createDropshipper(shop())
    await setPrice(dropshipper.companyId, '10')
    const listId = await standingList(dropshipper, [{ itemNo: ITEM, quantity: 3 }])
    expect(await changesOf(dropshipper, listId)).toEqual({ lastOrder: null, lines: [] })
    const orderNo = await orderFrom(dropshipper, listId)
    expect(await changesOf(dropshipper, listId)).toMatchObject({
      lastOrder: { orderNo },
      lines: [],
    })
    await setPrice(dropshipper.companyId, '11.5')
    const { lines } = await changesOf(dropshipper, listId)
    const price = { before: '30.00', now: '34.50', currency: 'USD' }
    expect(lines).toMatchObject([{ itemNo: ITEM, orderNo, quantity: 3, price, stock: null }])
    await orderFrom(dropshipper, listId)
    expect((await changesOf(dropshipper, listId)).lines).toEqual([])
  })

  test('lists items that ran out, came back, or were discontinued with their replacement item', async () => {
    await setStock(shop(), ITEM, 50)
    await setStock(shop(), OTHER, 50)
    const dropshipper = await createDropshipper(shop())
    const listId = await standingList(dropshipper, [
      { itemNo: ITEM, quantity: 1 },
      { itemNo: OTHER, quantity: 1 },
    ])
    await orderFrom(dropshipper, listId)
    await setOnHand(shop(), ITEM, 0)
    await setOnHand(shop(), OTHER, 0)
    const out = (await changesOf(dropshipper, listId)).lines
    expect(out.map(({ itemNo, stock }) => [itemNo, stock])).toEqual([
      [ITEM, 'out'],
      [OTHER, 'out'],
    ])
    await sql`update standing_line set was_in_stock = false where list_id = ${listId}`.execute(
      shop().owner,
    )
    await setOnHand(shop(), OTHER, 50)
    const back = (await changesOf(dropshipper, listId)).lines
    expect(back.map(({ itemNo, stock }) => [itemNo, stock])).toEqual([[OTHER, 'back']])
    await sql`update product set stop = true, successor_id = (select id from product where item_no = ${OTHER})
      where item_no = ${ITEM}`.execute(shop().owner)
    const [discontinued] = (await changesOf(dropshipper, listId)).lines
    expect(discontinued).toMatchObject({
      itemNo: ITEM,
      isDiscontinued: true,
      price: null,
      stock: null,
      successor: { itemNo: OTHER, quantity: 1 },
    })
  })

  test('remembers only lines taken from it while it is a standing one', async () => {
    await setStock(shop(), ITEM, 50)
    const dropshipper = await createDropshipper(shop())
    const listId = await standingList(dropshipper, [{ itemNo: ITEM, quantity: 1 }])
    await ask(shop(), saveWishListRoute, { id: listId, isStanding: false }, dropshipper.headers)
    await orderFrom(dropshipper, listId)
    await ask(shop(), saveWishListRoute, { id: listId, isStanding: true }, dropshipper.headers)
    expect(await changesOf(dropshipper, listId)).toEqual({ lastOrder: null, lines: [] })
    const other = await makeList(shop(), dropshipper, 'Another')
    await addWishLines(shop(), dropshipper, [{ itemNo: ITEM, quantity: 1 }], other.id)
    await orderFrom(dropshipper, other.id)
    expect(await changesOf(dropshipper, listId)).toEqual({ lastOrder: null, lines: [] })
  })

  test('remembers what a wholesaler submits', async () => {
    const buyer = await createWholesaler(shop())
    const listId = await standingList(buyer, [{ itemNo: ITEM, quantity: 10 }])
    await ask(shop(), addToBasketFromRoute, { listId }, buyer.headers)
    const basket = await ask<{ revision: number }>(shop(), readBasketRoute, {}, buyer.headers)
    const { revision } = basket.result
    const sent = { revision, deliverTo: buyer.addressId, key: randomUUID() }
    const { code, result } = await ask<{ orderNo: string }>(
      shop(),
      submitOrderRoute,
      sent,
      buyer.headers,
    )
    expect(code, JSON.stringify(result)).toBe(200)
    expect(await changesOf(buyer, listId)).toMatchObject({ lastOrder: { orderNo: result.orderNo } })
  })
})
