// Positions of built files in stack traces become those of their sources.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameSources } from './source-positions.ts'

/**
 * The first line of the built file begins with line 1 of one.ts; from its column 9 on it is column 5 of line 3 of
 * two.ts.
 */
const MAP = {
  version: 3,
  sources: ['../../src/one.ts', '../../src/two.ts'],
  names: [],
  mappings: 'AAAA,QCEI',
}
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voltcell-positions-'))
  await mkdir(join(folder, '.build/shop-1'), { recursive: true })
  await writeFile(join(folder, '.build/shop-1/main.js.map'), JSON.stringify(MAP))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a stack trace names sources by their path, and leaves files without a map as they are', () => {
  const built = join(folder, '.build/shop-1')
  const others = [`    at async ${built}/other.js:1:5`, '    at node:internal/process:104:5']
  const stack = [
    `Error: failed in ${built}/main.js:1:5`,
    `    at run (file://${built}/main.js:1:5)`,
    `    at ${built}/main.js:1:12`,
    ...others,
  ].join('\n')
  expect(nameSources(stack).split('\n')).toEqual([
    `Error: failed in ${built}/main.js:1:5`,
    `    at run (${folder}/src/one.ts:1:1)`,
    `    at ${folder}/src/two.ts:3:5`,
    ...others,
  ])
})
