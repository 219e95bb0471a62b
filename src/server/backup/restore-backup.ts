// Restores a backup into an empty folder: checks it, extracts it, and lets PostgreSQL replay the archived log.
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { DataPaths } from '../db/engine/data-paths.ts'
import type { RunAs } from '../db/engine/run-as.ts'
import { pathBelow, extractTar } from '../platform/tar/read-tar.ts'
import { BackupError } from './backup-error.ts'
import { type BackupFolder, namesIn } from './backup-folder.ts'
import {
  contentBytes,
  copyDurably,
  decompressed,
  decompressFile,
  hashFile,
} from './durable-files.ts'
import { listFiles } from './file-pool.ts'
import { restoreKey } from './key-copy.ts'
import { ARCHIVE_NAME, type Manifest, readManifest } from './manifest.ts'
import { paced } from './paced.ts'
import { giveFolderToAccount } from './owned-folder.ts'
import { type Reach, reachOf } from './reach.ts'
import { listArchivedAfter, readArchiveState } from './wal-archive.ts'
import { SEGMENT_BYTES } from './wal-segments.ts'

export interface ExtractOptions {
  folder: BackupFolder
  /** The name of the base backup. */
  name: string
  /** An empty folder, which becomes the data folder. */
  dataDir: string
  paths: DataPaths
  runAs: RunAs
  /** False for a check, which compares the copies of files where they are. */
  shouldCopyFiles: boolean
  /** How much of the database is written per second; Infinity: as fast as it can be. */
  bytesPerSecond: number
}

export interface Extracted {
  manifest: Manifest
  /** Archived segments that follow the base backup without a gap. */
  segments: number
  /** How far they reach. */
  reach: Reach
  /** Files copied from the backup; in a check, those that the base backup needs. */
  files: number
}

/** Leaves a data folder whose database still has to be recovered. Errors: BackupError naming what is damaged. */
export async function extractBackup(options: ExtractOptions): Promise<Extracted> {
  const { folder, name, dataDir, paths, runAs } = options
  const base = join(folder.path, name)
  const manifest = await readManifest(base)
  // Everything is checked before anything is written.
  await checkArchive(base, manifest)
  await checkFiles(folder, manifest)
  const { segments, reach } = await findArchivedLog(folder, manifest)
  const home = dirname(paths.cluster)
  const content = paced(decompressed(join(base, manifest.archive.name)), options.bytesPerSecond)
  await extractArchive(base, content, (entry) =>
    pathBelow(entry === 'code-key' ? dataDir : home)(entry),
  )
  await addArchivedLog(folder, segments, join(paths.cluster, 'pg_wal'))
  const files = options.shouldCopyFiles ? await copyFiles(folder, dataDir) : manifest.files.length
  await restoreKey(folder, dataDir)
  giveFolderToAccount(home, runAs)
  return { manifest, segments: segments.length, reach, files }
}

/** Errors: BackupError when `dataDir` has any content, or is a disk of its own, which a finished restore cannot replace. */
export async function requireEmptyFolder(dataDir: string): Promise<void> {
  const [own, above] = await Promise.all(
    [dataDir, dirname(dataDir)].map((path) => stat(path).catch(() => null)),
  )
  if (own && above && own.dev !== above.dev) {
    throw new BackupError(
      `${dataDir} is where a disk is mounted, and a restore cannot replace that: restore into a folder in it, and set DATA_DIR to that folder: npm run restore -- --to ${join(dataDir, 'data')}`,
    )
  }
  const names = await namesIn(dataDir).catch(() => ['a file'])
  if (names.length === 0) return
  throw new BackupError(
    `${dataDir} is not empty, and a restore never overwrites: choose another folder with --to, or move this one away.`,
  )
}

async function checkArchive(base: string, { archive }: Manifest): Promise<void> {
  const path = join(base, archive.name)
  const found = await stat(path).catch(() => null)
  if (!found) {
    throw new BackupError(
      `The backup ${base} is incomplete: ${archive.name} is missing. Use another.`,
    )
  }
  if (found.size !== archive.bytes) {
    throw new BackupError(
      `The backup ${base} is damaged: ${archive.name} has ${found.size} bytes instead of ${archive.bytes}. Use another.`,
    )
  }
  if ((await hashFile(path)) !== archive.sha256) {
    throw new BackupError(
      `The backup ${base} is damaged: ${archive.name} was changed after it was written. Use another.`,
    )
  }
}

async function checkFiles(folder: BackupFolder, { files }: Manifest): Promise<void> {
  const damaged: string[] = []
  for (const [path, bytes] of files) {
    const copy = join(folder.files, path)
    const found = await stat(copy).catch(() => null)
    if (found?.size !== bytes || (await hashFile(copy)) !== basename(path)) damaged.push(copy)
  }
  if (damaged.length === 0) return
  throw new BackupError(
    `${damaged.length} files of the backup are missing or damaged, the first is ${damaged[0]}: use another backup or another copy of it.`,
  )
}

/** Archived segments that continue the base backup without a gap. Errors: BackupError for a damaged one. */
async function findArchivedLog(
  folder: BackupFolder,
  { lastSegment }: Manifest,
): Promise<{ segments: string[]; reach: Reach }> {
  // Read first, so that it never knows of a segment that is archived while they are listed.
  const archive = await readArchiveState(folder)
  const { segments, isWhole } = await listArchivedAfter(folder, lastSegment)
  for (const name of segments) {
    const path = join(folder.wal, `${name}.zst`)
    const bytes = await contentBytes(path).catch(() => 0)
    if (bytes === SEGMENT_BYTES) continue
    throw new BackupError(
      `The archived log ${path} is damaged: use another copy of the backups, or move this file away to restore up to ${await momentOf(folder, name)}.`,
    )
  }
  return { segments, reach: reachOf(archive, segments.at(-1) ?? lastSegment, isWhole) }
}

async function extractArchive(
  base: string,
  content: AsyncIterable<Buffer>,
  placeOf: (name: string) => string,
): Promise<void> {
  try {
    await extractTar(content, placeOf)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== undefined) throw error
    throw new BackupError(
      `The backup ${base} is damaged: ${ARCHIVE_NAME} cannot be read. Use another.`,
      {
        cause: error,
      },
    )
  }
}

async function addArchivedLog(
  folder: BackupFolder,
  segments: readonly string[],
  wal: string,
): Promise<void> {
  const present = new Set(await readdir(wal))
  const histories = (await namesIn(folder.wal))
    .filter((name) => name.endsWith('.history.zst'))
    .map((name) => name.slice(0, -'.zst'.length))
  for (const name of [...histories, ...segments].filter((each) => !present.has(each))) {
    await decompressFile(join(folder.wal, `${name}.zst`), join(wal, name))
  }
}

/** When the segment was archived; what was written before that is in earlier ones. */
async function momentOf(folder: BackupFolder, name: string): Promise<string> {
  const found = await stat(join(folder.wal, `${name}.zst`)).catch(() => null)
  return (found?.mtime ?? new Date()).toISOString()
}

/** All copies, since files that came after the base backup are named by rows of the archived log. */
async function copyFiles(folder: BackupFolder, dataDir: string): Promise<number> {
  const files = await listFiles(folder.files)
  for (const [path] of files) {
    const place = join(dataDir, 'files', path)
    await mkdir(dirname(place), { recursive: true, mode: 0o700 })
    await copyDurably(join(folder.files, path), place)
  }
  return files.length
}

/** Tells PostgreSQL to replay the log when it starts: to its end, or to the moment that its settings name. */
export async function requestRecovery(clusterFolder: string): Promise<void> {
  await writeFile(join(clusterFolder, 'recovery.signal'), '', { mode: 0o600 })
}
