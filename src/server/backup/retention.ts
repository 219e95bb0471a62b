// Deletes old backups: by age, and by the size of the folder.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '../../shared/time.ts'
import type { Config } from '../platform/config.ts'
import { BackupError } from './backup-error.ts'
import {
  type BackupFolder,
  bytesBelow,
  listBaseNames,
  momentOfBase,
  namesIn,
  removeFolder,
} from './backup-folder.ts'
import { prunePool } from './file-pool.ts'
import { readManifest } from './manifest.ts'

export interface RetentionRules {
  /** Every moment of this many days can be restored, so the last backup before them stays too. */
  days: number
  /** The most bytes of the folder; the newest backup stays even if it alone is larger. */
  bytes: number
}

export function retentionRules({
  BACKUP_KEEP_DAYS: days,
  BACKUP_MAX_GB: gigabytes,
}: Pick<Config, 'BACKUP_KEEP_DAYS' | 'BACKUP_MAX_GB'>): RetentionRules {
  return { days, bytes: gigabytes * 1e9 }
}

/** Returns the names of the deleted base backups, oldest first. */
export async function deleteOldBackups(
  folder: BackupFolder,
  dataDir: string,
  { days, bytes }: RetentionRules,
  now: Date,
): Promise<string[]> {
  const names = await listBaseNames(folder)
  const deleted: string[] = []
  const before = now.getTime() - days * DAY_MS
  while (names.length > 1) {
    const [oldest = '', next = ''] = names
    // A moment within the period may need the last backup before it.
    const isOld = momentOfBase(next).getTime() < before
    if (!isOld && (await bytesBelow(folder.path)) <= bytes) break
    await removeFolder(join(folder.path, oldest))
    deleted.push(oldest)
    names.shift()
    await deleteUnused(folder, dataDir, names)
  }
  return deleted
}

/**
 * Deletes log and files that none of the remaining base backups needs. Nothing, while the manifest of one of them
 * cannot be read: it may be restored from another copy.
 */
async function deleteUnused(folder: BackupFolder, dataDir: string, names: readonly string[]) {
  const manifests = await Promise.all(
    names.map((name) => readManifest(join(folder.path, name))),
  ).catch((error: unknown) => {
    if (error instanceof BackupError) return []
    throw error
  })
  const [oldest] = manifests
  if (!oldest) return
  await deleteLogBefore(folder, oldest.firstSegment)
  const needed = new Set(manifests.flatMap(({ files }) => files.map(([path]) => path)))
  await prunePool(folder.files, join(dataDir, 'files'), needed)
}

async function deleteLogBefore({ wal }: BackupFolder, firstSegment: string): Promise<void> {
  for (const name of await namesIn(wal)) {
    const isOlder = /^[0-9A-F]{24}\./.test(name) && name.slice(0, 24) < firstSegment
    if (isOlder) await rm(join(wal, name), { force: true })
  }
}
