// The rules for test code find what they forbid.
import { expect, test } from 'vitest'
import { STRESS_PARTS, type StressPart } from '../stress/parts.ts'
import { withoutFigures, wrongParts } from './test-rules.ts'

const PART: StressPart = { name: 'races', measures: 'races', project: 'stress', files: [] }

test('a part of the stress tests keeps the time limit, unless it is the soak', () => {
  expect(wrongParts([PART, { ...PART, name: 'soak', minutes: 75 }])).toEqual([])
  expect(wrongParts([{ ...PART, minutes: 21 }])).toEqual(['races may take 21 minutes, not 20'])
})

test('two parts of the stress tests never share a name', () => {
  expect(wrongParts([PART, PART])).toEqual(['races is the name of two parts'])
})

test('a part of the stress tests records figures, unless it runs journeys', () => {
  const parts: StressPart[] = [
    { ...PART, files: ['measured.ts'] },
    { ...PART, name: 'silent', files: ['silent.ts'] },
    { ...PART, name: 'journeys', project: 'journeys', files: ['silent.ts'] },
  ]
  const read = (path: string) => (path === 'silent.ts' ? 'test()' : "recordFigures('races', {})")
  expect(withoutFigures(parts, read)).toEqual(['silent records no figures'])
})

test.each([
  ['orders-short-balance', 'ORDER_ROUNDS', 1000],
  ['orders-keys', 'ORDER_KEYS', 10_000],
  ['orders-shop-kills', 'SHOP_KILLS', 200],
  ['orders-database-kills', 'DATABASE_KILLS', 50],
  ['power-cuts', 'POWER_CUTS', 100],
])('the parts of %s together set %s to its full size, %i', (name, setting, full) => {
  const sizes = STRESS_PARTS.filter((part) => part.name.startsWith(`${name}-`)).map(
    ({ settings }) => Number(settings?.[setting]),
  )
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(full)
})
