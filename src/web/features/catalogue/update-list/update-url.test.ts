// The update list accepts any URL, and months end on their last day.
import { describe, expect, test } from 'vitest'
import { monthEnds, readMonth } from './months.ts'
import { readUpdateState, updateQuery } from './update-url.ts'

const read = (query: string) => readUpdateState(new URLSearchParams(query))

describe('the state of the update list', () => {
  test.each([
    ['', {}],
    ['category=laptop&brand=Voltcell+Ultra', { category: 'laptop', brand: 'Voltcell Ultra' }],
    [
      'region=EU&from=2026-01-31&to=2026-02-28',
      { region: 'EU', from: '2026-01-31', to: '2026-02-28' },
    ],
    ['from=2026-02-30&to=yesterday', {}],
    ['brand=+&region=aaaaaaaaaaaaaaaaa', {}],
    ['category=a%00b', {}],
  ])('has the filters of the query %s', (query, filters) =>
    expect(read(query).filters).toEqual(filters),
  )

  test.each([
    ['page=3', 3],
    ['page=0', 1],
    ['page=x', 1],
    ['page=1e9', 1],
  ])('has for the query %s the page %i', (query, page) => expect(read(query).page).toBe(page))

  test('is the same after it was written to a query and read from it', () => {
    const query = '?category=laptop&from=2026-01-01&page=2'
    expect(updateQuery(read(query))).toBe(query)
  })
})

describe('months', () => {
  test.each([
    ['2026-02', '2026-02-28'],
    ['2024-02', '2024-02-29'],
    ['2026-12', '2026-12-31'],
  ])('end on their last day: %s on %s', (month, to) =>
    expect(monthEnds(month)).toEqual({ from: `${month}-01`, to }),
  )

  test('anything else is not a month', () => {
    expect(['2026-13', '26-01', '', null].map(readMonth)).toEqual([null, null, null, null])
  })
})
