// Five hundred numbers of the catalogue, each typed in six ways: a product with the number always comes first. Meaningless and
// hostile queries are answered quickly.
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { spellings } from '../../bench/search-catalogue.ts'
import { searchProducts } from '../../src/server/modules/search/search-service.ts'
import { normalisePartNumber } from '../../src/shared/part-number.ts'
import { useShop } from '../support/ask.ts'
import { searchContext } from '../support/search-context.ts'

const shop = useShop()

const search = (keyword: string) => searchProducts(searchContext(shop().db), keyword)

/**
 * Numbers of makers of devices (`oem`), and names that the firmware of devices reports for their battery
 * (`reported_name`).
 */
async function someNumbers() {
  const { rows } = await sql<{ raw: string; products: number[] }>`
    select r.raw, array_agg(r.product_id) as products from part_ref r
    join product p on p.id = r.product_id and p.status = 'active'
    where r.kind in ('oem', 'reported_name') and length(r.raw) > 4
    group by r.raw order by md5(r.raw) limit 500`.execute(shop().db)
  return rows
}

describe('a number is found however it is typed', () => {
  test('500 numbers in 6 spellings come first each time', { timeout: 60_000 }, async () => {
    const numbers = await someNumbers()
    expect(numbers).toHaveLength(500)
    const productsOfNumber = new Map<string, number[]>()
    for (const { raw, products } of numbers) {
      const norm = normalisePartNumber(raw)
      productsOfNumber.set(norm, [...(productsOfNumber.get(norm) ?? []), ...products])
    }
    const missed: string[] = []
    for (const { raw } of numbers) {
      for (const typed of spellings(raw)) {
        const { productIds, certainty } = await search(typed)
        const first = productIds[0] ?? 0
        const products = productsOfNumber.get(normalisePartNumber(raw))
        if (certainty !== 'exact' || !products?.includes(first)) missed.push(typed)
      }
    }
    expect(missed).toEqual([])
  })

  test('an exact number finds itself first, and part of a number finds numbers that contain it', async () => {
    const exact = await search('LR44')
    expect(exact.certainty).toBe('exact')
    expect(exact.reason(exact.productIds[0] ?? 0)).toMatchObject({ raw: 'LR44' })
    const part = await search('PA38')
    expect(part.certainty).toBe('partial')
    for (const id of part.productIds.slice(0, 5)) {
      expect(part.reason(id).raw.replace(/\W/g, '').toUpperCase()).toContain('PA38')
    }
  })
})

describe('queries that no buyer would type', () => {
  test.each([
    '',
    ' ',
    '\0\0\0',
    'a\0b',
    '\ud800',
    '%',
    '_%_%',
    "' or 1=1 --",
    '"latitude" -dell*',
    '{e6400}',
    '\\',
    'x'.repeat(10_000),
    'ab '.repeat(3000),
    '电'.repeat(299),
    'é'.repeat(200),
    Array.from({ length: 100 }, (_, at) => `w${at}`).join(' '),
  ])('the query is answered within a second (%#)', async (keyword) => {
    const start = performance.now()
    const { productIds, suggestions } = await search(keyword)
    expect(performance.now() - start).toBeLessThan(1000)
    expect(productIds.length).toBeLessThanOrEqual(25_000)
    expect(suggestions.length).toBeLessThanOrEqual(6)
  })
})
