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
import { isCheckFolder } from './check-folder.ts'
import { readCheckResult } from './check-result.ts'
import { prunePool } from './file-pool.ts'
import { type Manifest, readManifest } from './manifest.ts'

export interface RetentionRules {
  /** Every moment of this many days can be restored, so the last backup before them stays too. */
  days: number
  /** The most bytes of the folder; the backups that `namesToKeep` returns stay even if they alone are larger. */
  bytes: number
}

export function retentionRules({
  BACKUP_KEEP_DAYS: days,
  BACKUP_MAX_GB: gigabytes,
}: Pick<Config, 'BACKUP_KEEP_DAYS' | 'BACKUP_MAX_GB'>): RetentionRules {
  return { days, bytes: gigabytes * 1e9 }
}

/**
 * Returns the names of the deleted base backups, oldest first. Those of another database stay: an empty shop that took
 * the folder of a former one never replaces its backups. So do those that `namesToKeep` returns.
 */
export async function deleteOldBackups(
  folder: BackupFolder,
  dataDir: string,
  { days, bytes }: RetentionRules,
  now: Date,
): Promise<string[]> {
  const { names, others } = await ownNames(folder)
  const kept = await namesToKeep(folder, names)
  const deleted: string[] = []
  const before = now.getTime() - days * DAY_MS
  for (const [n, name] of names.entries()) {
    if (kept.has(name)) continue
    // A moment within the period may need the last backup before it.
    const isOld = momentOfBase(names[n + 1] ?? name).getTime() < before
    if (!isOld && (await bytesOfBackups(folder)) <= bytes) break
    await removeFolder(join(folder.path, name))
    deleted.push(name)
    const remaining = names.filter((each) => !deleted.includes(each))
    await deleteUnused(folder, dataDir, [...others, ...remaining])
  }
  return deleted
}

/** Without what checks restore meanwhile, which is gone soon. */
async function bytesOfBackups({ path }: BackupFolder): Promise<number> {
  const names = (await namesIn(path)).filter((name) => !isCheckFolder(name))
  const sizes = await Promise.all(names.map((name) => bytesBelow(join(path, name))))
  return sizes.reduce((sum, bytes) => sum + bytes, 0)
}

/**
 * The newest of these base backups, and the newest that passed its check. While the newest failed, all others that did
 * not fail: the data may be damaged, and an earlier backup is then what can still be restored.
 */
async function namesToKeep(
  folder: BackupFolder,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const checks = await Promise.all(names.map((name) => readCheckResult(join(folder.path, name))))
  const newest = names.length - 1
  const newestPassed = checks.findLastIndex((check) => check?.problem === null)
  const isNewestFailed = Boolean(checks[newest]?.problem)
  const isKept = (_: string, n: number) =>
    n === newest || n === newestPassed || (isNewestFailed && !checks[n]?.problem)
  return new Set(names.filter(isKept))
}

/** The base backups of the database that made the newest one, oldest first, and the names of all others. */
async function ownNames(folder: BackupFolder): Promise<{ names: string[]; others: string[] }> {
  const all = await listBaseNames(folder)
  const manifests = await Promise.all(all.map((name) => manifestOf(folder, name)))
  let begin = all.length
  let later: Manifest | null = null
  for (const manifest of manifests.toReversed()) {
    if (manifest && later && !isSameDatabase(manifest, later)) break
    later = manifest ?? later
    begin -= 1
  }
  return { names: all.slice(begin), others: all.slice(0, begin) }
}

/**
 * Where a manifest lacks the identifier of its database (`system`), a new database is recognised by its log, which begins
 * again with the first segment.
 */
function isSameDatabase(former: Manifest, later: Manifest): boolean {
  if (former.system && later.system) return former.system === later.system
  return former.firstSegment <= later.firstSegment
}

/** Null where it is damaged. */
async function manifestOf(folder: BackupFolder, name: string): Promise<Manifest | null> {
  return readManifest(join(folder.path, name)).catch((error: unknown) => {
    if (error instanceof BackupError) return null
    throw error
  })
}

/**
 * Deletes log and files that none of the remaining base backups needs. Nothing, while the manifest of one of them
 * cannot be read: it may be restored from another copy.
 */
async function deleteUnused(folder: BackupFolder, dataDir: string, names: readonly string[]) {
  const manifests = await Promise.all(names.map((name) => manifestOf(folder, name)))
  if (!manifests.every((manifest) => manifest !== null)) return
  const [first] = manifests.map(({ firstSegment }) => firstSegment).sort()
  if (first === undefined) return
  await deleteLogBefore(folder, first)
  const needed = new Set(manifests.flatMap(({ files }) => files.map(([path]) => path)))
  await prunePool(folder.files, join(dataDir, 'files'), needed)
}

async function deleteLogBefore({ wal }: BackupFolder, firstSegment: string): Promise<void> {
  for (const name of await namesIn(wal)) {
    const isOlder = /^[0-9A-F]{24}\./.test(name) && name.slice(0, 24) < firstSegment
    if (isOlder) await rm(join(wal, name), { force: true })
  }
}
