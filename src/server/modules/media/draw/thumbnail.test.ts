// Tests the scale, the ruler and the terminals of thumbnails.
import { describe, expect, test } from 'vitest'
import { DRAWN_PRODUCTS } from '../fixtures/drawn-products.ts'
import { findXmlError } from '../fixtures/xml-error.ts'
import { type DrawnProduct, PRODUCT_FORMS, productForm } from '../media-rules.ts'
import { drawThumbnail } from './thumbnail.ts'
import { terminals } from './thumbnail-terminals.ts'
import { createThumbnailSpace } from './thumbnail-space.ts'

const PHONE = DRAWN_PRODUCTS[0]!
const LAPTOP: DrawnProduct = { ...DRAWN_PRODUCTS[1]!, lengthMm: 100, widthMm: 40, heightMm: 20 }

/** The length of the ruler in the units of the drawing, and the distance of its ticks. */
function rulerOf(p: DrawnProduct): { length: number; step: number } {
  const [, length, dash, gap] =
    /h([\d.]+)" stroke="#6d7a74" stroke-width="4" stroke-dasharray="([\d.]+) ([\d.]+)"/.exec(
      drawThumbnail(p),
    ) ?? []
  return { length: Number(length), step: Number(dash) + Number(gap) }
}

describe('the ruler', () => {
  test('is twice as long for a pack of twice the width, with ticks as far apart', () => {
    const short = rulerOf(LAPTOP)
    const long = rulerOf({ ...LAPTOP, lengthMm: 200 })
    expect(long.length / short.length).toBeCloseTo(2, 1)
    expect(long.step).toBe(short.step)
    expect(short.length / short.step).toBeCloseTo(10, 1)
  })

  test('shows that a pack too large for the scale of its category is drawn smaller', () => {
    const huge = rulerOf({ ...LAPTOP, lengthMm: 400 })
    expect(huge.step).toBeLessThan(rulerOf(LAPTOP).step)
    expect(huge.length / huge.step).toBeCloseTo(40, 0)
  })

  test('has no ticks where they would run into one another', () => {
    const svg = drawThumbnail({ ...LAPTOP, lengthMm: 3000 })
    expect(svg).toContain('stroke="#6d7a74"')
    expect(svg).not.toMatch(/stroke-width="4" stroke-dasharray/)
  })
})

test('cells are drawn in their proportions: AAA is narrower than AA', () => {
  const width = (diameterMm: number, heightMm: number) =>
    rulerOf({ ...DRAWN_PRODUCTS[4]!, diameterMm, heightMm }).length
  expect(width(10.5, 44.5) / width(14.5, 50.5)).toBeLessThan(0.85)
})

test('every form but round cells shows its terminals', () => {
  const byForm: Partial<Record<string, DrawnProduct>> = {
    pouch: PHONE,
    'laptop-pack': LAPTOP,
    'flat-pack': DRAWN_PRODUCTS[2]!,
    'slide-pack': { ...PHONE, categoryId: 'power-tool' },
    'hard-pack': { ...PHONE, categoryId: 'camera' },
    'wired-pack': { ...PHONE, heightMm: 12 },
    'sealed-lead-acid': DRAWN_PRODUCTS[3]!,
    block: { ...PHONE, categoryId: 'general' },
    charger: { ...PHONE, categoryId: 'charger' },
  }
  const round = ['cylinder', 'coin', 'zinc-air-button']
  expect([...Object.keys(byForm), ...round].toSorted()).toEqual([...PRODUCT_FORMS].toSorted())
  for (const [form, p] of Object.entries(byForm)) {
    if (!p) continue
    expect(productForm(p)).toBe(form)
    const body = { w: 60, d: 40, h: 20 }
    const space = createThumbnailSpace({ ...p, form: productForm(p) }, 40, body, {
      right: 9,
      front: 9,
      up: 9,
    })
    const drawn = terminals(space, p, productForm(p), body)
    expect(drawn, form).toContain('<path')
    const svg = drawThumbnail(p)
    expect(findXmlError(svg), form).toBeNull()
    expect(svg, form).not.toMatch(/NaN|undefined|Infinity/)
    expect(Buffer.byteLength(svg), form).toBeLessThanOrEqual(1600)
  }
})
