// npm run backup -- list: before the first backup, after the loss of the shop, and with damaged backups.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBackupFolder } from '../../src/server/backup/backup-folder.ts'
import { writeManifest } from '../../src/server/backup/manifest.ts'
import { runCommand } from '../support/run-command.ts'

const NONE = 'There is no backup yet: npm run backup makes one'
let scratch: string
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'voltcell-list-'))
})
afterAll(() => rm(scratch, { recursive: true, force: true }))

test('the list of a shop that archives its log but has no backup says so, and not how far a restore reaches', async () => {
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

test('a folder that does not exist is named as missing, and so is the data folder', async () => {
  const dataDir = join(scratch, 'gone')
  const settings = { DATA_DIR: dataDir, BACKUP_DIR: join(scratch, 'not-mounted') }
  const { code, out } = await runCommand('', 'backup', ['list'], settings)
  expect(out).toContain(`${settings.BACKUP_DIR}\n  This folder does not exist. ${NONE}`)
  expect(out).toContain(`The data folder ${dataDir} does not exist.`)
  expect(code).toBe(0)
})

test('a backup folder that is a file is named with the reason', async () => {
  const settings = { DATA_DIR: scratch, BACKUP_DIR: join(scratch, 'file') }
  await writeFile(settings.BACKUP_DIR, '')
  const { code, out, err } = await runCommand('', 'backup', ['list'], settings)
  expect(err).toMatch(/^The backup folder .*file cannot be read \(ENOTDIR\): set BACKUP_DIR/)
  expect([code, out]).toEqual([1, ''])
})

test('the time up to which a restore reaches can be copied to --at, and is not claimed of a backup that failed its check', async () => {
  const DATA_DIR = join(scratch, 'reach')
  const settings = { DATA_DIR, BACKUP_DIR: '', TZ: 'Asia/Hong_Kong' }
  const { path } = await openBackupFolder(settings)
  await addBackup(path, 'base-20261122T100000Z', { endedAt: '2026-11-22T10:00:57.300Z' })
  const { out } = await runCommand('', 'backup', ['list'], settings)
  expect(out).toContain('base-20261122T100000Z  2026-11-22T18:00:58+08:00')
  expect(out).toContain('everything changed before 2026-11-22T18:00:58+08:00 can be restored')
  const check = { at: '2026-11-22T10:01:00Z', problem: 'invalid page' }
  await writeFile(join(path, 'base-20261122T100000Z/checked.json'), JSON.stringify(check))
  const failed = await runCommand('', 'backup', ['list'], settings)
  expect(failed.out).not.toContain('everything changed before')
  expect(failed.out).toContain('is not known, because the newest backup failed its check')
})

describe('the backups of a shop whose data folder is lost', () => {
  let settings: { DATA_DIR: string; BACKUP_DIR: string; TZ: string }
  let path: string
  beforeAll(async () => {
    settings = {
      DATA_DIR: join(scratch, 'lost'),
      BACKUP_DIR: join(scratch, 'kept'),
      TZ: 'Asia/Hong_Kong',
    }
    path = (await openBackupFolder(settings)).path
    for (const hour of ['09', '10', '11']) await addBackup(path, `base-20261122T${hour}0000Z`)
    await writeFile(
      join(path, 'base-20261122T100000Z/checked.json'),
      JSON.stringify({ at: '2026-11-22T10:01:00Z', problem: 'invalid page' }),
    )
    await writeFile(join(path, 'base-20261122T110000Z/manifest.json'), 'not a manifest')
    await rm(settings.DATA_DIR, { recursive: true })
  })

  test('are listed in the time of the machine, with those that cannot be restored', async () => {
    const { code, out, err } = await runCommand('', 'backup', ['list'], settings)
    expect([code, err]).toEqual([0, ''])
    const lines = out.split('\n').filter((line) => line.startsWith('  base-'))
    const facts = '2026-11-22T18:01:00+08:00  24.5 MB  0 files'
    expect(lines[0]).toBe(`  base-20261122T090000Z  ${facts}  not checked`)
    expect(lines[1]).toBe(`  base-20261122T100000Z  ${facts}  CHECK FAILED: invalid page`)
    expect(lines[2]).toMatch(/ {2}CANNOT BE RESTORED: .*its manifest was changed/)
    expect(out).toContain(`The data folder ${settings.DATA_DIR} does not exist.`)
  })
})

async function addBackup(
  path: string,
  name: string,
  ended: { endedAt?: string } = {},
): Promise<void> {
  await mkdir(join(path, name))
  await writeManifest(join(path, name), {
    format: 1,
    name,
    postgres: '18',
    startedAt: '2026-11-22T10:00:00.000Z',
    finishedAt: '2026-11-22T10:00:59.216Z',
    ...ended,
    firstSegment: '0'.repeat(24),
    lastSegment: '0'.repeat(24),
    archive: { name: 'shop.tar.zst', bytes: 24_500_000, sha256: '' },
    contentBytes: 0,
    files: [],
  })
}
