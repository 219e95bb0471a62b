// Parsing and stepping of quantities, and their error messages.
import { describe, expect, test } from 'vitest'
import { price as texts } from '../../texts/en_us/price.ts'
import { quantityErrorText, readQuantity, stepQuantity } from './quantity.ts'

const terms = {
  currency: 'USD',
  steps: [{ from: 5, unit: '1' }],
  minimum: 5,
  multiple: 4,
  maximum: 30,
  special: null,
}

test.each([
  ['5', 5],
  [' 12 ', 12],
  ['007', 7],
  ['0', null],
  ['', null],
  ['-3', null],
  ['1.5', null],
  ['1e3', null],
  ['１２', null],
  ['9999999', null],
])('the typed text %j is the quantity %j', (typed, quantity) =>
  expect(readQuantity(typed)).toBe(quantity),
)

describe('a step', () => {
  test.each([
    [8, 1, 12],
    [8, -1, 8],
    [12, -1, 8],
    [9, 1, 12],
    [9, -1, 8],
    [1, 1, 8],
    [28, 1, 28],
    [99, -1, 28],
    [null, 1, 8],
  ] as const)(
    'from %s in the direction %s leads to the quantity %s, which can be ordered',
    (from, direction, to) => expect(stepQuantity(terms, from, direction)).toBe(to),
  )

  test('adds or removes a single piece where no rules apply', () => {
    expect(stepQuantity(null, 1, -1)).toBe(1)
    expect(stepQuantity(null, 5, 1)).toBe(6)
  })
})

test('an error names the number that matters', () => {
  const errorOf = (fault: 'below_minimum' | 'not_multiple' | 'above_maximum') =>
    quantityErrorText(fault, terms, texts, String)
  expect(errorOf('below_minimum')).toBe('Order at least 8 pieces.')
  expect(errorOf('not_multiple')).toBe('Order in multiples of 4.')
  expect(errorOf('above_maximum')).toBe('Order up to 30 pieces at a time.')
})
