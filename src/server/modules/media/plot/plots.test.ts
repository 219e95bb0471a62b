// Tests that plots are well-formed and accessible.
import { describe, expect, test } from 'vitest'
import { LANGS } from '../../../../shared/lang.ts'
import type { Theme } from '../draw/palette.ts'
import { findXmlError } from '../fixtures/xml-error.ts'
import { drawComparisonPlot } from './comparison-plot.ts'
import { drawDischargePlot } from './discharge-plot.ts'
import { drawEnergyLimit } from './energy-limit.ts'
import { drawMonthlyBars } from './monthly-bars.ts'
import { drawTemperatureBand } from './temperature-band.ts'
import { drawVoltageCapacityPlot } from './voltage-capacity-plot.ts'

const THEMES: Theme[] = ['light', 'dark']
const CHEMISTRIES = [
  'Li-ion',
  'Li-Polymer',
  'LiFePO4',
  'Ni-MH',
  'Sealed lead-acid',
  'Alkaline',
  'Lithium manganese dioxide',
  'Lithium thionyl chloride',
  'Lithium iron disulphide',
  'Silver oxide',
  'Zinc-air',
  '<b>&',
]
const item = { itemNo: '<script>', capacityMah: 2000, energyWh: 22 }

describe('plots', () => {
  test('every plot is well-formed in three languages and two themes, with hostile and empty input', () => {
    for (const lang of LANGS) {
      for (const theme of THEMES) {
        const drawn = [
          ...CHEMISTRIES.map((chemistry) =>
            drawDischargePlot({ chemistry, voltage: 11.1, capacityMah: 4400 }, lang, theme),
          ),
          ...CHEMISTRIES.map((chemistry) => drawTemperatureBand(chemistry, lang, theme)),
          ...[0, 0.13, 20, 50, 100, 130, 312, 5000].map((wh) => drawEnergyLimit(wh, lang, theme)),
          drawComparisonPlot([], lang, theme),
          drawComparisonPlot([item, item, item, item, item, item], lang, theme),
          drawVoltageCapacityPlot([], lang, theme),
          drawVoltageCapacityPlot([{ voltage: 3.7, capacityMah: 100, count: 1 }], lang, theme),
          drawVoltageCapacityPlot(
            [
              { voltage: 1.5, capacityMah: 20, count: 3 },
              { voltage: 12, capacityMah: 26000, count: 900 },
            ],
            lang,
            theme,
          ),
          drawMonthlyBars([], lang, theme),
          drawMonthlyBars([{ month: '2026-05', count: 4 }], lang, theme),
        ]
        for (const svg of drawn) {
          expect(findXmlError(svg), svg.slice(0, 300)).toBeNull()
          expect(svg).not.toMatch(/NaN|undefined|Infinity|<script/)
        }
      }
    }
  })

  test('discharge curves say that they are not test data, differ in their dashes and are identical each time', () => {
    const svg = drawDischargePlot(
      { chemistry: 'Li-ion', voltage: 11.1, capacityMah: 4400 },
      'en_us',
      'light',
    )
    expect(svg).toContain('not test data of this item')
    expect(svg).toContain('stroke-dasharray="8 4"')
    expect(
      drawDischargePlot(
        { chemistry: 'Li-ion', voltage: 11.1, capacityMah: 4400 },
        'en_us',
        'light',
      ),
    ).toBe(svg)
  })

  test('no text of a plot on product pages is below 11 px on a phone', () => {
    for (const lang of LANGS) {
      const battery = { chemistry: 'Li-ion', voltage: 11.1, capacityMah: 4400 }
      const drawn = [
        drawDischargePlot(battery, lang, 'light'),
        drawTemperatureBand('Li-ion', lang, 'light'),
        ...[4, 48, 150].map((wh) => drawEnergyLimit(wh, lang, 'light')),
      ]
      for (const svg of drawn) {
        expect(svg).toContain('viewBox="0 0 360 ')
        const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size))
        expect(Math.min(...sizes), svg.slice(0, 200)).toBeGreaterThanOrEqual(11)
      }
    }
  })

  test('the temperature band of a primary cell says that it must not be recharged', () => {
    expect(drawTemperatureBand('Alkaline', 'en_us', 'light')).toContain('Do not recharge')
  })
})
