// A list under review: twins need no decision, repeated rows keep their numbers, and decisions apply to all rows they concern.
import { describe, expect, test } from 'vitest'
import type { MatchedRow } from '../../../../contract/match-rows.ts'
import { BLOCKED, item, matched, pack } from '../../../../../test/support/matched-rows.ts'
import { fitReview } from '../../../../shared/fit-review.ts'
import { MAX_REFS } from '../../../../shared/customer-refs.ts'
import { onlyBatteries } from './only-batteries.ts'
import {
  choosePack,
  type ReviewRow,
  rowsAsText,
  newReviewRows,
  withAnswer,
  withFailedCheck,
  withoutRow,
} from './review-rows.ts'
import { restoredRows } from './review-session.ts'
import { reasonOf } from './rows-file.ts'
import { isContradicted } from './use-aliases.ts'
import { listReview } from '../../../texts/en_us/list-review.ts'
import {
  missingRows,
  notFoundRows,
  readyLines,
  remainingRows,
  reviewTotals,
  viewsOf,
  withNextQuantities,
} from './review-views.ts'

const linesOf = (
  rows: readonly ReviewRow[],
  preference: 'main' | 'high-performance' | 'cheapest',
) => readyLines(viewsOf(rows, preference)).map(({ itemNo, quantity }) => `${itemNo} ${quantity}`)

describe('the preferred series', () => {
  const rows = newReviewRows([matched(1), matched(2, { isEitherSeries: false })])

  test.each([
    ['main', ['VC-1 10', 'VC-2 10']],
    ['high-performance', ['VU-1 10', 'VC-2 10']],
    ['cheapest', ['VU-1 10', 'VC-2 10']],
  ] as const)(
    '%s decides where a number fits both series, and nowhere else',
    (preference, lines) => {
      expect(linesOf(rows, preference)).toEqual(lines)
      expect(viewsOf(rows, preference).some(({ needsDecision }) => needsDecision)).toBe(false)
    },
  )

  test('the cheapest item is chosen among those in stock', () => {
    const soldOut = newReviewRows([matched(1, { products: [pack('1', {}, { stockBand: 'out' })] })])
    expect(linesOf(soldOut, 'cheapest')).toEqual(['VC-1 10'])
  })

  test('an item sold in the region comes before the preferred one', () => {
    const here = newReviewRows([matched(1, { products: [pack('1', BLOCKED)] })])
    expect(linesOf(here, 'main')).toEqual(['VU-1 10'])
    const [view] = viewsOf(
      newReviewRows([matched(1, { isEitherSeries: false, products: [pack('1', BLOCKED)] })]),
      'main',
    )
    expect([view?.item?.itemNo, view?.twin?.itemNo]).toEqual(['VC-1', 'VU-1'])
  })
})

describe('rows', () => {
  const repeated = () =>
    newReviewRows([
      matched(1, { text: '45N1773', quantity: 30 }),
      matched(2, { text: 'T480', outcome: 'merged', into: 1, quantity: 12, products: [] }),
    ])

  test('repeated rows become one line that keeps both numbers with their quantities', () => {
    expect(readyLines(viewsOf(repeated(), 'main'))).toEqual([
      {
        itemNo: 'VC-1',
        quantity: 30,
        customerRefs: [
          { number: '45N1773', row: 1, quantity: 18 },
          { number: 'T480', row: 2, quantity: 12 },
        ],
      },
    ])
  })

  test('a line of more rows than it can name keeps as many numbers as the shop accepts, and all quantities', () => {
    const products = [pack('1')]
    const rows = newReviewRows(
      Array.from({ length: 60 }, (_, at) => matched(at + 1, { products, quantity: 1 })),
    )
    const [line] = readyLines(viewsOf(rows, 'main'))
    expect([line?.quantity, line?.customerRefs.length]).toEqual([60, MAX_REFS])
  })

  test('one decision holds for a row and for every row that repeats it', () => {
    const packs = [pack('8'), pack('9')]
    const rows = newReviewRows([
      matched(1, { outcome: 'ambiguous', products: packs, quantity: 20 }),
      matched(2, { outcome: 'merged', into: 1, quantity: 5, products: [] }),
    ])
    expect(viewsOf(rows, 'main').map(({ needsDecision }) => needsDecision)).toEqual([true, false])
    const chosen = choosePack(rows, rows[1]!, 'VC-9', { found: null })
    expect(linesOf(chosen, 'high-performance')).toEqual(['VU-9 20'])
    expect(viewsOf(chosen, 'main').some(({ needsDecision }) => needsDecision)).toBe(false)
    const rest = withoutRow(rows, { row: 1 })
    expect(viewsOf(rest, 'main').map(({ needsDecision }) => needsDecision)).toEqual([true])
  })

  test('order rules apply to the quantity of an item in all its rows together', () => {
    const few = newReviewRows([
      matched(1, { quantity: 7 }),
      matched(2, { outcome: 'merged', into: 1, quantity: 4, products: [] }),
    ])
    const views = viewsOf(few, 'main')
    expect(views.map(({ fault, isReady }) => [fault, isReady])).toEqual([
      ['not_multiple', false],
      [null, false],
    ])
    const corrected = withNextQuantities(few, views)
    expect(linesOf(corrected, 'main')).toEqual(['VC-1 10'])
    expect(reviewTotals(viewsOf(corrected, 'main')).totals).toEqual([
      { currency: 'USD', amount: '20.00' },
    ])
  })

  test('rows that were not added stay under review, with the reason of a rejection', () => {
    const rows = newReviewRows([
      matched(1),
      matched(2),
      matched(3, { outcome: 'not_found', products: [] }),
    ])
    const remaining = remainingRows(viewsOf(rows, 'main'), new Map([['VC-2', 'full' as const]]))
    expect(remaining.map(({ row, rejected }) => [row, rejected])).toEqual([
      [2, 'full'],
      [3, null],
    ])
    expect(viewsOf(remaining, 'main').every(({ needsDecision }) => needsDecision)).toBe(true)
  })
})

test('a row that matched by its description keeps its own number and its choice over a reload', () => {
  const readAs = 'Inspiron'
  const cells = { text: 'WDX0R', readAs, quantity: '4' }
  expect(rowsAsText([cells])).toBe('Item number\tDescription\tQuantity\nWDX0R\tInspiron\t4')
  const own = { row: 7, isUnreadable: false, pack: 'VC-1', series: null }
  const stored = [{ ...cells, ...own, description: 'Inspiron · urgent' }]
  const answer = matched(2, { text: 'WDX0R', readAs, outcome: 'ambiguous', products: [pack('1')] })
  const [row] = restoredRows(stored, [answer])
  expect(row).toMatchObject({ row: 7, text: 'WDX0R', quantity: '4', pack: 'VC-1' })
  expect(row?.matched).toMatchObject({ readAs, description: 'Inspiron · urgent' })
  const [checked] = withAnswer([row!], row!, answer)
  expect(checked?.matched.description).toBe('Inspiron · urgent')
})

describe('the answer to a changed number', () => {
  const rows = newReviewRows([matched(1, { quantity: 5 }), matched(2)])
  const checked = { ...rows[0]!, text: 'new', state: 'checking' as const }
  const pending = [checked, rows[1]!]
  const answer = matched(2, { quantity: 5, products: [pack('9')] })

  test('leaves the quantity that was typed meanwhile, and one that was cleared', () => {
    for (const quantity of ['20', '']) {
      const typed = pending.map((row) => (row.row === 1 ? { ...row, quantity } : row))
      const [row] = withAnswer(typed, checked, answer)
      expect(row).toMatchObject({ text: 'new', quantity, state: 'settled', row: 1 })
      expect(row?.matched.products).toHaveLength(1)
    }
  })

  test('gives a row without a quantity the one that the number contained', () => {
    const empty = { ...checked, quantity: '' }
    expect(withAnswer([empty], empty, answer)[0]?.quantity).toBe('5')
  })

  test('is ignored when the number was changed again, or the row left out', () => {
    const changed = [{ ...checked, text: 'newer' }, rows[1]!]
    expect(withAnswer(changed, checked, answer)).toEqual(changed)
    expect(withFailedCheck(changed, checked)).toEqual(changed)
    expect(withAnswer([rows[1]!], checked, answer)).toEqual([rows[1]])
  })
})

test('rows that were not found are left out together, and what waits for a choice stays', () => {
  const nothing: Partial<MatchedRow> = { outcome: 'not_found', products: [] }
  const similar: Partial<MatchedRow> = { outcome: 'not_found', products: [pack('3')] }
  const rows = newReviewRows([
    matched(1),
    matched(2, nothing),
    matched(3, similar),
    matched(4, nothing),
  ])
  const notFound = notFoundRows(viewsOf(rows, 'main'))
  expect(notFound.map(({ row }) => row)).toEqual([2, 4])
  expect(notFound.reduce(withoutRow, rows).map(({ row }) => row)).toEqual([1, 3])
})

test('rows that matched a discontinued item, or could not be read, are not left out as not found', () => {
  const rows = newReviewRows([
    matched(1, { outcome: 'not_found', products: [] }),
    matched(2, { outcome: 'discontinued', products: [pack('4', { stop: true })] }),
    matched(3, { outcome: 'unreadable', products: [] }),
  ])
  const views = viewsOf(rows, 'main')
  expect(notFoundRows(views).map(({ row }) => row)).toEqual([1])
  expect(missingRows(views).map(({ row }) => row)).toEqual([1, 2, 3])
})

describe('unknown numbers beside a device', () => {
  const fit = { confidence: 'reported' as const, qualifier: [] }
  const withOneBattery = (row: number, patch: Partial<MatchedRow> = {}, more: object = {}) =>
    matched(row, {
      outcome: 'ambiguous',
      readAs: `Inspiron ${row}`,
      products: [pack(String(row), { fit, ...more })],
      ...patch,
    })

  test('with one battery each are asked about together, and those that are less sure one by one', () => {
    const rows = newReviewRows([
      withOneBattery(1),
      withOneBattery(2, {}, { fit: { ...fit, confidence: 'confirmed' } }),
      withOneBattery(3, {}, { fit: { ...fit, confidence: 'unconfirmed' } }),
      withOneBattery(4, {}, { fit: { ...fit, qualifier: ['only with 4 cells'] } }),
      withOneBattery(5, {}, { fit: null }),
      withOneBattery(6, { products: [pack('8', { fit }), pack('9', { fit })] }),
      withOneBattery(7, { isSeries: true }),
      withOneBattery(8, { readAs: null }),
      withOneBattery(9, { outcome: 'not_found' }),
      withOneBattery(10, { products: [item('VC-10', '2', { fit, ...BLOCKED })] }),
      withOneBattery(11, {}, BLOCKED),
      matched(12),
    ])
    const views = viewsOf(rows, 'main')
    expect(onlyBatteries(views).map(({ view }) => view.row.row)).toEqual([1, 2, 11])
    expect(linesOf(rows, 'main')).toEqual(['VC-12 10'])
  })

  test('are no longer asked about once they are decided, searched for or being checked', () => {
    const [first, second, third] = newReviewRows([
      withOneBattery(1),
      withOneBattery(2),
      withOneBattery(3),
    ])
    const rows = [
      { ...first!, pack: 'VC-1' },
      { ...second!, found: [] },
      { ...third!, state: 'checking' as const },
    ]
    expect(onlyBatteries(viewsOf(rows, 'main'))).toEqual([])
  })
})

test('a battery that returns say does not fit waits for a decision, with what to do, and is kept for no other list', () => {
  const review = fitReview('wrong', 'en_us')
  const fit = { confidence: 'unconfirmed' as const, qualifier: [], review }
  const contradicted = pack('1', { fit })
  const [row] = newReviewRows([
    matched(1, { outcome: 'ambiguous', products: [contradicted, pack('2')] }),
  ])
  expect([isContradicted(row!, 'VC-1'), isContradicted(row!, 'VU-1')]).toEqual([true, true])
  expect(isContradicted(row!, 'VC-2')).toBe(false)
  const [view] = viewsOf(
    newReviewRows([matched(1, { outcome: 'ambiguous', products: [contradicted] })]),
    'main',
  )
  expect(view).toMatchObject({ needsDecision: true, isReady: false, item: null })
  expect(reasonOf(view!, listReview, 'en_us')).toBe(review.text)
})
