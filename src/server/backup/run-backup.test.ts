// What follows the check of a backup: what is recorded of it, and when old backups are deleted.
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { segmentName } from '../../../test/support/waiting-log.ts'
import { BackupError, NoRoomError } from './backup-error.ts'
import { backupFolderAt } from './backup-folder.ts'
import { readCheckResult } from './check-result.ts'
import { ARCHIVE_NAME, writeManifest } from './manifest.ts'
import { checkAndDelete, checkAndRecord } from './run-backup.ts'

const NAME = 'base-20261122T100000Z'
const log = pino({ level: 'silent' })

test('a backup whose check finds no room is not recorded as one that cannot be restored', async () => {
  const folder = backupFolderAt(await mkdtemp(join(tmpdir(), 'voltcell-no-room-')))
  onTestFinished(() => rm(folder.path, { recursive: true, force: true }))
  await addBackup(folder.path, 1e15)
  const checking = checkAndRecord(folder, NAME, { log })
  await expect(checking).rejects.toThrow(NoRoomError)
  await expect(checking).rejects.toThrow(
    /^The backup base-20261122T100000Z is complete, but was not checked: 100000\d{4} MB are needed on the disk of \S+voltcell-no-room-\w+ meanwhile, and \d+ MB are free\. Free some space, then check it: npm run backup -- check base-20261122T100000Z$/,
  )
  expect(await readCheckResult(join(folder.path, NAME))).toBeNull()
  expect(await readdir(folder.path)).toEqual([NAME])
})

test('a backup that lacks its archive is recorded as one that cannot be restored', async () => {
  const folder = backupFolderAt(await mkdtemp(join(tmpdir(), 'voltcell-no-archive-')))
  onTestFinished(() => rm(folder.path, { recursive: true, force: true }))
  await addBackup(folder.path, 1)
  await expect(checkAndRecord(folder, NAME, { log })).rejects.toThrow(BackupError)
  const check = await readCheckResult(join(folder.path, NAME))
  expect(check?.problem).toContain(`${ARCHIVE_NAME} is missing`)
})

test.each([
  { deleted: [NAME], outcome: 'is checked again', checks: 2 },
  { deleted: [], outcome: 'stays unchecked', checks: 1 },
])(
  'a backup that found no room for its check $outcome where $deleted.length old ones could be deleted',
  async (run) => {
    let checks = 0
    const check = async () => {
      checks += 1
      if (checks === 1) throw new NoRoomError('no room')
      return null
    }
    const running = checkAndDelete(check, async () => run.deleted)
    if (run.checks === 2) expect(await running).toEqual({ checked: null, deleted: run.deleted })
    else await expect(running).rejects.toThrow('no room')
    expect(checks).toBe(run.checks)
  },
)

test('a check that fails is not repeated after old backups were deleted', async () => {
  const steps: string[] = []
  const check = async () => {
    steps.push('check')
    throw new BackupError('damaged')
  }
  const deleteOld = async () => {
    steps.push('delete')
    return [NAME]
  }
  await expect(checkAndDelete(check, deleteOld)).rejects.toThrow('damaged')
  expect(steps).toEqual(['check', 'delete'])
})

/** A base backup without its archive. */
async function addBackup(folder: string, contentBytes: number): Promise<void> {
  await mkdir(join(folder, NAME))
  await writeManifest(join(folder, NAME), {
    format: 1,
    name: NAME,
    postgres: '18',
    startedAt: '2026-11-22T10:00:00.000Z',
    finishedAt: '2026-11-22T10:00:00.000Z',
    firstSegment: segmentName(1),
    lastSegment: segmentName(1),
    archive: { name: ARCHIVE_NAME, bytes: 1, sha256: '' },
    contentBytes,
    files: [],
  })
}
