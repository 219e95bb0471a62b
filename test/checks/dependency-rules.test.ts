// Tests that the rules of imports report what they forbid.
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cruise } from './dependency-rules.ts'

/** A rule, and an import that it forbids; `kind` is 'type ' for an import of types. */
const FORBIDDEN: readonly (readonly [rule: string, from: string, to: string, kind: string])[] = [
  ['modules-import-no-modules', 'src/server/modules/a/a-service.ts', '../b/b-service.ts', ''],
  ['modules-import-no-modules', 'src/server/modules/a/deep/x.ts', '../../b/b-rules.ts', 'type '],
  ['modules-import-no-use-cases', 'src/server/modules/a/x.ts', '../../operations/do-one.ts', ''],
  ['operations-import-no-operations', 'src/server/operations/do-one.ts', './do-two.ts', ''],
  ['operations-import-no-callers', 'src/server/operations/do-one.ts', '../api/x/read-x.ts', ''],
  ['calls-import-no-calls', 'src/server/api/x/read-x.ts', './list-x.ts', ''],
  ['calls-import-no-pages', 'src/server/api/x/read-x.ts', '../../site/pages.ts', ''],
  ['jobs-import-no-callers', 'src/server/jobs/erase.ts', '../staff/x/erase-x.ts', ''],
  ['staff-imports-no-callers', 'src/server/staff/x/do-x.ts', '../../api/x/read-x.ts', ''],
  ['site-imports-no-calls', 'src/server/site/feeds.ts', '../api/x/read-x.ts', ''],
  ['own-repository-only', 'src/server/api/x/read-x.ts', '../../modules/a/a-repository.ts', ''],
  ['commands-are-for-commands', 'src/main.ts', './commands/money-actions/x.ts', ''],
  ['http-imports-no-use-cases', 'src/server/http/x.ts', '../api/all-calls.ts', ''],
  ['base-layers-import-no-use-cases', 'src/server/platform/x.ts', '../modules/a/a.ts', 'type '],
  ['context-imports-no-modules', 'src/server/context/x.ts', '../modules/a/a.ts', 'type '],
  ['only-pages-import-the-web', 'src/server/app.ts', '../web/entry.tsx', ''],
  ['web-imports-no-server', 'src/web/screens/x.tsx', '../../server/app.ts', 'type '],
  ['browser-imports-contract-types-only', 'src/web/x.tsx', '../contract/product.ts', ''],
  ['ui-imports-no-texts-or-calls', 'src/ui/button.tsx', '../web/texts/en_us/frame.ts', ''],
  ['shared-imports-only-itself', 'src/shared/lang.ts', '../contract/product.ts', 'type '],
  ['entry-points', 'src/server/app.ts', '../main.ts', ''],
  ['no-unknown', 'src/server/app.ts', './nowhere.ts', ''],
]

let root: string
let violations: string[]
const before = process.cwd()

// All forbidden imports are in one folder, because each run of the cruiser is a process.
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'voltcell-rules-'))
  await copyFile('.dependency-cruiser.mjs', join(root, '.dependency-cruiser.mjs'))
  await copyFile('tsconfig.json', join(root, 'tsconfig.json'))
  await writeSource('package.json', '{ "type": "module" }')
  await writeSource('src/shared/a.ts', "import type { B } from './b.ts'\nexport type A = B[]\n")
  await writeSource('src/shared/b.ts', "import type { A } from './a.ts'\nexport type B = A[]\n")
  for (const [path, lines] of sourcesOf(FORBIDDEN)) await writeSource(path, lines.join('\n'))
  process.chdir(root)
  try {
    violations = (await cruise('src', '.dependency-cruiser.mjs')).violations
  } finally {
    process.chdir(before)
  }
})
afterAll(() => rm(root, { recursive: true, force: true }))

test.each(FORBIDDEN)('the rule %s rejects that %s imports %s', (rule, from, to) => {
  const target = rule === 'no-unknown' ? to : join(dirname(from), to)
  expect(violations).toContain(`${rule}: ${from} → ${target}`)
})

test('no-cycles also reports cycles of type imports', () => {
  expect(violations.join('\n')).toContain('no-cycles: src/shared/a.ts')
})

/** The lines of each file, by its path. */
function sourcesOf(forbidden: typeof FORBIDDEN): Map<string, string[]> {
  const sources = new Map<string, string[]>()
  const add = (path: string, line: string) =>
    sources.set(path, [...(sources.get(path) ?? ['export const x = 1']), line])
  for (const [at, [rule, from, to, kind]] of forbidden.entries()) {
    add(
      from,
      `import ${kind}{ x as x${at} } from '${to}'\nexport const y${at}: typeof x${at} = x${at}`,
    )
    if (rule !== 'no-unknown') add(join(dirname(from), to), '')
  }
  return sources
}

async function writeSource(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}
