// Price list files: import and export match, only differences are written, and bad rows are reported.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportPrices } from '../../src/server/staff/prices/export-prices.ts'
import {
  importPrices,
  type PriceImportOptions,
} from '../../src/server/staff/prices/import-prices.ts'
import { formatRowError } from '../../src/server/modules/catalogue-file/format-errors.ts'
import { PriceListError } from '../../src/server/modules/pricing/writing/price-lists.ts'
import type { PriceRowError } from '../../src/shared/price-file.ts'
import { LANGS } from '../../src/shared/lang.ts'
import { encodeText } from '../support/encode-text.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { createMember } from '../support/create-member.ts'

let shop: TestApp
let folder: string
let items: { item_no: string; ean: string }[]

beforeAll(async () => {
  shop = await createTestApp()
  folder = await mkdtemp(join(tmpdir(), 'prices-test-'))
  const found = await sql<{ item_no: string; ean: string }>`
    select item_no, ltrim(ean, '0') as ean from product where ean like '02%' order by item_no limit 10`.execute(
    shop.db,
  )
  items = found.rows
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

const item = (index: number) => items[index]?.item_no ?? ''

async function importList(content: string | Uint8Array, options: Partial<PriceImportOptions> = {}) {
  const path = join(folder, 'prices.csv')
  await writeFile(path, content)
  const errors: PriceRowError[] = []
  const onError = (error: PriceRowError) => errors.push(error)
  const actor = 'staff:ann@shop.example'
  const imported = { db: shop.db, actor, path, list: 'demo-wholesale-usd', onError, ...options }
  return { ...(await importPrices(imported)), errors }
}

async function exported(list: string): Promise<string> {
  const parts: string[] = []
  await exportPrices(shop.db, list, (text) => void parts.push(text))
  return parts.join('')
}

let createdLists = 0
/** A list of a new company, filled from rows under the usual columns. */
async function newList(rows: string[], columns = 'itemNo,minQuantity,amount') {
  const { companyId } = await createMember(shop.db)
  const { customer_no: customerNo } = await shop.db
    .selectFrom('company')
    .select('customer_no')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const list = `list-${++createdLists}`
  const create = { name: list, currency: 'USD', customerNo }
  const result = await importList([columns, ...rows].join('\n'), { list, create })
  return { list, companyId, ...result }
}

const countsOf = ({
  created,
  changed,
  removed,
  unchanged,
  failed,
}: Awaited<ReturnType<typeof importList>>) => {
  return [created, changed, removed, unchanged, failed]
}

const version = async () => {
  const row = await sql<{ version: number }>`select version from catalogue_version`.execute(shop.db)
  return row.rows[0]?.version
}

describe('an export that is imported', () => {
  test('importing an export changes nothing and does not raise the version', async () => {
    for (const list of ['demo-wholesale-usd', 'demo-wholesale-cny', 'demo-dropship-usd']) {
      const text = await exported(list)
      const before = await version()
      for (const replace of [false, true]) {
        const result = await importList(text, { list, replace })
        expect(result).toMatchObject({
          created: 0,
          changed: 0,
          removed: 0,
          failed: 0,
          version: null,
        })
        expect(result.unchanged).toBeGreaterThan(600)
      }
      expect(await version()).toBe(before)
      expect(await exported(list)).toBe(text)
    }
  })

  test('importing an export into an empty list makes the same list', async () => {
    const { rows } = await sql<{ id: string }>`
      select customer_no as id from company where id = ${(await createMember(shop.db)).companyId}`.execute(
      shop.db,
    )
    const create = { name: 'copy', currency: 'USD', customerNo: rows[0]?.id ?? '' }
    const text = await exported('demo-wholesale-usd')
    await importList(text, { list: 'copy', create })
    expect(await exported('copy')).toBe(text)
  })
})

describe('only what differs is written', () => {
  test('one changed price writes one row', async () => {
    const { list } = await newList([`${item(0)},1,9.5`, `${item(0)},10,9`, `${item(1)},1,3`])
    // Every row that PostgreSQL writes gets another xmin and ctid.
    const marks = async () => {
      const read = await sql<{ mark: string }>`
        select xmin::text || ctid::text as mark from price_row where list = ${list}`.execute(
        shop.db,
      )
      return read.rows.map(({ mark }) => mark)
    }
    const before = await marks()
    const versionBefore = await version()
    const result = await importList(
      `itemNo,minQuantity,amount\n${item(0)},10,8.75\n${item(1)},1,3.00`,
      {
        list,
      },
    )
    expect(countsOf(result)).toEqual([0, 1, 0, 1, 0])
    expect(await version()).toBe(Number(versionBefore) + 1)
    const after = await marks()
    expect(after.filter((mark) => before.includes(mark))).toHaveLength(2)
  })

  test('--replace removes prices missing in the file, unless rows were rejected', async () => {
    const { list } = await newList([`${item(0)},1,9.5`, `${item(0)},10,9`, `${item(1)},1,3`])
    const bad = await importList(`itemNo,amount\n${item(0)},9.5\nNOBODY,1`, { list, replace: true })
    expect(countsOf(bad)).toEqual([0, 0, 0, 1, 1])
    const good = await importList(`itemNo,amount\n${item(0)},9.5`, { list, replace: true })
    expect(countsOf(good)).toEqual([0, 0, 2, 1, 0])
  })

  test('a dry run reports the same and writes nothing', async () => {
    const { list } = await newList([`${item(0)},1,9.5`])
    const text = await exported(list)
    const before = await version()
    const changes = `itemNo,minQuantity,amount\n${item(0)},1,9\n${item(0)},20,8\nNOBODY,1,1`
    const dry = await importList(changes, { list, dryRun: true })
    expect(countsOf(dry)).toEqual([1, 1, 0, 0, 1])
    expect(dry.version).toBeNull()
    expect(await exported(list)).toBe(text)
    expect(await version()).toBe(before)
    expect(countsOf(await importList(changes, { list }))).toEqual(countsOf(dry))
  })
})

describe('terms', () => {
  const columns = 'itemNo,minQuantity,amount,multiple,specialPrice,specialMonthlyQuantity'
  test('terms may be in any row of the item: empty cells remove them, a missing column does not', async () => {
    const { list } = await newList([`${item(0)},1,9,,,`, `${item(0)},10,8,12,7.5,20`], columns)
    const terms = async () => {
      const found = await sql<{ multiple: number; special: string }>`
        select quantity_multiple as multiple, special_amount::float8 as special
        from price_term where list = ${list}`.execute(shop.db)
      return found.rows
    }
    expect(await terms()).toEqual([{ multiple: 12, special: 7.5 }])
    await importList(`itemNo,amount\n${item(0)},9`, { list })
    await importList(`itemNo,multiple\n${item(0)},24`, { list })
    expect(await terms()).toEqual([{ multiple: 24, special: 7.5 }])
    const cleared = await importList(`${columns}\n${item(0)},1,9,,,`, { list })
    expect(cleared.removed).toBe(1)
    expect(await terms()).toEqual([])
  })

  test('a rejected row removes no terms', async () => {
    const { list } = await newList([`${item(0)},1,9,12,,`, `${item(0)},10,8,,,`], columns)
    const rows = [`${item(0)},1,nine,12,,`, `${item(0)},10,8,,,`]
    expect(countsOf(await importList([columns, ...rows].join('\n'), { list }))).toEqual([
      0, 0, 0, 1, 1,
    ])
    expect(await exported(list)).toContain('12')
  })
})

describe('files in other languages and encodings', () => {
  test.each<[string, Parameters<typeof encodeText>[1], string, string, string]>([
    [
      'English, a semicolon and a decimal comma',
      'utf-8',
      'SKU;Min qty;Unit price;MOQ',
      ';',
      '12,3456',
    ],
    ['Chinese in GBK', 'gb18030', '商品编号,数量起,单价,起订量', ',', '12.3456'],
    ['Chinese (Hong Kong) in Big5', 'big5', '貨品編號,數量起,單價,最低訂購量', ',', '12.3456'],
    ['UTF-16', 'utf-16le', '貨品編號\t數量起\t單價\t最低訂購量', '\t', '12.3456'],
  ])('a file in %s is read', async (_, encoding, heading, separator, amount) => {
    const rows = items.slice(0, 5).map(({ item_no }) => [item_no, '2', amount, '4'].join(separator))
    const { list } = await newList([`${item(9)},1,1`])
    const result = await importList(encodeText([heading, ...rows].join('\r\n'), encoding), { list })
    expect(result.errors).toEqual([])
    expect(result.created).toBe(10)
    expect(await exported(list)).toContain(`${item(0)},2,12.3456,,,4`)
  })

  test('items are found by EAN, with a byte order mark at the beginning', async () => {
    const { list } = await newList([`${item(9)},1,1`])
    const result = await importList(`\uFEFFEAN,Price\n${items[0]?.ean},5`, { list })
    expect(result.errors).toEqual([])
    expect(await exported(list)).toContain(`${item(0)},1,5,`)
  })
})

test('bad rows are rejected with field and reason, and good ones are imported', async () => {
  const columns = 'itemNo,ean,minQuantity,amount,validFrom,validTo,maximum,minimum,specialFrom'
  const rows = [
    `${item(0)},,1,5,,,,,`,
    `NOBODY,,1,5,,,,,`,
    `${item(1)},,0,5,,,,,`,
    `${item(1)},,1,-5,,,,,`,
    `${item(1)},,1,0.00005,,,,,`,
    `${item(1)},,1,five,,,,,`,
    `${item(1)},,1,,,,,,`,
    `${item(1)},,1,5,2026-02-30,,,,`,
    `${item(1)},,1,5,2026-03-01,2026-02-01,,,`,
    `${item(1)},,1,5,,,3,5,`,
    `${item(1)},,1,5,,,,,2026-01-01`,
    `${item(1)},${items[2]?.ean},1,5,,,,,`,
    `,,1,5,,,,,`,
    `${item(0)},,1,6,,,,,`,
    `${item(2)},,1,5,,,9,,`,
    `${item(2)},,9,4,,,8,,`,
    `${item(3)},,"1,5,,,,,`,
  ]
  const result = await newList(rows, columns)
  expect(result.errors.map(({ line, field, fault }) => [line, field, fault])).toEqual(
    expect.arrayContaining([
      [3, 'itemNo', 'unknown-item'],
      [4, 'minQuantity', 'out-of-range'],
      [5, 'amount', 'out-of-range'],
      [6, 'amount', 'too-precise'],
      [7, 'amount', 'not-a-number'],
      [8, 'amount', 'missing'],
      [9, 'validFrom', 'not-a-day'],
      [10, 'validTo', 'in-disorder'],
      [11, 'maximum', 'in-disorder'],
      [12, 'specialPrice', 'missing'],
      [13, 'ean', 'in-disorder'],
      [14, 'itemNo', 'missing'],
      [15, 'minQuantity', 'duplicate'],
      [17, null, 'contradicts'],
      [18, null, 'bad-quotes'],
    ]),
  )
  expect(result.errors).toHaveLength(15)
  expect([result.read, result.failed, result.created]).toEqual([17, 15, 3])
  for (const lang of LANGS) {
    for (const error of result.errors)
      expect(formatRowError(error, lang)).not.toMatch(/undefined|\{/)
  }
})

describe('lists', () => {
  const fault = async (options: Partial<PriceImportOptions>) => {
    const error = await importList('itemNo,amount\n', options).catch((thrown: unknown) => thrown)
    return error instanceof PriceListError ? error.fault : error
  }
  const create = { name: 'x', currency: 'USD', group: 'wholesale' }

  test.each<[string, Partial<PriceImportOptions>]>([
    ['unknown_list', { list: 'nowhere' }],
    ['bad_id', { list: 'srp', create }],
    ['bad_id', { list: '../x', create }],
    ['list_exists', { list: 'demo-wholesale-usd', create }],
    ['unknown_currency', { list: 'new', create: { ...create, currency: 'XAU' } }],
    ['unknown_group', { list: 'new', create: { ...create, group: 'friends' } }],
    ['unknown_company', { list: 'new', create: { name: 'x', currency: 'USD', customerNo: '?' } }],
    ['group_or_company', { list: 'new', create: { name: 'x', currency: 'USD' } }],
  ])('the options are rejected with %s', async (expected, options) => {
    expect(await fault(options)).toBe(expected)
  })

  test("a seller's own list replaces the demonstration list, and the audit log records it", async () => {
    const options = { list: 'own-hkd', create: { ...create, currency: 'HKD' } }
    const result = await importList(`itemNo,amount\n${item(0)},70`, options)
    expect(result.replacedList).toBe('demo-wholesale-hkd')
    const left = await sql`select from price_row where list = 'demo-wholesale-hkd'`.execute(shop.db)
    expect(left.rows).toHaveLength(0)
    const { rows } = await sql<{ subject: string; change: object }>`
      select subject, change from audit_entry where action = 'prices.import'
      order by id desc limit 1`.execute(shop.db)
    expect(rows[0]).toMatchObject({
      subject: 'price-list:own-hkd',
      change: { created: 1, replaces: 'demo-wholesale-hkd', group: 'wholesale' },
    })
    expect(await fault({ list: 'second', create: { ...create, currency: 'HKD' } })).toBe(
      'owner_has_list',
    )
  })
})
