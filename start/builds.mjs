// What a start builds: the pages, and the server in a few files.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { fail, print } from './output.mjs'
import { BUILD, ROOT } from './folders.mjs'
import { isCurrent, isSameContent, newStamp, stampOf, writeStamp } from './stamps.mjs'

// What is built, from which sources. Its stamp is a file with a hash of their content, then one of their sizes and times.
export const PAGES = {
  stamp: join(BUILD, 'pages-stamp'),
  config: 'vite.config.ts',
  folders: ['src', 'public'],
  isSource: (path) => !/^src\/(?:server\/|commands\/|main\.ts$)|\.test\.tsx?$/.test(path),
}
export const SERVER = {
  stamp: join(BUILD, 'shop-stamp'),
  config: 'vite.server.config.ts',
  folders: ['src'],
  // Fonts and migrations are read where they are.
  isSource: (path) =>
    !/^src\/(?:web|ui|client)\/|\.test\.tsx?$/.test(path) && /\.(?:ts|json)$/.test(path),
}
/** How many builds of the server are kept, the newest ones: a shop that still runs one may yet load some of its code. */
const KEPT_BUILDS = 3

/** `nodePath`: of the Node to build with. */
export function buildPages(nodePath) {
  if (!existsSync(join(ROOT, PAGES.config))) return
  print('Building the pages …')
  const stamp = newStamp(PAGES)
  rmSync(PAGES.stamp, { force: true })
  // For the browser, then for rendering on the server.
  for (const args of [[], ['--ssr']]) {
    const problem = build(nodePath, args)
    if (problem) fail(`The pages could not be built:\n${problem}`)
  }
  writeStamp(PAGES.stamp, stamp)
}

/**
 * Bundles the server into a folder named after its sources, which has that name once it is complete. Returns whether
 * that could be done: if not, the server runs from its sources, and takes longer to start.
 */
export function buildServer(nodePath) {
  try {
    withLock(() => {
      if (isServerBuilt()) return
      const stamp = newStamp(SERVER)
      const folder = folderOfServer(stamp)
      rmSync(SERVER.stamp, { force: true })
      if (!isComplete(folder)) {
        print('Building the server …')
        rmSync(folder, { recursive: true, force: true })
        const problem = build(nodePath, ['--config', SERVER.config, '--outDir', `${folder}.part`])
        if (problem) throw new Error(problem)
        if (!isSameContent(newStamp(SERVER), stamp))
          throw new Error('its sources changed meanwhile')
        renameSync(`${folder}.part`, folder)
      }
      writeStamp(SERVER.stamp, stamp)
      removeFormerServers(folder)
    })
    return true
  } catch (error) {
    print(`The server runs from its sources, because it could not be built: ${error.message}`)
    return false
  }
}

/** Whether there is a build of the current sources. */
export function isServerBuilt() {
  return isCurrent(SERVER) && builtServer() !== undefined
}

/** Runs Vite. Returns how it failed and what it printed, or undefined if it succeeded. A killed process prints nothing. */
function build(nodePath, args) {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  const done = spawnSync(nodePath, [vite, 'build', '--logLevel', 'warn', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (done.status === 0) return undefined
  const how = done.error?.message ?? `Vite ended with ${done.signal ?? done.status}`
  return [how, done.stdout, done.stderr].filter(Boolean).join('\n')
}

function removeFormerServers(current) {
  const former = readdirSync(BUILD)
    .filter((name) => name.startsWith('shop-') && !name.endsWith('-stamp'))
    .map((name) => join(BUILD, name))
    .filter((path) => path !== current)
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  const kept = former.filter((path) => !path.endsWith('.part')).slice(0, KEPT_BUILDS - 1)
  for (const path of former) {
    if (!kept.includes(path)) rmSync(path, { recursive: true, force: true })
  }
}

/** The path of the main.js of the newest build; undefined when there is none. */
export function builtServer() {
  const stamp = stampOf(SERVER.stamp)
  const folder = stamp && folderOfServer(stamp)
  return folder && isComplete(folder) ? join(folder, 'main.js') : undefined
}

function isComplete(folder) {
  return existsSync(join(folder, 'main.js'))
}

function folderOfServer(stamp) {
  return join(BUILD, `shop-${stamp.slice(0, 12)}`)
}
