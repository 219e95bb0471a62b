// The usual terminals of the form: a schematic, marked as such. Its CSS classes are in sheet.ts.
import type { Lang } from '../../../../shared/lang.ts'
import { productForm } from '../media-rules.ts'
import type { DrawnProduct, ProductForm } from '../media-rules.ts'
import { DRAWING_TEXTS } from '../texts/drawing-texts.ts'
import type { DrawingTexts, PoleForm } from '../texts/drawing-texts.ts'
import { angleCamera, solidView } from './solid-view.ts'
import { textAt } from './svg-text.ts'

/** The sign that is drawn beside a pin, and the text that explains it. */
type Pin = readonly [sign: string, meaning: keyof DrawingTexts['pins']]

const PLUS: Pin = ['+', 'plus']
const MINUS: Pin = ['−', 'minus']
const SENSOR: Pin = ['T', 'thermistor']

const PINS: Record<ProductForm, readonly Pin[]> = {
  pouch: [PLUS, ['ID', 'ident'], SENSOR, MINUS],
  'laptop-pack': [PLUS, PLUS, ['SCL', 'clock'], ['SDA', 'data'], SENSOR, MINUS, MINUS],
  'flat-pack': [
    PLUS,
    PLUS,
    ['SCL', 'clock'],
    ['SDA', 'data'],
    ['SYS', 'system'],
    SENSOR,
    MINUS,
    MINUS,
  ],
  'slide-pack': [PLUS, ['ID', 'ident'], SENSOR, MINUS],
  'hard-pack': [PLUS, SENSOR, ['ID', 'ident'], MINUS],
  'wired-pack': [PLUS, MINUS],
  cylinder: [PLUS, MINUS],
  coin: [PLUS, MINUS],
  'zinc-air-button': [PLUS, MINUS],
  'sealed-lead-acid': [PLUS, MINUS],
  block: [PLUS, MINUS],
  charger: [PLUS, MINUS],
}

export function terminalsView(p: DrawnProduct, lang: Lang): string {
  const form = productForm(p)
  const t = DRAWING_TEXTS[lang]
  const pins = PINS[form]
  const single = { ...p, packQty: 1 }
  const picture = solidView(single, angleCamera(form), { x: 26, y: 66, w: 216, h: 226 })
  const poles = pins.length > 2 ? null : t.poles[form as PoleForm]
  const body = poles ? twoPoles(poles) : connector(pins)
  return picture + tag(t.schematic) + body + pinList(pins, t, poles ? 92 : 122)
}

function tag(text: string): string {
  return `<rect class="ha" x="26" y="22" width="92" height="24" rx="12"/>${textAt(text, { x: 72, y: 38, size: 11.5, maxWidth: 80, attributes: 'class="mu" text-anchor="middle"' })}`
}

/** A housing with one blade per pin, from the positive end, each above its sign; `pinList` has the numbers. */
function connector(pins: readonly Pin[]): string {
  const step = 184 / pins.length
  const blades = pins
    .map(([sign], i) => {
      const x = 264 + step * (i + 0.5)
      return (
        `<rect x="${(x - 5).toFixed(1)}" y="42" width="10" height="34" rx="1.5" fill="#e0b64a"/>` +
        textAt(sign, {
          x,
          y: 94,
          size: 12,
          maxWidth: step - 1,
          attributes: 'class="in" text-anchor="middle" font-weight="700"',
        })
      )
    })
    .join('')
  return `<rect x="258" y="30" width="196" height="50" rx="5" fill="#262c2f"/><path d="M264 36h184" stroke="#fff" stroke-opacity=".2"/>${blades}`
}

function twoPoles(poles: readonly [string, string]): string {
  const pole = (y: number, sign: string, text: string) =>
    `<circle class="li" cx="288" cy="${y}" r="22" stroke-width="1.5"/><path class="li" d="${sign}" stroke-width="3"/>${textAt(text, { x: 324, y: y + 5, size: 14, maxWidth: 128, attributes: 'class="in" font-weight="600"' })}`
  return (
    pole(206, 'M288 195v22M277 206h22', poles[0]) +
    pole(264, 'M277 264h22', poles[1]) +
    '<path class="ha" stroke-dasharray="4 4" d="M288 228v14"/>'
  )
}

function pinList(pins: readonly Pin[], t: DrawingTexts, top: number): string {
  const step = Math.min(30, 184 / pins.length)
  return pins
    .map(([sign, meaning], i) => {
      const y = top + i * step
      return (
        `<path class="ha" d="M258 ${y + step * 0.36}h196"/>` +
        textAt(String(i + 1), { x: 262, y, size: 11, attributes: 'class="mu"' }) +
        textAt(sign, {
          x: 284,
          y,
          size: 13,
          maxWidth: 40,
          attributes: 'class="in" font-weight="700"',
        }) +
        textAt(t.pins[meaning], { x: 330, y, size: 12.5, maxWidth: 122, attributes: 'class="in"' })
      )
    })
    .join('')
}
