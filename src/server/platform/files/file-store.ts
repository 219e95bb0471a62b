// Content-addressed file store: bytes under their SHA-256, in a folder that no URL maps to.
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, type ReadStream } from 'node:fs'
import { open, readdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { makeDurableFolder, syncFolder } from './durable-folder.ts'

export interface StoredBytes {
  /** 64 hexadecimal digits. */
  hash: string
  bytes: number
}

export interface FileStore {
  /** A new path for a scratch file: one that is still being written, in the folder `scratch` of the store. */
  scratch(): Promise<string>
  /**
   * Moves a finished scratch file into the store; equal bytes are stored once. When it returns, the file
   * survives a power cut, so the caller may commit a row that names it.
   */
  keep(scratchFile: string): Promise<StoredBytes>
  write(body: Buffer): Promise<StoredBytes>
  /** Stores reproducible bytes. `name`: 64 hexadecimal digits, but not the hash of these bytes. */
  writeAs(name: string, body: Buffer): Promise<void>
  /** From `from` to `to`, both inclusive; absent: the whole file. Errors: ENOENT when it is gone. */
  read(hash: string, range?: { from: number; to: number }): Promise<ReadStream>
  /** Undefined when it is gone. */
  size(hash: string): Promise<number | undefined>
  /** The caller knows that nothing references it any more. */
  remove(hash: string): Promise<void>
  /**
   * A separate store within this one: its files cannot be read by hash from here. `received`: files that customers and
   * applicants sent; `rendered`: files that can be made again.
   */
  subfolder(name: 'received' | 'rendered'): FileStore
  /**
   * After a crash: moves scratch files back into the store if a row names their hash and the store lacks it. Returns
   * their number.
   */
  restoreScratch(isNamed: (hash: string) => Promise<boolean>): Promise<number>
  /** Removes scratch files not modified since `before`, left by a crash. Returns their number. */
  clearScratch(before: Date): Promise<number>
  /** The hashes of files last stored before `before`. */
  storedBefore(before: Date): Promise<string[]>
}

const DIGEST_BUFFER_BYTES = 256 * 1024
const HASH = /^[0-9a-f]{64}$/

/** `folder` is created on the first write. */
export function createFileStore(folder: string): FileStore {
  const store: FileStore = {
    async scratch() {
      const scratch = join(folder, 'scratch')
      await makeDurableFolder(scratch)
      return join(scratch, randomUUID())
    },
    async keep(scratchFile) {
      const { hash, bytes } = await digest(scratchFile)
      const path = pathOf(folder, hash)
      await makeDurableFolder(dirname(path))
      await rename(scratchFile, path)
      await syncFolder(dirname(path))
      return { hash, bytes }
    },
    async write(body) {
      const scratch = await store.scratch()
      await writeFile(scratch, body, { mode: 0o600, flush: true })
      return store.keep(scratch)
    },
    async writeAs(name, body) {
      const path = pathOf(folder, name)
      const scratch = await store.scratch()
      await writeFile(scratch, body, { mode: 0o600 })
      await makeDurableFolder(dirname(path))
      await rename(scratch, path)
    },
    async read(hash, range) {
      const path = await realPathOf(folder, hash)
      return createReadStream(path, range ? { start: range.from, end: range.to } : {})
    },
    async size(hash) {
      try {
        return (await stat(await realPathOf(folder, hash))).size
      } catch (error) {
        if (isGone(error)) return undefined
        throw error
      }
    },
    async remove(hash) {
      await rm(pathOf(folder, hash), { force: true })
    },
    subfolder: (name) => createFileStore(join(folder, name)),
    restoreScratch: (isNamed) => restoreScratch(store, join(folder, 'scratch'), isNamed),
    clearScratch: (before) => clearFolder(join(folder, 'scratch'), before),
    storedBefore: (before) => hashesBefore(folder, before),
  }
  return store
}

async function restoreScratch(
  store: FileStore,
  folder: string,
  isNamed: (hash: string) => Promise<boolean>,
): Promise<number> {
  let restored = 0
  for (const name of await readdir(folder).catch(() => [])) {
    const scratch = join(folder, name)
    const found = await digest(scratch).catch((error: unknown) => {
      // Another process has finished with it.
      if (isGone(error)) return undefined
      throw error
    })
    if (!found || (await store.size(found.hash)) !== undefined) continue
    if (!(await isNamed(found.hash))) continue
    await store.keep(scratch)
    restored += 1
  }
  return restored
}

/** Throws for an invalid hash, so that no other path can be constructed. */
function pathOf(folder: string, hash: string): string {
  if (!HASH.test(hash)) throw new Error('not a hash of the file store')
  return join(folder, hash.slice(0, 2), hash)
}

/** Rejects symbolic links that leave the folder. */
async function realPathOf(folder: string, hash: string): Promise<string> {
  const [root, path] = await Promise.all([realpath(folder), realpath(pathOf(folder, hash))])
  if (!path.startsWith(root + sep)) throw Object.assign(new Error('outside'), { code: 'ENOENT' })
  return path
}

async function hashesBefore(folder: string, before: Date): Promise<string[]> {
  const hashes: string[] = []
  const prefixes = (await readdir(folder).catch(() => [])).filter((name) =>
    /^[0-9a-f]{2}$/.test(name),
  )
  for (const prefix of prefixes) {
    for (const name of await readdir(join(folder, prefix)).catch(() => [])) {
      const found = HASH.test(name)
        ? await stat(join(folder, prefix, name)).catch(() => null)
        : null
      if (found && found.mtime < before) hashes.push(name)
    }
  }
  return hashes
}

async function clearFolder(folder: string, before: Date): Promise<number> {
  let cleared = 0
  for (const name of await readdir(folder).catch(() => [])) {
    const found = await stat(join(folder, name)).catch(() => null)
    if (!found || found.mtime >= before) continue
    await rm(join(folder, name), { force: true })
    cleared += 1
  }
  return cleared
}

async function digest(path: string): Promise<StoredBytes> {
  const file = await open(path, 'r')
  try {
    await file.datasync()
    const hash = createHash('sha256')
    // Uses one buffer for the whole file, because many files arrive concurrently.
    const buffer = Buffer.allocUnsafe(DIGEST_BUFFER_BYTES)
    let bytes = 0
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, buffer.length, bytes)
      if (bytesRead === 0) break
      hash.update(buffer.subarray(0, bytesRead))
      bytes += bytesRead
    }
    return { hash: hash.digest('hex'), bytes }
  } finally {
    await file.close()
  }
}

function isGone(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}
