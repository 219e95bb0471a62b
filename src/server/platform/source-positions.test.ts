// Positions of built files in stack traces become those of their sources.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findSources, nameSources } from './source-positions.ts'

/** Two sources, lines without a mapping, a mapping without a source, differences above 15 and below 0. */
const MAP = {
  version: 3,
  sources: ['../../src/one.ts', '../../src/two.ts'],
  names: [],
  mappings: 'AAAA,IAAI,gCCiCA,CAAC;;AD9BD,E;GACQ,UC2BV',
}
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voltcell-positions-'))
  await mkdir(join(folder, '.build/shop-1'), { recursive: true })
  await writeFile(join(folder, '.build/shop-1/main.js.map'), JSON.stringify(MAP))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test("every position has the source that Node's own reader of source maps finds", () => {
  const reader = new SourceMap({ ...MAP, file: '', sourceRoot: '', sourcesContent: [] })
  const wanted = [0, 1, 2, 3].flatMap((line) =>
    Array.from({ length: 60 }, (_, column) => ({ line, column })),
  )
  const found = findSources(MAP, wanted)
  let compared = 0
  wanted.forEach(({ line, column }, at) => {
    const entry = reader.findEntry(line, column)
    // Node answers with the line before where a line has no mapping yet.
    if (!('originalSource' in entry) || entry.generatedLine !== line || !entry.originalSource)
      return
    const { originalSource: source, originalLine, originalColumn } = entry
    expect(found[at]).toEqual({ source, line: originalLine, column: originalColumn })
    compared += 1
  })
  expect(compared).toBeGreaterThan(100)
})

test('a stack trace names sources by their path, and leaves files without a map as they are', () => {
  const built = join(folder, '.build/shop-1')
  const stack = [
    'Error: failed',
    `    at run (file://${built}/main.js:1:5)`,
    `    at async ${built}/other.js:1:5`,
    '    at node:internal/process:104:5',
  ].join('\n')
  const named = nameSources(stack).split('\n')
  expect(named[1]).toMatch(new RegExp(`^    at run \\(${folder}/src/one\\.ts:\\d+:\\d+\\)$`))
  expect(named.slice(2)).toEqual(stack.split('\n').slice(2))
})
