// The folder of a shop's backups: where its base backups, archived log and files are.
import { constants, existsSync } from 'node:fs'
import { access, readdir, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '../platform/config.ts'
import { makeFolders } from '../platform/files/make-folders.ts'
import { BackupError } from './backup-error.ts'
import { openInstallation } from './installation.ts'

export interface BackupFolder {
  /** Belongs to one installation, so that a restored shop never writes into the backups it came from. */
  path: string
  /** Compressed segments of the write-ahead log. */
  wal: string
  /** The file pool: copies of the file store, shared by all backups. */
  files: string
}

/** A base backup; unfinished ones have no manifest and end in PARTIAL. */
const BASE = /^base-\d{8}T\d{6}Z$/
export const PARTIAL = '.part'
const SHOP_FOLDER = /^shop-[0-9a-f]{8}$/

export function backupRoot({ BACKUP_DIR, DATA_DIR }: Pick<Config, 'BACKUP_DIR' | 'DATA_DIR'>) {
  return resolve(BACKUP_DIR || join(DATA_DIR, 'backups'))
}

/**
 * The folder of this installation, made if missing. Errors: BackupError when it cannot be made or written, or when it
 * is missing although it was used before: its disk is not connected, and another one must not be filled instead.
 */
export async function openBackupFolder(
  config: Pick<Config, 'BACKUP_DIR' | 'DATA_DIR'>,
): Promise<BackupFolder> {
  const root = backupRoot(config)
  const installation = await openInstallation(config.DATA_DIR)
  const folder = backupFolderAt(join(root, `shop-${installation.id}`))
  const parts = [folder.path, folder.wal, folder.files]
  if (installation.usedFolder === folder.path && !isInside(root, config.DATA_DIR)) {
    await rejectMissing(folder.path)
  }
  try {
    for (const path of parts) await makeFolders(path)
    for (const path of parts) await access(path, constants.W_OK)
  } catch (error) {
    throw new BackupError(
      `The backup folder ${root} cannot be written (${(error as NodeJS.ErrnoException).code}): set BACKUP_DIR to a folder that can be, or make this one writable.`,
    )
  }
  installation.recordUse(folder.path)
  return folder
}

/** While the disk of the backups is not connected, a folder made here would be on the disk that holds its mount point. */
async function rejectMissing(path: string): Promise<void> {
  const isMissing = await stat(path).then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
  )
  if (!isMissing) return
  throw new BackupError(
    `The backup folder ${path}, which this shop has used, is missing: connect its disk. If it was deleted, make an empty one there: mkdir -p ${path}`,
  )
}

function isInside(path: string, folder: string): boolean {
  return `${path}/`.startsWith(`${resolve(folder)}/`)
}

export function backupFolderAt(path: string): BackupFolder {
  return { path, wal: join(path, 'wal'), files: join(path, 'files') }
}

/** `from` itself if it belongs to one installation, otherwise those inside it. */
export async function findBackupFolders(from: string): Promise<BackupFolder[]> {
  if (existsSync(join(from, 'wal'))) return [backupFolderAt(from)]
  const names = await namesIn(from)
  return names
    .filter((name) => SHOP_FOLDER.test(name))
    .map((name) => backupFolderAt(join(from, name)))
}

/** The names of complete base backups, oldest first. */
export async function listBaseNames({ path }: BackupFolder): Promise<string[]> {
  const names = (await namesIn(path)).filter((name) => BASE.test(name)).sort()
  // Asynchronous, because a slow disk must not stop the requests of visitors.
  const manifests = await Promise.all(
    names.map((name) => stat(join(path, name, 'manifest.json')).catch(() => null)),
  )
  return names.filter((_, n) => manifests[n])
}

/** Base backups in progress, or left by a process that was killed. */
export async function listPartialNames({ path }: BackupFolder): Promise<string[]> {
  return (await namesIn(path)).filter((name) => name.endsWith(PARTIAL))
}

export function baseNameAt(moment: Date): string {
  return `base-${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** The moment in the name of a base backup, finished or not: when it began. */
export function momentOfBase(name: string): Date {
  const [, year, month, day, hour, minute, second] =
    /^base-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z/.exec(name) ?? []
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

/** Empty when the folder does not exist. */
export async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}

/** The bytes of all files below a folder; files that vanish meanwhile count as nothing. */
export async function bytesBelow(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => [])
  let bytes = 0
  for (const entry of entries) {
    if (!entry.isFile()) continue
    bytes += (await stat(join(entry.parentPath, entry.name)).catch(() => null))?.size ?? 0
  }
  return bytes
}

/** Removes a folder with its content, or a file, if it exists. */
export async function removeFolder(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true })
}
