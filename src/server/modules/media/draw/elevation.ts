// Line drawings of a body from the front and from the side, for dimensioned views. Their classes are defined in
// sheet.ts: `li` an outline, `ha` a hair line.
import { isLying } from '../media-rules.ts'
import type { BodySize, ProductForm } from '../media-rules.ts'
import { round1 } from './svg-text.ts'

/** The two elevations of a body in mm: the labelled face, and the side, which is as high as the face. */
export interface Elevations {
  faceW: number
  faceH: number
  sideW: number
  isFaceRound: boolean
  isSideRound: boolean
}

export function elevationsOf(form: ProductForm, b: BodySize): Elevations {
  const flags = { isFaceRound: false, isSideRound: false }
  if (form === 'cylinder')
    return {
      faceW: b.h,
      faceH: b.w,
      sideW: b.w,
      ...flags,
      isSideRound: true,
    }
  if (form === 'coin' || form === 'zinc-air-button')
    return {
      faceW: b.w,
      faceH: b.w,
      sideW: b.h,
      ...flags,
      isFaceRound: true,
    }
  if (isLying(form)) return { faceW: b.w, faceH: b.d, sideW: b.h, ...flags }
  return { faceW: b.w, faceH: b.h, sideW: b.d, ...flags }
}

interface Frame {
  x: number
  y: number
  w: number
  h: number
}

/** The face: strong outline, thin features. */
export function faceLines(form: ProductForm, f: Frame): string {
  const r = Math.min(f.w, f.h)
  if (form === 'cylinder') return cylinderLines(f)
  if (form === 'coin' || form === 'zinc-air-button') {
    return `${circle(f, 0.5, 'li')}${circle(f, 0.455, 'ha')}${circle(f, 0.16, 'ha')}${centreLines(f)}`
  }
  const inside = (share: number) =>
    rect(
      { x: f.x + r * share, y: f.y + r * share, w: f.w - 2 * r * share, h: f.h - 2 * r * share },
      r * 0.03,
      'ha',
    )
  const features: Partial<Record<ProductForm, string>> = {
    pouch: `M${round1(f.x + f.w * 0.935)} ${round1(f.y)}v${round1(f.h)}`,
    'flat-pack': `M${round1(f.x)} ${round1(f.y + f.h * 0.87)}h${round1(f.w)}M${round1(f.x + f.w / 3)} ${round1(f.y)}v${round1(f.h * 0.87)}M${round1(f.x + (f.w * 2) / 3)} ${round1(f.y)}v${round1(f.h * 0.87)}`,
    'sealed-lead-acid': `M${round1(f.x)} ${round1(f.y + f.h * 0.12)}h${round1(f.w)}`,
    block: `M${round1(f.x)} ${round1(f.y + f.h * 0.045)}h${round1(f.w)}M${round1(f.x)} ${round1(f.y + f.h * 0.26)}h${round1(f.w)}`,
    'slide-pack': `M${round1(f.x)} ${round1(f.y + f.h * 0.38)}h${round1(f.w)}M${round1(f.x + f.w * 0.18)} ${round1(f.y)}v${round1(f.h * 0.38)}M${round1(f.x + f.w * 0.82)} ${round1(f.y)}v${round1(f.h * 0.38)}`,
  }
  const line = features[form]
  return `${rect(f, r * 0.06, 'li')}${line ? `<path class="ha" d="${line}"/>` : inside(0.06)}`
}

export function sideLines(form: ProductForm, f: Frame): string {
  if (form === 'cylinder') return `${circle(f, 0.5, 'li')}${circle(f, 0.18, 'ha')}${centreLines(f)}`
  if (form === 'coin' || form === 'zinc-air-button') {
    const lip = f.w * 0.26
    return `<path class="li" d="M${round1(f.x)} ${round1(f.y)}h${round1(f.w - lip)}v${round1(f.h)}h${round1(lip - f.w)}zM${round1(f.x + f.w - lip)} ${round1(f.y + f.h * 0.05)}h${round1(lip)}v${round1(f.h * 0.9)}h${round1(-lip)}"/>`
  }
  return rect(f, Math.min(f.w, f.h) * 0.06, 'li')
}

function cylinderLines(f: Frame): string {
  const nub = f.w * 0.04
  const y1 = f.y + f.h * 0.32
  return (
    `<path class="li" d="M${round1(f.x)} ${round1(f.y)}h${round1(f.w - nub)}v${round1(f.h * 0.32)}h${round1(nub)}v${round1(f.h * 0.36)}h${round1(-nub)}v${round1(f.h * 0.32)}h${round1(nub - f.w)}z"/>` +
    `<path class="ha" d="M${round1(f.x + f.w * 0.02)} ${round1(f.y)}v${round1(f.h)}M${round1(f.x + f.w * 0.74)} ${round1(f.y)}v${round1(f.h)}M${round1(f.x + f.w - nub)} ${round1(y1)}v${round1(f.h * 0.36)}"/>` +
    `<path class="ha" stroke-dasharray="10 3 2 3" d="M${round1(f.x - 10)} ${round1(f.y + f.h / 2)}h${round1(f.w + 20)}"/>`
  )
}

function centreLines(f: Frame): string {
  return `<path class="ha" stroke-dasharray="10 3 2 3" d="M${round1(f.x - 8)} ${round1(f.y + f.h / 2)}h${round1(f.w + 16)}M${round1(f.x + f.w / 2)} ${round1(f.y - 8)}v${round1(f.h + 16)}"/>`
}

function rect(f: Frame, r: number, kind: string): string {
  return `<rect class="${kind}" x="${round1(f.x)}" y="${round1(f.y)}" width="${round1(f.w)}" height="${round1(f.h)}" rx="${round1(r)}"/>`
}

function circle(f: Frame, share: number, kind: string): string {
  return `<circle class="${kind}" cx="${round1(f.x + f.w / 2)}" cy="${round1(f.y + f.h / 2)}" r="${round1(Math.min(f.w, f.h) * share)}"/>`
}
