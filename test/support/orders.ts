// Orders for tests: a dropshipper with money, a basket, and an order placed by the calls a browser makes.
import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { addBasketLinesRoute } from '../../src/contract/basket.ts'
import { checkoutRoute, type PlacedOrder, placeOrderRoute } from '../../src/contract/order.ts'
import { importCatalogue } from '../../src/server/staff/catalogue/import-catalogue.ts'
import type { ResultOf } from '../../src/contract/call.ts'
import { RESULT_CODES } from '../../src/contract/result-code.ts'
import { type Answer, ask } from './ask.ts'
import { endOrdersOf } from './end-orders.ts'
import { createMember, type TestMember, type MemberOptions } from './create-member.ts'
import { createMemberWithMoney, putMoney } from './money.ts'
import type { TestApp } from './test-app.ts'

/** An item of the tests' catalogue. */
export const ITEM = 'VC-LT35641'
/** The twin of ITEM, which is the same pack in the other series. */
export const OTHER = 'VU-LT35641'
/** Name and street contain 'Canary', by which tests find out whether the address leaks. */
export const RECIPIENT = {
  name: 'Recipient Canary',
  line1: 'Canary Street 17',
  city: 'Hamburg',
  postCode: '20095',
  country: 'DE',
  phone: '+49 40 123456',
}
/** What a dropshipper chooses at the checkout. */
export const CHOICES = { address: RECIPIENT, service: 'example-air-express' }

export interface Dropshipper extends TestMember {
  accountId: number
}

/** A dropshipper whose account is opened and has this much available, in minor units. */
export async function createDropshipper(
  shop: Pick<TestApp, 'db' | 'owner'>,
  available = 100_000_00n,
  options: MemberOptions = {},
): Promise<Dropshipper> {
  const { accountId, companyId } = await createMemberWithMoney(shop.db, shop.owner, { available })
  const login = await createMember(shop.db, { kind: 'dropship', companyId, ...options })
  return { ...login, accountId }
}

/** Ends the open orders of an item from earlier tests and sets its pieces on hand, so that all of them are free. */
export async function setStock(
  shop: Pick<TestApp, 'db' | 'owner'>,
  itemNo: string,
  pieces: number,
): Promise<void> {
  await endOrdersOf(shop.owner, itemNo)
  await setOnHand(shop, itemNo, pieces)
}

/** Sets how many pieces are on hand, as a delivery to the warehouse does; promises stay. */
export async function setOnHand(
  shop: Pick<TestApp, 'db'>,
  itemNo: string,
  pieces: number,
): Promise<void> {
  await sql`update stock_level set on_hand = ${pieces}
    where product_id = (select id from product where item_no = ${itemNo})`.execute(shop.db)
}

export async function importStock(shop: TestApp, itemNo: string, pieces: number): Promise<void> {
  const path = join(tmpdir(), `orders-stock-${randomUUID()}.csv`)
  await writeFile(path, `sku,stock\n${itemNo},${pieces}\n`)
  await importCatalogue({ db: shop.owner, actor: 'test', path })
}

/** How many pieces of an item are on hand, reserved and backordered. */
export async function levelOf(shop: TestApp, itemNo: string) {
  const { rows } = await sql<{ on_hand: number; reserved: number; backordered: number }>`
    select on_hand, reserved, backordered from stock_level
    where product_id = (select id from product where item_no = ${itemNo})`.execute(shop.db)
  return rows[0]!
}

export type Lines = { itemNo: string; quantity: number }[]

/** Fills the basket; returns its revision, with which the order is placed. */
export async function fillBasket(
  shop: TestApp,
  dropshipper: TestMember,
  lines: Lines,
): Promise<number> {
  const sent = { lines, mode: 'set' }
  const answer = await ask<{ revision: number }>(
    shop,
    addBasketLinesRoute,
    sent,
    dropshipper.headers,
  )
  expect(answer.code).toBe(200)
  return answer.result.revision
}

export async function checkOut(
  shop: TestApp,
  dropshipper: TestMember,
  input: Record<string, unknown>,
): Promise<Answer<ResultOf<typeof checkoutRoute>>> {
  return ask(shop, checkoutRoute, { ...CHOICES, ...input }, dropshipper.headers)
}

/** What a browser sends for these lines, with the total of its checkout. */
export async function prepareOrder(
  shop: TestApp,
  dropshipper: TestMember,
  lines: Lines = [{ itemNo: ITEM, quantity: 1 }],
): Promise<Record<string, unknown>> {
  const revision = await fillBasket(shop, dropshipper, lines)
  const { result } = await checkOut(shop, dropshipper, { revision })
  expect(result.total).not.toBeNull()
  return { ...CHOICES, revision, expectedTotal: result.total, key: randomUUID() }
}

/** Sends the call that places an order; `input` as `prepareOrder` returns it. */
export function sendOrder(
  shop: TestApp,
  dropshipper: TestMember,
  input: Record<string, unknown>,
): Promise<Answer<PlacedOrder>> {
  return ask<PlacedOrder>(shop, placeOrderRoute, input, dropshipper.headers)
}

/** Places an order for one piece of ITEM or for `lines`; `more`: further fields of the call. The order may wait for money. */
export async function placeOrder(
  shop: TestApp,
  dropshipper: TestMember,
  lines?: Lines,
  more: Record<string, unknown> = {},
): Promise<PlacedOrder> {
  const input = await prepareOrder(shop, dropshipper, lines)
  const answer = await sendOrder(shop, dropshipper, { ...input, ...more })
  const { done, accepted, needsAction } = RESULT_CODES
  expect([done, accepted, needsAction]).toContain(answer.code)
  return answer.result
}

/** Adds a payment to the account, in minor units. */
export async function credit(
  shop: TestApp,
  { accountId }: Dropshipper,
  amount: bigint,
): Promise<void> {
  await putMoney(shop.db, accountId, amount)
}
