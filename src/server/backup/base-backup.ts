// Makes a base backup of the running shop: database, files and keys at one moment.
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type pg from 'pg'
import { readSystemIdentifier } from '../db/engine/data-paths.ts'
import { type TarSource, writeTar } from '../platform/tar/write-tar.ts'
import { BackupError } from './backup-error.ts'
import {
  type BackupFolder,
  baseNameAt,
  bytesBelow,
  listPartialNames,
  PARTIAL,
  removeFolder,
} from './backup-folder.ts'
import {
  readServerFacts,
  releaseLog,
  startBaseBackup,
  stopBaseBackup,
} from './backup-repository.ts'
import { clusterFiles } from './cluster-files.ts'
import { syncFolder } from '../platform/files/durable-folder.ts'
import { compressInto } from './durable-files.ts'
import { copyNewFiles, listFiles } from './file-pool.ts'
import { paced } from './paced.ts'
import { ARCHIVE_NAME, type Manifest, writeManifest } from './manifest.ts'
import { findMissingRoom } from './room.ts'
import { isSegment } from './wal-segments.ts'

export interface BaseBackupOptions {
  client: pg.Client
  folder: BackupFolder
  dataDir: string
  /** Files that only former backups have, and that this one keeps: paths below files/. */
  lostFiles: readonly string[]
  /** How much of the database is read per second, so that the shop's visitors do not wait for the disk. */
  bytesPerSecond: number
  /** Begins immediately; otherwise the database first writes its changed pages over some minutes. */
  isFast: boolean
}

/** What is known only once the database was read. `first` and `last`: the log segments that the backup needs. */
interface Range {
  first: string
  last: string
  contentBytes: number
  endedAt: string
}

/** Files outside the cluster that a restored shop needs: beside it the password of the database, if it has one. */
const KEYS = ['pg-password']
/** In the data folder: the key of verification codes, which also seals secrets of staff; none where the setting has it. */
const CODE_KEY = 'code-key'

/**
 * One at a time. Returns the manifest. A backup that ends early leaves the former ones as they are. Errors: BackupError
 * when the disk has no room for it.
 */
export async function makeBaseBackup(options: BaseBackupOptions): Promise<Manifest> {
  const { folder, client, dataDir, lostFiles } = options
  for (const name of await listPartialNames(folder)) await removeFolder(join(folder.path, name))
  const { clusterFolder, major } = await readServerFacts(client)
  await checkRoom(folder, clusterFolder)
  const startedAt = new Date()
  const name = baseNameAt(startedAt)
  const partial = join(folder.path, name + PARTIAL)
  // The archiver sees this folder and stores every segment from now on.
  await mkdir(partial, { mode: 0o700 })
  try {
    const store = join(dataDir, 'files')
    const before = await listFiles(store)
    await copyNewFiles(store, folder.files)
    const range: Range = { first: '', last: '', contentBytes: 0, endedAt: '' }
    const tar = writeTar(contentOf(options, clusterFolder, range))
    const content = paced(counted(tar, range), options.bytesPerSecond)
    const archive = await compressInto(content, join(partial, ARCHIVE_NAME))
    await releaseLog(client)
    await copyNewFiles(store, folder.files)
    const stored = [...before, ...(await listFiles(store))].map(([path]) => path)
    const needed = new Set([...stored, ...lostFiles])
    const manifest: Manifest = {
      format: 1,
      name,
      postgres: major,
      startedAt: startedAt.toISOString(),
      finishedAt: new Date().toISOString(),
      endedAt: range.endedAt,
      system: readSystemIdentifier(dataDir) ?? undefined,
      firstSegment: range.first,
      lastSegment: range.last,
      archive: { name: ARCHIVE_NAME, ...archive },
      contentBytes: range.contentBytes,
      // The pool also has files that no row names any more, which only older backups need.
      files: (await listFiles(folder.files)).filter(([path]) => needed.has(path)),
    }
    await writeManifest(partial, manifest)
    await syncFolder(partial)
    await rename(partial, join(folder.path, name))
    await syncFolder(folder.path)
    return manifest
  } catch (error) {
    await removeFolder(partial)
    throw error
  }
}

/** The end of the backup is part of the stream: only then its label and last segment are known. */
async function* contentOf(
  { client, dataDir, isFast }: BaseBackupOptions,
  clusterFolder: string,
  range: Range,
): AsyncGenerator<TarSource> {
  range.first = await startBaseBackup(client, isFast)
  yield* clusterFiles(clusterFolder)
  const { segment, label } = await stopBaseBackup(client)
  range.last = segment
  range.endedAt = new Date().toISOString()
  yield { name: 'pg/backup_label', body: Buffer.from(label) }
  yield { name: 'pg/pg_wal/archive_status/' }
  const wal = join(clusterFolder, 'pg_wal')
  for (const name of (await readdir(wal)).sort()) {
    const isNeeded = isSegment(name) && name >= range.first && name <= range.last
    if (isNeeded || name.endsWith('.history')) {
      yield { name: `pg/pg_wal/${name}`, path: join(wal, name) }
    }
  }
  for (const name of KEYS) {
    const path = join(dirname(clusterFolder), name)
    if (existsSync(path)) yield { name, body: await readFile(path) }
  }
  const key = join(dataDir, CODE_KEY)
  if (existsSync(key)) yield { name: CODE_KEY, body: await readFile(key) }
}

async function* counted(
  chunks: AsyncIterable<Buffer>,
  sum: { contentBytes: number },
): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    sum.contentBytes += chunk.length
    yield chunk
  }
}

/** Needs a third of the size of the database: that of the demonstration shop is compressed to a quarter. */
async function checkRoom(folder: BackupFolder, clusterFolder: string): Promise<void> {
  const bytes = (await bytesBelow(join(clusterFolder, 'base'))) / 3
  const missing = await findMissingRoom(folder.path, bytes)
  if (!missing) return
  throw new BackupError(
    `There is no room for a backup in ${folder.path}: ${missing.neededMb} MB are needed and ${missing.freeMb} MB are free. Free some space, or set BACKUP_DIR to another disk.`,
  )
}
