// Tests that moments are printed in the time of this machine.
import { afterEach, expect, test, vi } from 'vitest'
import { printedMoment } from './moment.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['UTC', '2026-11-22T18:00:01+00:00'],
  ['Asia/Hong_Kong', '2026-11-23T02:00:01+08:00'],
  ['America/St_Johns', '2026-11-22T14:30:01-03:30'],
])(
  'a moment is printed in the time of a machine in %s, and is read as the same moment',
  (zone, text) => {
    vi.stubEnv('TZ', zone)
    expect(printedMoment(new Date('2026-11-22T18:00:01Z'), 'down')).toBe(text)
    expect(new Date(text).toISOString()).toBe('2026-11-22T18:00:01.000Z')
  },
)

test('the fraction of a second is rounded up or down as the caller asks, and a whole second is not changed', () => {
  const read = (text: string, rounding: 'up' | 'down') =>
    new Date(printedMoment(new Date(text), rounding)).toISOString()
  expect(read('2026-11-22T18:00:01.216Z', 'up')).toBe('2026-11-22T18:00:02.000Z')
  expect(read('2026-11-22T18:00:01.216Z', 'down')).toBe('2026-11-22T18:00:01.000Z')
  expect(read('2026-11-22T18:00:01Z', 'up')).toBe('2026-11-22T18:00:01.000Z')
})
