// Member prices: the company's list before its group's, by day, region and currency, and visible to no other
// user.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { readDeviceRoute } from '../../src/contract/finder.ts'
import { readHomeRoute } from '../../src/contract/home.ts'
import {
  listBestSellersRoute,
  listNewProductsRoute,
  listProductsRoute,
  listRecommendedRoute,
  listRelatedRoute,
  readProductRoute,
  type ProductPage,
} from '../../src/contract/product.ts'
import { searchProductsRoute } from '../../src/contract/search.ts'
import type { ProductCard } from '../../src/contract/product-card.ts'
import { ask, expectContract, useShop } from '../support/ask.ts'
import { createMember, type MemberOptions, type TestMember } from '../support/create-member.ts'
import { addPriceList } from '../support/price-lists.ts'

let now = new Date('2026-03-31T10:00:00Z')
const shop = useShop({ clock: () => now })

const member = (options: MemberOptions = {}) => createMember(shop().db, { now, ...options })

/** Items sold everywhere with a demonstration price and no terms of their own. */
let items: string[] = []
const item = (index: number) => items[index] ?? ''

beforeAll(async () => {
  const { rows } = await sql<{ item_no: string }>`
    select p.item_no from product p
    join price_row r on r.product_id = p.id and r.list = 'demo-wholesale-usd' and r.min_quantity = 5
    where p.regions = '{GLOBAL}' and p.status = 'active' and not p.stop
      and not exists (select from price_term t where t.product_id = p.id)
    order by p.item_no limit 20`.execute(shop().db)
  items = rows.map(({ item_no }) => item_no)
})

async function page(itemNo: string, headers: Record<string, string> = {}) {
  const { result } = await ask<ProductPage>(shop(), readProductRoute, { itemNo }, headers)
  expectContract(readProductRoute, result)
  return result
}

const priceOf = async (itemNo: string, who: TestMember) =>
  (await page(itemNo, who.headers)).productPrice

describe('the demonstration list', () => {
  test('the member price follows from the suggested retail price by a fixed rule', async () => {
    const { rows } = await sql<{ srp: string; quantity: number }>`
      select trim_scale(r.amount)::text as srp, s.quantity from product p
      join price_row r on r.product_id = p.id and r.list = 'srp'
      join stock s on s.product_id = p.id where p.item_no = ${item(0)}`.execute(shop().db)
    const { srp = '', quantity } = rows[0] ?? {}
    // Rounded to cents, half a cent up.
    const share = (percent: number) =>
      Math.round((Math.round(Number(srp) * 100) * percent) / 100) / 100
    const { productPrice, ...shown } = await page(item(0), (await member()).headers)
    expect(productPrice).toEqual({
      currency: 'USD',
      steps: [
        { from: 5, unit: String(share(62)) },
        { from: 20, unit: String(share(56)) },
        { from: 100, unit: String(share(50)) },
      ],
      minimum: 5,
      multiple: 1,
      maximum: null,
      special: null,
      suggestedRetail: { currency: 'USD', amount: srp },
      isDemonstration: true,
    })
    expect(shown).toMatchObject({ showPrice: true, priceReason: 'visible', WishType: [] })
    expect(shown.productStock.quantity).toBe(quantity)
    expect(shown.productDetail).toMatchObject({ price: productPrice, stock: quantity })
  })

  test('dropshippers can buy single pieces', async () => {
    const price = await priceOf(item(0), await member({ kind: 'dropship' }))
    expect(price).toMatchObject({ minimum: 1, steps: [{ from: 1 }] })
  })

  test('the list has multiples, special prices, maximum quantities and items on request', async () => {
    const { rows } = await sql<Record<string, number>>`
      select count(quantity_multiple)::integer as multiples, count(special_amount)::integer as specials,
        count(max_order_quantity)::integer as maximums,
        (select count(*)::integer from product p where not exists
          (select from price_row r where r.product_id = p.id and r.list like 'demo-%')) as unpriced
      from price_term where list = 'demo-wholesale-usd'`.execute(shop().db)
    for (const count of Object.values(rows[0] ?? {})) expect(count).toBeGreaterThan(0)
  })

  test('without a list in the currency the price is on request, never converted', async () => {
    const shown = await page(item(0), (await member({ currency: 'EUR' })).headers)
    expect(shown).toMatchObject({ productPrice: null, showPrice: false, priceReason: 'on_request' })
    expect(shown.productStock.quantity).toBeTypeOf('number')
    const hkd = await priceOf(item(0), await member({ currency: 'HKD' }))
    expect(hkd?.currency).toBe('HKD')
  })

  test('the suggested retail price is shown in the currency of the member only', async () => {
    const hongKong = await member({ currency: 'HKD' })
    expect(await priceOf(item(1), hongKong)).toMatchObject({ suggestedRetail: null })
    await sql`insert into price_row (product_id, list, currency, min_quantity, amount, valid_from)
      select id, 'srp', 'HKD', 1, 99.5, '2026-03-01'::date from product where item_no = ${item(1)}
      union all
      select id, 'srp', 'HKD', 1, 88, '2099-01-01'::date from product where item_no = ${item(1)}`.execute(
      shop().owner,
    )
    expect(await priceOf(item(1), hongKong)).toMatchObject({
      suggestedRetail: { currency: 'HKD', amount: '99.5' },
    })
    const american = await priceOf(item(1), await member())
    expect(american?.suggestedRetail?.currency).toBe('USD')
  })
})

describe('who sees a price', () => {
  test('visitors are asked to log in, applicants to wait', async () => {
    expect(await page(item(0))).toMatchObject({ showPrice: false, priceReason: 'login' })
    for (const state of ['submitted', 'in_review', 'more_info'] as const) {
      const { headers } = await member({ state })
      const shown = await page(item(0), headers)
      expect(shown).toMatchObject({ productPrice: null, showPrice: false, priceReason: 'pending' })
      expect(shown.productStock.quantity).toBeUndefined()
      expect(shown.productDetail).not.toHaveProperty('price')
    }
  })

  test('a product that is not sold in the region of the member has no price there', async () => {
    const { rows } = await sql<{ item_no: string }>`
      select p.item_no from product p join price_row r on r.product_id = p.id
      where p.regions = '{EU,MEA}' and p.status = 'active' and r.list = 'demo-wholesale-usd'
      limit 1`.execute(shop().db)
    const itemNo = rows[0]?.item_no ?? ''
    const [cn, eu, global] = await Promise.all([
      member({ region: 'CN' }),
      member({ region: 'EU' }),
      member(),
    ])
    expect(await page(itemNo, cn.headers)).toMatchObject({
      productPrice: null,
      showPrice: false,
      priceReason: 'region_blocked',
    })
    expect(await priceOf(itemNo, eu)).not.toBeNull()
    expect(await priceOf(itemNo, global)).not.toBeNull()
    expect(await priceOf(item(0), cn)).not.toBeNull()
  })
})

test('a member sees the price and stock of both twins on the card of either, a visitor of neither', async () => {
  const { headers } = await member()
  const main = (await page('VC-LT35641', headers)).productDetail
  const ultra = (await page('VU-LT35641', headers)).productDetail
  expect(main.pair?.stock).toBeTypeOf('number')
  const { price, priceReason, stock } = ultra
  expect(main.pair).toMatchObject({ itemNo: 'VU-LT35641', price, priceReason, stock })
  const inList = async (who: Record<string, string> = {}) => {
    const input = { keyword: 'VC-LT35641' }
    const found = await ask<{ list: ProductCard[] }>(shop(), searchProductsRoute, input, who)
    return found.result.list[0]?.pair
  }
  expect(await inList(headers)).toEqual(main.pair)
  expect(await inList()).not.toHaveProperty('price')
  expect(await inList()).not.toHaveProperty('stock')
})

describe("the company's list before that of its group", () => {
  test('lists are merged field by field, but price breaks are never mixed', async () => {
    const buyer = await member()
    await addPriceList(shop().db, {
      id: 'own-1',
      companyId: buyer.companyId,
      prices: [
        { itemNo: item(1), steps: [{ from: 1, unit: '1.2345' }], minimum: 2 },
        { itemNo: item(2), multiple: 6, special: { unit: '0.5', monthly: 20 } },
      ],
    })
    const own = await priceOf(item(1), buyer)
    expect(own).toMatchObject({ steps: [{ from: 1, unit: '1.2345' }], minimum: 2, multiple: 1 })
    expect(own?.isDemonstration).toBe(false)
    const mixed = await priceOf(item(2), buyer)
    expect(mixed?.steps).toHaveLength(3)
    expect(mixed).toMatchObject({ minimum: 5, multiple: 6, isDemonstration: true })
    expect(mixed?.special).toEqual({ unit: '0.5', monthly: 20, left: 20, until: null })
    expect(await priceOf(item(1), await member())).toMatchObject({ isDemonstration: true })
  })

  test('a second login of the company has the same list', async () => {
    const buyer = await member()
    const prices = [{ itemNo: item(3), steps: [{ from: 1, unit: '3' }] }]
    await addPriceList(shop().db, { id: 'own-2', companyId: buyer.companyId, prices })
    const colleague = await member({ companyId: buyer.companyId })
    expect(await priceOf(item(3), colleague)).toEqual(await priceOf(item(3), buyer))
  })

  test('a company list in another currency is ignored', async () => {
    const buyer = await member()
    const prices = [{ itemNo: item(3), steps: [{ from: 1, unit: '3' }] }]
    await addPriceList(shop().db, {
      id: 'own-3',
      companyId: buyer.companyId,
      currency: 'GBP',
      prices,
    })
    expect(await priceOf(item(3), buyer)).toMatchObject({ currency: 'USD', isDemonstration: true })
  })
})

describe('by the calendar of the seller', () => {
  const at = async (moment: string, companyId: number) => {
    now = new Date(moment)
    return priceOf(item(4), await member({ companyId }))
  }

  test('prices begin and end at midnight in Hong Kong, and the newer one applies', async () => {
    const { companyId } = await member()
    const steps = [
      { from: 1, unit: '9' },
      { from: 1, unit: '8', validFrom: '2026-04-01' },
      { from: 1, unit: '7', validFrom: '2026-04-10', validTo: '2026-04-12' },
    ]
    await addPriceList(shop().db, { id: 'own-4', companyId, prices: [{ itemNo: item(4), steps }] })
    const cases = [
      ['2026-03-31T15:59:00Z', '9'],
      ['2026-03-31T16:00:00Z', '8'],
      ['2026-04-12T15:59:00Z', '7'],
      ['2026-04-12T16:00:00Z', '8'],
    ] as const
    for (const [moment, unit] of cases) {
      expect((await at(moment, companyId))?.steps, moment).toEqual([{ from: 1, unit }])
    }
  })

  test('a special price counts what the company bought this month', async () => {
    now = new Date('2026-05-31T15:00:00Z')
    const { companyId } = await member()
    const special = { unit: '2', monthly: 30, to: '2026-06-02' }
    await addPriceList(shop().db, {
      id: 'own-5',
      companyId,
      prices: [{ itemNo: item(4), special }],
    })
    await sql`insert into special_use values
      (${companyId}, (select id from product where item_no = ${item(4)}), '2026-05', 12)`.execute(
      shop().db,
    )
    expect((await at('2026-05-31T15:59:00Z', companyId))?.special).toMatchObject({ left: 18 })
    const june = await at('2026-05-31T16:00:00Z', companyId)
    expect(june?.special).toEqual({ unit: '2', monthly: 30, left: 30, until: '2026-06-02' })
    expect((await at('2026-06-02T16:00:00Z', companyId))?.special).toBeNull()
  })
})

describe('every list of cards', () => {
  const cases = [
    ['the category', listProductsRoute, { categoryId: 'laptop' }],
    ['a search', searchProductsRoute, { keyword: 'dell' }],
    ['what is new', listNewProductsRoute, {}],
    ['best sellers', listBestSellersRoute, {}],
    ['recommended', listRecommendedRoute, {}],
    ['related', listRelatedRoute, { id: 'VC-LT35641' }],
    ['recommended for a product', listRecommendedRoute, { itemNo: 'VC-LT35641' }],
    ['the home page', readHomeRoute, {}],
    ['a device', readDeviceRoute, { slug: 'dell-latitude-5400' }],
  ] as const

  test.each(cases)('members see their prices in %s', async (_, route, input) => {
    now = new Date('2026-03-31T10:00:00Z')
    const cardsFor = async (headers = {}) => {
      const { result } = await ask(shop(), route, { ...input }, headers)
      expectContract(route, result)
      return cardsIn(result)
    }
    const plain = await cardsFor()
    const priced = await cardsFor((await member()).headers)
    expect(priced.length).toBeGreaterThan(0)
    for (const card of priced.flatMap((each) => [each, each.pair ?? []].flat())) {
      expect(card.stock).toBeTypeOf('number')
      expect(card.price === null).toBe(card.priceReason !== 'visible')
    }
    expect(priced.some(({ price }) => price)).toBe(true)
    // Except for three fields the cards are the same, and a member's request changed nothing for visitors.
    const bare = priced.map((card) => ({
      ...unpriced(card),
      pair: card.pair && unpriced(card.pair),
    }))
    expect(bare).toEqual(plain)
    expect(await cardsFor()).toEqual(plain)
    expect(await cardsFor((await member({ state: 'in_review' })).headers)).toEqual(plain)
  })
})

function unpriced<Card extends Pick<ProductCard, 'price' | 'priceReason' | 'stock'>>(card: Card) {
  const { price: _p, priceReason: _r, stock: _s, ...rest } = card
  return rest
}

/** Every card in an answer, without the twins within the cards. */
function cardsIn(value: unknown): ProductCard[] {
  if (Array.isArray(value)) return value.flatMap(cardsIn)
  if (typeof value !== 'object' || value === null) return []
  if ('stockBand' in value) return [value as ProductCard]
  return Object.values(value).flatMap(cardsIn)
}

test('answers for members are never cached', async () => {
  now = new Date('2026-03-31T10:00:00Z')
  const { headers } = await member()
  const { response } = await ask(shop(), readProductRoute, { itemNo: item(0) }, headers)
  expect(response.headers['cache-control']).toMatch(/no-store/)
  expect(response.headers['cache-control']).not.toMatch(/public|max-age=[1-9]/)
})
