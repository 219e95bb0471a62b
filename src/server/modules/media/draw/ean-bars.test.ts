// Tests the bars of drawn barcodes.
import { describe, expect, test } from 'vitest'
import { barCode } from './ean-bars.ts'

describe('bar code', () => {
  test('a retail GTIN is an EAN-13 of 95 modules', () => {
    const code = barCode('02900010778006')
    expect(code).toMatchObject({ modules: 95, digits: '2900010778006' })
    expect(code?.widths).toHaveLength(59)
    expect(code?.widths.slice(0, 3)).toEqual([1, 1, 1])
  })

  test('a carton GTIN is an ITF-14', () => {
    expect(barCode('12900010778003')?.digits).toBe('12900010778003')
  })

  test.each(['02900010778007', '', 'abc', '123', '029000107780061'])(
    'the invalid GTIN %o has no bars',
    (gtin) => expect(barCode(gtin)).toBeNull(),
  )
})
