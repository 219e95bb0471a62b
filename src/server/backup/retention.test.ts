// Which backups are deleted: by age, by the size of the folder, and never the newest or the newest that passed its check.
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { segmentName } from '../../../test/support/waiting-log.ts'
import { readConfig } from '../platform/config.ts'
import { type BackupFolder, baseNameAt, listBaseNames, openBackupFolder } from './backup-folder.ts'
import { makeCheckFolder } from './check-folder.ts'
import { ARCHIVE_NAME, writeManifest } from './manifest.ts'
import { deleteOldBackups, retentionRules } from './retention.ts'

const NOW = new Date('2026-11-22T10:00:00Z')
const DAY_MS = 86_400_000
const KB = 1000
const NO_LIMIT = 1e12
let dataDir: string
let folder: BackupFolder

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'voltcell-retention-'))
  folder = await openBackupFolder({ DATA_DIR: dataDir, BACKUP_DIR: join(dataDir, 'backups') })
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

interface BackupParts {
  n?: number
  bytes?: number
  files?: string[]
  system?: string
  /** What its check found: null when it passed; absent when it was not checked. */
  problem?: string | null
}

/** A base backup of that age in days; its log begins with the segment `n`. Returns its name. */
async function addBackup(
  daysAgo: number,
  { n = 1, bytes = KB, files = [], system, problem }: BackupParts = {},
): Promise<string> {
  const moment = new Date(NOW.getTime() - daysAgo * DAY_MS)
  const name = baseNameAt(moment)
  await mkdir(join(folder.path, name))
  await writeFile(join(folder.path, name, ARCHIVE_NAME), Buffer.alloc(bytes))
  await writeManifest(join(folder.path, name), {
    format: 1,
    name,
    postgres: '18',
    startedAt: moment.toISOString(),
    finishedAt: moment.toISOString(),
    firstSegment: segmentName(n),
    lastSegment: segmentName(n),
    archive: { name: ARCHIVE_NAME, bytes, sha256: '' },
    contentBytes: bytes,
    system,
    files: files.map((path) => [path, 1]),
  })
  const result = JSON.stringify({ at: moment.toISOString(), problem })
  if (problem !== undefined) await writeFile(join(folder.path, name, 'checked.json'), result)
  return name
}

/** A copy of a file beside the backups. */
async function addFile(letter: string, bytes: number): Promise<string> {
  const path = `${letter.repeat(2)}/${letter.repeat(64)}`
  await mkdir(join(folder.files, letter.repeat(2)), { recursive: true })
  await writeFile(join(folder.files, path), Buffer.alloc(bytes))
  return path
}

function deleteOld(days: number, bytes: number): Promise<string[]> {
  return deleteOldBackups(folder, dataDir, { days, bytes }, NOW)
}

describe('by age', () => {
  test('a backup stays as long as a restore to a moment within the period needs it', async () => {
    const [oldest, second] = [await addBackup(9), await addBackup(8)]
    await addBackup(6.5)
    await addBackup(1)
    expect(await deleteOld(7, NO_LIMIT)).toEqual([oldest])
    expect(await listBaseNames(folder)).toContain(second)
  })

  test('the newest backup stays however old it is', async () => {
    const newest = await addBackup(400)
    expect(await deleteOld(7, NO_LIMIT)).toEqual([])
    expect(await listBaseNames(folder)).toEqual([newest])
  })
})

describe('by size', () => {
  test('the oldest backups are deleted until the others are within the limit', async () => {
    const names = [
      await addBackup(3, { bytes: 40 * KB }),
      await addBackup(2, { bytes: 40 * KB }),
      await addBackup(1, { bytes: 40 * KB }),
    ]
    expect(await deleteOld(7, 90 * KB)).toEqual(names.slice(0, 1))
    expect(await listBaseNames(folder)).toEqual(names.slice(1))
  })

  test('the newest backup stays even if it alone is larger', async () => {
    await addBackup(2)
    const newest = await addBackup(1, { bytes: 40 * KB })
    await deleteOld(7, 10 * KB)
    expect(await listBaseNames(folder)).toEqual([newest])
  })

  test('copies of files that only a deleted backup needed make room for the others', async () => {
    const file = await addFile('a', 90 * KB)
    const oldest = await addBackup(3, { files: [file] })
    const kept = [await addBackup(2), await addBackup(1)]
    expect(await deleteOld(7, 50 * KB)).toEqual([oldest])
    expect(await listBaseNames(folder)).toEqual(kept)
  })

  test('what a check restores meanwhile does not count', async () => {
    const names = [await addBackup(2), await addBackup(1)]
    await writeFile(join(await makeCheckFolder(folder), 'large'), Buffer.alloc(90 * KB))
    expect(await deleteOld(7, 50 * KB)).toEqual([])
    expect(await listBaseNames(folder)).toEqual(names)
  })

  test('BACKUP_MAX_GB and BACKUP_KEEP_DAYS are the limits', () => {
    const config = readConfig({ BACKUP_MAX_GB: '3', BACKUP_KEEP_DAYS: '30' })
    expect(retentionRules(config)).toEqual({ days: 30, bytes: 3_000_000_000 })
  })
})

describe('the checks of backups', () => {
  const failed = { problem: 'invalid page', bytes: 40 * KB }
  const passed = { problem: null, bytes: 40 * KB }

  test('the newest backup that passed stays while later ones are not checked', async () => {
    await addBackup(30, passed)
    const kept = await addBackup(20, passed)
    await addBackup(19)
    const [second, newest] = [await addBackup(9), await addBackup(1)]
    expect(await deleteOld(7, NO_LIMIT)).toHaveLength(2)
    expect(await listBaseNames(folder)).toEqual([kept, second, newest])
    await deleteOld(7, KB)
    expect(await listBaseNames(folder)).toEqual([kept, newest])
  })

  test('while the newest backup failed, no earlier one is deleted except those that failed', async () => {
    const kept = [await addBackup(40, passed), await addBackup(30), await addBackup(20, passed)]
    const useless = [await addBackup(19, failed), await addBackup(9, failed)]
    kept.push(await addBackup(1, failed))
    expect(await deleteOld(7, 50 * KB)).toEqual(useless)
    expect(await listBaseNames(folder)).toEqual(kept)
  })

  test('backups that failed are deleted like others once a later one has passed', async () => {
    const old = [await addBackup(20, passed), await addBackup(19, failed)]
    const kept = [await addBackup(8, failed), await addBackup(1, passed)]
    expect(await deleteOld(7, NO_LIMIT)).toEqual(old)
    expect(await listBaseNames(folder)).toEqual(kept)
  })
})

describe('with a deleted backup', () => {
  test('the log before the oldest remaining one is deleted too', async () => {
    await addBackup(20, { n: 1 })
    await addBackup(9, { n: 4 })
    await addBackup(1, { n: 6 })
    const names = [1, 2, 3, 4, 5, 6].map((n) => `${segmentName(n)}.zst`)
    const history = '00000002.history.zst'
    for (const name of [...names, history]) await writeFile(join(folder.wal, name), '')
    await deleteOld(7, NO_LIMIT)
    expect((await readdir(folder.wal)).sort()).toEqual([...names.slice(3), history].sort())
  })

  test('files that the shop or a remaining backup needs stay', async () => {
    const [gone, shared, used] = [
      await addFile('a', 1),
      await addFile('b', 1),
      await addFile('c', 1),
    ]
    await mkdir(join(dataDir, 'files/cc'), { recursive: true })
    await writeFile(join(dataDir, 'files', used), '')
    await addBackup(20, { files: [gone, shared, used] })
    await addBackup(9, { files: [shared] })
    await deleteOld(7, NO_LIMIT)
    expect(await readdir(folder.files, { recursive: true })).toEqual(
      expect.arrayContaining([shared, used]),
    )
    expect(await readdir(join(folder.files, 'aa'))).toEqual([])
  })

  test('all log and files stay while the manifest of a remaining backup is damaged', async () => {
    const file = await addFile('a', 1)
    const oldest = await addBackup(20, { n: 1, files: [file] })
    const damaged = await addBackup(9, { n: 4 })
    await writeFile(join(folder.path, damaged, 'manifest.json'), 'damaged')
    await writeFile(join(folder.wal, `${segmentName(1)}.zst`), '')
    expect(await deleteOld(7, NO_LIMIT)).toEqual([oldest])
    expect(await readdir(folder.wal)).toHaveLength(1)
    expect(await readdir(join(folder.files, 'aa'))).toHaveLength(1)
  })
})

describe('backups of another database in the same folder', () => {
  test.each<[string, BackupParts, BackupParts]>([
    ['by their identifiers', { n: 3, system: 'real' }, { n: 4, system: 'empty' }],
    ['by a log that begins again', { n: 30 }, { n: 2 }],
  ])('stay with their log and files, distinguished %s', async (_, real, empty) => {
    const file = await addFile('a', 1)
    const kept = [
      await addBackup(20, { ...real, files: [file] }),
      await addBackup(19, { ...real, files: [file] }),
    ]
    await writeFile(join(folder.wal, `${segmentName(real.n ?? 1)}.zst`), '')
    const oldest = await addBackup(18, empty)
    kept.push(await addBackup(9, empty), await addBackup(1, empty))
    expect(await deleteOld(7, NO_LIMIT)).toEqual([oldest])
    expect(await listBaseNames(folder)).toEqual(kept)
    expect(await readdir(folder.wal)).toHaveLength(1)
    expect(await readdir(join(folder.files, 'aa'))).toHaveLength(1)
  })
})
