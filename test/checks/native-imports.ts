// Tests that Node loads without a transform must not reach a component or a style sheet: they would not even start.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import type { Check } from './check.ts'

/** The imports of tests that Node itself loads: by its native support of TypeScript, without a bundler. */
export const nativeImports: Check = {
  name: 'tests that Node can load',
  async find() {
    const files = execFileSync('git', ['ls-files', 'test', 'e2e'], { encoding: 'utf8' }).split('\n')
    const tests = files.filter((file) => /\.(test|stress)\.ts$/.test(file) && existsSync(file))
    return unloadable(tests, (file) => readFileSync(file, 'utf8'))
  },
}

/** A message for each import of a file that Node cannot load, within what the tests load at their start. */
export function unloadable(tests: readonly string[], textOf: (file: string) => string): string[] {
  const found: string[] = []
  const seen = new Set(tests)
  for (const file of seen) {
    for (const imported of importsOf(file, textOf(file))) {
      if (imported.endsWith('.ts')) seen.add(imported)
      else if (UNLOADABLE.test(imported)) found.push(`${file} imports ${imported}`)
    }
  }
  return found
}

/** Paths of static imports and re-exports within the project; types are left out, because Node drops those imports. */
function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(STATIC_IMPORT)].map(([, path = '']) =>
    posix.join(posix.dirname(file), path.replace(/\?.*/, '')),
  )
}

const STATIC_IMPORT = /^(?:import|export)\s(?!type\s)(?:[^'"()=]*?\sfrom\s)?['"](\.[^'"]+)['"]/gm
const UNLOADABLE = /\.(tsx|css)$/
