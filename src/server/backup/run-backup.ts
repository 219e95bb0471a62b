// A backup from beginning to end: base backup, checked by restoring it, old ones deleted.
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../platform/config.ts'
import { BackupError } from './backup-error.ts'
import { type BackupFolder, openBackupFolder } from './backup-folder.ts'
import { lockBackups, openBackupClient } from './backup-repository.ts'
import { makeBaseBackup } from './base-backup.ts'
import { writeCheckResult } from './check-result.ts'
import { findLostFiles } from './lost-files.ts'
import type { Manifest } from './manifest.ts'
import { checkBackup, type RestoreResult } from './restore-shop.ts'
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
    let checked: RestoreResult | null = null
    let deleted: string[] = []
    try {
      if (shouldCheck)
        checked = await checkAndRecord(folder, manifest.name, { log, bytesPerSecond })
    } finally {
      // After the check, because a backup that failed it replaces none.
      deleted = await deleteOldBackups(folder, config.DATA_DIR, retentionRules(config), new Date())
    }
    return { folder, manifest, deleted, lostFiles, checked }
  } finally {
    await client.end()
  }
}

/** Errors: BackupError when the backup cannot be restored or lacks a file. */
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
    await writeCheckResult(base, (error as Error).message)
    throw error
  }
}
