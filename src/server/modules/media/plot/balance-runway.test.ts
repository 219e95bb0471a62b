// Tests that the plot of a balance is well-formed and names every day in every language and theme.
import { expect, test } from 'vitest'
import { LANGS } from '../../../../shared/lang.ts'
import { findXmlError } from '../fixtures/xml-error.ts'
import { drawBalanceRunway } from './balance-runway.ts'

const DAYS = Array.from({ length: 12 }, (_, at) => ({
  day: `2026-03-${at + 10}`,
  likely: BigInt(Math.max(0, 120_000 - 12_345 * at)),
  low: BigInt(Math.max(0, 110_000 - 15_000 * at)),
  high: BigInt(130_000 - 9000 * at),
}))
const EVERY = LANGS.flatMap((lang) =>
  (['light', 'dark'] as const).map((theme) => ({ lang, theme })),
)

test.each(EVERY)('the plot of a balance in $lang, $theme', ({ lang, theme }) => {
  for (const days of [DAYS, DAYS.slice(0, 1), []]) {
    const svg = drawBalanceRunway({ days, currency: 'USD', lang, theme })
    expect(findXmlError(svg), svg.slice(0, 300)).toBeNull()
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    for (const { day } of days) expect(svg).toContain(day)
  }
  const svg = drawBalanceRunway({ days: DAYS, currency: 'CNY', lang, theme })
  expect(svg).toContain('RMB')
  expect(svg).toContain('1,200')
  expect(svg).toContain(lang === 'en_us' ? '>10 Mar<' : '>3/10<')
})
