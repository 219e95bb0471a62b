// Files of the data folder that hold what a process computed from one version of the catalogue, so that the next
// process need not compute it again.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { readArrayFile, writeArrayFile } from '../platform/files/array-file.ts'
import type { Log } from '../platform/log.ts'
import { perDatabase } from '../platform/per-database.ts'
import type { Ctx } from './context.ts'
import { readFingerprint } from './version-repository.ts'

const SOURCES = join(import.meta.dirname, '../..')
/**
 * How long a value must be in use before it is written, because a busy shop has a new version every minute. The first
 * value of a process is written immediately.
 */
const SETTLED_MS = 180_000

/** Where files are stored, and the log that names those that cannot be written. */
interface FileStorage {
  folder: string
  log: Log
}

interface FilesOfDatabase {
  storage: FileStorage | undefined
  /** For each file that this process read or computed: cancels its delayed write. */
  pending: Map<string, () => void>
}

const filesOf = perDatabase<FilesOfDatabase>(() => ({ storage: undefined, pending: new Map() }))

export interface VersionFile<T, P extends object> {
  name: string
  /** The folders below src/ whose code determines what is computed. */
  sources: readonly string[]
  compute: () => Promise<T>
  /** Converts the value to an object that `writeArrayFile` can write. */
  pack: (value: T) => P
  unpack: (packed: P) => T
}

/** From now on, what is computed from this database is stored in `folder`. */
export function enableVersionFiles(db: Kysely<Database>, storage: FileStorage): void {
  filesOf(db).storage = storage
}

/**
 * Reads the file if it belongs to this version of the catalogue and to this code; otherwise computes the value and,
 * where files are stored, writes it later. Errors: those of `compute`.
 */
export async function readOrCompute<T, P extends object>(
  { db, catalogueVersion }: Pick<Ctx, 'db' | 'catalogueVersion'>,
  file: VersionFile<T, P>,
): Promise<T> {
  const files = filesOf(db)
  const { storage } = files
  if (!storage) return file.compute()
  const keyNow = () => keyOf(db, catalogueVersion, file.sources)
  const path = join(storage.folder, file.name)
  const isFirst = !files.pending.has(file.name)
  files.pending.get(file.name)?.()
  files.pending.set(file.name, () => undefined)
  const key = await keyNow()
  const packed = key === undefined ? undefined : await readArrayFile<P>(path, key)
  if (packed) return file.unpack(packed)
  const value = await file.compute()
  // An import meanwhile: some of the rows may be those of the newer version.
  if (key === undefined || (await keyNow()) !== key) return value
  const write = () =>
    writeArrayFile(path, key, file.pack(value)).catch((error: unknown) => {
      storage.log.warn(
        { err: error, file: path },
        'a file of values computed from the catalogue cannot be written',
      )
    })
  const timer = setTimeout(write, isFirst ? 0 : SETTLED_MS).unref()
  files.pending.set(file.name, () => clearTimeout(timer))
  return value
}

/** Undefined when the database is at another version, or the version cannot be read. */
async function keyOf(
  db: Kysely<Database>,
  version: number,
  sources: readonly string[],
): Promise<string | undefined> {
  const fingerprint = await readFingerprint(db).catch(() => undefined)
  if (fingerprint?.version !== version) return undefined
  return JSON.stringify({
    ...fingerprint,
    code: sources.map(hashOfSources),
    node: process.version,
    arch: process.arch,
  })
}

const hashes = new Map<string, string>()

/** The code does not change while the process runs. */
function hashOfSources(folder: string): string {
  const cached = hashes.get(folder)
  if (cached !== undefined) return cached
  const hash = createHash('sha256')
  for (const path of readdirSync(join(SOURCES, folder), {
    recursive: true,
    encoding: 'utf8',
  }).sort()) {
    if (!path.endsWith('.ts')) continue
    hash.update(`\0${path}\0`).update(readFileSync(join(SOURCES, folder, path)))
  }
  const digest = hash.digest('hex')
  hashes.set(folder, digest)
  return digest
}
