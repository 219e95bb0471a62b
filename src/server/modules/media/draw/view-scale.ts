// A product beside a bank card (ISO/IEC 7810 ID-1, 85.6 by 54 mm) at one scale, over a ruler in mm. Its CSS classes are
// in sheet.ts.
import type { Lang } from '../../../../shared/lang.ts'
import { bodySize, isLying, productForm } from '../media-rules.ts'
import type { DrawnProduct } from '../media-rules.ts'
import { DRAWING_TEXTS } from '../texts/drawing-texts.ts'
import { bodyOf } from './solid-view.ts'
import { createSpace } from './space.ts'
import { figureText, round1, textAt } from './svg-text.ts'

const CARD = { w: 85.6, h: 54 }
const FLOOR = 268

export function scaleView(p: DrawnProduct, lang: Lang): string {
  const form = productForm(p)
  const b = bodySize(p)
  const isFromAbove = isLying(form) || form === 'coin' || form === 'zinc-air-button'
  const size = { w: b.w, h: isFromAbove ? b.d : b.h }
  const gap = Math.max(6, (CARD.w + size.w) * 0.08)
  // Room for the flexible circuit or the leads, to the right of the body.
  const tail = form === 'pouch' || form === 'wired-pack' ? size.w * 0.18 : 0
  const scale = Math.min(414 / (CARD.w + gap + size.w + tail), 222 / Math.max(CARD.h, size.h))
  const left = 240 - ((CARD.w + gap + size.w + tail) * scale) / 2
  const x = left + (CARD.w + gap) * scale
  const box = { x, y: FLOOR - size.h * scale, w: size.w * scale, h: size.h * scale }
  const space = createSpace(
    { turn: 0, rise: isFromAbove ? 90 : 0 },
    { from: [0, 0, 0], to: [b.w, b.d, b.h] },
    box,
  )
  const body = bodyOf(space, p, form, b)
  return (
    space.paints() +
    card(left, scale, lang) +
    body +
    ruler(left, scale, (CARD.w + gap + size.w + tail) * scale) +
    sizeText(size, x, box, p)
  )
}

function card(x: number, scale: number, lang: Lang): string {
  const w = CARD.w * scale
  const h = CARD.h * scale
  const y = FLOOR - h
  const chip = `<rect class="ha" x="${round1(x + w * 0.11)}" y="${round1(y + h * 0.36)}" width="${round1(w * 0.13)}" height="${round1(h * 0.17)}" rx="2"/>`
  return (
    `<rect class="ha" x="${round1(x)}" y="${round1(y)}" width="${round1(w)}" height="${round1(h)}" rx="${round1(3.2 * scale)}" stroke-dasharray="5 4"/>${chip}` +
    textAt(DRAWING_TEXTS[lang].card, {
      x: x + w / 2,
      y: y + h * 0.82,
      size: 10.5,
      maxWidth: w * 0.9,
      attributes: 'class="mu" text-anchor="middle"',
    })
  )
}

function sizeText(
  size: { w: number; h: number },
  x: number,
  box: { y: number; w: number },
  p: DrawnProduct,
): string {
  const text =
    p.diameterMm && size.w === size.h
      ? `Ø ${figureText(size.w)} mm`
      : `${figureText(size.w)} × ${figureText(size.h)} mm`
  return textAt(text, {
    x: Math.min(x + box.w / 2, 400),
    y: Math.max(34, box.y - 9),
    size: 12,
    maxWidth: 130,
    attributes: 'class="in" text-anchor="middle" font-weight="600"',
  })
}

function ruler(x: number, scale: number, length: number): string {
  const step = rulerStep(length / scale)
  const count = Math.floor(length / (step * scale))
  const y = FLOOR + 16
  let ticks = ''
  let numbers = ''
  /** Millimetres between the ticks that are longer and have a number. */
  const every = String(step).startsWith('2')
    ? step * 5
    : String(step).startsWith('5')
      ? step * 4
      : step * 10
  for (let i = 0; i <= count; i++) {
    const mm = i * step
    const at = x + mm * scale
    ticks += `M${round1(at)} ${y}v${mm % every === 0 ? 10 : 5}`
    if (mm % every === 0)
      numbers += textAt(String(mm), {
        x: at,
        y: y + 21,
        size: 10,
        attributes: 'text-anchor="middle"',
      })
  }
  return `<path class="ha" d="M${round1(x)} ${y}h${round1(length)}${ticks}"/><g class="mu">${numbers}</g>`
}

/** Millimetres between ticks, in steps of 1, 2 and 5, so that at most 60 are drawn. */
function rulerStep(millimetres: number): number {
  const wanted = Math.max(1, millimetres / 60)
  const power = 10 ** Math.floor(Math.log10(wanted))
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= wanted) ?? power * 10
}
