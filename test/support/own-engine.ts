// Entry point of a process that owns the database of a data folder until it is stopped or killed, for tests of crashes
// and of archiving. With 'archive' as second argument it archives its log into the folder named by the third.
import { argv } from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { archiveSettings } from '../../src/server/backup/archive-settings.ts'
import { openBackupFolder } from '../../src/server/backup/backup-folder.ts'
import { archiveLog } from '../../src/server/backup/wal-archive.ts'
import { startEngine } from '../../src/server/db/engine/engine.ts'

const [, , dataDir = '', mode, backupDir = ''] = argv
// What a killed process has handed to the operating system still reaches the disk, so these tests need no fsync.
const settings = mode === 'archive' ? [...archiveSettings({ BACKUP: 'on' }), 'fsync=off'] : []
const engine = await startEngine({ dataDir, log: pino({ level: 'silent' }), settings })
process.stdout.write(`${engine.url}\n`)
process.on('SIGTERM', () => void engine.stop().then(() => process.exit(0)))
setInterval(() => undefined, 60_000)
if (mode === 'archive') {
  const folder = await openBackupFolder({ BACKUP_DIR: backupDir, DATA_DIR: dataDir })
  for (;;) {
    await archiveLog({ folder, clusterFolder: `${dataDir}/pg`, dataDir })
    await sleep(100)
  }
}
