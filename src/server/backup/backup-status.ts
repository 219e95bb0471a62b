// How the backups of this shop are doing: their age, the archive of the log, and whether they share the shop's disk.
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { HOUR_MS } from '../../shared/time.ts'
import { type BackupFolder, bytesBelow, listBaseNames } from './backup-folder.ts'
import { readManifest } from './manifest.ts'
import { CHECK_FILE } from './run-backup.ts'
import { type ArchiveState, readArchiveState } from './wal-archive.ts'

export interface BackupStatus {
  /**
   * `none`: no backup yet; `late`: the newest is too old, or the log was not archived for a while; `broken`: the
   * archive of the log has a gap; `damaged`: the check of the newest backup failed.
   */
  state: 'ok' | 'none' | 'late' | 'broken' | 'damaged'
  /** When the newest backup was complete. */
  newestAt: Date | null
  /** Complete backups. */
  count: number
  /** When everything complete was archived. */
  archivedAt: Date | null
  broken: ArchiveState['broken']
  /** The result of the newest backup's check; null while it is not checked. */
  check: { at: string; problem: string | null } | null
  bytes: number
  /** Backups on the disk of the data are lost with it. */
  isOnDataDisk: boolean
}

const ARCHIVE_LATE_MS = 15 * 60_000

export async function readBackupStatus(
  folder: BackupFolder,
  { dataDir, hours, now }: { dataDir: string; hours: number; now: Date },
): Promise<BackupStatus> {
  const names = await listBaseNames(folder)
  const newest = names.at(-1)
  const archive = await readArchiveState(folder)
  const manifest = newest ? await readManifest(join(folder.path, newest)).catch(() => null) : null
  const check = newest ? await readCheck(join(folder.path, newest, CHECK_FILE)) : null
  const status = {
    newestAt: manifest ? new Date(manifest.finishedAt) : null,
    count: names.length,
    archivedAt: archive.archivedAt ? new Date(archive.archivedAt) : null,
    broken: archive.broken,
    check,
    bytes: await bytesBelow(folder.path),
    isOnDataDisk: (await stat(folder.path)).dev === (await stat(dataDir)).dev,
  }
  return { state: stateOf(status, hours, now), ...status }
}

function stateOf(
  { newestAt, archivedAt, broken, check }: Omit<BackupStatus, 'state'>,
  hours: number,
  now: Date,
): BackupStatus['state'] {
  if (!newestAt) return 'none'
  if (broken) return 'broken'
  if (check?.problem) return 'damaged'
  const isOld = now.getTime() - newestAt.getTime() > hours * HOUR_MS * 1.5
  const isBehind = !archivedAt || now.getTime() - archivedAt.getTime() > ARCHIVE_LATE_MS
  return isOld || isBehind ? 'late' : 'ok'
}

async function readCheck(path: string): Promise<BackupStatus['check']> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as BackupStatus['check']
  } catch {
    return null
  }
}
