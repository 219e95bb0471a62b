// npm run backup -- list: the backups, how far a restore reaches, and what is missing.
import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupError } from '../../server/backup/backup-error.ts'
import {
  type BackupFolder,
  backupRoot,
  findBackupFolders,
  listBaseNames,
} from '../../server/backup/backup-folder.ts'
import {
  type BackupStatus,
  readBackupStatus,
  restorableUntil,
} from '../../server/backup/backup-status.ts'
import { readCheckResult } from '../../server/backup/check-result.ts'
import { readManifest, usableFrom } from '../../server/backup/manifest.ts'
import type { Config } from '../../server/platform/config.ts'
import { printedMoment } from '../command-line/moment.ts'
import { megabytes } from './megabytes.ts'

const NO_BACKUP =
  'There is no backup yet: npm run backup makes one. If the shop runs with another DATA_DIR and BACKUP_DIR, this command needs them too.'

/** Reads the backup folder alone, so that it also works when the shop is lost. Errors: BackupError. */
export async function listBackups(config: Config): Promise<void> {
  const root = backupRoot(config)
  const folders = await findFolders(root)
  if (folders.length === 0) {
    const missing = existsSync(root) ? '' : 'This folder does not exist. '
    console.log(`${root}\n  ${missing}${NO_BACKUP}`)
  }
  for (const folder of folders) await printFolder(folder, config)
  const problem = await findFolderProblem(config.DATA_DIR)
  if (problem) console.log(`The data folder ${config.DATA_DIR} ${problem}`)
}

/** Why the data folder cannot be used, as the end of a sentence about it; undefined: it exists. */
async function findFolderProblem(dataDir: string): Promise<string | undefined> {
  try {
    await stat(dataDir)
    return undefined
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR')
      return 'does not exist. If the shop runs with another one, set DATA_DIR; if it is lost, restore it: npm run restore -- --to FOLDER'
    return `cannot be read (${code}): run this command as the user of the shop, or set DATA_DIR if the shop runs with another one.`
  }
}

async function findFolders(root: string): Promise<BackupFolder[]> {
  try {
    return await findBackupFolders(root)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    throw new BackupError(
      `The backup folder ${root} cannot be read (${code}): set BACKUP_DIR to the folder of the backups, or make this one readable.`,
      { cause: error },
    )
  }
}

async function printFolder(folder: BackupFolder, config: Config): Promise<void> {
  console.log(folder.path)
  const names = await listBaseNames(folder)
  if (names.length === 0) {
    console.log(`  ${NO_BACKUP}`)
    return
  }
  for (const name of names) console.log(`  ${name}  ${await describe(join(folder.path, name))}`)
  const { DATA_DIR: dataDir, BACKUP_HOURS: hours } = config
  const status = await readBackupStatus(folder, { dataDir, hours, now: new Date() })
  console.log(`  ${megabytes(status.bytes)} in all`)
  const reach = describeReach(status)
  if (reach) console.log(`  ${reach}`)
}

/** How far a restore reaches; empty when there is no backup that can be read. */
function describeReach(status: BackupStatus): string {
  const until = restorableUntil(status)
  if (!until) return ''
  if (status.check?.problem) {
    return 'how far a restore reaches is not known, because the newest backup failed its check: npm run backup makes another'
  }
  // The end of a backup is rounded up, so that a restore to the moment printed here finds this backup complete.
  const isEndOfBackup = until.getTime() === status.newestAt?.getTime()
  const moment = printedMoment(until, isEndOfBackup ? 'up' : 'down')
  return `everything changed before ${moment} can be restored`
}

async function describe(base: string): Promise<string> {
  try {
    const manifest = await readManifest(base)
    const { archive, files } = manifest
    const check = await readCheckResult(base)
    const facts = [
      // Up, so that a restore to this moment finds the backup complete.
      printedMoment(usableFrom(manifest), 'up'),
      megabytes(archive.bytes),
      `${files.length} files`,
    ]
    if (!check) facts.push('not checked')
    if (check?.problem) facts.push(`CHECK FAILED: ${check.problem}`)
    return facts.join('  ')
  } catch (error) {
    if (error instanceof BackupError) return `CANNOT BE RESTORED: ${error.message}`
    throw error
  }
}
