// Tests the cost of slips, by which near texts are ranked.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { slipCost, slipsOf } from './typing-slips.ts'

describe('slips of the finger', () => {
  test.each([
    ['e6040', 'e6400'],
    ['latitiude', 'latitude'],
    ['lenvo', 'lenovo'],
    ['a32k5s', 'a32k55'],
  ])('%s may have been %s', (typed, meant) => {
    expect(slipsOf(typed)).toContain(meant)
    expect(slipCost(typed, meant)).toBeLessThanOrEqual(1)
  })

  test('a swap is likelier than another digit', () => {
    expect(slipCost('e6040', 'e6400')).toBeLessThan(slipCost('e6040', 'e6140'))
  })

  test('what looks alike costs least', () => {
    expect(slipCost('bl185o', 'bl1850')).toBeLessThan(slipCost('bl185x', 'bl1850'))
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
