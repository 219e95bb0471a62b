// Tests how single cells are read and which are rejected.
import { describe, expect, test } from 'vitest'
import {
  parseLengths,
  printLengths,
  printList,
  readDay,
  readList,
  readNumber,
} from './cell-values.ts'

const REAL = { min: 0, max: 100_000, isWhole: false }
const WHOLE = { min: 0, max: 100_000, isWhole: true }

describe('readNumber', () => {
  test.each([
    ['11.1', 11.1],
    ['11,1', 11.1],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['１１．４', 11.4],
    [' 27,99 ', 27.99],
    [11.1, 11.1],
    ['', null],
    [null, null],
  ])('reads %j as the number %j', (cell, value) =>
    expect(readNumber(cell, REAL)).toEqual({ ok: true, value }),
  )

  test.each([
    ['4.800', 4800],
    ['4,800', 4800],
    ['4800', 4800],
  ])('reads %j as the whole number %j', (cell, value) =>
    expect(readNumber(cell, WHOLE)).toEqual({ ok: true, value }),
  )

  test.each([
    ['11,1V', REAL, 'not-a-number'],
    ['1e5', REAL, 'not-a-number'],
    ['abc', REAL, 'not-a-number'],
    [true, REAL, 'not-a-number'],
    [Number.NaN, REAL, 'not-a-number'],
    ['4.5', WHOLE, 'not-whole'],
    ['-1', REAL, 'out-of-range'],
    ['100001', WHOLE, 'out-of-range'],
  ])('rejects %j as a number', (cell, limits, fault) =>
    expect(readNumber(cell, limits)).toMatchObject({ ok: false, fault }),
  )
})

describe('readDay', () => {
  test.each([
    ['2026-03-05', '2026-03-05'],
    ['2026/3/5', '2026-03-05'],
    ['2026年3月5日', '2026-03-05'],
    ['5.3.2026', '2026-03-05'],
    ['2026-03-05T10:00:00Z', '2026-03-05'],
    [new Date('2026-03-05T00:00:00Z'), '2026-03-05'],
    ['', null],
  ])('reads %j as the day %j', (cell, value) => expect(readDay(cell)).toEqual({ ok: true, value }))

  // Ambiguous: the day or the month may come first.
  test.each(['03/05/2026', '2026-02-30', 'soon', '46000'])('rejects %j as a day', (cell) =>
    expect(readDay(cell)).toMatchObject({ ok: false, fault: 'not-a-day' }),
  )
})

describe('lists', () => {
  test.each([
    ['A; B;;A', ['A', 'B']],
    ['A | B', ['A', 'B']],
    ['A; 1\nB | 2', ['A; 1', 'B | 2']],
    [
      ['A', 7],
      ['A', '7'],
    ],
    ['', []],
  ])('in the cell %j are read as %j', (cell, value) =>
    expect(readList(cell)).toEqual({ ok: true, value }),
  )

  test.each([[['A; B']], [['A', 'B|C']], [['A；B']], [[]], [['A']]])(
    'that were printed are read again: %j',
    (values) => expect(readList(printList(values))).toEqual({ ok: true, value: values }),
  )

  test('objects in a list are rejected', () => {
    expect(readList([{ a: 1 }])).toMatchObject({ ok: false, fault: 'bad-text' })
  })
})

describe('lengths', () => {
  test.each([
    ['97.2 x 30.4 x 19.6', '97.2 x 30.4 x 19.6'],
    ['97,2×30,4*19,6 mm', '97.2 x 30.4 x 19.6'],
    ['Ø11.6 x 5.4', 'Ø11.6 x 5.4'],
    ['ø 11.6 X 5.40', 'Ø11.6 x 5.4'],
  ])('in %s are read and printed as %s', (text, printed) => {
    const lengths = parseLengths(text)
    expect(lengths && printLengths(lengths)).toBe(printed)
  })

  test.each(['97 x 30', 'big', '0 x 1 x 2', 'Ø1 x 2 x 3', '1 x 2 x 3 x 4', '-1 x 2 x 3'])(
    'in %s are rejected',
    (text) => expect(parseLengths(text)).toBeNull(),
  )
})
