// A backup from beginning to end: base backup, checked by restoring it, old ones deleted.
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../platform/config.ts'
import { isDiskFull } from '../platform/database-errors.ts'
import { BackupError, NoRoomError } from './backup-error.ts'
import { type BackupFolder, openBackupFolder } from './backup-folder.ts'
import { lockBackups, openBackupClient } from './backup-repository.ts'
import { makeBaseBackup } from './base-backup.ts'
import { writeCheckResult } from './check-result.ts'
import { findLostFiles } from './lost-files.ts'
import type { Manifest } from './manifest.ts'
import { checkBackup, notChecked, type RestoreResult } from './restore-shop.ts'
import { deleteOldBackups, retentionRules } from './retention.ts'

export interface BackupRun {
  folder: BackupFolder
  manifest: Manifest
  deleted: string[]
  /** Files that rows name and that the file store lacks, by their path below files/. */
  lostFiles: string[]
  /** Null when it was not checked. */
  checked: RestoreResult | null
}

export interface BackupRunOptions {
  url: string
  config: Config
  log: Logger
  /** Slower, so that visitors do not notice it. */
  isGentle: boolean
  shouldCheck: boolean
}

const GENTLE_BYTES_PER_SECOND = 16_000_000
const FAST_BYTES_PER_SECOND = 200_000_000

/** Errors: BackupError, also when the restored copy is not complete. */
export async function runBackup(options: BackupRunOptions): Promise<BackupRun> {
  const { url, config, log, isGentle, shouldCheck } = options
  const folder = await openBackupFolder(config)
  const client = await openBackupClient(url)
  try {
    if (!(await lockBackups(client))) {
      throw new BackupError('Another backup is running: wait until it has finished.')
    }
    const bytesPerSecond = isGentle ? GENTLE_BYTES_PER_SECOND : FAST_BYTES_PER_SECOND
    const lostFiles = await findLostFiles(client, join(config.DATA_DIR, 'files'))
    const manifest = await makeBaseBackup({
      client,
      lostFiles,
      folder,
      dataDir: config.DATA_DIR,
      bytesPerSecond,
      isFast: !isGentle,
    })
    const rules = retentionRules(config)
    const { checked, deleted } = await checkAndDelete(
      async () =>
        shouldCheck ? checkAndRecord(folder, manifest.name, { log, bytesPerSecond }) : null,
      () => deleteOldBackups(folder, config.DATA_DIR, rules, new Date()),
    )
    return { folder, manifest, deleted, lostFiles, checked }
  } finally {
    await client.end()
  }
}

/**
 * Deletes old backups after the check, because a backup that failed it replaces none. Where the check had no room and
 * some were deleted, checks again. Errors: those of `check`.
 */
export async function checkAndDelete(
  check: () => Promise<RestoreResult | null>,
  deleteOld: () => Promise<string[]>,
): Promise<Pick<BackupRun, 'checked' | 'deleted'>> {
  let checked: RestoreResult | null
  try {
    checked = await check()
  } catch (error) {
    const deleted = await deleteOld()
    if (!(error instanceof NoRoomError) || deleted.length === 0) throw error
    return { checked: await check(), deleted }
  }
  return { checked, deleted: await deleteOld() }
}

/**
 * Errors: BackupError when the backup cannot be restored or lacks a file; NoRoomError, with no result recorded, when that
 * could not be found out.
 */
export async function checkAndRecord(
  folder: BackupFolder,
  name: string,
  options: { log: Logger; bytesPerSecond?: number },
): Promise<RestoreResult> {
  const base = join(folder.path, name)
  try {
    const checked = await checkBackup(folder, name, options)
    const { missingFiles } = checked
    if (missingFiles.length > 0) {
      const files = missingFiles.map((path) => `files/${path}`).join(', ')
      throw new BackupError(
        `Files that the shop names are missing in its own folder and in the backups (${missingFiles.length}): ${files}`,
      )
    }
    await writeCheckResult(base, null)
    return checked
  } catch (error) {
    if (error instanceof NoRoomError) throw error
    // The database reports a full disk in its message.
    if (isDiskFull(error)) throw notChecked(name, 'the disk became full meanwhile')
    await writeCheckResult(base, (error as Error).message)
    throw error
  }
}
