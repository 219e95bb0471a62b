// What pages show beside prices: buttons that add an item to the basket, which visitors do not see, and the stock, which
// is stated once.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { addWishLinesRoute } from '../../src/contract/wish-list.ts'
import { announceChange } from '../support/announce-change.ts'
import { ask, useShop } from '../support/ask.ts'
import { PRODUCT } from '../support/catalogue-pages.ts'
import { createMember, type TestMember, type MemberOptions } from '../support/create-member.ts'
import { tagsOf, textsOf } from '../support/read-html.ts'

const shop = useShop()
const ITEM = 'VC-LT35641'
const ADD = 'Add to basket: '
const PAGES = ['/bestsellers?view=table', '/bestsellers?view=cards', '/wishlist']

let buyer: TestMember
let dropshipper: TestMember
/** A member with the item on the wish list. */
async function createMemberWithItem(options: MemberOptions): Promise<TestMember> {
  const member = await createMember(shop().db, options)
  const lines = [{ itemNo: ITEM }]
  expect((await ask(shop(), addWishLinesRoute, { lines }, member.headers)).code).toBe(200)
  return member
}
beforeAll(async () => {
  buyer = await createMemberWithItem({ kind: 'wholesale' })
  dropshipper = await createMemberWithItem({ kind: 'dropship' })
})

/** Item numbers that the page offers to add, in order. */
async function offered(path: string, headers: Record<string, string> = {}): Promise<string[]> {
  const { body, statusCode } = await shop().app.inject({ url: path, headers })
  expect(statusCode, path).toBe(200)
  return tagsOf(body, 'button').flatMap((button) => {
    const label = button['aria-label'] ?? ''
    return label.startsWith(ADD) ? [label.slice(ADD.length)] : []
  })
}

test.each(PAGES)('members add what %s lists, visitors see no such button', async (path) => {
  for (const { headers } of [buyer, dropshipper]) {
    expect((await offered(path, headers)).length).toBeGreaterThan(0)
  }
  expect(await offered(path)).toEqual([])
})

test('wholesalers add what has no price, because the offer states it; dropshippers do not', async () => {
  // No price list is in euros.
  const quoted = await createMemberWithItem({ kind: 'wholesale', currency: 'EUR' })
  const unpriced = await createMemberWithItem({ kind: 'dropship', currency: 'EUR' })
  for (const path of ['/wishlist', '/bestsellers?view=table', PRODUCT]) {
    expect((await offered(path, quoted.headers)).length, path).toBeGreaterThan(0)
    expect(await offered(path, unpriced.headers), path).toEqual([])
  }
})

test('the page of a product states its stock beside the word, and not again among the prices', async () => {
  const { headers } = buyer
  const { body } = await shop().app.inject({ url: PRODUCT, headers })
  expect(textsOf(body, 'p').filter((text) => /^In stock \([\d,]+\)/.test(text))).toHaveLength(1)
  expect(textsOf(body, 'dt')).toContain('Minimum order quantity')
  expect(textsOf(body, 'dt')).not.toContain('In stock')
})

test('a discontinued item cannot be added', async () => {
  const change = async (stop: boolean) => {
    await sql`update product set stop = ${stop} where item_no = ${ITEM}`.execute(shop().db)
    await announceChange(shop())
  }
  expect(await offered('/wishlist', buyer.headers)).toEqual([ITEM])
  await change(true)
  expect(await offered('/wishlist', buyer.headers)).toEqual([])
  await change(false)
})
