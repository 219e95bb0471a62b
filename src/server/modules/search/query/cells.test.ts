// Tests standard cells by all their names: size and chemistry.
import { describe, expect, test } from 'vitest'
import { cellNamed, cellVariants } from './cells.ts'

describe('the size and the chemistry', () => {
  test.each([
    ['aa', 'AA', undefined],
    ['mignon', 'AA', undefined],
    ['lr6', 'AA', 'alkaline'],
    ['hr6', 'AA', 'ni-mh'],
    ['fr6', 'AA', 'lifes2'],
    ['mn1500', 'AA', 'alkaline'],
    ['e91', 'AA', 'alkaline'],
    ['9v', '6LR61', undefined],
    ['377', 'SR626SW', 'silver-oxide'],
    ['13', 'PR48', undefined],
    ['lir2032', 'CR2032', 'li-ion'],
    ['ml2032', 'CR2032', 'lithium-rechargeable-3v'],
    ['ag13', 'LR44', 'alkaline'],
    ['23a', 'A23', undefined],
  ])('of %s are %s and %s', (key, size, chemistry) => {
    const cell = cellNamed(key)
    expect(cell?.size.size).toBe(size)
    expect(cell?.chemistry).toBe(chemistry)
  })

  test.each(['', 'a', 'xx1', 'lr999', 'constructor', '__proto__'])('%j is not a cell', (key) => {
    expect(cellNamed(key)).toBeUndefined()
  })
})

describe('the variants of a size', () => {
  const variantsOf = (key: string) => {
    const cell = cellNamed(key)
    return cell ? cellVariants(cell) : []
  }

  test('AA has a variant for each chemistry', () => {
    const variants = variantsOf('aa')
    expect(variants.map(({ chemistry }) => chemistry)).toEqual(
      expect.arrayContaining(['alkaline', 'ni-mh', 'lifes2', 'zinc-carbon']),
    )
    expect(variants.find(({ chemistry }) => chemistry === 'ni-mh')?.names).toContain('hr6')
  })

  test('a name of one chemistry has only the variant of that chemistry', () => {
    expect(variantsOf('hr6').map(({ chemistry }) => chemistry)).toEqual(['ni-mh'])
    expect(variantsOf('mn1500').flatMap(({ names }) => names)).toContain('lr6')
    expect(variantsOf('mn1500').flatMap(({ names }) => names)).not.toContain('hr6')
  })

  test('every name of a variant leads back to its size', () => {
    for (const key of ['aa', '9v', 'lr44', 'cr2032', '377', '13', '18650']) {
      const cell = cellNamed(key)
      expect(cell, key).toBeDefined()
      for (const { names } of variantsOf(key)) {
        expect(names.length, key).toBeGreaterThan(0)
        for (const name of names) expect(cellNamed(name)?.size.size, name).toBe(cell?.size.size)
      }
    }
  })
})
