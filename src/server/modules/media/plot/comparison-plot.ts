// Capacity and energy of up to five products as bars, with one scale per quantity.
import { scaleLinear } from 'd3-scale'
import type { Lang } from '../../../../shared/lang.ts'
import { clauseList, labelledIn, wordList } from '../../../../shared/punctuation.ts'
import { DRAWING_TEXTS } from '../texts/drawing-texts.ts'
import type { DrawingTexts } from '../texts/drawing-texts.ts'
import type { Ink, Theme } from '../draw/palette.ts'
import { figureText, round1, textAt } from '../draw/svg-text.ts'
import { hatch, plotSheet } from './plot-sheet.ts'

export interface ComparedItem {
  itemNo: string
  capacityMah: number
  energyWh: number
}

const MAX_ITEMS = 5
const ROW = 52
const LEFT = 112
const RIGHT = 452

/** SVG, 560 wide, 74 px plus 52 px per item high. Solid bars are mAh, hatched bars Wh. */
export function drawComparisonPlot(
  items: readonly ComparedItem[],
  lang: Lang,
  theme: Theme,
): string {
  const t = DRAWING_TEXTS[lang].plots
  const shown = items.slice(0, MAX_ITEMS)
  const capacity = scaleLinear(
    [0, Math.max(1, ...shown.map((i) => i.capacityMah))],
    [0, RIGHT - LEFT],
  )
  const energy = scaleLinear(
    [0, Math.max(0.01, ...shown.map((i) => i.energyWh))],
    [0, RIGHT - LEFT],
  )
  return plotSheet(
    {
      w: 560,
      h: 74 + Math.max(1, shown.length) * ROW,
      lang,
      theme,
      title: t.comparison,
      description: descriptionOf(shown, lang) || t.none,
    },
    (ink) => {
      const rows = shown.map((item, i) => {
        const y = 62 + i * ROW
        return (
          textAt(item.itemNo, {
            x: 0,
            y: y + 20,
            size: 12.5,
            maxWidth: LEFT - 10,
            attributes: 'font-weight="600"',
          }) +
          `<path fill="${ink.accent}" d="M${LEFT} ${y}h${round1(capacity(item.capacityMah))}v14H${LEFT}z"/>` +
          textAt(`${figureText(item.capacityMah)} mAh`, {
            x: LEFT + capacity(item.capacityMah) + 6,
            y: y + 12,
            size: 12,
            maxWidth: 98,
          }) +
          `<path fill="url(#h)" stroke="${ink.series}" d="M${LEFT} ${y + 18}h${round1(energy(item.energyWh))}v14H${LEFT}z"/>` +
          textAt(`${figureText(item.energyWh)} Wh`, {
            x: LEFT + energy(item.energyWh) + 6,
            y: y + 30,
            size: 12,
            maxWidth: 98,
          })
        )
      })
      const axis = `<path class="x" d="M${LEFT} 54V${58 + shown.length * ROW}"/>`
      return hatch('h', ink.series) + legend(ink, t) + axis + rows.join('')
    },
  )
}

function descriptionOf(items: readonly ComparedItem[], lang: Lang): string {
  const clauses = items.map(({ itemNo, capacityMah, energyWh }) => {
    const figures = [`${figureText(capacityMah)} mAh`, `${figureText(energyWh)} Wh`]
    return labelledIn(lang, itemNo, wordList(figures, lang))
  })
  return clauseList(clauses, lang)
}

function legend(ink: Ink, t: DrawingTexts['plots']): string {
  return (
    `<path fill="${ink.accent}" d="M${LEFT} 28h16v12h-16z"/>${textAt(t.capacity, { x: LEFT + 22, y: 38, size: 12 })}` +
    `<path fill="url(#h)" stroke="${ink.series}" d="M${LEFT + 150} 28h16v12h-16z"/>${textAt(t.energy, { x: LEFT + 172, y: 38, size: 12 })}`
  )
}
