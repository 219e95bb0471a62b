// The exploded view: the layers of a pack or of a round cell from bottom to top, each with its name. Its CSS classes are in sheet.ts.
import type { Lang } from '../../../../shared/lang.ts'
import { bodySize, isRound, productForm } from '../media-rules.ts'
import type { DrawnProduct } from '../media-rules.ts'
import { DRAWING_TEXTS } from '../texts/drawing-texts.ts'
import { packLayers } from './teardown-pack.ts'
import { roundLayers } from './teardown-round.ts'
import { createSpace } from './space.ts'
import type { Space } from './space.ts'
import type { Stack } from './stack.ts'
import { round1, textAt } from './svg-text.ts'

export function teardownView(p: DrawnProduct, lang: Lang): string {
  const form = productForm(p)
  const t = DRAWING_TEXTS[lang]
  const b = bodySize(p)
  const stack = isRound(form) ? roundLayers(form, t) : packLayers(p, form, b, t)
  const total =
    stack.layers.reduce((sum, l) => sum + l.height, 0) + stack.gap * (stack.layers.length - 1)
  const camera = isRound(form) ? { turn: 0, rise: 24 } : { turn: 33, rise: 26 }
  const box = { x: 30, y: 30, w: isRound(form) ? 220 : 264, h: 276 }
  const space = createSpace(camera, { from: [0, 0, 0], to: [stack.w, stack.d, total] }, box)
  let z = 0
  let art = ''
  const marks: { x: number; y: number; name: string }[] = []
  for (const layer of stack.layers) {
    art += layer.draw(space, z)
    const at = space.at(stack.w, stack.d * 0.5, z + layer.height / 2)
    marks.push({ x: at[0], y: at[1], name: layer.name })
    z += layer.height + stack.gap
  }
  const axis = axisLine(space, stack, total)
  return axis + space.paints() + art + leaders(marks)
}

function axisLine(space: Space, stack: Stack, total: number): string {
  const low = space.at(stack.w / 2, stack.d / 2, 0)
  const high = space.at(stack.w / 2, stack.d / 2, total)
  return `<path class="ha" stroke-dasharray="10 3 2 3" d="M${round1(low[0])} ${round1(low[1])}V${round1(high[1] - 12)}"/>`
}

/** The names of the layers on the right, each with a line to its layer; from bottom to top without overlapping. */
function leaders(marks: { x: number; y: number; name: string }[]): string {
  let last = 330
  return marks
    .map(({ x, y, name }) => {
      const ty = Math.min(y, last - 24)
      last = ty
      const [first = '', second] = name.split(' · ')
      const words = { x: 318, size: 12, maxWidth: 136 }
      return (
        `<path class="ha" d="M${round1(x + 3)} ${round1(y)}L300 ${round1(ty)}h12"/><circle class="da" cx="${round1(x + 3)}" cy="${round1(y)}" r="2"/>` +
        textAt(first, { ...words, y: ty + 4, attributes: 'class="in" font-weight="600"' }) +
        (second ? textAt(second, { ...words, y: ty + 18, size: 11, attributes: 'class="mu"' }) : '')
      )
    })
    .join('')
}
