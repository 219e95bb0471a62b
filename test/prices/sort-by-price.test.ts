// Lists and searches sorted by the member's own price; no other user learns that order.
import { describe, expect, test } from 'vitest'
import { listProductsRoute, type ProductList } from '../../src/contract/product.ts'
import { searchProductsRoute } from '../../src/contract/search.ts'
import type { ProductCard } from '../../src/contract/product-card.ts'
import { tenThousandthsOf } from '../../src/shared/money.ts'
import { smallestOrder, unitPriceAt } from '../../src/shared/price-rules.ts'
import { announceChange } from '../support/announce-change.ts'
import { ask, rejectedFields, useShop } from '../support/ask.ts'
import { createMember, type MemberOptions, type TestMember } from '../support/create-member.ts'
import { addPriceList } from '../support/price-lists.ts'

const shop = useShop()
const member = (options: MemberOptions = {}) => createMember(shop().db, options)

async function readAll(
  who: TestMember,
  input: Record<string, unknown> = {},
): Promise<ProductCard[]> {
  const cards: ProductCard[] = []
  for (let page = 1; ; page++) {
    const asked = { sort: 'price', rows: 100, page, ...input }
    const { result } = await ask<ProductList>(shop(), listProductsRoute, asked, who.headers)
    cards.push(...result.list)
    if (cards.length >= result.total || result.list.length === 0) return cards
  }
}

/** The price by which lists are sorted: of one piece in the smallest order, not a special one; null without a price. */
function entryPrice({ price }: ProductCard): bigint | null {
  return price ? tenThousandthsOf(unitPriceAt(price, smallestOrder(price))) : null
}

function expectRising(cards: ProductCard[]): void {
  for (const part of [cards.filter(({ stop }) => !stop), cards.filter(({ stop }) => stop)]) {
    const prices = part.map(entryPrice)
    const firstUnpriced = prices.indexOf(null)
    const priced = firstUnpriced < 0 ? prices : prices.slice(0, firstUnpriced)
    expect(prices.slice(priced.length).every((price) => price === null)).toBe(true)
    for (let at = 1; at < priced.length; at++) {
      expect(priced[at]! >= priced[at - 1]!, `${at}: ${priced[at]} after ${priced[at - 1]}`).toBe(
        true,
      )
    }
  }
}

describe.each<[string, MemberOptions]>([
  ['wholesale', {}],
  ['dropshipping', { kind: 'dropship' }],
  ['a region', { region: 'CN' }],
  ['another currency', { currency: 'CNY' }],
])('sorted by price: %s', (_, options) => {
  test('the cheapest come first, then those without a price, discontinued items last', async () => {
    const who = await member(options)
    const cards = await readAll(who)
    const plain = await readAll(who, { sort: 'itemNo' })
    expect(cards.map(({ itemNo }) => itemNo).toSorted()).toEqual(
      plain.map(({ itemNo }) => itemNo).toSorted(),
    )
    expectRising(cards)
    expect(cards.some(({ price }) => price)).toBe(true)
    expect(cards.some(({ price }) => !price)).toBe(true)
    expect(cards.findLastIndex(({ stop }) => !stop)).toBeLessThan(
      cards.findIndex(({ stop }) => stop),
    )
  })
})

test('in descending order those without a price still follow, discontinued items last', async () => {
  const who = await member()
  const rising = await readAll(who)
  const falling = await readAll(who, { direction: 'desc' })
  expect(falling.map(({ itemNo }) => itemNo).toSorted()).toEqual(
    rising.map(({ itemNo }) => itemNo).toSorted(),
  )
  const isPriced = ({ price }: ProductCard) => price !== null && price !== undefined
  for (const isStopped of [false, true]) {
    const parts = [rising, falling].map((cards) => cards.filter(({ stop }) => stop === isStopped))
    const [up = [], down = []] = parts
    expect(down.filter(isPriced).map(entryPrice)).toEqual(
      up.filter(isPriced).map(entryPrice).toReversed(),
    )
    expect(down.findLastIndex(isPriced)).toBe(down.filter(isPriced).length - 1)
  }
  expect(
    falling.slice(0, falling.filter(({ stop }) => !stop).length).every(({ stop }) => !stop),
  ).toBe(true)
})

test('a company with its own list has its own order', async () => {
  const [stranger, buyer] = await Promise.all([member(), member()])
  const before = await readAll(stranger, { categoryId: 'laptop' })
  const dear = before.findLast(({ price, stop }) => price && !stop)?.itemNo ?? ''
  const prices = [{ itemNo: dear, steps: [{ from: 1, unit: '0.0001' }] }]
  await addPriceList(shop().db, { id: 'own', companyId: buyer.companyId, prices })
  await announceChange(shop())
  const own = await readAll(buyer, { categoryId: 'laptop' })
  expect(own[0]?.itemNo).toBe(dear)
  expectRising(own)
  const after = await readAll(stranger, { categoryId: 'laptop' })
  expect(after.map(({ itemNo }) => itemNo)).toEqual(before.map(({ itemNo }) => itemNo))
})

test('an item that is sold in multiples only counts with the price of its first multiple', async () => {
  const buyer = await member()
  const [first, second] = (await readAll(buyer, { categoryId: 'laptop' })).filter(
    ({ price, stop }) => price && !stop,
  )
  const steps = [
    { from: 1, unit: '0.0009' },
    { from: 20, unit: '0.0001' },
  ]
  const prices = [
    { itemNo: first!.itemNo, steps: [{ from: 1, unit: '0.0005' }] },
    { itemNo: second!.itemNo, steps, multiple: 20 },
  ]
  await addPriceList(shop().db, { id: 'multiples', companyId: buyer.companyId, prices })
  await announceChange(shop())
  const cards = await readAll(buyer, { categoryId: 'laptop' })
  expect(cards.slice(0, 2).map(({ itemNo }) => itemNo)).toEqual([second!.itemNo, first!.itemNo])
  expectRising(cards)
})

test('searches and filtered lists are sorted by price too', async () => {
  const { headers } = await member()
  const input = { keyword: 'dell', sort: 'price', rows: 100 }
  const found = await ask<ProductList>(shop(), searchProductsRoute, input, headers)
  expect(found.result.list.length).toBeGreaterThan(10)
  expectRising(found.result.list)
  const filters = { brand: ['Voltcell Ultra'] }
  const narrowed = await ask<ProductList>(
    shop(),
    listProductsRoute,
    { sort: 'price', filters, rows: 100 },
    headers,
  )
  expect(new Set(narrowed.result.list.map(({ brand }) => brand))).toEqual(new Set(filters.brand))
  expectRising(narrowed.result.list)
})

test('applicants are rejected like visitors', async () => {
  const { headers } = await member({ state: 'in_review' })
  const answer = await ask(shop(), listProductsRoute, { sort: 'price' }, headers)
  expect(rejectedFields(answer, 'en_us')).toEqual(['sort'])
})
