// Tests finding folders that import each other.
import { expect, test } from 'vitest'
import type { Import } from './dependency-rules.ts'
import { twoWayPairs } from './folder-pairs.ts'

const pairsOf = (...imports: [from: string, to: string][]) =>
  twoWayPairs(
    imports.map(([from, to]): Import => ({ from, to })),
    /^src\/server/,
  )

test('two folders that import each other are reported once, with both imports', () => {
  expect(
    pairsOf(
      ['src/server/b/one.ts', 'src/server/a/two.ts'],
      ['src/server/a/three.ts', 'src/server/b/four.ts'],
      ['src/server/a/five.ts', 'src/server/b/four.ts'],
    ),
  ).toEqual([
    'src/server/a ↔ src/server/b: src/server/a/three.ts imports src/server/b/four.ts, ' +
      'src/server/b/one.ts imports src/server/a/two.ts',
  ])
})

test('a folder and its subfolder are two folders', () => {
  expect(
    pairsOf(
      ['src/server/a/index.ts', 'src/server/a/deep/x.ts'],
      ['src/server/a/deep/x.ts', 'src/server/a/types.ts'],
    ),
  ).toHaveLength(1)
})

test.each([
  ['one direction', [['src/server/a/x.ts', 'src/server/b/y.ts']]],
  [
    'files of one folder',
    [
      ['src/server/a/x.ts', 'src/server/a/y.ts'],
      ['src/server/a/y.ts', 'src/server/a/x.ts'],
    ],
  ],
  [
    'a test that imports back',
    [
      ['src/server/a/x.ts', 'src/server/b/y.ts'],
      ['src/server/b/y.test.ts', 'src/server/a/x.ts'],
    ],
  ],
  [
    'folders that are not checked',
    [
      ['src/web/a/x.ts', 'src/web/b/y.ts'],
      ['src/web/b/y.ts', 'src/web/a/x.ts'],
    ],
  ],
] as [string, [string, string][]][])('%s is not reported as a pair', (_, imports) => {
  expect(pairsOf(...imports)).toEqual([])
})
