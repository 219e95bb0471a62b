// Deletes old backups: by age, and by the size of the folder.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '../../shared/time.ts'
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
  days: number
  /** The newest backup stays even if it alone is larger. */
  bytes: number
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
    await deleteUnusedLog(folder, next)
    deleted.push(oldest)
    names.shift()
  }
  if (deleted.length > 0)
    await prunePool(folder.files, join(dataDir, 'files'), await filesOf(folder))
  return deleted
}

/** Segments before the oldest remaining base backup cannot be used any more. */
async function deleteUnusedLog(folder: BackupFolder, oldest: string): Promise<void> {
  const { firstSegment } = await readManifest(join(folder.path, oldest))
  for (const name of await namesIn(folder.wal)) {
    const isOlder = /^[0-9A-F]{24}\./.test(name) && name.slice(0, 24) < firstSegment
    if (isOlder) await rm(join(folder.wal, name), { force: true })
  }
}

async function filesOf(folder: BackupFolder): Promise<Set<string>> {
  const paths = new Set<string>()
  for (const name of await listBaseNames(folder)) {
    const { files } = await readManifest(join(folder.path, name))
    for (const [path] of files) paths.add(path)
  }
  return paths
}
