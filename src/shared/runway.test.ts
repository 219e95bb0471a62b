// Tests how long a balance lasts, by when to pay, and how often the forecast is right.
import { describe, expect, test } from 'vitest'
import { isWorkingDay, checkForecasts } from '../../test/drivers/simulated-dropshippers.ts'
import { LANGS } from './lang.ts'
import { type RunwayInput, runwayOf, workingDayFrom } from './runway.ts'
import { runwaySentences } from './runway-texts.ts'

/** Ten working days with two orders of 50.00 each. */
const HELD = [2, 3, 4, 5, 6, 9, 10, 11, 12, 13].flatMap((day) =>
  [1, 2].map(() => ({ day: `2026-03-${String(day).padStart(2, '0')}`, amount: 5000n })),
)

const QUESTION: RunwayInput = {
  today: '2026-03-16',
  openedOn: '2026-01-01',
  available: 60_000n,
  waiting: { orders: 0, amount: 0n },
  held: HELD,
  isWorkingDay,
  creditedWorkingDays: 3,
}
const ask = (changes: Partial<RunwayInput> = {}) => runwayOf({ ...QUESTION, ...changes })

describe('a balance', () => {
  test('lasts until the last working day that it covers, across a holiday and a weekend', () => {
    const runway = ask()
    expect(runway).toMatchObject({
      kind: 'lasts',
      perDay: 10_000n,
      // Monday 16 to Thursday 19, then Friday 20 is a holiday: Monday 23 and Tuesday 24.
      until: { likely: '2026-03-24', earliest: '2026-03-18', latest: '2026-03-30' },
    })
  })
  test('has a forecast for every working day, whose range holds the likely figure', () => {
    const runway = ask()
    if (runway.kind === 'unknown') throw new Error('unknown')
    expect(runway.days[0]).toMatchObject({ day: '2026-03-16', likely: 50_000n })
    for (const { low, likely, high } of runway.days) {
      expect(low <= likely && likely <= high).toBe(true)
    }
    expect(runway.days.map(({ day }) => day)).not.toContain('2026-03-20')
  })
  test('of fewer than five orders is not forecast', () => {
    expect(ask({ held: HELD.slice(0, 4) })).toEqual({ kind: 'unknown', orders: 4 })
    const old = HELD.map((each) => ({ ...each, day: '2026-03-01' }))
    expect(ask({ held: old })).toEqual({ kind: 'unknown', orders: 0 })
  })
  test('of an account that was opened within the window counts from that day', () => {
    const held = HELD.slice(-10)
    expect(ask({ held })).toMatchObject({ perDay: 5000n })
    expect(ask({ held, openedOn: '2026-03-09' })).toMatchObject({ perDay: 10_000n })
  })
  test('lasts longer than the horizon when it is large', () => {
    expect(ask({ available: 10_000_000n })).toMatchObject({ until: { likely: null, latest: null } })
  })
  test('is short while orders wait, and when the orders of today may not be covered', () => {
    expect(ask({ waiting: { orders: 3, amount: 21_200n } }).kind).toBe('short')
    expect(ask({ available: 10_000n }).kind).toBe('short')
    expect(ask({ available: 0n })).toMatchObject({ days: [{ likely: 0n }, {}, {}, {}, {}] })
  })
})

describe('a payment', () => {
  test('arrives in time when it is credited by the earliest day on which the money ends', () => {
    expect(ask({ available: 200_000n })).toMatchObject({
      pay: { payBy: '2026-03-31', creditedBy: '2026-04-06', isLate: false },
      until: { earliest: '2026-04-06' },
    })
  })
  test('is late when fewer working days are left than crediting takes', () => {
    expect(ask({ available: 20_000n })).toMatchObject({
      pay: { payBy: '2026-03-16', creditedBy: '2026-03-19', isLate: true },
    })
  })
})

test('working days are counted from the given day on', () => {
  expect(workingDayFrom('2026-03-14', 1, isWorkingDay)).toBe('2026-03-16')
  expect(workingDayFrom('2026-03-16', 1, isWorkingDay)).toBe('2026-03-16')
  expect(workingDayFrom('2026-03-19', 2, isWorkingDay)).toBe('2026-03-23')
})

test('of 1,000 simulated dropshippers, at least 800 run out of money within the range, give or take one working day', () => {
  const seed = 20_261_123
  const hits = checkForecasts(1000, seed)
  expect(hits.inRange).toBeGreaterThanOrEqual(800)
  // The likely day alone is within one working day of the actual one for two of three dropshippers.
  expect(hits.likely).toBeGreaterThanOrEqual(650)
  expect(hits.width).toBeLessThan(5)
})

describe.each(LANGS)('in %s', (lang) => {
  const print = { day: (day: string) => day, money: (amount: bigint) => `USD ${amount}` }
  test.each<[string, Partial<RunwayInput>, string[]]>([
    ['the range', {}, ['USD 10000', '2026-03-24', '2026-03-18', '2026-03-30']],
    ['a long time', { available: 10_000_000n }, ['60']],
    ['what waits', { waiting: { orders: 3, amount: 212n } }, ['3', 'USD 212', '2026-03-19']],
    ['too little', { available: 10_000n }, ['USD 10000', '2026-03-19']],
    ['what a forecast needs', { held: [] }, ['5', '14']],
  ])('the sentences name %s', (_, changes, figures) => {
    const question = { ...QUESTION, ...changes }
    const sentences = runwaySentences(runwayOf(question), question.waiting, lang, print)
    for (const sentence of sentences) expect(sentence).toMatch(lang === 'en_us' ? /\.$/ : /。$/)
    for (const figure of figures) expect(sentences.join(' ')).toContain(figure)
  })
})
