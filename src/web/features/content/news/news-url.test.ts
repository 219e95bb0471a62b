// Conversion between the state of a news list and its URL.
import { expect, test } from 'vitest'
import { newsQuery, readNewsUrl } from './news-url.ts'

const read = (query: string) => readNewsUrl(`https://shop.example/news${query}`)

test.each([
  ['', {}],
  ['?type=event', { type: 'event' }],
  ['?type=gossip', {}],
  ['?year=2026&page=2', { year: 2026, page: 2 }],
  ['?year=26', {}],
  ['?year=1e9', {}],
  ['?page=0', {}],
  ['?page=1', {}],
  ['?page=-3', {}],
  ['?page=2.5', {}],
  ['?keyword=%20%20', {}],
  ['?keyword=+air+', { keyword: 'air' }],
])('%j narrows the list to %j', (query, filters) => expect(read(query)).toEqual(filters))

test('a long keyword is cut to the length that the call accepts', () => {
  expect(read(`?keyword=${'a'.repeat(300)}`).keyword).toHaveLength(100)
})

test('a query that was read is written back unchanged', () => {
  const query = '?type=media&year=2026&keyword=air+freight&page=3'
  expect(newsQuery(read(query))).toBe(query)
  expect(newsQuery({ page: 1 })).toBe('')
})
