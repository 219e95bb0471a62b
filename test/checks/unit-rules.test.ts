// A space before a unit is found where a line can break at it, and nowhere else.
import { expect, test } from 'vitest'
import { canBreakBeforeUnit } from './unit-rules.ts'

test.each([
  ["size: 'about 5 MB'", true],
  ["size: 'about 5\\u00a0MB'", false],
  ['charge: (volts) => `${volts} V`', true],
  ['charge: (volts) => `${volts}\\u00a0V`', false],
  ["/** '14.8 V' */", false],
  ["pieces: '5 pieces'", false],
])('whether a line can break before the unit in %j: %s', (line, canBreak) => {
  expect(canBreakBeforeUnit(line)).toBe(canBreak)
})
