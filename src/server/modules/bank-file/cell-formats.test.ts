// Tests how days and amounts of a bank file are read.
import { describe, expect, test } from 'vitest'
import { detectDateOrder, detectDecimalSign, parseAmount, parseDay } from './cell-formats.ts'

describe('the order of dates', () => {
  test.each([
    [['2026-11-20', '2026/11/21', '20261122', '2026年11月23日'], 'ymd'],
    [['03/04/2026', '23/11/2026'], 'dmy'],
    [['03/04/2026', '11/23/2026'], 'mdy'],
    [['03.04.2026'], 'dmy'],
    [['3 Nov 2026', '23-Nov-26'], 'dmy'],
    [['Total', ''], 'ymd'],
  ])('in %j is %s', (cells, format) => {
    expect(detectDateOrder(cells)).toMatchObject({ format })
  })

  test('days that fit both orders are ambiguous, and two orders in one file contradict each other', () => {
    expect(detectDateOrder(['03/04/2026', '05/06/2026'])).toBe('ambiguous')
    expect(detectDateOrder(['2026-11-20', '05/06/2026'])).toBe('ambiguous')
    expect(detectDateOrder(['23/11/2026', '11/23/2026'])).toBe('contradictory')
  })
})

test.each([
  ['03/04/2026', 'dmy', '2026-04-03'],
  ['03/04/2026', 'mdy', '2026-03-04'],
  ['03/04/2026', 'ymd', null],
  ['03/04/26', 'dmy', '2026-04-03'],
  ['20261120', 'dmy', '2026-11-20'],
  ['2026-11-20 08:15:00', 'ymd', '2026-11-20'],
  ['3 Nov 2026', 'mdy', '2026-11-03'],
  ['31/02/2026', 'dmy', null],
  ['29.02.2028', 'dmy', '2028-02-29'],
  [new Date('2026-11-20T00:00:00Z'), 'mdy', '2026-11-20'],
  ['Total', 'ymd', null],
  [45_000, 'ymd', null],
] as const)('the date %s in the order %s is %s', (cell, order, day) => {
  expect(parseDay(cell, order)).toBe(day)
})

describe('the decimal sign', () => {
  test.each([
    [['12,50', '1.234,56'], 'comma'],
    [['12.50', '1,234.56', '1,234'], 'point'],
    [['1.234.567'], 'comma'],
    [['100', '-5'], 'point'],
    [[1234.5], 'point'],
  ])('of %j is a %s', (cells, format) => {
    expect(detectDecimalSign(cells)).toMatchObject({ format })
  })

  test('a sign before exactly three digits is ambiguous, and both signs contradict each other', () => {
    expect(detectDecimalSign(['1,234', '5.678'])).toBe('ambiguous')
    expect(detectDecimalSign(['1,50', '2.50'])).toBe('contradictory')
  })
})

test.each([
  ['1.234,56', 'comma', 123_456n],
  ['1,234.56', 'point', 123_456n],
  ["1'234.50", 'point', 123_450n],
  ['1 234,5', 'comma', 123_450n],
  ['USD 12.00', 'point', 1_200n],
  ['€12,00', 'comma', 1_200n],
  ['(12.00)', 'point', -1_200n],
  ['12.00-', 'point', -1_200n],
  ['−12.00', 'point', -1_200n],
  ['+12', 'point', 1_200n],
  ['.5', 'point', 50n],
  [0.1, 'point', 10n],
  [-7, 'comma', -700n],
  ['', 'point', 0n],
  [null, 'point', 0n],
  ['１２．５０', 'point', 1_250n],
  ['12.345', 'point', null],
  ['1,23.45', 'point', null],
  ['1.2.3', 'point', null],
  ['12,50', 'point', null],
  ['abc', 'point', null],
  ['1e3', 'point', null],
  ['--5', 'point', null],
] as const)('the amount %s with a decimal %s is %s', (cell, sign, minor) => {
  expect(parseAmount(cell, 'USD', sign)).toBe(minor)
})
