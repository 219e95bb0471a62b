// The label close-up: every figure of the specification and the barcode.
import { isRound, productForm } from '../media-rules.ts'
import type { DrawnProduct } from '../media-rules.ts'
import { barCode, barsPath } from './ean-bars.ts'
import { directCurrent, seriesCaption, tickRule } from './label-art.ts'
import { seriesColour } from './palette.ts'
import { figureText, latinOnly, round1, textAt, textWidth } from './svg-text.ts'

const INK = 'fill="#10201a"'
const SOFT = 'fill="#51615b"'
const LEFT = 58
const RIGHT = 422

/** Latin only, like printed labels; the paper stays white in dark mode. */
export function labelView(p: DrawnProduct): string {
  const colour = seriesColour(p.styleType)
  return (
    '<rect x="38" y="28" width="404" height="284" rx="8" fill="#fcfdfc" stroke="#c9d4cf"/>' +
    `<path d="M38 36q0-8 8-8h388q8 0 8 8v36H38z" fill="${colour}"/>` +
    textAt(latinOnly(p.brand).toUpperCase(), {
      x: LEFT,
      y: 58,
      size: 23,
      maxWidth: 200,
      attributes: 'font-weight="700" fill="#fff" letter-spacing="1"',
    }) +
    textAt(seriesCaption(p), {
      x: RIGHT,
      y: 56,
      size: 12,
      maxWidth: 150,
      attributes: 'fill="#fff" text-anchor="end" letter-spacing="1"',
    }) +
    textAt(latinOnly(p.itemNo), {
      x: LEFT,
      y: 112,
      size: 32,
      maxWidth: 240,
      attributes: `font-weight="700" ${INK}`,
    }) +
    textAt(latinOnly(p.chemistry), {
      x: RIGHT,
      y: 110,
      size: 15,
      maxWidth: 118,
      attributes: `font-weight="600" text-anchor="end" ${INK}`,
    }) +
    textAt(purpose(p), {
      x: LEFT,
      y: 132,
      size: 12,
      maxWidth: RIGHT - LEFT,
      attributes: SOFT,
    }) +
    tickRule(LEFT, 147, RIGHT - LEFT, p) +
    rating(p) +
    details(p) +
    eanBlock(p) +
    binSign(LEFT + 2, 268)
  )
}

/** A single cell names its size, a pack its device. */
function purpose(p: DrawnProduct): string {
  if (isRound(productForm(p))) return latinOnly(p.cellName ?? p.sizeName ?? '')
  return p.deviceLabel ? latinOnly(`For ${p.deviceLabel}`) : ''
}

function rating(p: DrawnProduct): string {
  const volts = `${figureText(p.voltage)} V`
  const parts = [
    caption('NOMINAL VOLTAGE', LEFT),
    textAt(volts, {
      x: LEFT,
      y: 194,
      size: 24,
      maxWidth: 96,
      attributes: `font-weight="700" ${INK}`,
    }),
    directCurrent(LEFT + Math.min(98, textWidth(volts, 26)) + 6, 186, 12),
    caption('CAPACITY', 192),
    textAt(`${figureText(p.capacityMah)} mAh`, {
      x: 192,
      y: 194,
      size: 24,
      maxWidth: 124,
      attributes: `font-weight="700" ${INK}`,
    }),
    caption('ENERGY', 330),
    textAt(`${figureText(p.energyWh)} Wh`, {
      x: 330,
      y: 194,
      size: 24,
      maxWidth: 92,
      attributes: `font-weight="700" ${INK}`,
    }),
  ]
  return parts.join('')
}

function caption(text: string, x: number): string {
  return textAt(text, {
    x,
    y: 170,
    size: 9,
    maxWidth: 100,
    attributes: `letter-spacing=".6" ${SOFT}`,
  })
}

function details(p: DrawnProduct): string {
  const stated = isRound(productForm(p))
    ? [p.diameterMm, p.heightMm ?? p.lengthMm]
    : [p.lengthMm, p.widthMm, p.heightMm]
  const lengths = stated.filter((mm): mm is number => typeof mm === 'number' && mm > 0)
  const sign = stated.length === 2 ? 'Ø ' : ''
  const size =
    lengths.length === stated.length ? `${sign}${lengths.map(figureText).join(' × ')} mm` : ''
  const weight = p.netWeightG ? `${figureText(p.netWeightG)} g` : ''
  const quantity = p.packQty > 1 ? `Pack of ${figureText(p.packQty)}` : ''
  const line = [size, weight, quantity].filter(Boolean).join('  ·  ')
  return `<path d="M${LEFT} 210h${RIGHT - LEFT}" stroke="#dbe4e0"/>${textAt(line, { x: LEFT, y: 230, size: 13, maxWidth: RIGHT - LEFT, attributes: INK })}`
}

function eanBlock(p: DrawnProduct): string {
  const code = barCode(p.ean)
  if (!code) return ''
  const w = code.modules * 1.6
  const x = RIGHT - w
  const digits =
    code.digits.length === 13
      ? [code.digits[0], code.digits.slice(1, 7), code.digits.slice(7)].join('  ')
      : code.digits
  return (
    barsPath(code, { x, y: 244, w, h: 42 }) +
    textAt(digits, {
      x: x + w / 2,
      y: 300,
      size: 13,
      maxWidth: w,
      attributes: `text-anchor="middle" ${INK}`,
    })
  )
}

/** Separate collection symbol: a crossed-out wheeled bin over a bar. */
function binSign(x: number, y: number): string {
  const at = (dx: number, dy: number) => `${round1(x + dx)} ${round1(y + dy)}`
  return `<path d="M${at(3, -18)}l2 24h14l2-24zM${at(0, -18)}h24M${at(9, -18)}v-3h6v3M${at(8, -13)}l1 14M${at(12, -13)}v14M${at(16, -13)}l-1 14M${at(-1, -20)}l26 29M${at(25, -20)}l-26 29" fill="none" stroke="#10201a" stroke-width="1.4"/><path d="M${at(2, 14)}h20" stroke="#10201a" stroke-width="4"/>`
}
