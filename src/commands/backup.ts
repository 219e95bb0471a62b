// npm run backup: makes, lists and checks backups, and exports the shop into one file.
import { setPriority } from 'node:os'
import {
  backupRoot,
  findBackupFolders,
  listBaseNames,
  openBackupFolder,
} from '../server/backup/backup-folder.ts'
import { BackupError } from '../server/backup/backup-error.ts'
import { archiveSettings } from '../server/backup/archive-settings.ts'
import { readBackupStatus } from '../server/backup/backup-status.ts'
import { exportPortable } from '../server/backup/portable-export.ts'
import { checkAndRecord, runBackup } from '../server/backup/run-backup.ts'
import { rejectUnresponsiveFolder } from '../server/backup/reject-unresponsive.ts'
import { describeExternalBackup } from '../server/backup/external-backup.ts'
import type { RestoreResult } from '../server/backup/restore-shop.ts'
import { rejectWithoutShop, startEngine } from '../server/db/engine/engine.ts'
import type { Config } from '../server/platform/config.ts'
import { readConfig } from '../server/platform/config.ts'
import { createLog, type Log } from '../server/platform/log.ts'
import { listBackups } from './backup-actions/list-backups.ts'
import { megabytes } from './backup-actions/megabytes.ts'
import { type Actions, action, CommandError, runCommand } from './command-line/run-command.ts'

const USAGE = `npm run backup                 makes a backup and checks it by restoring it into a temporary folder
  --no-check                   makes the backup without checking it
  --gentle                     works more slowly, so that a busy shop is not slowed down
npm run backup -- list         lists the backups, oldest first, and the latest moment that a restore reaches
npm run backup -- check NAME   checks one backup; without NAME, the newest
npm run backup -- export FILE  writes the whole shop into one file that a later PostgreSQL can read, for example
                               before an upgrade that brings a new one; npm run restore -- --from FILE reads it

Backups are written to BACKUP_DIR, or to DATA_DIR/backups. npm run restore restores one.`

interface Context {
  config: Config
  log: Log
  isGentle: boolean
  shouldCheck: boolean
}

const ACTIONS: Actions<Context> = {
  make: action([], async (context) => {
    if (context.config.DATABASE_URL) return printExternalBackup(context.config)
    return makeBackup(context)
  }),

  list: action([], async ({ config }) => {
    await rejectUnresponsiveFolder(backupRoot(config))
    return listBackups(config)
  }),

  check: action(['NAME?'], async ({ config, log }, wanted) => {
    setPriority(10)
    await rejectUnresponsiveFolder(backupRoot(config))
    const folders = await findBackupFolders(backupRoot(config))
    const found = await Promise.all(
      folders.map(async (folder) =>
        (await listBaseNames(folder)).map((name) => ({ folder, name })),
      ),
    )
    const all = found.flat().sort((a, b) => (a.name < b.name ? -1 : 1))
    const chosen = wanted ? all.find(({ name }) => name === wanted) : all.at(-1)
    if (!chosen)
      throw new CommandError(
        'That backup was not found: npm run backup -- list shows those that exist.',
      )
    printCheck(await checkAndRecord(chosen.folder, chosen.name, { log }))
  }),

  export: action(['FILE'], ({ config, log }, file) => exportShop(config, log, file)),
}

await runCommand({
  usage: USAGE,
  options: {
    'no-check': { type: 'boolean', default: false },
    gentle: { type: 'boolean', default: false },
  },
  actions: ACTIONS,
  defaultAction: 'make',
  async open({ options }, run) {
    const config = readConfig()
    // To standard error (2), so that standard output holds results only.
    const { log, flush } = createLog(config.LOG_LEVEL === 'info' ? 'warn' : config.LOG_LEVEL, 2)
    try {
      return await run({ config, log, isGentle: options.gentle, shouldCheck: !options['no-check'] })
    } finally {
      flush()
    }
  },
  explain: (error) => (error instanceof BackupError ? error.message : undefined),
})

async function exportShop(config: Config, log: Log, file: string): Promise<void> {
  if (config.DATABASE_URL) {
    throw new CommandError('DATABASE_URL is set: export that PostgreSQL with its own pg_dump.')
  }
  await withEngine(config, log, async (url) => {
    const { tables, files, bytes } = await exportPortable(url, config.DATA_DIR, file)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(
      `Exported ${tables.length} tables, ${rows} rows and ${files.length} files: ${megabytes(bytes)} in ${file}.`,
    )
  })
}

/** Joins a running shop, or starts its database. */
async function withEngine<T>(
  config: Config,
  log: Log,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const settings = archiveSettings(config)
  const engine = await startEngine({ dataDir: config.DATA_DIR, log, mayJoin: true, settings })
  // 130 is the exit code of a process that Ctrl-C ended.
  const leave = (): void => void engine.stop().finally(() => process.exit(130))
  process.once('SIGINT', leave)
  process.once('SIGTERM', leave)
  try {
    return await work(engine.url)
  } finally {
    process.off('SIGINT', leave)
    process.off('SIGTERM', leave)
    await engine.stop()
  }
}

async function makeBackup({ config, log, isGentle, shouldCheck }: Context): Promise<void> {
  rejectWithoutShop(config.DATA_DIR)
  // A folder that cannot be used ends the command before a database is started.
  await rejectUnresponsiveFolder(backupRoot(config))
  await openBackupFolder(config)
  // From 0 to 19: with a higher number the system prefers other processes more.
  setPriority(isGentle ? 15 : 5)
  await withEngine(config, log, async (url) => {
    const begun = performance.now()
    const { folder, manifest, deleted, lostFiles, checked } = await runBackup({
      url,
      config,
      log,
      isGentle,
      shouldCheck,
    })
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    console.log(
      `Backup ${manifest.name}: ${megabytes(manifest.archive.bytes)} and ${manifest.files.length} files, ${seconds} s, in ${folder.path}`,
    )
    for (const name of deleted) console.log(`Deleted ${name}.`)
    if (checked) printCheck(checked)
    printLost(lostFiles)
    const { DATA_DIR: dataDir, BACKUP_HOURS: hours } = config
    const { isOnDataDisk } = await readBackupStatus(folder, { dataDir, hours, now: new Date() })
    if (isOnDataDisk) {
      console.log(
        'The backup is on the same disk as the shop. Set BACKUP_DIR to another disk, or copy the folder elsewhere.',
      )
    }
  })
}

/** Files that rows of the database name and DATA_DIR lacks. To standard error, which a running shop logs. */
function printLost(lostFiles: readonly string[]): void {
  if (lostFiles.length === 0) return
  console.error(
    'WARNING: files that the shop names are missing in DATA_DIR. To get them back, restore the newest backup into a new folder and copy them from there.',
  )
  for (const path of lostFiles) console.error(`Missing: files/${path}`)
}

function printCheck({ name, tables, rows, files, segments }: RestoreResult): void {
  console.log(
    `Checked ${name} by restoring it: ${tables} tables, ${rows} rows, ${files} files, ${segments} archived segments.`,
  )
}

/**
 * Says how to back up the PostgreSQL that DATABASE_URL names, whose own tools do it. Returns the exit code: 1 while that
 * server does not archive its log.
 */
async function printExternalBackup(config: Config): Promise<number> {
  const { lines, isCovered } = await describeExternalBackup(config.DATABASE_URL)
  for (const line of lines) console.log(line)
  return isCovered ? 0 : 1
}
