// GET /01/{GTIN}, a GS1 Digital Link, whose GTIN is the number of a barcode, also with a lot (/10/…) and a serial number
// (/21/…): a scanned pack leads to its page, its verification, its documents, or to all of them.
import { beforeAll, describe, expect, test } from 'vitest'
import { LANGS, langPrefix } from '../src/shared/lang.ts'
import { announceChange } from './support/announce-change.ts'
import { useShop } from './support/ask.ts'

const shop = useShop()
const CODE = '1234567890123456'
let gtin = ''
let page = ''

beforeAll(async () => {
  const row = await shop()
    .owner.selectFrom('product')
    .where('item_no', '=', 'VC-LT35641')
    .select('ean')
    .executeTakeFirstOrThrow()
  gtin = row.ean ?? ''
  expect(gtin).toMatch(/^\d{14}$/)
  page = (await go('/products/VC-LT35641')).location
})

async function go(url: string, headers: Record<string, string> = {}) {
  const response = await shop().app.inject({ url, headers })
  return {
    status: response.statusCode,
    location: String(response.headers.location ?? ''),
    response,
  }
}

describe.each(LANGS)('in %s', (lang) => {
  const prefix = langPrefix(lang)

  test('a GTIN leads to the product page, in every printed length', async () => {
    for (const number of [gtin, gtin.slice(1)]) {
      const { status, location } = await go(`${prefix}/01/${number}`)
      expect({ status, location }).toEqual({ status: 302, location: prefix + page })
    }
    expect((await go(`${prefix}/01/${gtin}/10/L2642`)).location).toBe(prefix + page)
  })

  test('a GTIN with a code leads to the verification without checking it', async () => {
    for (const lot of ['', '/10/L2642']) {
      const { status, location, response } = await go(`${prefix}/01/${gtin}${lot}/21/${CODE}`)
      expect(status).toBe(302)
      expect(location).toBe(`${prefix}/product-verification.html?no=${CODE}&item=VC-LT35641`)
      expect(response.headers['cache-control']).toBe('no-store')
    }
  })

  test('an unknown GTIN gets a not-found page', async () => {
    // Of another company, in both lengths; too short; with a wrong check digit.
    for (const path of [
      '/01/04006381333931',
      '/01/4006381333931',
      '/01/123',
      '/01/02900000413468',
    ]) {
      const { status, response } = await go(prefix + path)
      expect(status, path).toBe(404)
      expect(response.headers['content-type']).toContain('text/html')
    }
  })
})

test('an unknown serial number leads to the product page', async () => {
  expect((await go(`/01/${gtin}/21/SN-1`)).location).toBe(page)
})

// Link types of GS1; `pip` is the product information page. An unknown one leads there too.
test.each([
  ['gs1:pip', () => page],
  ['pip', () => page],
  ['https://ref.gs1.org/voc/pip', () => page],
  ['gs1:verificationService', () => '/product-verification.html?item=VC-LT35641'],
  ['gs1:recipeInfo', () => page],
  ['', () => page],
])('linkType=%s redirects to its page', async (linkType, wanted) => {
  const { status, location } = await go(`/01/${gtin}?linkType=${encodeURIComponent(linkType)}`)
  expect({ status, location }).toEqual({ status: 302, location: wanted() })
})

test('a GTIN with a code leads to the product page with linkType=gs1:pip', async () => {
  expect((await go(`/01/${gtin}/21/${CODE}?linkType=gs1:pip`)).location).toBe(page)
})

test('the link type of a document leads to the document for the chemistry of the item', async () => {
  await shop()
    .owner.insertInto('content')
    .values({
      kind: 'document',
      id: 'test-sds',
      type: 'sds',
      state: 'published',
      facts: JSON.stringify({ chemistries: ['li-ion', 'li-polymer'] }),
      place: -1,
      publish_at: null,
      withdraw_at: null,
      dated_on: null,
      updated_at: new Date(),
    } as never)
    .execute()
  await shop()
    .owner.insertInto('content_text')
    .values({ kind: 'document', id: 'test-sds', lang: 'en_us', title: 'Sheet' } as never)
    .execute()
  await announceChange({ app: shop().app, db: shop().owner }, 'content_version')
  const address = '/quality-certification.html#test-sds'
  for (const type of ['gs1:safetyInfo', 'gs1:sds', 'sds', 'SDS']) {
    expect((await go(`/01/${gtin}?linkType=${type}`)).location, type).toBe(address)
  }
  expect((await go(`/zh-hk/01/${gtin}?linkType=sds`)).location).toBe(`/zh-hk${address}`)
})

test.each([
  ['?linkType=all', {}],
  ['?linkType=gs1:all', {}],
  ['?linkType=linkset', {}],
  ['', { accept: 'application/linkset+json' }],
])('all links are listed: %s %j', async (query, headers) => {
  const { status, response } = await go(`/zh-cn/01/${gtin}/21/${CODE}${query}`, headers)
  expect(status).toBe(200)
  expect(response.headers['content-type']).toContain('application/linkset+json')
  const { linkset } = response.json<{ linkset: Record<string, { href: string }[]>[] }>()
  const [links = {}] = linkset
  expect(links.anchor).toBe(`http://localhost:80/zh-cn/01/${gtin}/21/${CODE}`)
  const voc = (word: string) => links[`https://ref.gs1.org/voc/${word}`]?.[0]?.href
  expect(voc('defaultLink')).toContain(`/zh-cn/product-verification.html?no=${CODE}`)
  expect(voc('pip')).toContain(`/zh-cn${page}`)
})

test('the call of the product page has its transport data and its documents', async () => {
  const { response } = await go('/api/product/detail/VC-LT35641')
  const { result } = response.json<{ result: Record<string, unknown> }>()
  expect(result.transport).toMatchObject({
    unNumber: 'UN3480',
    unNumberWithEquipment: 'UN3481',
    hazardClass: '9',
    limits: { cellWh: 20, batteryWh: 100, withApprovalWh: 160 },
    forbidden: false,
    cargoAircraftOnly: true,
    chargePercent: 30,
    packingInstruction: 'PI965',
    // Section and special provision depend on the number of cells, which is unknown.
    cells: null,
    section: null,
    specialProvision188: null,
  })
  expect(result.documentList).toContainEqual({
    kind: 'sds',
    title: 'Sheet',
    url: '/quality-certification.html#test-sds',
    isExample: false,
  })
})
