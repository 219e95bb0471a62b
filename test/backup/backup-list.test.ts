// npm run backup -- list before the first backup: nothing can be restored, and the command says so.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBackupFolder } from '../../src/server/backup/backup-folder.ts'
import { runCommand } from '../support/run-command.ts'

const NONE = 'There is no backup yet: npm run backup makes one'
let scratch: string
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'voltcell-list-'))
})
afterAll(() => rm(scratch, { recursive: true, force: true }))

test('a shop that archives its log but has no backup is told so, not how far a restore reaches', async () => {
  const settings = { DATA_DIR: join(scratch, 'data'), BACKUP_DIR: join(scratch, 'backups') }
  const { path } = await openBackupFolder(settings)
  const archivedAt = '2026-11-28T16:13:55.449Z'
  await writeFile(join(path, 'archive.json'), JSON.stringify({ begunAt: archivedAt, archivedAt }))
  const { code, out } = await runCommand('', 'backup', ['list'], settings)
  expect(out).toContain(path)
  expect(out).toContain(NONE)
  expect(out).not.toContain('everything changed before')
  expect(code).toBe(0)
})

test('a folder without backups is named, with the settings that choose another', async () => {
  const settings = { DATA_DIR: join(scratch, 'empty'), BACKUP_DIR: '' }
  const { code, out } = await runCommand('', 'backup', ['list'], settings)
  expect(out).toContain(join(scratch, 'empty', 'backups'))
  expect(out).toContain(NONE)
  expect(out).toMatch(/DATA_DIR and BACKUP_DIR/)
  expect(code).toBe(0)
})
