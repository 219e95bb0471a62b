import { expect, test } from 'vitest'
import { isTorn } from './unit-rules.ts'

test.each([
  ["size: 'about 5 MB'", true],
  ["size: 'about 5\\u00a0MB'", false],
  ['charge: (volts) => `${volts} V`', true],
  ['charge: (volts) => `${volts}\\u00a0V`', false],
  ["/** '14.8 V' */", false],
  ["pieces: '5 pieces'", false],
])('%s: %s', (line, torn) => {
  expect(isTorn(line)).toBe(torn)
})
