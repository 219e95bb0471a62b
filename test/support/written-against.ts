// A test that a library is still of the version whose internals the other tests of a file were written against.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** When the version changes, check first what the tests of the file require of the library, then change the number. */
export function writtenAgainst(library: string, version: string): void {
  test(`${library} is required and installed in version ${version}, which these tests were written against`, () => {
    const { dependencies } = readJson('package.json') as { dependencies: Record<string, string> }
    expect(dependencies[library]).toBe(version)
    expect(readJson(`node_modules/${library}/package.json`)).toMatchObject({ version })
  })
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8'))
}
