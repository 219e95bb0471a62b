// npm run restore: restores a shop from its backups, or from a file of npm run backup -- export, into an empty folder.
import { statSync } from 'node:fs'
import { BackupError } from '../server/backup/backup-error.ts'
import { backupRoot } from '../server/backup/backup-folder.ts'
import { importPortable } from '../server/backup/portable-import.ts'
import { rejectUnresponsiveFolder } from '../server/backup/reject-unresponsive.ts'
import { type RestoreResult, restoreShop } from '../server/backup/restore-shop.ts'
import { readConfig } from '../server/platform/config.ts'
import { createLog } from '../server/platform/log.ts'
import { MINUTE_MS } from '../shared/time.ts'
import { printedMoment } from './command-line/moment.ts'
import { action, CommandError, runCommand } from './command-line/run-command.ts'

const USAGE = `npm run restore -- --to FOLDER   restores the latest state into an empty folder; DATA_DIR without --to
  --from FOLDER                  the folder of the backups, or a file written by npm run backup -- export; BACKUP_DIR or DATA_DIR/backups without --from
  --at "2026-11-22 18:00"        leaves out what was changed after that moment, in the time of this machine; npm run backup -- list prints moments that can be used here
  --backup NAME                  restores the state of this backup, with --at also what followed up to then; npm run backup -- list shows the names`

interface Context {
  to: string | undefined
  from: string | undefined
  at: string | undefined
  backup: string | undefined
}

await runCommand({
  usage: USAGE,
  options: {
    to: { type: 'string' },
    from: { type: 'string' },
    at: { type: 'string' },
    backup: { type: 'string' },
  },
  actions: action([], restore),
  open: ({ options: { to, from, at, backup } }, run) => run({ to, from, at, backup }),
  explain: (error) => (error instanceof BackupError ? error.message : undefined),
})

async function restore({ to, from, at, backup }: Context): Promise<void> {
  const config = readConfig()
  if (config.DATABASE_URL) {
    throw new CommandError(
      'DATABASE_URL is set: restore that PostgreSQL with its own tools. To restore a built-in database, unset it.',
    )
  }
  const target = to ?? config.DATA_DIR
  const source = from ?? backupRoot(config)
  // The result is printed; the log goes to stderr (2), with errors only unless LOG_LEVEL is set to another level.
  const { log, flush } = createLog(config.LOG_LEVEL === 'info' ? 'error' : config.LOG_LEVEL, 2)
  const begun = performance.now()
  const until = at === undefined ? undefined : momentOf(at)
  try {
    await rejectUnresponsiveFolder(source)
    if (statSync(source, { throwIfNoEntry: false })?.isFile()) {
      const { tables, files, exportedAt } = await importPortable(source, target, log)
      const rows = tables.reduce((sum, table) => sum + table.rows, 0)
      console.log(
        `Restored the export of ${exportedAt} into ${target}: ${tables.length} tables, ${rows} rows, ${files.length} files.`,
      )
      console.log(`Start the shop with DATA_DIR=${target} npm start`)
      return
    }
    const restored = await restoreShop({
      from: source,
      to: target,
      until,
      name: backup,
      log,
    })
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    const state = restored.lastChangeAt
      ? printedMoment(restored.lastChangeAt, 'up')
      : 'the moment of the backup'
    console.log(
      `Restored ${restored.name} and ${restored.segments} archived segments into ${target} in ${seconds} s: ${restored.tables} tables, ${restored.rows} rows, ${restored.files} files.`,
    )
    console.log(`The newest change in it: ${state}.`)
    for (const line of until ? linesAboutMoment(until, restored) : []) console.log(line)
    for (const path of restored.missingFiles) console.log(`Missing: files/${path}`)
    console.log(`Start the shop with DATA_DIR=${target} npm start`)
  } finally {
    flush()
  }
}

/** Lines that say whether the restored shop has all changes up to the moment `--at`. */
function linesAboutMoment(until: Date, { missing }: RestoreResult): string[] {
  const moment = printedMoment(until, 'up')
  if (!missing) return [`Changes after ${moment} are left out.`]
  const { since, hasEnded } = missing
  const minutes = ((until.getTime() - since.getTime()) / MINUTE_MS).toFixed(1)
  return [
    `WARNING: the stored changes reach to ${printedMoment(since, 'down')} only. What was changed from then to ${moment} (${minutes} minutes) is missing.`,
    hasEnded
      ? 'It was never stored, or not in this folder: npm run backup -- list shows the later backups. If there is none, and the shop is lost, this is the newest state there is.'
      : 'If the shop still runs, wait five minutes or make a backup (npm run backup), then restore again. If it is lost, this is the newest state there is.',
  ]
}

function momentOf(text: string): Date {
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime())) {
    throw new CommandError('--at must be a moment like "2026-11-22 18:00" or 2026-11-22T18:00:00Z.')
  }
  if (moment > new Date()) throw new CommandError('--at must not be in the future.')
  return moment
}
