// Tests that the manuals' plots contain the business figures and are well-formed in every language and theme.
import { expect, test } from 'vitest'
import { LANGS } from '../../../../shared/lang.ts'
import { findXmlError } from '../fixtures/xml-error.ts'
import { MANUAL_PLOT_TEXTS } from '../texts/manual-plot-texts.ts'
import { drawChargeWindow } from './charge-window.ts'
import { drawStorageBand } from './storage-band.ts'

const EVERY = LANGS.flatMap((lang) =>
  (['light', 'dark'] as const).map((theme) => ({ lang, theme })),
)

test.each(EVERY)('plots of manuals are valid and whole in $lang and $theme', ({ lang, theme }) => {
  for (const svg of [drawChargeWindow(lang, theme), drawStorageBand(lang, theme)]) {
    expect(findXmlError(svg), svg.slice(0, 300)).toBeNull()
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  }
  expect(drawStorageBand(lang, theme)).toContain('15–25 °C')
  const charging = drawChargeWindow(lang, theme)
  expect(charging).toContain('4.2 V ± 0.05 V')
  for (const volts of ['4.35', '4.40', '4.45']) expect(charging).toContain(`>${volts} V<`)
  expect(charging, 'a caption is squeezed').not.toMatch(/textLength="[^>]*class="m"/)
  const t = MANUAL_PLOT_TEXTS[lang]
  for (const name of [t.chargingAxis, t.chargingRows, t.tolerance, t.typical])
    expect(charging).toContain(`>${name}<`)
})
