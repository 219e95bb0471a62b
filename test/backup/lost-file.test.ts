// A stored file is lost while its row stays: the backups made afterwards keep the file, and the command names it.
import { mkdtemp, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listBaseNames, openBackupFolder } from '../../src/server/backup/backup-folder.ts'
import { listFiles } from '../../src/server/backup/file-pool.ts'
import { restoreShop } from '../../src/server/backup/restore-shop.ts'
import { deleteOldBackups } from '../../src/server/backup/retention.ts'
import { type Engine, startEngine } from '../../src/server/db/engine/engine.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { connect } from '../../src/server/db/connect.ts'
import { addStartingContent } from '../../src/server/operations/import-content.ts'
import { createFileStore } from '../../src/server/platform/files/file-store.ts'
import { runCommand } from '../support/run-command.ts'

const log = pino({ level: 'silent' })
let scratch: string
let settings: { DATA_DIR: string; BACKUP_DIR: string }
let engine: Engine

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'voltcell-lost-'))
  settings = { DATA_DIR: join(scratch, 'data'), BACKUP_DIR: join(scratch, 'backups') }
  engine = await startEngine({ dataDir: settings.DATA_DIR, log, settings: ['fsync=off'] })
  await migrate({ url: engine.url })
  const { db, close } = connect({ url: engine.url, poolSize: 2, applicationName: 'lost-file' })
  const files = createFileStore(join(settings.DATA_DIR, 'files'))
  await addStartingContent({ db, files }).finally(close)
}, 120_000)
afterAll(async () => {
  await engine.stop()
  await rm(scratch, { recursive: true, force: true })
})

test('a lost file is named, and kept after the backups from before the loss are deleted', async () => {
  const store = join(settings.DATA_DIR, 'files')
  const [[path] = ['']] = await listFiles(store)
  expect(await runCommand('', 'backup', ['--no-check'], settings)).toMatchObject({ code: 0 })
  await rm(join(store, path))
  const { code, err } = await runCommand('', 'backup', ['--no-check'], settings)
  expect(err).toContain('WARNING: files that the shop names are missing in DATA_DIR.')
  expect(err.match(/^Missing: .*$/gm)).toEqual([`Missing: files/${path}`])
  expect(code).toBe(0)

  const folder = await openBackupFolder(settings)
  const retention = { days: 0, bytes: Infinity }
  const [former] = await listBaseNames(folder)
  const tomorrow = new Date(Date.now() + 86_400_000)
  expect(await deleteOldBackups(folder, settings.DATA_DIR, retention, tomorrow)).toEqual([former])
  const to = join(scratch, 'restored')
  const restored = await restoreShop({ from: settings.BACKUP_DIR, to, log })
  expect(restored.missingFiles).toEqual([])
  expect((await stat(join(to, 'files', path))).size).toBeGreaterThan(0)
})

test('files that the backups lack too fail the check, and each is named; the backup that passed stays', async () => {
  const folder = await openBackupFolder(settings)
  const [former = ''] = await listBaseNames(folder)
  const passed = JSON.stringify({ at: new Date().toISOString(), problem: null })
  await writeFile(join(folder.path, former, 'checked.json'), passed)
  // More than BACKUP_MAX_GB allows.
  const large = join(folder.path, former, 'large')
  await writeFile(large, '')
  await truncate(large, 2e9)
  const lost = (await listFiles(join(settings.DATA_DIR, 'files'))).slice(0, 2)
  for (const [path] of lost) {
    await rm(join(settings.DATA_DIR, 'files', path))
    await rm(join(folder.files, path))
  }
  const { code, err } = await runCommand('', 'backup', [], { ...settings, BACKUP_MAX_GB: '1' })
  expect(code).toBe(1)
  expect(await listBaseNames(folder)).toEqual([former, expect.any(String)])
  for (const [path] of lost) expect(err).toContain(`files/${path}`)
})
