// Tests which physical form a specification has.
import { describe, expect, test } from 'vitest'
import { DRAWN_PRODUCTS } from './fixtures/drawn-products.ts'
import {
  bodySize,
  nominalCellVoltage,
  parallelCells,
  productForm,
  seriesCells,
} from './media-rules.ts'

const [phone, laptop, flat, ups, cell, coin, air, earphone] = DRAWN_PRODUCTS as [
  (typeof DRAWN_PRODUCTS)[number],
  (typeof DRAWN_PRODUCTS)[number],
  (typeof DRAWN_PRODUCTS)[number],
  (typeof DRAWN_PRODUCTS)[number],
  (typeof DRAWN_PRODUCTS)[number],
  (typeof DRAWN_PRODUCTS)[number],
  (typeof DRAWN_PRODUCTS)[number],
  (typeof DRAWN_PRODUCTS)[number],
]

describe('product form', () => {
  test.each([
    [phone, 'pouch'],
    [laptop, 'laptop-pack'],
    [flat, 'flat-pack'],
    [ups, 'sealed-lead-acid'],
    [cell, 'cylinder'],
    [coin, 'coin'],
    [air, 'zinc-air-button'],
    [earphone, 'wired-pack'],
    [{ ...phone, categoryId: 'power-tool' }, 'slide-pack'],
    [{ ...phone, categoryId: 'cordless-phone' }, 'wired-pack'],
    [{ ...phone, categoryId: 'camera' }, 'hard-pack'],
    [{ ...phone, categoryId: 'charger' }, 'charger'],
    [{ ...phone, categoryId: 'unheard-of' }, 'pouch'],
    [
      {
        ...phone,
        categoryId: 'general',
        voltage: 9,
        lengthMm: 48.5,
        widthMm: 26.5,
        heightMm: 17.5,
      },
      'block',
    ],
  ] as const)('%o is a %s', (p, form) => expect(productForm(p)).toBe(form))

  test('a 9 V block listed longest side first stands on its short end', () => {
    const size = bodySize({
      ...phone,
      categoryId: 'general',
      voltage: 9,
      lengthMm: 48.5,
      widthMm: 26.5,
      heightMm: 17.5,
    })
    expect(size).toEqual({ w: 26.5, d: 17.5, h: 48.5 })
  })

  test('a missing size takes the usual one of the form', () => {
    expect(bodySize({ ...phone, lengthMm: null, widthMm: 0, heightMm: null })).toEqual({
      w: 95,
      d: 63,
      h: 4.4,
    })
  })
})

describe('cells', () => {
  test.each([
    ['Li-ion', 7.2, 2],
    ['Li-ion', 10.8, 3],
    ['Li-Polymer', 11.55, 3],
    ['Li-Polymer', 15.36, 4],
    ['Li-ion', 22.2, 6],
    ['Sealed lead-acid', 12, 6],
    ['Alkaline', 9, 6],
    ['Alkaline', 12, 8],
    ['Ni-MH', 8.4, 7],
    ['LiFePO4', 3.2, 1],
    ['Lithium manganese dioxide', 6, 2],
    ['Lithium thionyl chloride', 3.6, 1],
    ['Lithium iron disulphide', 3, 2],
    ['Silver oxide', 1.55, 1],
    ['Zinc-air', 1.45, 1],
  ] as const)('%s at %s V has %s in series', (chemistry, voltage, cells) =>
    expect(seriesCells({ chemistry, voltage })).toBe(cells),
  )

  test('a number of parallel cells is derived only for forms in which the capacity proves it', () => {
    expect(parallelCells(laptop)).toBe(5)
    expect(parallelCells({ ...laptop, capacityMah: 2200 })).toBe(1)
    expect(parallelCells(flat)).toBeNull()
  })

  test('without a known chemistry a cell counts as 3.7 V', () =>
    expect(nominalCellVoltage('')).toBe(3.7))
})
