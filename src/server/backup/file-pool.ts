// Copies of the file store, kept with the backups: each file once, under its hash.
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { namesIn } from './backup-folder.ts'
import { syncFolder } from '../platform/files/durable-folder.ts'
import { linkOrCopy } from './durable-files.ts'

/** '' is the store of content; renditions and scratch files can be made again. */
const STORES = ['', 'received/'] as const
const SUBFOLDER = /^[0-9a-f]{2}$/
const HASH = /^[0-9a-f]{64}$/

/**
 * Copies what the pool lacks and returns the number of files. A stored file never changes, so where both are on one
 * disk a hard link is enough. Files deleted meanwhile are left out.
 */
export async function copyNewFiles(store: string, pool: string): Promise<number> {
  let copied = 0
  for (const subfolder of await subfoldersOf(store)) {
    const present = new Set(await namesIn(join(pool, subfolder)))
    const missing = (await hashesIn(join(store, subfolder))).filter((name) => !present.has(name))
    if (missing.length === 0) continue
    await mkdir(join(pool, subfolder), { recursive: true, mode: 0o700 })
    for (const name of missing) {
      const isCopied = await linkOrCopy(
        join(store, subfolder, name),
        join(pool, subfolder, name),
      ).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return false
          throw error
        },
      )
      if (isCopied) copied += 1
    }
    await syncFolder(join(pool, subfolder))
  }
  return copied
}

/** The files of a store or of the pool: paths below the folder, with sizes. */
export async function listFiles(folder: string): Promise<[path: string, bytes: number][]> {
  const files: [string, number][] = []
  for (const subfolder of await subfoldersOf(folder)) {
    for (const name of await hashesIn(join(folder, subfolder))) {
      const found = await stat(join(folder, subfolder, name)).catch(() => null)
      if (found) files.push([`${subfolder}/${name}`, found.size])
    }
  }
  return files
}

/** Removes what neither the shop nor a backup needs any more. Returns the number of files. */
export async function prunePool(
  pool: string,
  store: string,
  needed: ReadonlySet<string>,
): Promise<number> {
  let removed = 0
  for (const subfolder of await subfoldersOf(pool)) {
    for (const name of await readdir(join(pool, subfolder))) {
      const path = `${subfolder}/${name}`
      if (needed.has(path) || existsSync(join(store, path))) continue
      await rm(join(pool, path), { force: true })
      removed += 1
    }
  }
  return removed
}

async function subfoldersOf(folder: string): Promise<string[]> {
  const subfolders: string[] = []
  for (const store of STORES) {
    const names = await namesIn(join(folder, store))
    subfolders.push(...names.filter((name) => SUBFOLDER.test(name)).map((name) => store + name))
  }
  return subfolders
}

async function hashesIn(folder: string): Promise<string[]> {
  return (await namesIn(folder)).filter((name) => HASH.test(name))
}
