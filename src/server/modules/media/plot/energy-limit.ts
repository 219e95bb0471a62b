// The energy of a lithium-ion battery compared with the freight limits per cell and per battery.
import { scaleSqrt } from 'd3-scale'
import { AIR_LIMIT_WH } from '../../../../shared/business-constants.ts'
import type { Lang } from '../../../../shared/lang.ts'
import { asSentences, sentenceList } from '../../../../shared/punctuation.ts'
import { DRAWING_TEXTS } from '../texts/drawing-texts.ts'
import type { Theme } from '../draw/palette.ts'
import { figureText, round1, textAt } from '../draw/svg-text.ts'
import { hatch, PHONE_WIDTH, plotSheet } from './plot-sheet.ts'

const LEFT = 8
const RIGHT = PHONE_WIDTH - 8

/**
 * SVG, viewBox 0 0 360 150. For lithium-ion batteries; the scale is a square root, so that small cells are visible.
 */
export function drawEnergyLimit(energyWh: number, lang: Lang, theme: Theme): string {
  const t = DRAWING_TEXTS[lang].plots
  const x = scaleSqrt([0, Math.max(220, energyWh * 1.08)], [LEFT, RIGHT])
  const zone = energyWh <= AIR_LIMIT_WH.battery ? t.belowLimit : t.aboveLimit
  const description = sentenceList(
    [asSentences([`${figureText(energyWh)} Wh`, zone], lang), t.freightRule],
    lang,
  )
  return plotSheet(
    {
      w: PHONE_WIDTH,
      h: 150,
      lang,
      theme,
      title: t.energyLimit,
      description,
      caption: t.freightRule,
    },
    (ink) => {
      const limits = [AIR_LIMIT_WH.cell, AIR_LIMIT_WH.battery]
      const edges = [0, ...limits, x.domain()[1] ?? 220]
      const fills = [ink.accent, ink.accent, 'url(#a)']
      const zones = fills.map((fill, i) => {
        const from = x(edges[i] ?? 0)
        return `<rect x="${round1(from)}" y="70" width="${round1(x(edges[i + 1] ?? 0) - from)}" height="14" fill="${fill}" fill-opacity="${i === 0 ? '.35' : i === 1 ? '.7' : '1'}"/>`
      })
      const marks = limits.map(
        (v) =>
          `<path class="x" d="M${round1(x(v))} 64v26"/>${textAt(`${v} Wh`, { x: x(v), y: 104, size: 12.5, attributes: 'class="m" text-anchor="middle"' })}`,
      )
      const at = x(energyWh)
      const anchor = at < 90 ? 'start' : at > RIGHT - 82 ? 'end' : 'middle'
      const pointer = `<path d="M${round1(at)} 68l-6-10h12z" fill="${ink.ink}"/><path d="M${round1(at)} 68v18" stroke="${ink.ink}" stroke-width="2"/>${textAt(`${figureText(energyWh)} Wh`, { x: Math.max(LEFT, at - (anchor === 'start' ? 6 : 0)), y: 51, size: 14, attributes: `font-weight="700" text-anchor="${anchor}"` })}`
      const verdict = textAt(zone, {
        x: 0,
        y: 118,
        size: 12.5,
        maxWidth: RIGHT,
        attributes: 'font-weight="600"',
      })
      return (
        `${hatch('a', ink.series, 6)}<rect x="${LEFT}" y="69.5" width="${RIGHT - LEFT}" height="15" class="x"/>` +
        zones.join('') +
        marks.join('') +
        pointer +
        verdict
      )
    },
  )
}
