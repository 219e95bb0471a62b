// Tests how a query is split into terms for the search of content.
import { expect, test } from 'vitest'
import { queryTerms, wordsOfContent } from './content-words.ts'

test.each([
  ['Storing  BATTERIES', 'storing batteries'],
  ['ＵＮ３８．３', 'un38.3'],
  ['Café\nnoir', 'cafe noir'],
  ['锂电池，存放', '锂电池,存放'],
])('the text %j is stored as the words %j', (text, words) =>
  expect(wordsOfContent([text])).toBe(words),
)

test.each([
  ['batteries', ['batter']],
  ['battery', ['batter']],
  ['boxes', ['box']],
  ['glass', ['glass']],
  ['charging "limit"', ['charging', 'limit']],
  ['4.2 V', ['4.2', 'v']],
  ['UN38.3', ['un38.3']],
  ['', []],
  ['   ', []],
  ['((', ['((']],
])('the keyword %j asks for the terms %j', (keyword, terms) => {
  expect(queryTerms(keyword).map(({ whole }) => whole)).toEqual(terms)
})

test('of a longer Chinese run most pairs must match, a short one must match as a whole', () => {
  expect(queryTerms('锂电池运输')).toEqual([
    { whole: '锂电池运输', pairs: ['锂电', '电池', '池运', '运输'], needed: 3 },
  ])
  expect(queryTerms('电池')).toEqual([{ whole: '电池', pairs: [], needed: 0 }])
  expect(queryTerms('锂电池 UN38.3 运输').map(({ whole }) => whole)).toEqual([
    '锂电池',
    'un38.3',
    '运输',
  ])
})

test('at most eight terms of a hundred characters count', () => {
  expect(queryTerms('a b c d e f g h i j')).toHaveLength(8)
  expect(queryTerms('x'.repeat(10_000))[0]?.whole.length).toBeLessThanOrEqual(100)
})
