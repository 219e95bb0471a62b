// Tests parsing, rejecting and printing trade item numbers.
import { describe, expect, test } from 'vitest'
import { gtinCheckDigit, parseGtin, printGtin } from './gtin.ts'

describe('parseGtin', () => {
  test.each([
    ['96385074', '00000096385074'],
    ['036000291452', '00036000291452'],
    ['4006381333931', '04006381333931'],
    ['2900000817470', '02900000817470'],
    ['14006381333938', '14006381333938'],
    ['400-6381 333931', '04006381333931'],
    ['４００６３８１３３３９３１', '04006381333931'],
  ])('reads the number %s as %s', (text, gtin) => {
    expect(parseGtin(text)).toEqual({ ok: true, gtin })
  })

  test.each([
    ['4006381333932', 'bad-check-digit'],
    ['12345678905', 'bad-length'],
    ['', 'not-digits'],
    ['400638133393X', 'not-digits'],
    ['4.00638E+12', 'not-digits'],
  ])('rejects the number %s as %s', (text, fault) => {
    expect(parseGtin(text)).toEqual({ ok: false, fault })
  })
})

test('the number of a pack is printed with 8 or 13 digits, that of a carton with 14', () => {
  expect(['00000096385074', '04006381333931', '14006381333938'].map(printGtin)).toEqual([
    '96385074',
    '4006381333931',
    '14006381333938',
  ])
})

test('the check digit weights the digits by 3 and 1 from the right', () => {
  expect(gtinCheckDigit('400638133393')).toBe(1)
})
