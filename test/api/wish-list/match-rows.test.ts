// POST /api/wish-lists/match
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { type MatchedRow, matchRowsRoute } from '../../../src/contract/match-rows.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'
import { pasteList, writeList } from '../../support/paste-list.ts'
import { asSheet, mixedList } from '../../support/mixed-list.ts'
import { createMember } from '../../support/create-member.ts'

const shop = useShop()
const ITEM = 'VC-LT35641'

describeCall(shop, matchRowsRoute, {
  input: { pasted: 'VC-LT35641\t10\nnothing like it 5\n---' },
})

interface Matched {
  rows: MatchedRow[]
  tooMany: number
}

async function match(pasted: string, headers: Record<string, string> = {}): Promise<Matched> {
  const answer = await ask<Matched>(shop(), matchRowsRoute, { pasted }, headers)
  expect(answer.code).toBe(200)
  expectContract(matchRowsRoute, answer.result)
  return answer.result
}

const numbersOf = (row: MatchedRow | undefined) => row?.products.map(({ itemNo }) => itemNo) ?? []

/** A part number or device name (`kind`) of both items of `one` pack, or of `several` packs. */
async function termOf(kind: string, packs: 'one' | 'several') {
  const { rows } = await sql<{ display: string; items: string[] }>`
    select display, array_agg(distinct p.item_no) as items from (
      select kind, raw as display, product_id from part_ref
      union all select 'device', label, product_id from fitment) t
    join product p on p.id = t.product_id and not p.stop
    where kind = ${kind} and display ~ '[A-Za-z0-9]{6}'
    group by display order by display`.execute(shop().db)
  return rows.find(({ items }) => {
    const count = new Set(items.map((itemNo) => itemNo.slice(3))).size
    return packs === 'one' ? count === 1 && items.length === 2 : count > 1
  })
}

describe('a pasted row', () => {
  test.each([
    [`${ITEM} 10`, 10],
    [`${ITEM.toLowerCase().replace('-', ' ')}\t10`, 10],
    [`10 x ${ITEM}`, 10],
    [ITEM, null],
  ])('the row %j gives the item with its quantity', async (pasted, quantity) => {
    const { rows } = await match(pasted)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ row: 1, outcome: 'ok', quantity, into: null })
    expect(rows[0]?.match?.kind).toBe('item_no')
    expect(numbersOf(rows[0])).toEqual([ITEM])
  })

  test('a row matches by barcode, with and without its leading zeros', async () => {
    const product = await shop()
      .db.selectFrom('product')
      .where('ean', 'is not', null)
      .where('stop', '=', false)
      .select(['ean', 'item_no'])
      .executeTakeFirstOrThrow()
    const ean = String(product.ean)
    const { rows } = await match(`${ean}\t4\n${ean.replace(/^0+/, '')};5`)
    expect(rows[0]).toMatchObject({ outcome: 'ok', quantity: 9, match: { kind: 'ean' } })
    expect(numbersOf(rows[0])).toEqual([product.item_no])
    expect(rows[1]).toMatchObject({ outcome: 'merged', into: 1, products: [] })
  })

  test('a row with a device that several packs fit is ambiguous', async () => {
    const term = await termOf('device', 'several')
    const { rows } = await match(`${term?.display}\t10`)
    expect(rows[0]?.outcome).toBe('ambiguous')
    expect(rows[0]?.match).toEqual({ kind: expect.any(String), raw: term?.display })
    const offered = numbersOf(rows[0])
    expect(offered.length).toBeGreaterThan(1)
    expect(offered.length).toBeLessThanOrEqual(5)
    for (const itemNo of offered) expect(term?.items).toContain(itemNo)
  })

  test.each([
    ['part number', 'oem'],
    ['device', 'device'],
  ])(
    'a row with a %s of both series of one pack is matched without a question',
    async (_, kind) => {
      const term = await termOf(kind, 'one')
      const { rows } = await match(`${term?.display}\t10\n${term?.items[1]}\t5`)
      expect(rows.map(({ outcome, isEitherSeries }) => [outcome, isEitherSeries])).toEqual([
        ['ok', true],
        ['ok', false],
      ])
      const [card] = rows[0]?.products ?? []
      expect([card?.itemNo, card?.pair?.itemNo].sort()).toEqual(term?.items)
      expect(numbersOf(rows[1])).toEqual([term?.items[1]])
    },
  )

  test('a row matches by a device name with blanks, whose number is not read as the quantity', async () => {
    const { rows } = await match('Dell Latitude 5400\nDell Latitude 5400 25')
    expect(rows.map(({ outcome, text, quantity }) => [outcome, text, quantity])).toEqual([
      [rows[0]?.outcome, 'Dell Latitude 5400', 25],
      ['merged', 'Dell Latitude 5400', 25],
    ])
    expect(rows[0]?.match?.kind).toBe('device')
    expect(rows[0]?.products.length).toBeGreaterThan(0)
  })

  test('a table with descriptions keeps its numbers, asks where only the description is known, and reads past empty cells', async () => {
    const term = await termOf('device', 'one')
    const device = term?.display ?? ''
    const { rows } = await match(
      `Pos\tPart no.\tDescription\tQty\n1\tQX-0001-Q\t${device}\t4\n2\t${ITEM}\t\t6`,
    )
    expect(rows[0]).toMatchObject({
      text: 'QX-0001-Q',
      readAs: device,
      quantity: 4,
      outcome: 'ambiguous',
      match: { kind: 'device' },
    })
    expect(term?.items).toContain(numbersOf(rows[0])[0])
    expect(rows[1]).toMatchObject({ text: ITEM, readAs: null, quantity: 6, outcome: 'ok' })
  })

  test('a row of a discontinued item offers its replacement item, or reports that there is none', async () => {
    const { db } = shop()
    const change = (item: string, values: { stop: boolean; successor_id: number | null }) =>
      db.updateTable('product').where('item_no', '=', item).set(values).execute()
    const successor = await db
      .selectFrom('product')
      .where('item_no', '=', 'VC-LT24038')
      .select('id')
      .executeTakeFirstOrThrow()
    await change('VU-LT35641', { stop: true, successor_id: successor.id })
    await change('VC-SH79878', { stop: true, successor_id: null })
    const { rows } = await match('VU-LT35641\t10\nVC-SH79878\t5')
    expect(rows[0]).toMatchObject({ outcome: 'replaced', quantity: 10 })
    expect(numbersOf(rows[0])).toEqual(['VC-LT24038'])
    expect(rows[1]).toMatchObject({ outcome: 'discontinued' })
    expect(numbersOf(rows[1])).toEqual(['VC-SH79878'])
    await change('VU-LT35641', { stop: false, successor_id: null })
    await change('VC-SH79878', { stop: false, successor_id: null })
  })

  test('a row without an exact match gets up to three suggestions', async () => {
    const { rows } = await match('VC-LT3564I 10\nqqqq zzzz 5')
    expect(rows[0]).toMatchObject({ outcome: 'not_found', quantity: 10, match: null })
    expect(numbersOf(rows[0])).toContain(ITEM)
    expect(rows[0]?.products.length).toBeLessThanOrEqual(3)
    expect(rows[1]).toMatchObject({ outcome: 'not_found', products: [] })
  })

  test('a row without searchable text is unreadable, and the others are matched', async () => {
    const { rows } = await match(`***\n${ITEM}\tmany\n${ITEM.replace('VC', 'VU')}\t7`)
    expect(rows.map(({ outcome }) => outcome)).toEqual(['unreadable', 'ok', 'ok'])
    const { rows: belowHeadings } = await match(`Item;Qty\n${ITEM};many`)
    expect(belowHeadings[0]).toMatchObject({
      outcome: 'ok',
      quantity: null,
      quantityFault: 'unreadable',
    })
  })
})

describe('for members', () => {
  test('members get the next valid quantity', async () => {
    const member = await createMember(shop().db)
    const { rows } = await match(`${ITEM}\t2`, member.headers)
    const price = rows[0]?.products[0]?.price
    expect(rows[0]?.products[0]?.priceReason).toBeDefined()
    if (price) expect(rows[0]).toMatchObject({ quantityFault: 'below_minimum', nextQuantity: 5 })
    expect((await match(`${ITEM}\t2`)).rows[0]).toMatchObject({
      quantityFault: null,
      nextQuantity: null,
    })
  })

  test('members get the item sold in their region, or the one without regions, sold everywhere', async () => {
    const term = await termOf('device', 'several')
    const [first, ...others] = numbersOf((await match(`${term?.display}`)).rows[0])
    const { db } = shop()
    const items = db.updateTable('product')
    const before = await db
      .selectFrom('product')
      .where('item_no', 'in', [...(term?.items ?? [])])
      .select(['item_no', 'regions'])
      .execute()
    await items
      .where('item_no', 'in', [...(term?.items ?? [])])
      .set({ regions: ['NA'] })
      .execute()
    const member = await createMember(db, { region: 'EU' })
    const other = items.where('item_no', '=', others[0] ?? '')
    for (const regions of [['EU'], []]) {
      await other.set({ regions }).execute()
      const { rows } = await match(`${term?.display}\t10`, member.headers)
      expect(rows[0]).toMatchObject({ outcome: 'ok', quantity: 10 })
      expect(numbersOf(rows[0])).toEqual([others[0]])
    }
    expect(numbersOf((await match(`${term?.display}`)).rows[0])).toContain(first)
    for (const { item_no, regions } of before) {
      await items.where('item_no', '=', item_no).set({ regions }).execute()
    }
  })

  test('visitors get no price', async () => {
    const answer = await ask(shop(), matchRowsRoute, { pasted: `${ITEM}\t10` })
    expect(answer.response.body).not.toMatch(/"(?:price|stock|priceReason)":/)
  })
})

test('of a thousand rows, the first fifty without a match get suggestions and the others none', async () => {
  const found = await shop().db.selectFrom('product').select('item_no').limit(700).execute()
  const lines = Array.from({ length: 1300 }, (_, at) =>
    at % 3 === 2 ? `unknown-${at} ${at}` : `${found[at % found.length]?.item_no}\t${(at % 9) + 1}`,
  )
  const { rows, tooMany } = await match(lines.join('\n'))
  expect(rows).toHaveLength(1000)
  expect(tooMany).toBe(300)
  const unknown = rows.filter(({ outcome }) => outcome === 'not_found')
  expect(unknown.length).toBe(333)
  expect(unknown.slice(50).every(({ products }) => products.length === 0)).toBe(true)
})

test('a thousand rows in a dozen formats are all read correctly', async () => {
  const { db } = shop()
  const products = await db
    .selectFrom('product')
    .where('stop', '=', false)
    .select((of) => [
      'item_no',
      'ean',
      of
        .selectFrom('part_ref')
        .whereRef('part_ref.product_id', '=', 'product.id')
        .where('kind', '=', 'oem')
        .select('raw')
        .limit(1)
        .as('oem'),
      of
        .selectFrom('fitment')
        .whereRef('fitment.product_id', '=', 'product.id')
        .select('label')
        .limit(1)
        .as('device'),
    ])
    .orderBy('item_no')
    .execute()
  const items = products.map(({ item_no, ean, oem, device }) => {
    return { itemNo: item_no, ean: ean?.replace(/^0+/, '') ?? null, oem, device }
  })
  const list = writeList(items, 1000)
  const outcome = await pasteList(list, async (_, pasted) => (await match(pasted)).rows)
  expect(outcome.rows).toBe(1000)
  expect(outcome.wrong).toEqual([])
})

test('a mixed list of sixty rows asks at most five times, and matches no row with a wrong item without asking', async () => {
  const list = await mixedList(shop())
  expect(list).toHaveLength(60)
  const { rows } = await match(asSheet(list))
  expect(rows).toHaveLength(60)
  const byRow = new Map(rows.map((row) => [row.row, row]))
  const unclear: string[] = []
  const wrong: string[] = []
  for (const row of rows) {
    // Row 1 of the sheet has the headings.
    const wanted = list[row.row - 2]
    const meant = row.into === null ? row : byRow.get(row.into)
    const [card] = meant?.products ?? []
    if (meant?.outcome !== 'ok') unclear.push(row.text)
    else if (!wanted?.items.includes(card?.itemNo ?? '')) wrong.push(`${row.text}: ${card?.itemNo}`)
    expect(row.text).toBe(wanted?.text)
  }
  expect(wrong).toEqual([])
  expect(unclear.length, unclear.join(', ')).toBeLessThanOrEqual(5)
})

test('matching pasted rows stores nothing', async () => {
  const count = async () =>
    (await shop().db.selectFrom('missed_search').selectAll().execute()).length
  const before = await count()
  await match('never seen before 12')
  expect(await count()).toBe(before)
})

describe('a device', () => {
  test('shows what the fit list of each battery has about the device; a number shows nothing about devices', async () => {
    const { rows } = await match(`Dell Latitude 5400\n${ITEM}`)
    const { rows: fits } = await sql<{ item_no: string; confidence: string; qualifier: string[] }>`
      select p.item_no, f.confidence, f.qualifier from fitment f join product p on p.id = f.product_id
      where f.label = 'Dell Latitude 5400'`.execute(shop().db)
    const listed = new Map(fits.map(({ item_no, ...fit }) => [item_no, fit]))
    expect(rows[0]?.match?.kind).toBe('device')
    expect(rows[0]?.products.length).toBeGreaterThan(0)
    for (const { itemNo, fit } of rows[0]?.products ?? []) expect(fit).toEqual(listed.get(itemNo))
    expect(rows[1]?.products.map(({ fit }) => fit)).toEqual([null])
  })
})
