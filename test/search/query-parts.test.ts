// Every value, such as a voltage, that the search reads in a query is in a part of its answer, even if it decided nothing.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseQuery } from '../../src/server/modules/search/query/parsed-query.ts'
import { typedPart } from '../../src/server/modules/search/query/source-text.ts'
import { searchIndex } from '../../src/server/modules/search/search-service.ts'
import { smallIndex } from '../support/small-catalogue.ts'

const RUNS = 600

const catalogue = smallIndex([
  { id: 1, partNumbers: ['45N1127'], deviceBrand: 'Lenovo', devices: ['Lenovo ThinkPad T480'] },
  { id: 2, partNumbers: ['00HW003', 'HT03XL'], voltage: 15.2, deviceBrand: 'HP' },
  { id: 3, partNumbers: ['6LR61', '9V'], chemistry: 'alkaline', voltage: 9 },
  { id: 4, partNumbers: ['6HR61'], chemistry: 'ni-mh', voltage: 8.4 },
  {
    id: 5,
    partNumbers: ['R12V9AH/B', '24V15AH-X'],
    chemistry: 'lead-acid',
    voltage: 12,
    capacity_mah: 9_000,
  },
  { id: 6, deviceBrand: 'HP', devices: ['HP ZBook 15v G5'], titleWords: ['rugged'] },
])

async function partsOf(keyword: string) {
  const { parts } = searchIndex(await catalogue, keyword)
  return parts.map(({ kind, text, state }) => `${kind} ${text}: ${state}`)
}

describe('a value that decided nothing is ignored', () => {
  test.each<[string, string[]]>([
    ['T480 11.1V 14.8V', ['device T480: found', 'voltage 11.1V: filter', 'voltage 14.8V: ignored']],
    ['11.1V 14.8V', ['voltage 11.1V: filter', 'voltage 14.8V: ignored']],
    [
      '45N1127 4400mAh or 5200mAh',
      [
        'number 45N1127: found',
        'capacity 4400mAh: filter',
        'words or: ignored',
        'capacity 5200mAh: ignored',
      ],
    ],
    ['Makita drill 18V', ['words Makita drill: ignored', 'voltage 18V: ignored']],
  ])('%s', async (keyword, parts) => {
    expect(await partsOf(keyword)).toEqual(parts)
  })
})

describe('a value that is part of a name is found', () => {
  test.each<[string, string[]]>([
    ['9V', ['size 9V: found']],
    ['9V rechargeable', ['size 9V: found', 'rechargeable rechargeable: filter']],
    ['9V block battery', ['size 9V block: found', 'words battery: ignored']],
    ['R12V9AH/B', ['number R12V9AH/B: found']],
    ['24V15AH-X', ['number 24V15AH-X: found']],
    ['HP ZBook 15v G5', ['device HP ZBook 15v G5: found']],
  ])('%s', async (keyword, parts) => {
    expect(await partsOf(keyword)).toEqual(parts)
  })
})

test('a word that only titles contain is a word that filters, unlike a brand', async () => {
  expect(await partsOf('rugged HP battery')).toEqual([
    'words rugged: filter',
    'brand HP: filter',
    'words battery: ignored',
  ])
})

const fragment = fc.oneof(
  fc.constantFrom('45N1127', '00HW003', 'ThinkPad T480', 'Foo Bar 99', 'ZBook', 'battery', 'for'),
  fc.constantFrom('NiMH', 'rechargeable', 'laptop', 'charger', 'camera', '9V', '12V9AH', '15v'),
  fc
    .tuple(
      fc.constantFrom('3', '7.2', '9', '11.1', '14,8', '48', '4400', '5,200', '230 x 72 x 6'),
      fc.constantFrom('V', ' V', 'mAh', ' Ah', 'Wh', ' mm', ''),
    )
    .map(([number, unit]) => number + unit),
)
const keywords = fc
  .array(fc.tuple(fragment, fc.constantFrom(' ', ' ', ', ', '\n', ' / ')), {
    minLength: 1,
    maxLength: 8,
  })
  .map((pieces) => pieces.flat().join('').trim())

test('every value of any query is in a part of the answer', async () => {
  const index = await catalogue
  fc.assert(
    fc.property(keywords, (keyword) => {
      const { source, values } = parseQuery(keyword)
      const { parts } = searchIndex(index, keyword)
      const texts = parts.map(({ text }) => text)
      for (const { start, end } of values) {
        const typed = typedPart(source, start, end)
        expect(
          texts.some((text) => text.includes(typed)),
          `${keyword} has no part ${typed}`,
        ).toBe(true)
      }
    }),
    { numRuns: RUNS, seed: 20_261_128 },
  )
})
