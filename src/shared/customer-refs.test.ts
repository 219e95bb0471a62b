// Tests that the customer's own numbers are kept when several rows become one line.
import { describe, expect, test } from 'vitest'
import { joinRefs, MAX_REFS, numbersText, rowsText } from './customer-refs.ts'

const ref = (number: string, row: number | null = null, quantity: number | null = null) => ({
  number,
  row,
  quantity,
})

describe('the numbers of one line', () => {
  test('a single number is shown alone, several with their quantities', () => {
    expect(numbersText([])).toBe('')
    expect(numbersText([ref('WJPC4', 3, 10)])).toBe('WJPC4')
    expect(numbersText([ref('45N1773', 3, 18), ref('T480', 17, 12), ref('X', 18)])).toBe(
      '45N1773 (18); T480 (12); X',
    )
    expect(rowsText([ref('45N1773', 3, 18), ref('one by one'), ref('T480', 17, 12)])).toBe('3; 17')
  })

  test('two rows keep both numbers, and the same row pasted again counts once', () => {
    const earlier = [ref('45N1773', 3, 18)]
    expect(joinRefs(earlier, [ref('T480', 17, 12)])).toEqual([...earlier, ref('T480', 17, 12)])
    expect(joinRefs(earlier, [ref('45N1773', 3, 2)])).toEqual([ref('45N1773', 3, 20)])
    expect(joinRefs(earlier, [])).toEqual(earlier)
  })

  test('a line keeps a limited number of rows', () => {
    const many = Array.from({ length: MAX_REFS + 5 }, (_, at) => ref(`N${at}`, at + 1))
    expect(joinRefs([], many)).toHaveLength(MAX_REFS)
  })
})
