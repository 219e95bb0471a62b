// Tests of the check of joined scripts.
import { expect, test } from 'vitest'
import { alternativesOf, withoutFile } from './script-groups.ts'

test.each([
  ['src/ui/chip', ['src/ui/chip']],
  ['a/(b|c)', ['a/b', 'a/c']],
  ['form/(?!name-)|(?:x|y(1|2))\\.ts', ['form/', 'x\\.ts', 'y1\\.ts', 'y2\\.ts']],
  ['((lazy-)?menu\\.|[a-z]\\w+)', ['menu\\.', '[a-z]\\w+']],
])('the pattern %s has an entry for each alternative', (pattern, alternatives) => {
  expect(alternativesOf(pattern)).toEqual(alternatives)
})

test('a pattern without a file is reported', () => {
  expect(withoutFile(['src/ui/(?:chip)', 'src/ui/gone'], ['src/ui/chip.tsx'])).toEqual([
    'vite.config.ts: no file matches src/ui/gone',
  ])
})
