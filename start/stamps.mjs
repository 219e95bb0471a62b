// Stamps of builds, which say from which sources they were made: two hashes, as `newStamp` returns them.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './folders.mjs'

/**
 * Whether the sources of `built` (PAGES or SERVER of builds.mjs) are those that it was built from. Compares sizes and
 * times first, and reads the files only when these differ: with two thousand files that takes longer than
 * everything else in this script.
 */
export function isCurrent(built) {
  const [content, metadata] = stampOf(built.stamp)?.split(' ') ?? []
  const files = sourcesOf(built)
  const now = metadataHashOf(files)
  if (metadata === now) return true
  if (content !== hashOf(files)) return false
  try {
    writeStamp(built.stamp, `${content} ${now}`)
  } catch {
    // The next start compares the content again.
  }
  return true
}

/** The stamp of the sources as they are now: a hash of their content, a space, a hash of their sizes and times. */
export function newStamp(built) {
  const files = sourcesOf(built)
  const metadata = metadataHashOf(files)
  return `${hashOf(files)} ${metadata}`
}

/** Whether two stamps are of sources with the same content. */
export function isSameContent(one, other) {
  return one.split(' ')[0] === other.split(' ')[0]
}

/** Replaces a stamp atomically: a full disk leaves no half of it, and another start sees none. */
export function writeStamp(path, stamp) {
  const part = `${path}.${process.pid}`
  writeFileSync(part, stamp)
  renameSync(part, path)
}

function sourcesOf({ config, folders, isSource }) {
  const files = folders.flatMap((folder) => filesUnder(folder)).filter(isSource)
  return [...files, config, 'package-lock.json'].map((path) => join(ROOT, path))
}

/** Paths from the folder of the shop, with slashes, in order. */
function filesUnder(folder) {
  if (!existsSync(join(ROOT, folder))) return []
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? filesUnder(path) : [path]
    })
}

/** A hash of sizes and times of change, which the system sets whenever something is written. */
function metadataHashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) {
    const found = statSync(path, { throwIfNoEntry: false })
    hash.update(`\0${path.slice(ROOT.length)}\0${found?.size} ${found?.ctimeMs}`)
  }
  return hash.digest('hex')
}

export function hashOf(paths) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`)
  for (const path of paths) {
    if (existsSync(path)) hash.update(`\0${path.slice(ROOT.length)}\0`).update(readFileSync(path))
  }
  return hash.digest('hex')
}

/** Whether the stamp file at `path` holds exactly `value`. */
export function isStamped(path, value) {
  return stampOf(path) === value
}

/** The content of the stamp file at `path`; undefined when it cannot be read. */
export function stampOf(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
