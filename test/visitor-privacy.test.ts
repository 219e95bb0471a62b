// No price and no stock figure reaches a visitor: every one is replaced by a canary, a recognisable number, and all
// answers are searched for canaries.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { streamXlsxRows } from 'hucre/xlsx'
import { sql } from 'kysely'
import { callPath } from '../src/shared/call-path.ts'
import { ALL_CALLS } from '../src/server/api/all-calls.ts'
import { LANGS, langPrefix } from '../src/shared/lang.ts'
import { announceChange } from './support/announce-change.ts'
import { send, useShop } from './support/ask.ts'
import { CATALOGUE_PAGES, PRODUCT } from './support/catalogue-pages.ts'
import { recordFiguresOfPart } from './support/record-figures.ts'
import { FULL_SIZE, sampleInTurn } from './support/sample.ts'
import { SAMPLE_INPUTS } from './support/sample-inputs.ts'

const AMOUNT = '7351946.28'
const QUANTITY = 864_297_531
/** With or without separators, in units or in cents. */
const CANARIES = /7[\s,.'’]?351[\s,.'’]?946|864[\s,.'’]?297[\s,.'’]?531/
/** Keys of prices and figures, except three: `productPrice` is null, the other two say why there is no price. */
const REVEALING_KEYS =
  /"((?!productPrice|showPrice|priceReason)\w*(?:price|amount|quantity|retail)\w*)":/i

/** A visitor's pasted rows come back with their own quantities, but without order limits. */
const OWN_QUANTITIES: Record<string, RegExp> = {
  'POST /api/wish-lists/match': /"quantity":(?:10|5|null)|"(?:quantityFault|nextQuantity)":null/g,
}

const shop = useShop()

beforeAll(async () => {
  const { db } = shop()
  await sql`insert into price_row (product_id, list, currency, min_quantity, amount)
    select id, 'members', 'USD', 1, ${AMOUNT} from product`.execute(db)
  await sql`update price_row set amount = ${AMOUNT}`.execute(db)
  await sql`update price_term set special_amount = ${AMOUNT} where special_amount is not null`.execute(
    db,
  )
  await sql`update stock set quantity = ${QUANTITY}`.execute(db)
  await sql`update stock_level set on_hand = ${QUANTITY}`.execute(db)
  await announceChange(shop())
})

const searched = { calls: ALL_CALLS.length, texts: 0, characters: 0 }
afterAll(() => recordFiguresOfPart('searched for prices', searched))

function expectNoPrice(text: string, where: string): void {
  searched.texts += 1
  searched.characters += text.length
  expect(CANARIES.exec(text)?.[0], where).toBeUndefined()
  expect(REVEALING_KEYS.exec(text)?.[1], where).toBeUndefined()
}

test('the canaries are planted and would be detected', async () => {
  const { rows } = await sql<{ row: string }>`
    select row_to_json(p)::text as row from price_row p
    union all select row_to_json(s)::text from stock s
    union all select row_to_json(l)::text from stock_level l`.execute(shop().db)
  expect(rows.length).toBeGreaterThan(1200)
  for (const { row } of rows) expect(() => expectNoPrice(row, 'here')).toThrow()
  for (const text of ['$7,351,946.28', '735194628', '"retailPrice":1', '864 297 531']) {
    expect(() => expectNoPrice(text, 'here'), text).toThrow()
  }
  expect(() => expectNoPrice('{"productPrice":null,"showPrice":false}', 'here')).not.toThrow()
})

describe.each(LANGS)('in %s', (lang) => {
  const prefix = langPrefix(lang)

  const calls = ALL_CALLS.filter((_, at) => sampleInTurn(LANGS, at).includes(lang))
  test.each(calls.map(({ route }) => [`${route.method} ${route.path}`, route] as const))(
    '%s shows a visitor no price',
    async (name, route) => {
      const input = SAMPLE_INPUTS[name]
      expect(input, 'a sample input').toBeDefined()
      for (const session of [{}, { authorization: 'Bearer made-up' }]) {
        const paged = 'rows' in route.input.shape ? { page: 1, rows: 100 } : {}
        const { address, body } = callPath(route.method, route.path, {
          ...input,
          ...paged,
          lang,
        })
        const response = await send(shop(), route.method, address, body, session)
        expect(response.statusCode).toBe(200)
        expectNoPrice(response.body.replace(OWN_QUANTITIES[name] ?? '', ''), name)
        expectNoPrice(JSON.stringify(response.headers), name)
      }
    },
  )

  test('pages of the catalogue show a visitor no price', async () => {
    for (const [at, [path]] of CATALOGUE_PAGES.entries()) {
      if (!sampleInTurn(LANGS, at).includes(lang)) continue
      const { body } = await shop().app.inject(prefix + path)
      expectNoPrice(body, path)
    }
  })

  test('feeds, pictures and workbooks show a visitor no price', async () => {
    for (const path of ['/rss.xml', '/pictures/VC-LT81747/label.svg']) {
      expectNoPrice((await shop().app.inject(prefix + path)).body, path)
    }
    const url = '/api/about/product/update-information/export'
    const workbook = await send(shop(), 'POST', url, JSON.stringify({ lang }))
    const cells = []
    for await (const row of streamXlsxRows(workbook.rawPayload)) cells.push(row)
    expect(cells.length).toBeGreaterThan(600)
    expectNoPrice(JSON.stringify(cells), 'the workbook')
  })
})

test('no product shows a visitor its price, as a page or as a call', async () => {
  const { db } = shop()
  const items = await db.selectFrom('product').select('item_no').orderBy('item_no').execute()
  let at = 0
  for (const { item_no } of items) {
    const lang = LANGS[at % 3] ?? 'en_us'
    const url = `/api/product/detail/${item_no}?lang=${lang}`
    const call = await shop().app.inject(url)
    const page = call.json<{ result: { productDetail: { url: string } } }>().result.productDetail
    expectNoPrice(call.body, url)
    if (at++ % (FULL_SIZE ? 1 : 25) > 0) continue
    expectNoPrice((await shop().app.inject(langPrefix(lang) + page.url)).body, page.url)
  }
  expect(at).toBeGreaterThan(600)
}, 120_000)

test('URLs that look like files show a visitor no price', async () => {
  for (const suffix of ['/x.css', ';x.css', '%2Fx.css', '.css', '?lang=zh_cn', '/..%2fx.js']) {
    for (const headers of [{}, { cookie: 'token=made-up' }]) {
      const { body, statusCode } = await shop().app.inject({ url: PRODUCT + suffix, headers })
      expect(statusCode, suffix + body.slice(0, 300)).toBeLessThan(500)
      expectNoPrice(body, suffix)
    }
  }
})

test('sitemaps, robots.txt, metrics and the API documentation show a visitor no price', async () => {
  for (const url of [
    '/sitemap.xml',
    '/sitemaps/products-1.xml',
    '/metrics',
    '/docs/',
    '/robots.txt',
  ]) {
    expect(CANARIES.exec((await shop().app.inject(url)).body)?.[0], url).toBeUndefined()
  }
})
