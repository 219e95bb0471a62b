import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cruise } from './dependency-rules.ts'

let root: string
const before = process.cwd()

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'voltcell-rules-'))
  await copyFile('.dependency-cruiser.mjs', join(root, '.dependency-cruiser.mjs'))
  await copyFile('tsconfig.json', join(root, 'tsconfig.json'))
  await plant('package.json', '{ "type": "module" }')
})
afterAll(() => rm(root, { recursive: true, force: true }))

// Each row plants one import that the house forbids: the check must see it, or it sees nothing.
test.each([
  ['modules-know-no-modules', 'src/server/modules/a/a-service.ts', '../b/b-service.ts', ''],
  ['modules-know-no-modules', 'src/server/modules/a/deep/x.ts', '../../b/b-rules.ts', 'type '],
  ['flows-know-no-flows', 'src/server/flows/do-one.ts', './do-two.ts', ''],
  ['own-repository-only', 'src/server/api/x/read-x.ts', '../../modules/a/a-repository.ts', ''],
  ['ground-of-the-server', 'src/server/platform/x.ts', '../modules/a/a-rules.ts', 'type '],
  ['pages-alone-know-the-web', 'src/server/app.ts', '../web/entry.tsx', ''],
  ['web-knows-no-server', 'src/web/screens/x.tsx', '../../server/app.ts', 'type '],
  ['web-sees-types-of-the-contract', 'src/web/screens/x.tsx', '../../contract/product.ts', ''],
  ['ui-is-plain', 'src/ui/button.tsx', '../web/texts/en_us/frame.ts', ''],
  ['shared-is-the-ground', 'src/shared/lang.ts', '../contract/product.ts', 'type '],
  ['roof', 'src/server/app.ts', '../main.ts', ''],
  ['command-line-is-for-commands', 'src/main.ts', './commands/command-line/x.ts', ''],
  ['no-unknown', 'src/server/app.ts', './nowhere.ts', ''],
])('%s: %s → %s %s', async (rule, from, to, kind) => {
  await plant(from, `import ${kind}{ x } from '${to}'\nexport const y: typeof x = x\n`)
  if (rule !== 'no-unknown') await plant(join(dirname(from), to), 'export const x = 1\n')
  expect((await cruiseHere()).join('\n')).toContain(`${rule}: ${from}`)
})

test('no-cycles: through types alone', async () => {
  await plant('src/shared/a.ts', "import type { B } from './b.ts'\nexport interface A { b: B }\n")
  await plant('src/shared/b.ts', "import type { A } from './a.ts'\nexport interface B { a: A }\n")
  expect((await cruiseHere()).join('\n')).toContain('no-cycles: src/shared/a.ts')
})

async function plant(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}

async function cruiseHere(): Promise<string[]> {
  process.chdir(root)
  try {
    return (await cruise('src', '.dependency-cruiser.mjs')).violations
  } finally {
    process.chdir(before)
    await rm(join(root, 'src'), { recursive: true, force: true })
  }
}
