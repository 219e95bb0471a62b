// The server that `npm start` builds: when it is built, what it serves, and what its stack traces name.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { connect } from '../src/server/db/connect.ts'
import { useShop } from './support/ask.ts'
import { CODE_KEY } from './support/code-key.ts'

const ROOT = join(import.meta.dirname, '..')
const COPIED = [
  'src',
  'start',
  'start.mjs',
  'node-flags.json',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.server.config.ts',
]
const LINKED = ['node_modules', 'data', 'brand', 'public']
const BUILT_PAGES = ['client', 'compressed', 'server']
const SOURCE = 'src/main.ts'
const ITEM = 'VC-LT81747'
/** Addresses whose responses are made with fonts, files of data/ or of a library, native code, or in a worker thread. */
const FROM_FILES = [
  ['/docs/static/swagger-ui.css', 'text/css'],
  ['/openapi.json', 'application/json'],
  ['/api/v2/security-code', 'application/json'],
  ['/plots/world.svg', 'image/svg+xml'],
  [`/pictures/${ITEM}/og.png`, 'image/png'],
  ['/api/file/catalogue/mp3', 'application/pdf'],
] as const
/** A timeout in ms for starts and builds, which share two cores with other tests. */
const SLOW = 120_000
const shop = useShop()
let folder: string
let running: StartedShop[] = []

interface StartedShop {
  origin: string
  child: ChildProcess
  /** What it has printed: its log, and what start.mjs says. */
  output: () => string
}

/** A copy of the shop, whose sources the tests may change; its pages are links to those built in this repository. */
beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'voltcell-built-')))
  for (const name of COPIED) await cp(join(ROOT, name), join(folder, name), { recursive: true })
  for (const name of LINKED) await symlink(join(ROOT, name), join(folder, name))
  await mkdir(join(folder, '.build'))
  for (const name of BUILT_PAGES) {
    await symlink(join(ROOT, '.build', name), join(folder, '.build', name))
  }
  await writeFile(join(folder, '.build/pages-stamp'), await stampOfPages())
}, SLOW)
afterEach(stop)
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The stamp of pages built from these sources: no start builds them again, into folders that other tests use. */
async function stampOfPages(): Promise<string> {
  const { PAGES: pages } = (await import(join(folder, 'start/builds.mjs'))) as { PAGES: object }
  const { newStamp } = (await import(join(folder, 'start/stamps.mjs'))) as {
    newStamp(built: object): string
  }
  return newStamp(pages)
}

/** As `npm start`, on the database of the tests. Resolves once the shop is open. */
async function start(): Promise<StartedShop> {
  const child = spawn(process.execPath, ['start.mjs'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: shop().url,
      DATA_DIR: join(folder, 'data-of-the-shop'),
      CODE_KEY,
      PORT: '0',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const opened = Promise.withResolvers<string>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const origin = / open: (http:\S+?)\/\n/.exec(output)?.[1]
      if (origin) opened.resolve(origin)
    })
  }
  child.once('exit', () => opened.reject(new Error(`The shop ended: ${output}`)))
  const started = { origin: await opened.promise, child, output: () => output }
  running.push(started)
  return started
}

async function stop(): Promise<void> {
  const stopped = running
  running = []
  await Promise.all(
    stopped.map(async ({ child }) => {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }),
  )
}

async function builds(): Promise<string[]> {
  const names = await readdir(join(folder, '.build'))
  return names.filter((name) => name.startsWith('shop-') && name !== 'shop-stamp')
}

async function pageOf({ origin }: StartedShop): Promise<string> {
  const response = await fetch(`${origin}/`)
  expect(response.status).toBe(200)
  return response.text()
}

test(
  'the first start builds the server, and the next one serves a page from that build',
  { timeout: SLOW },
  async () => {
    await mkdir(join(folder, '.build/shop-0123456789ab.part'))
    const first = await start()
    expect(first.output()).toContain('Building the server')
    expect(await pageOf(first)).toContain('</html>')
    await stop()
    // The folder that a killed build left behind is deleted.
    const [built = '', ...others] = await builds()
    expect(others).toEqual([])
    expect(existsSync(join(folder, '.build', built, 'main.js'))).toBe(true)
    const second = await start()
    expect(second.output()).not.toContain('Building')
    expect(await pageOf(second)).toContain('</html>')
    expect(await builds()).toEqual([built])
  },
)

test(
  'code that reads files beside its source finds them from the build too, also in a worker thread',
  { timeout: SLOW },
  async () => {
    const { origin } = await start()
    for (const [path, type] of FROM_FILES) {
      const typeOf = async () => {
        const response = await fetch(origin + path)
        await response.arrayBuffer()
        return `${response.status} ${response.headers.get('content-type')?.split(';')[0]}`
      }
      // A catalogue that is still being printed is answered with an envelope.
      await expect.poll(typeOf, { message: path, timeout: 60_000 }).toBe(`200 ${type}`)
    }
  },
)

test('a stack trace in the log names the line of the source', { timeout: SLOW }, async () => {
  const { origin, output } = await start()
  const owner = connect({
    url: shop().url,
    poolSize: 1,
    applicationName: 'test',
    allowsLongWork: true,
  })
  await sql`alter table product rename to product_away`.execute(owner.db)
  try {
    await fetch(`${origin}/api/product/detail/${ITEM}`)
    const file = join(folder, 'src/server/modules/catalogue/product-repository.ts')
    await expect.poll(output).toContain(`${file}:`)
    const [, line = ''] = output().split(`${file}:`)
    const lines = (await readFile(file, 'utf8')).split('\n')
    expect(lines[Number.parseInt(line, 10) - 1]).toContain('await ')
  } finally {
    await sql`alter table product_away rename to product`.execute(owner.db)
    await owner.close()
  }
})

test(
  'a changed source is built again by one of two starts, and a shop that still runs keeps the former build',
  { timeout: SLOW },
  async () => {
    const [former = ''] = await builds()
    const source = await readFile(join(folder, SOURCE), 'utf8')
    await writeFile(
      join(folder, SOURCE),
      source.replace('The shop is open', 'The new shop is open'),
    )
    const both = await Promise.all([start(), start()])
    expect(both.filter(({ output }) => output().includes('Building the server'))).toHaveLength(1)
    for (const { output } of both) {
      expect(output()).toContain('The new shop is open')
      expect(output()).not.toContain('Building the pages')
    }
    expect(await builds()).toHaveLength(2)
    expect(await builds()).toContain(former)
  },
)

test(
  'a source that is written without a change is not built again',
  { timeout: SLOW },
  async () => {
    const source = await readFile(join(folder, SOURCE))
    await writeFile(join(folder, SOURCE), source)
    const { output } = await start()
    expect(output()).not.toContain('Building')
  },
)

test(
  'where nothing can be built, the server runs from its changed sources and not from the former build',
  { timeout: SLOW },
  async () => {
    const source = await readFile(join(folder, SOURCE), 'utf8')
    await writeFile(join(folder, SOURCE), source.replace('The new shop', 'The newest shop'))
    const lock = join(folder, '.build/preparing')
    // A start cannot take its lock, as on a read-only disk; the tests may run as root, whom no permission stops.
    await mkdir(lock)
    const { output } = await start()
    await rm(lock, { recursive: true })
    expect(output()).toContain('runs from its sources')
    expect(output()).toContain('The newest shop is open')
  },
)

test.each([
  ['fails', 'export default nothing\n'],
  // Kills the build after it has made its output folder, which is the last argument.
  [
    'is killed',
    "import { mkdirSync } from 'node:fs'\nmkdirSync(process.argv.at(-1))\nprocess.kill(process.pid, 'SIGKILL')\n",
  ],
])(
  'when its build %s, the server runs from its sources, and says so',
  { timeout: SLOW },
  async (_, config) => {
    await writeFile(join(folder, 'vite.server.config.ts'), config)
    const started = await start()
    expect(started.output()).toContain('runs from its sources')
    expect(await pageOf(started)).toContain('</html>')
    expect(existsSync(join(folder, '.build/shop-stamp'))).toBe(false)
  },
)
