// Line drawings of a body from the front and from the side, for dimensioned views.
import { isLying } from '../media-rules.ts'
import type { BodySize, ProductForm } from '../media-rules.ts'
import { n1 } from './svg-text.ts'

/** The two elevations of a body in mm: the labelled face, and the side, which is as high as the face. */
export interface Elevations {
  faceW: number
  faceH: number
  sideW: number
  roundFace: boolean
  roundSide: boolean
}

export function elevationsOf(form: ProductForm, b: BodySize): Elevations {
  const flags = { roundFace: false, roundSide: false }
  if (form === 'cylinder')
    return {
      faceW: b.h,
      faceH: b.w,
      sideW: b.w,
      ...flags,
      roundSide: true,
    }
  if (form === 'coin' || form === 'zinc-air-button')
    return {
      faceW: b.w,
      faceH: b.w,
      sideW: b.h,
      ...flags,
      roundFace: true,
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
    pouch: `M${n1(f.x + f.w * 0.935)} ${n1(f.y)}v${n1(f.h)}`,
    'flat-pack': `M${n1(f.x)} ${n1(f.y + f.h * 0.87)}h${n1(f.w)}M${n1(f.x + f.w / 3)} ${n1(f.y)}v${n1(f.h * 0.87)}M${n1(f.x + (f.w * 2) / 3)} ${n1(f.y)}v${n1(f.h * 0.87)}`,
    'sealed-lead-acid': `M${n1(f.x)} ${n1(f.y + f.h * 0.12)}h${n1(f.w)}`,
    block: `M${n1(f.x)} ${n1(f.y + f.h * 0.045)}h${n1(f.w)}M${n1(f.x)} ${n1(f.y + f.h * 0.26)}h${n1(f.w)}`,
    'slide-pack': `M${n1(f.x)} ${n1(f.y + f.h * 0.38)}h${n1(f.w)}M${n1(f.x + f.w * 0.18)} ${n1(f.y)}v${n1(f.h * 0.38)}M${n1(f.x + f.w * 0.82)} ${n1(f.y)}v${n1(f.h * 0.38)}`,
  }
  const line = features[form]
  return `${rect(f, r * 0.06, 'li')}${line ? `<path class="ha" d="${line}"/>` : inside(0.06)}`
}

export function sideLines(form: ProductForm, f: Frame): string {
  if (form === 'cylinder') return `${circle(f, 0.5, 'li')}${circle(f, 0.18, 'ha')}${centreLines(f)}`
  if (form === 'coin' || form === 'zinc-air-button') {
    const lip = f.w * 0.26
    return `<path class="li" d="M${n1(f.x)} ${n1(f.y)}h${n1(f.w - lip)}v${n1(f.h)}h${n1(lip - f.w)}zM${n1(f.x + f.w - lip)} ${n1(f.y + f.h * 0.05)}h${n1(lip)}v${n1(f.h * 0.9)}h${n1(-lip)}"/>`
  }
  return rect(f, Math.min(f.w, f.h) * 0.06, 'li')
}

function cylinderLines(f: Frame): string {
  const nub = f.w * 0.04
  const y1 = f.y + f.h * 0.32
  return (
    `<path class="li" d="M${n1(f.x)} ${n1(f.y)}h${n1(f.w - nub)}v${n1(f.h * 0.32)}h${n1(nub)}v${n1(f.h * 0.36)}h${n1(-nub)}v${n1(f.h * 0.32)}h${n1(nub - f.w)}z"/>` +
    `<path class="ha" d="M${n1(f.x + f.w * 0.02)} ${n1(f.y)}v${n1(f.h)}M${n1(f.x + f.w * 0.74)} ${n1(f.y)}v${n1(f.h)}M${n1(f.x + f.w - nub)} ${n1(y1)}v${n1(f.h * 0.36)}"/>` +
    `<path class="ha" stroke-dasharray="10 3 2 3" d="M${n1(f.x - 10)} ${n1(f.y + f.h / 2)}h${n1(f.w + 20)}"/>`
  )
}

function centreLines(f: Frame): string {
  return `<path class="ha" stroke-dasharray="10 3 2 3" d="M${n1(f.x - 8)} ${n1(f.y + f.h / 2)}h${n1(f.w + 16)}M${n1(f.x + f.w / 2)} ${n1(f.y - 8)}v${n1(f.h + 16)}"/>`
}

function rect(f: Frame, r: number, kind: string): string {
  return `<rect class="${kind}" x="${n1(f.x)}" y="${n1(f.y)}" width="${n1(f.w)}" height="${n1(f.h)}" rx="${n1(r)}"/>`
}

function circle(f: Frame, share: number, kind: string): string {
  return `<circle class="${kind}" cx="${n1(f.x + f.w / 2)}" cy="${n1(f.y + f.h / 2)}" r="${n1(Math.min(f.w, f.h) * share)}"/>`
}
