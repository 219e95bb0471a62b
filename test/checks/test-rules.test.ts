// The rules for test code find what they forbid.
import { expect, test } from 'vitest'
import { STRESS_PARTS, type StressPart } from '../stress/parts.ts'
import { foreignLocksIn, sleepsIn, withoutFigures, wordsOf, wrongParts } from './test-rules.ts'

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

test.each([
  'await sleep(20)',
  'await page.waitForTimeout(500)',
  'await new Promise((resolve) => setTimeout(resolve, 5))',
  'await new Promise((done) => void setTimeout(done, 5))',
])('the line %s is reported as a sleep', (line) => {
  expect(sleepsIn(`const before = 1\n${line}`)).toEqual([2])
})

test.each([
  "import { setTimeout as sleep } from 'node:timers/promises'",
  'select pg_sleep(1)',
  'socket.setTimeout(waitMs, () => socket.destroy())',
  "await once(server, 'request')",
])('the line %s is not reported as a sleep', (line) => {
  expect(sleepsIn(line)).toEqual([])
})

test.each([
  ['in $lang, $theme', 1],
  ['one row %j', 2],
  ['%s to %s', 1],
  ['the language `${lang}` of a page', 5],
  ['10,000 keys make one order each', 6],
])('the title %s has %i words of its own', (title, words) => {
  expect(wordsOf(title)).toBe(words)
})

test('a statement that reads the locks of every database is reported', () => {
  const from =
    'select pg_terminate_backend(pid) from pg_locks l join pg_stat_activity a using (pid)'
  const all = `\nsql\`${from} where not granted\`; sql\`select current_database()\``
  expect(foreignLocksIn(all)).toEqual([2])
  const own = `sql\`${from}\n where datname = current_database() and not granted\``
  expect(foreignLocksIn(own)).toEqual([])
})
