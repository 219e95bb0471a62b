// Tests which slips of a word are tried, which are plausible in short numbers, and their costs, by which near texts
// are ranked.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { slipsOf } from './typing-slips.test-data.ts'
import { mayBeMeant, slipCost } from './typing-slips.ts'

describe('typing slips', () => {
  test.each([
    ['e6040', 'e6400'],
    ['latitiude', 'latitude'],
    ['lenvo', 'lenovo'],
    ['a32k5s', 'a32k55'],
  ])('%s may be a slip for %s', (typed, meant) => {
    expect(slipsOf(typed)).toContain(meant)
    expect(slipCost(typed, meant)).toBeLessThanOrEqual(1)
  })

  test('swapping two digits costs less than typing another digit', () => {
    expect(slipCost('e6040', 'e6400')).toBeLessThan(slipCost('e6040', 'e6140'))
  })

  test('a character that looks alike costs least', () => {
    expect(slipCost('bl185o', 'bl1850')).toBeLessThan(slipCost('bl185x', 'bl1850'))
  })

  test.each([
    ['bl5c', 'bl50', false],
    ['blsc', 'bl5c', true],
    ['bl5o', 'bl50', true],
    ['t4b0', 't480', true],
    ['t4x0', 't480', false],
    ['bl6c', 'bl5c', true],
    ['5lbc', 'l5bc', true],
    ['bl5', 'bl5c', true],
    ['nb5c1', 'nb501', true],
  ])('that %s may be a slip for %s is %s', (typed, meant, may) => {
    expect(mayBeMeant(typed, meant)).toBe(may)
  })

  test('every slip is one step away and never the word itself', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abc123'), minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(word, (typed) => {
        const slips = slipsOf(typed)
        expect(slips).not.toContain(typed)
        for (const slip of slips) expect(slipCost(typed, slip)).toBeLessThanOrEqual(1.2)
      }),
      { numRuns: 30 },
    )
  })
})
