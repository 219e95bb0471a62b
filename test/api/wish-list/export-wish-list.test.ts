// POST /api/wish-lists/export
import { describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { streamXlsxRows } from 'hucre/xlsx'
import { exportWishListRoute } from '../../../src/contract/wish-list.ts'
import { readPasted } from '../../../src/server/modules/wishlist/paste-rules.ts'
import { EXPORT_TEXTS } from '../../../src/server/modules/wishlist/texts/export-texts.ts'
import { unguardFormula } from '../../../src/server/platform/spreadsheet.ts'
import { htmlLang, LANGS } from '../../../src/shared/lang.ts'
import { sellerDay } from '../../../src/shared/seller-day.ts'
import { ask, parseAnswer, rejectedFields, send, useShop } from '../../support/ask.ts'
import { createMember, type TestMember } from '../../support/create-member.ts'
import { readPdf } from '../../support/read-pdf.ts'
import { readZip } from '../../support/read-zip.ts'
import {
  describeWishListCall,
  addWishLines,
  makeList,
  readList,
} from '../../support/wish-list-cases.ts'

const shop = useShop({ clock: () => new Date() })
const LINES = [
  { itemNo: 'VC-LT35641', quantity: 10, note: 'for Ann' },
  { itemNo: 'VU-LT35641', quantity: 2, note: '請盡快送貨' },
  { itemNo: 'VC-TB29206', quantity: 1000, note: '' },
]
const HOSTILE = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\tx',
  "'=1",
  "=cmd|'/c calc'!A1",
  '"quoted", and; more',
  'two\nlines',
  '<b>bold</b>',
  '0012345',
  '  spaces  ',
]

describeWishListCall(shop, exportWishListRoute, {
  input: { format: 'csv' },
  listField: 'listId',
  isFile: true,
})

const fetchFile = (member: TestMember, input: Record<string, unknown>) =>
  send(shop(), 'POST', exportWishListRoute.path, JSON.stringify(input), member.headers)

async function filled(lines = LINES): Promise<TestMember> {
  const member = await createMember(shop().db)
  await addWishLines(shop(), member, lines)
  return member
}

/** For comparing texts of a PDF, where each cell of a table breaks its text into lines. */
function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '')
}

/** Splits CSV into cells (RFC 4180). */
function cellsOf(csv: string): string[][] {
  const records = csv.replace(/^\ufeff/, '').match(/(?:"(?:[^"]|"")*"|[^"\r\n])+(?=\r\n)/g) ?? []
  return records.map((record) =>
    [...record.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
    ),
  )
}

describe('as CSV', () => {
  test.each([
    ['en_us', ['Item number', 'Product', 'Quantity', 'Note', 'Your number', 'Your row']],
    ['zh_cn', ['商品编号', '商品名称', '数量', '备注', '您的料号', '您的行号']],
    ['zh_hk', ['貨品編號', '貨品名稱', '數量', '備註', '您的編號', '您的行號']],
  ])('a CSV file in %s has no prices', async (lang, headings) => {
    const response = await fetchFile(await filled(), { lang, format: 'csv' })
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.body.startsWith('\ufeff')).toBe(true)
    const [head, ...rows] = cellsOf(response.body)
    expect(head).toEqual(headings)
    expect(rows.map((cells) => [cells[0], cells[2], cells[3]])).toEqual(
      LINES.map(({ itemNo, quantity, note }) => [itemNo, String(quantity), note]),
    )
  })

  test('a CSV file with prices has the total of each line that can be ordered', async () => {
    const member = await filled()
    const { list } = await readList(shop(), member)
    const response = await fetchFile(member, { format: 'csv', withPrices: true })
    const [head, ...rows] = cellsOf(response.body)
    expect(head).toContain('Unit price (USD)')
    expect(head).toContain('Total (USD)')
    expect(rows.map((cells) => cells[4])).toEqual(
      list.map(({ quote }) => (quote?.fault === null ? String(Number(quote.total)) : '')),
    )
  })

  test('a CSV file names the rows and numbers that the customer pasted for each line', async () => {
    const member = await createMember(shop().db)
    const ref = (number: string, row: number, quantity: number) => ({ number, row, quantity })
    const lines = [
      { itemNo: 'VC-LT35641', quantity: 18, customerRefs: [ref('45N1773', 3, 18)] },
      { itemNo: 'VC-TB29206', quantity: 5 },
    ]
    await addWishLines(shop(), member, lines)
    const again = { itemNo: 'VC-LT35641', quantity: 12, customerRefs: [ref('T480', 17, 12)] }
    await addWishLines(shop(), member, [again])
    const { list } = await readList(shop(), member)
    expect(list[0]?.customerRefs).toEqual([ref('45N1773', 3, 18), ref('T480', 17, 12)])
    const [, first, second] = cellsOf((await fetchFile(member, { format: 'csv' })).body)
    expect(first?.slice(-2)).toEqual(['45N1773 (18); T480 (12)', '3; 17'])
    expect(second?.slice(-2)).toEqual(['', ''])
    const pdf = await fetchFile(member, { format: 'pdf', withPrices: true })
    expect(pdf.rawPayload.toString('latin1')).toMatch(/^%PDF-1\./)
  })

  test('a CSV file can be pasted back with the same items and quantities', async () => {
    const response = await fetchFile(await filled(), { format: 'csv', lang: 'zh_hk' })
    const { rows } = readPasted(response.body)
    expect(rows.map(({ readings }) => [readings[0]?.text, readings[0]?.quantity])).toEqual(
      LINES.map(({ itemNo, quantity }) => [itemNo, quantity]),
    )
  })
})

test('hostile notes never become formulas, and come back unchanged', async () => {
  const found = await shop().db.selectFrom('product').select('item_no').limit(12).execute()
  const member = await createMember(shop().db)
  const { wishList } = await readList(shop(), member)
  const notes = new Map(found.map(({ item_no }, at) => [item_no, HOSTILE[at] ?? '']))
  await addWishLines(
    shop(),
    member,
    [...notes.keys()].map((itemNo) => ({ itemNo, quantity: 5 })),
  )
  // Written directly to the database, because the call would trim them.
  for (const [itemNo, note] of notes) {
    const product = shop().db.selectFrom('product').select('id').where('item_no', '=', itemNo)
    await shop()
      .db.updateTable('wish_line')
      .set({ note })
      .where('list_id', '=', wishList.id)
      .where('product_id', '=', product)
      .execute()
  }
  const csv = await fetchFile(member, { format: 'csv' })
  for (const cells of cellsOf(csv.body).slice(1)) {
    for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r\0]/)
    expect(unguardFormula(cells[3] ?? '')).toBe(notes.get(cells[0] ?? ''))
  }
  const xlsx = await fetchFile(member, { format: 'xlsx' })
  const rows = []
  for await (const row of streamXlsxRows(xlsx.rawPayload)) rows.push(row.values)
  for (const [itemNo, , , note] of rows.slice(1)) {
    expect(note ?? '').toBe(notes.get(String(itemNo)))
  }
  for (const xml of readZip(xlsx.rawPayload).values()) expect(xml).not.toMatch(/<f[ >/]/)
  expect((await fetchFile(member, { format: 'pdf' })).statusCode).toBe(200)
})

test('in XLSX, the default format, item numbers are text and quantities are numbers', async () => {
  const response = await fetchFile(await filled(), { withPrices: true })
  expect(response.headers['content-type']).toContain('spreadsheetml')
  const rows = []
  for await (const row of streamXlsxRows(response.rawPayload)) rows.push(row.values)
  expect(rows).toHaveLength(LINES.length + 1)
  for (const [at, line] of LINES.entries()) {
    expect(rows[at + 1]?.[0]).toBe(line.itemNo)
    expect(rows[at + 1]?.[2]).toBe(line.quantity)
  }
})

describe('as PDF', () => {
  test.each(['en_us', 'zh_cn', 'zh_hk'])(
    'the PDF in %s is small and embeds its fonts',
    async (lang) => {
      const response = await fetchFile(await filled(), { format: 'pdf', lang, withPrices: true })
      expect(response.headers['content-type']).toBe('application/pdf')
      const file = response.rawPayload.toString('latin1')
      expect(file.startsWith('%PDF-1.')).toBe(true)
      expect(file.trimEnd().endsWith('%%EOF')).toBe(true)
      expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1)
      expect(file).toContain('/FontFile2')
      expect(file).toContain('/ToUnicode')
      expect(file.length).toBeLessThan(100_000)
    },
  )

  test.each(LANGS)(
    'the PDF in %s names company, customer number and validity, and says what is not sold in the region',
    async (lang) => {
      const t = EXPORT_TEXTS[lang]
      const member = await createMember(shop().db, { region: 'EU' })
      const soldElsewhere = await shop()
        .db.selectFrom('product')
        .select('item_no')
        .where('status', '=', 'active')
        .where(sql<boolean>`not regions && array['EU', 'GLOBAL']`)
        .executeTakeFirstOrThrow()
      await addWishLines(shop(), member, [
        { itemNo: 'VC-LT35641', quantity: 10, note: 'for Ann' },
        { itemNo: soldElsewhere.item_no, quantity: 10, note: '' },
      ])
      const company = await shop()
        .db.selectFrom('company')
        .select(['name', 'customer_no'])
        .where('id', '=', member.companyId)
        .executeTakeFirstOrThrow()
      const textOf = async (input: object) => {
        const { rawPayload } = await fetchFile(member, { format: 'pdf', lang, ...input })
        return withoutSpaces(readPdf(rawPayload))
      }
      const priced = await textOf({ withPrices: true })
      const validity = withoutSpaces(t.validity)
      for (const words of [t.company, company.name, t.customerNo, company.customer_no]) {
        expect(priced).toContain(withoutSpaces(words))
      }
      const day = new Intl.DateTimeFormat(htmlLang(lang), {
        dateStyle: lang === 'en_us' ? 'medium' : 'long',
        timeZone: 'UTC',
      }).format(new Date(`${sellerDay(new Date())}T00:00:00Z`))
      expect(priced).toContain(validity + withoutSpaces(t.validOn(day)))
      expect(priced.split(withoutSpaces(t.notForRegion))).toHaveLength(2)
      expect(priced).toContain(withoutSpaces(t.unpriced(1)))
      const plain = await textOf({})
      expect(plain).toContain(withoutSpaces(company.name))
      expect(plain).not.toContain(validity)
      expect(plain).not.toContain(withoutSpaces(t.notForRegion))
    },
  )

  test('a PDF extends over several pages', async () => {
    const found = await shop().db.selectFrom('product').select('item_no').limit(120).execute()
    const member = await filled(
      found.map(({ item_no }) => ({ itemNo: item_no, quantity: 5, note: '' })),
    )
    const file = (await fetchFile(member, { format: 'pdf' })).rawPayload.toString('latin1')
    expect(file.match(/\/Type \/Page\b/g)?.length).toBeGreaterThanOrEqual(3)
  })

  test('an empty list gives a PDF of one page', async () => {
    const member = await createMember(shop().db)
    const file = (await fetchFile(member, { format: 'pdf' })).rawPayload.toString('latin1')
    expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1)
  })
})

test.each([
  ['Spring 2027', /filename="Spring 2027-\d{4}-\d\d-\d\d\.csv"$/],
  ['../../etc/passwd', /filename="etc-passwd-\d{4}-\d\d-\d\d\.csv"$/],
  ['a"; filename="x.exe', /filename="a-+ filename=-x\.exe-\d{4}-\d\d-\d\d\.csv"$/],
  ['願望', /filename\*=UTF-8''%E9%A1%98%E6%9C%9B-\d{4}-\d\d-\d\d\.csv$/],
])('the file of list %j has a safe name', async (name, header) => {
  const member = await createMember(shop().db)
  const { id } = await makeList(shop(), member, name)
  const response = await fetchFile(member, { listId: id, format: 'csv' })
  expect(response.headers['content-disposition']).toMatch(header)
})

test('a rejection is an envelope and not a file', async () => {
  const member = await createMember(shop().db)
  const answer = parseAnswer(await fetchFile(member, { format: 'docx', lang: 'zh_cn' }))
  expect(rejectedFields(answer, 'zh_cn')).toEqual(['format'])
  const unknown = await ask(shop(), exportWishListRoute, { listId: 'no' }, member.headers)
  expect(unknown).toMatchObject({ code: 404, result: null })
})
