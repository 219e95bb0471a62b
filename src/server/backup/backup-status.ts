// The state of this shop's backups: their age, the archive of the log, and whether they share the shop's disk.
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { HOUR_MS } from '../../shared/time.ts'
import { SEGMENT_SECONDS } from './archive-settings.ts'
import { type BackupFolder, bytesBelow, listBaseNames } from './backup-folder.ts'
import { type BackupCheck, readCheckResult } from './check-result.ts'
import { readManifest, usableFrom } from './manifest.ts'
import { type ArchiveState, readArchiveState } from './wal-archive.ts'

export interface BackupStatus {
  /**
   * `none`: no backup yet; `late`: the newest is too old, or for a while the log was not archived or the folder could not
   * be used; `broken`: the archive of the log is interrupted, so that later changes cannot be restored; `damaged`: the
   * check of the newest backup failed, or its result cannot be read.
   */
  state: 'ok' | 'none' | 'late' | 'broken' | 'damaged'
  /** When archiving into the folder began. */
  begunAt: Date | null
  /** The earliest moment to which the newest backup can be restored: when it was complete. */
  newestAt: Date | null
  /** Complete backups. */
  count: number
  /** When last every complete segment of the log was archived; the latest changes are in an incomplete one. */
  archivedAt: Date | null
  /** Since when, and why, changes cannot be restored; null: they can. */
  broken: ArchiveState['broken']
  /** The result of the newest backup's check, or why it cannot be read; null while it is not checked. */
  check: BackupCheck | null
  bytes: number
  /** Backups on the disk of the data are lost with it. */
  isOnDataDisk: boolean
  /** Since when, and why, the folder cannot be used; all else is then what was last known. */
  unusable: { since: Date; problem: string } | null
}
export type BackupFacts = Omit<BackupStatus, 'state'>

export const NOTHING_KNOWN: BackupFacts = {
  begunAt: null,
  newestAt: null,
  count: 0,
  archivedAt: null,
  broken: null,
  check: null,
  bytes: 0,
  isOnDataDisk: false,
  unusable: null,
}

const ARCHIVE_LATE_MS = 15 * 60_000
/** A backup is late after this multiple of the time between two. */
export const LATE_AFTER = 1.5

/** Errors: throws when the folder cannot be read. */
export async function readBackupStatus(
  folder: BackupFolder,
  { dataDir, hours, now }: { dataDir: string; hours: number; now: Date },
): Promise<BackupStatus> {
  return judgeBackups(await readBackupFacts(folder, dataDir), { hours, now })
}

/** Errors: throws when the folder cannot be read. */
export async function readBackupFacts(folder: BackupFolder, dataDir: string): Promise<BackupFacts> {
  const names = await listBaseNames(folder)
  const newest = names.at(-1)
  const archive = await readArchiveState(folder)
  const manifest = newest ? await readManifest(join(folder.path, newest)).catch(() => null) : null
  return {
    begunAt: archive.begunAt ? new Date(archive.begunAt) : null,
    newestAt: manifest ? usableFrom(manifest) : null,
    count: names.length,
    archivedAt: archive.archivedAt ? new Date(archive.archivedAt) : null,
    broken: archive.broken,
    check: newest ? await readCheckResult(join(folder.path, newest)) : null,
    bytes: await bytesBelow(folder.path),
    isOnDataDisk: (await stat(folder.path)).dev === (await deviceOf(dataDir)),
    unusable: null,
  }
}

/** Null where the folder is missing: of a lost shop the backups are still there. */
async function deviceOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).dev
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** `hours`: the time between two base backups. */
export function judgeBackups(
  facts: BackupFacts,
  { hours, now }: { hours: number; now: Date },
): BackupStatus {
  return { state: stateOf(facts, hours, now), ...facts }
}

function stateOf(
  { newestAt, archivedAt, broken, check, unusable }: BackupFacts,
  hours: number,
  now: Date,
): BackupStatus['state'] {
  const isOlderThan = (moment: Date, milliseconds: number) =>
    now.getTime() - moment.getTime() > milliseconds
  if (unusable && broken) return 'broken'
  if (unusable && isOlderThan(unusable.since, ARCHIVE_LATE_MS)) return 'late'
  if (!newestAt) return 'none'
  if (broken) return 'broken'
  if (check?.problem) return 'damaged'
  const isOld = isOlderThan(newestAt, hours * HOUR_MS * LATE_AFTER)
  const isBehind = !archivedAt || isOlderThan(archivedAt, ARCHIVE_LATE_MS)
  return isOld || isBehind ? 'late' : 'ok'
}

/**
 * A moment up to which everything can be restored even if the shop is lost now: changes are in a complete segment after
 * `SEGMENT_SECONDS` at the latest. Null: nothing can.
 */
export function restorableUntil(facts: BackupFacts): Date | null {
  const { newestAt, archivedAt, broken } = facts
  if (!newestAt || !archivedAt) return newestAt
  const brokenSince = broken ? Date.parse(broken.since) : Infinity
  const archivedUntil = Math.min(archivedAt.getTime(), brokenSince) - SEGMENT_SECONDS * 1000
  return new Date(Math.max(archivedUntil, newestAt.getTime()))
}
