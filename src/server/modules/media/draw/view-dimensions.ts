// The dimension drawing: face and side at one scale, with lengths in mm and a title block. Its CSS classes are in
// sheet.ts.
import type { Lang } from '../../../../shared/lang.ts'
import { bodySize, productForm } from '../media-rules.ts'
import type { DrawnProduct } from '../media-rules.ts'
import { DRAWING_TEXTS } from '../texts/drawing-texts.ts'
import { horizontalDimension, verticalDimension } from './dimension-line.ts'
import { elevationsOf, faceLines, sideLines } from './elevation.ts'
import { figures } from './sheet.ts'
import { figureText, round1, textAt } from './svg-text.ts'

const GAP = 54

export function dimensionsView(p: DrawnProduct, lang: Lang): string {
  const form = productForm(p)
  const elevations = elevationsOf(form, bodySize(p))
  const scale = Math.min(
    (354 - GAP) / (elevations.faceW + elevations.sideW),
    168 / elevations.faceH,
  )
  const face = { w: elevations.faceW * scale, h: elevations.faceH * scale }
  const side = { w: elevations.sideW * scale, h: elevations.faceH * scale }
  const x = 252 - (face.w + GAP + side.w) / 2
  const y = 158 - face.h / 2
  const sideX = x + face.w + GAP
  const diameterSign = elevations.isFaceRound || elevations.isSideRound ? 'Ø ' : ''
  const aboveY = Math.max(34, y - 24)
  return (
    faceLines(form, { x, y, ...face }) +
    sideLines(form, { x: sideX, y, ...side }) +
    horizontalDimension({
      x1: x,
      x2: x + face.w,
      y: aboveY,
      edge: y,
      text: `${elevations.isFaceRound ? 'Ø ' : ''}${figureText(elevations.faceW)}`,
    }) +
    (elevations.isFaceRound
      ? ''
      : verticalDimension({
          y1: y,
          y2: y + face.h,
          x: x - 24,
          edge: x,
          text: `${diameterSign}${figureText(elevations.faceH)}`,
        })) +
    horizontalDimension({
      x1: sideX,
      x2: sideX + side.w,
      y: y + side.h + 30 > 258 ? aboveY : y + side.h + 30,
      edge: y + side.h + 30 > 258 ? y : y + side.h,
      text: `${elevations.isSideRound ? 'Ø ' : ''}${figureText(elevations.sideW)}`,
    }) +
    titleBlock(p, lang)
  )
}

function titleBlock(p: DrawnProduct, lang: Lang): string {
  const t = DRAWING_TEXTS[lang]
  const weight = p.netWeightG ? `${figureText(p.netWeightG)} g` : t.notScaled
  const cell = (x: number, text: string, maxWidth: number, isStrong = false) =>
    textAt(text, {
      x,
      y: 305,
      size: 11,
      maxWidth,
      attributes: isStrong ? 'class="in" font-weight="700"' : 'class="in"',
    })
  return (
    '<path class="ha" d="M26 290.5H454V312.5H26zM112 290v22M230 290v22M378 290v22M424 290v22"/>' +
    cell(33, p.itemNo, 74, true) +
    cell(118, t.forms[productForm(p)], 108) +
    cell(236, figures(p, lang), 138) +
    cell(384, weight, 36) +
    thirdAngleSign(439, 301.5)
  )
}

/**
 * The symbol for third-angle projection, in which each view is on the side it is seen from: a cone from its small end
 * and from the side.
 */
function thirdAngleSign(x: number, y: number): string {
  return `<path class="ha" d="M${round1(x + 2)} ${round1(y - 2.5)}l9-3v11l-9-3z"/><circle class="ha" cx="${round1(x - 5)}" cy="${round1(y)}" r="5.5"/><circle class="ha" cx="${round1(x - 5)}" cy="${round1(y)}" r="2.5"/>`
}
