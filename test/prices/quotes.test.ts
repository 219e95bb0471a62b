// The unit prices by quantity that a page shows are those that a quote charges, for every caller of the service.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readProductRoute, type ProductPage } from '../../src/contract/product.ts'
import { pricesOf } from '../../src/server/modules/pricing/pricing-service.ts'
import { readConfig } from '../../src/server/platform/config.ts'
import { memberCtx, type Actor, NO_CALLER, VISITOR } from '../../src/server/context/context.ts'
import { createUploadService } from '../../src/server/context/upload-service.ts'
import { lineTotal } from '../../src/shared/money.ts'
import { ladderOf, quoteQuantity } from '../../src/shared/price-rules.ts'
import { ask, useShop } from '../support/ask.ts'
import { createMember } from '../support/create-member.ts'
import { addPriceList } from '../support/price-lists.ts'

const shop = useShop()

function contextFor(actor: Actor) {
  const site = {
    publicUrl: null,
    origin: '',
    staffOrigin: '',
    contactEmail: null,
    dateCode: 'YYWW' as const,
    codeKey: () => Buffer.alloc(32),
  }
  const { db, files, log } = shop()
  const clock = () => new Date()
  const lang = 'en_us' as const
  const uploads = createUploadService({ db, config: readConfig({}), files, log, clock })
  return {
    db,
    clock,
    files,
    uploads,
    log,
    countFailure: () => undefined,
    lang,
    actor,
    staff: null,
    caller: NO_CALLER,
    catalogueVersion: 1,
    cacheVersion: 1,
    site,
  }
}

async function memberOfShop() {
  const { headers, ...ids } = await createMember(shop().db)
  const actor = {
    ...ids,
    kind: 'member',
    memberKind: 'wholesale',
    loginName: ids.username,
    company: 'A company',
    role: 'owner',
    priceGroup: 'wholesale',
    currency: 'USD',
    region: 'GLOBAL',
    hasOtherArea: false,
  } as const
  return { headers, companyId: ids.companyId, ctx: memberCtx(contextFor(actor)) }
}

async function itemsWithTerms(): Promise<string[]> {
  const { rows } = await sql<{ item_no: string }>`
    select p.item_no from product p join price_term t on t.product_id = p.id
    where t.list = 'demo-wholesale-usd' and p.status = 'active'
    order by (t.special_amount is null), p.item_no limit 30`.execute(shop().db)
  return rows.map(({ item_no }) => item_no)
}

test('each quantity from 1 to 1000 costs what the page shows', async () => {
  const { headers, ctx } = await memberOfShop()
  const items = await itemsWithTerms()
  expect(items.length).toBe(30)
  const pages = new Map<string, ProductPage>()
  for (const itemNo of items) {
    pages.set(
      itemNo,
      (await ask<ProductPage>(shop(), readProductRoute, { itemNo }, headers)).result,
    )
  }
  const asked = await pricesOf(ctx, items)
  for (let quantity = 1; quantity <= 1000; quantity += 7) {
    const lines = items.map((itemNo, index) => ({ itemNo, quantity: quantity + (index % 7) }))
    for (const { itemNo, quantity: pieces } of lines) {
      const price = pages.get(itemNo)?.productPrice
      if (!price) throw new Error(`${itemNo} has no price`)
      expect(asked.get(itemNo)).toEqual(price)
      const quote = quoteQuantity(price, pieces)
      const regular = quote?.parts.find(({ isSpecial }) => !isSpecial)
      const row = ladderOf(price).findLast(({ from }) => from <= pieces)
      if (regular && row && quote?.fault === null) expect(regular.unit).toBe(row.unit)
      expect(quote?.total).toBe(lineTotal(quote?.parts ?? [], price.currency))
    }
  }
})

test('a quote splits off the remaining quantity of a special price, for all logins of the company', async () => {
  const { companyId, ctx } = await memberOfShop()
  const [itemNo = ''] = await itemsWithTerms()
  const special = { unit: '0.5', monthly: 50 }
  const prices = [{ itemNo, multiple: 1, special }]
  await addPriceList(shop().db, { id: 'own', companyId, prices })
  const priceNow = async () => (await pricesOf(ctx, [itemNo])).get(itemNo)
  expect((await priceNow())?.special?.left).toBe(50)
  await sql`insert into special_use select ${companyId}, id, to_char(now() at time zone 'Asia/Hong_Kong',
    'YYYY-MM'), 30 from product where item_no = ${itemNo}`.execute(shop().db)
  const price = await priceNow()
  expect(price?.special?.left).toBe(20)
  const quote = price ? quoteQuantity(price, 30) : null
  expect(quote?.parts.map(({ quantity, isSpecial }) => [quantity, isSpecial])).toEqual([
    [20, true],
    [10, false],
  ])
})

test('unknown items have no price, and only members can ask', async () => {
  const { ctx } = await memberOfShop()
  expect(await pricesOf(ctx, ['NOBODY'])).toEqual(new Map([['NOBODY', null]]))
  expect(await pricesOf(ctx, [])).toEqual(new Map())
  expect(() => memberCtx(contextFor(VISITOR))).toThrow('401')
})
