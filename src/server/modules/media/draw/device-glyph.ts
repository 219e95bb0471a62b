// Category tiles: a device type and its usual battery as a line drawing.
import { DEVICE_GLYPHS } from '../data/device-glyphs.ts'
import { bodySize, isLying, isRound, productForm } from '../media-rules.ts'
import type { DrawnProduct } from '../media-rules.ts'
import { chargeTicks } from './charge-ticks.ts'
import { createSpace, pathOf } from './space.ts'
import { round1 } from './svg-text.ts'

const STROKE =
  'fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"'

/** Line drawing, 160 by 120, in currentColor: the device and its battery on the charge bar, the brand's ticked line. */
export function drawCategoryTile(categoryId: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120" width="160" height="120" ${STROKE} aria-hidden="true">` +
    `<g transform="translate(10 10)scale(3.5)" stroke-width=".43">${shapeOf(categoryId)}</g>` +
    `<g stroke-width="1.2">${batteryLines(categoryId)}</g>` +
    `<path stroke-width="1" opacity=".55" d="${chargeTicks(12, 108, 136, 3)}"/><path stroke-width="2.4" d="M12 108h102"/></svg>`
  )
}

/** A category without its own glyph is drawn as a general battery. */
function shapeOf(categoryId: string): string {
  const known = Object.hasOwn(DEVICE_GLYPHS, categoryId) ? categoryId : 'general'
  return DEVICE_GLYPHS[known] ?? ''
}

const ANY_PRODUCT: DrawnProduct = {
  itemNo: '',
  brand: '',
  styleType: 'main',
  categoryId: 'general',
  chemistry: 'Li-ion',
  voltage: 3.7,
  capacityMah: 1000,
  energyWh: 3.7,
  lengthMm: null,
  widthMm: null,
  heightMm: null,
  diameterMm: null,
  packQty: 1,
  colour: '',
  ean: '',
  deviceLabel: null,
  netWeightG: null,
}

/** The usual battery of the category as an outline, at most 50 px wide, placed on the charge bar. */
function batteryLines(categoryId: string): string {
  const p = { ...ANY_PRODUCT, categoryId }
  const form = productForm(p)
  const b = bodySize(p)
  const box = { x: 102, y: 48, w: 48, h: 46 }
  const h = Math.max(b.h, Math.min(b.w, b.d) * 0.14)
  if (isRound(form)) return roundLines(form === 'cylinder')
  const space = createSpace(
    { turn: 28, rise: isLying(form) ? 46 : 26 },
    { from: [0, 0, 0], to: [b.w, b.d, h] },
    box,
  )
  const face = (points: [number, number, number][]) => pathOf(points.map((q) => space.at(...q)))
  const { w, d } = b
  const lines = [
    face([
      [0, 0, h],
      [w, 0, h],
      [w, 0, 0],
      [0, 0, 0],
    ]),
    face([
      [w, 0, h],
      [w, d, h],
      [w, d, 0],
      [w, 0, 0],
    ]),
    face([
      [0, 0, h],
      [w, 0, h],
      [w, d, h],
      [0, d, h],
    ]),
    isLying(form)
      ? face([
          [w * 0.12, d * 0.62, h],
          [w * 0.88, d * 0.62, h],
          [w * 0.88, d * 0.86, h],
          [w * 0.12, d * 0.86, h],
        ])
      : face([
          [w * 0.14, 0, h * 0.55],
          [w * 0.86, 0, h * 0.55],
          [w * 0.86, 0, h * 0.78],
          [w * 0.14, 0, h * 0.78],
        ]),
  ]
  return `<path d="${lines.join('')}"/>`
}

function roundLines(isTall: boolean): string {
  const [rx, ry, top, height] = isTall ? [11, 4, 52, 40] : [22, 9, 74, 11]
  const x = 126
  const wall = `M${x - rx} ${top}v${height}a${rx} ${ry} 0 0 0 ${2 * rx} 0v${-height}`
  const ring = (share: number) =>
    `<ellipse cx="${x}" cy="${top}" rx="${round1(rx * share)}" ry="${round1(ry * share)}"/>`
  return `<path d="${wall}"/>${ring(1)}${ring(isTall ? 0.4 : 0.84)}${isTall ? `<path d="M${x - rx} ${top + 11}a${rx} ${ry} 0 0 0 ${2 * rx} 0"/>` : ''}`
}
