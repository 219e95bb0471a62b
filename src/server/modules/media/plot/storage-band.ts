// Plots the storage temperatures of batteries of every chemistry.
import { scaleLinear } from 'd3-scale'
import { STORAGE_CELSIUS } from '../../../../shared/business-constants.ts'
import type { Lang } from '../../../../shared/lang.ts'
import { asSentences, labelledIn } from '../../../../shared/punctuation.ts'
import type { Theme } from '../draw/palette.ts'
import { round1, textAt } from '../draw/svg-text.ts'
import { MANUAL_PLOT_TEXTS } from '../texts/manual-plot-texts.ts'
import { bottomAxis, hatch, plotSheet } from './plot-sheet.ts'

const LEFT = 8
const RIGHT = 412
const TOP = 44
const HEIGHT = 34

/** SVG, viewBox 0 0 420 150. */
export function drawStorageBand(lang: Lang, theme: Theme): string {
  const t = MANUAL_PLOT_TEXTS[lang]
  const { from, to } = STORAGE_CELSIUS
  const x = scaleLinear([-20, 60], [LEFT, RIGHT])
  const degrees = `${from}–${to} °C`
  return plotSheet(
    {
      w: 420,
      h: 150,
      lang,
      theme,
      title: t.storage,
      description: descriptionOf(lang),
      caption: t.storageCaption,
    },
    (ink) => {
      const zone = (begin: number, end: number, fill: string) =>
        `<rect x="${round1(x(begin))}" y="${TOP}" width="${round1(x(end) - x(begin))}" height="${HEIGHT}" fill="${fill}"/>`
      const zoneName = (text: string, at: number, maxWidth: number) =>
        textAt(text, { x: at, y: TOP - 8, size: 12, maxWidth, attributes: 'text-anchor="middle"' })
      const axis = bottomAxis(
        { ticks: x.ticks(4), at: (v) => x(v), name: (v) => String(v).replace('-', '−') },
        { top: TOP, bottom: TOP + HEIGHT + 8 },
      )
      return (
        hatch('c', ink.info, 7) +
        hatch('w', ink.series, 5) +
        axis +
        zone(-20, from, 'url(#c)') +
        zone(from, to, ink.accent) +
        zone(to, 60, 'url(#w)') +
        zoneName(t.cold, (x(-20) + x(from)) / 2, x(from) - x(-20) - 14) +
        textAt(degrees, {
          x: (x(from) + x(to)) / 2,
          y: TOP + HEIGHT / 2 + 4,
          size: 12,
          maxWidth: x(to) - x(from) - 4,
          attributes: `text-anchor="middle" font-weight="650" fill="${ink.paper}" class="on"`,
        }) +
        `<style>.on{fill:${ink.paper}}</style>` +
        textAt(t.best, {
          x: (x(from) + x(to)) / 2,
          y: TOP + HEIGHT + 36,
          size: 13,
          attributes: 'text-anchor="middle" font-weight="650"',
        }) +
        zoneName(t.warm, (x(to) + x(60)) / 2, x(60) - x(to) - 40) +
        textAt('°C', {
          x: RIGHT,
          y: 18,
          size: 11,
          attributes: 'class="m" text-anchor="end"',
        })
      )
    },
  )
}

function descriptionOf(lang: Lang): string {
  const t = MANUAL_PLOT_TEXTS[lang]
  const { from, to } = STORAGE_CELSIUS
  return asSentences(
    [
      labelledIn(lang, `${from}–${to} °C`, t.best),
      labelledIn(lang, `< ${from} °C`, t.cold),
      labelledIn(lang, `> ${to} °C`, t.warm),
    ],
    lang,
  )
}
