// POST /api/about/product/update-information/export
import { describe, expect, test } from 'vitest'
import { streamXlsxRows } from 'hucre/xlsx'
import { exportUpdatesRoute, listUpdatesRoute } from '../../../src/contract/product-support.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { ask, parseAnswer, rejectedFields, send, useShop } from '../../support/ask.ts'

const PATH = exportUpdatesRoute.path
const shop = useShop({ clock: () => new Date('2026-06-01T08:00:00Z') })

const fetchFile = (input: Record<string, unknown>) =>
  send(shop(), 'POST', PATH, JSON.stringify(input))

async function totalOf(input: Record<string, unknown>): Promise<number> {
  return (await ask<{ total: number }>(shop(), listUpdatesRoute, input)).result.total
}

describe(`POST ${PATH}`, () => {
  test.each([
    ['en_us', 'Item number'],
    ['zh_cn', '商品编号'],
    ['zh_hk', '貨品編號'],
  ])('the list is exported as CSV in %s', async (lang, header) => {
    const filters = { category: 'laptop', from: '2026-03-01' }
    const response = await fetchFile({ ...filters, lang, format: 'csv' })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(response.headers['content-disposition']).toBe(
      'attachment; filename="product-updates-2026-06-01.csv"',
    )
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.headers['x-result-code']).toBe('200')
    const lines = response.body.trimEnd().split('\r\n')
    expect(lines[0]?.startsWith('\uFEFF')).toBe(true)
    expect(lines[0]?.split(',')[1]).toBe(header)
    expect(lines.length - 1).toBe(await totalOf(filters))
  })

  test('the default format is a workbook with every row of the list', async () => {
    const response = await fetchFile({ brand: 'Voltcell Ultra' })
    expect(response.headers['content-disposition']).toContain('product-updates-2026-06-01.xlsx')
    const rows = []
    for await (const row of streamXlsxRows(response.rawPayload)) rows.push(row)
    expect(rows.length - 1).toBe(await totalOf({ brand: 'Voltcell Ultra' }))
  })

  test('page and rows do not limit the export', async () => {
    const all = await fetchFile({ format: 'csv' })
    const cut = await fetchFile({ format: 'csv', page: 3, rows: 1 })
    expect(cut.body).toBe(all.body)
  })

  test.each(LANGS)('a rejection is an envelope and not a file, in %s', async (lang) => {
    const answer = parseAnswer(await fetchFile({ format: 'pdf', lang }))
    expect(rejectedFields(answer, lang)).toEqual(['format'])
    const unknown = parseAnswer(await fetchFile({ colour: 'green', lang }))
    expect(rejectedFields(unknown, lang)).toEqual(['colour'])
  })

  test('an unknown language means en_us', async () => {
    const response = await fetchFile({ lang: 'fr_fr', format: 'csv', from: '9999-01-01' })
    expect(response.body).toContain('Item number')
  })
})
