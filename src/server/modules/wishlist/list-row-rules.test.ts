// Tests what becomes of pasted rows on a wish list.
import { describe, expect, test } from 'vitest'
import { readPasted } from './paste-rules.ts'
import {
  askAboutFits,
  type CandidateProduct,
  decideRows,
  type FoundMatch,
  mergeRows,
} from './list-row-rules.ts'

const product = (id: number, more: Partial<CandidateProduct> = {}): CandidateProduct => {
  return { id, stop: false, regions: ['GLOBAL'], replacement: null, ...more }
}
const KNOWN = new Map<string, FoundMatch>(
  (
    [
      ['A1', 'A1', [product(1)]],
      ['T450', 'Lenovo ThinkPad T450', [product(2)]],
      ['T4 50', 'Lenovo ThinkPad T450', [product(2)]],
      ['T4', 'T4', [product(3)]],
      ['Latitude 5400', 'Dell Latitude 5400', [product(4)]],
      ['Latitude', 'Latitude', [product(5)]],
      ['PA3817U', 'PA3817U-1BRS', [product(6), product(7)]],
      ['many', 'many', Array.from({ length: 9 }, (_, at) => product(10 + at))],
      ['OLD', 'OLD', [product(30, { stop: true, replacement: 31 })]],
      ['GONE', 'GONE', [product(40, { stop: true })]],
      ['half', 'half', [product(50), product(51, { stop: true, replacement: 52 })]],
      ['far', 'far', [product(60, { regions: ['NA'] }), product(61, { regions: ['EU'] })]],
      ['nowhere', 'nowhere', [product(70, { regions: ['NA'] })]],
      ['twins', 'twins', [product(80, { twin: 81 }), product(81, { twin: 80 })]],
      ['VU-81', 'VU-81', [product(81, { twin: 80 })]],
      [
        'two packs',
        'two packs',
        [80, 81, 82].map((id) => product(id, { twin: { 80: 81, 81: 80 }[id] })),
      ],
    ] as const
  ).map(([text, raw, products]) => [text, { matchedOn: { kind: 'oem', raw }, products }]),
)
const DEVICES = new Map<string, FoundMatch>([
  ...KNOWN,
  ...['Vostro', 'Studio'].map((name): [string, FoundMatch] => {
    const products = [product(92, { stop: true, replacement: 93 })]
    return [name, { matchedOn: { kind: 'device', raw: `Dell ${name}` }, products }]
  }),
  ['Inspiron', { matchedOn: { kind: 'device', raw: 'Dell Inspiron' }, products: [product(90)] }],
  [
    'ProBook 450',
    {
      matchedOn: { kind: 'device', raw: 'HP ProBook 450 G10' },
      isSeries: true,
      products: [product(91)],
    },
  ],
])
const inEurope = ({ regions }: CandidateProduct) =>
  regions.includes('GLOBAL') || regions.includes('EU')

/** 'outcome products quantity', or the row it was merged into. */
function decided(pasted: string): string[] {
  return mergeRows(decideRows(readPasted(pasted).rows, KNOWN, inEurope)).map((row) => {
    if (row.into !== null) return `${row.outcome} into ${row.into}`
    return `${row.outcome} ${row.productIds.join(',')} ${row.quantity ?? '-'}`.replace('  ', ' ')
  })
}

describe('a pasted row', () => {
  test.each([
    ['A1 10', 'ok 1 10'],
    ['10 x A1', 'ok 1 10'],
    ['A1', 'ok 1 -'],
    ['T450 50', 'ok 2 50'],
    ['T4 50', 'ok 3 50'],
    ['Latitude 5400', 'ok 4 -'],
    ['Latitude 5400 7', 'ok 4 7'],
    ['PA3817U 10', 'ambiguous 6,7 10'],
    ['many\t3', 'ambiguous 10,11,12,13,14 3'],
    ['OLD\t3', 'replaced 31 3'],
    ['GONE\t3', 'discontinued 40 3'],
    ['twins\t3', 'ok 80 3'],
    ['VU-81\t3', 'ok 81 3'],
    ['two packs\t3', 'ambiguous 80,82 3'],
    ['half\t3', 'ok 50 3'],
    ['far\t3', 'ok 61 3'],
    ['nowhere\t3', 'ok 70 3'],
    ['unknown thing 12', 'not_found 12'],
    ['???', 'unreadable -'],
    ['Dell\tA1\t4', 'ok 1 4'],
  ])('%j has this outcome, with products and quantity: %s', (pasted, expected) => {
    expect(decided(pasted)).toEqual([expected])
  })

  test('that repeats an earlier row adds its quantity to that row', () => {
    const pasted = 'A1\t5\nOLD\t1\na 1\t9\nA1\t7\nB-2\t1\nb2\t3\nA1\t\n???\t1\n???\t1'
    expect(decided(pasted)).toEqual([
      'ok 1 12',
      'replaced 31 1',
      'not_found 9',
      'merged into 1',
      'not_found 4',
      'merged into 5',
      'merged into 1',
      'unreadable -',
      'unreadable -',
    ])
  })
})

describe('a device that may not be the one that is meant', () => {
  const rowOf = (pasted: string) => decideRows(readPasted(pasted).rows, DEVICES, inEurope)[0]

  test('beside an unknown number makes the row ambiguous, and the row keeps its number', () => {
    expect(rowOf('WDX0R\tInspiron\t4')).toMatchObject({
      text: 'WDX0R',
      readAs: 'Inspiron',
      quantity: 4,
      outcome: 'ambiguous',
      productIds: [90],
    })
  })

  test.each(['A1\tInspiron\t4', 'Our 77\tA1\t4', 'Our 77\tInspiron\tA1\t4'])(
    'does not matter where a cell of %j has a known number',
    (pasted) => {
      expect(rowOf(pasted)).toMatchObject({ outcome: 'ok', productIds: [1], readAs: null })
    },
  )

  test('that is unknown too leaves the row its own number, and no quantity is read from its name', () => {
    expect(rowOf('QX1\tNotebook 5400')).toMatchObject({
      text: 'QX1',
      quantity: null,
      outcome: 'not_found',
    })
  })

  test('makes the row ambiguous where the text is only the beginning of its name', () => {
    expect(rowOf('ProBook 450\t4')).toMatchObject({ outcome: 'ambiguous', productIds: [91] })
    expect(rowOf('Inspiron\t4')).toMatchObject({ outcome: 'ok', productIds: [90] })
  })
})

test('a device whose batteries are all discontinued offers no replacement item, since none lists the device', () => {
  const decide = (pasted: string) =>
    mergeRows(decideRows(readPasted(pasted).rows, DEVICES, inEurope))
  const discontinued = { outcome: 'discontinued', productIds: [92] }
  expect(decide('Vostro\t4\nStudio\t1\nVostro\t2')).toMatchObject([
    { ...discontinued, quantity: 6 },
    // Another device, for which the customer may want another battery.
    { ...discontinued, quantity: 1 },
    { outcome: 'merged', into: 1 },
  ])
  expect(decide('QX1\tVostro\t2')).toMatchObject([{ ...discontinued, readAs: 'Vostro' }])
})

test('a device that returns say its battery does not fit makes the row ambiguous, which is not merged with the item', () => {
  const matches = new Map([
    ...DEVICES,
    ['VC-90', { matchedOn: { kind: 'item_no', raw: 'VC-90' }, products: [product(90)] }],
  ])
  const outcomes = (pasted: string) => {
    const rows = decideRows(readPasted(pasted).rows, matches, inEurope)
    const asked = askAboutFits(rows, (id, { match }) => id === 90 && match?.kind === 'device')
    return mergeRows(asked).map(({ outcome, quantity }) => `${outcome} ${quantity}`)
  }
  expect(outcomes('Inspiron\t4\nVC-90\t2\nA1\t1')).toEqual(['ambiguous 4', 'ok 2', 'ok 1'])
  expect(outcomes('VC-90\t2\nInspiron\t4\nInspiron\t1')).toEqual([
    'ok 2',
    'ambiguous 5',
    'merged 1',
  ])
})
