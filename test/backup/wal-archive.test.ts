// Tests archiving the segments of the database log.
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import {
  baseNameAt,
  type BackupFolder,
  openBackupFolder,
} from '../../src/server/backup/backup-folder.ts'
import { archiveLog, releaseLogBeyond } from '../../src/server/backup/wal-archive.ts'
import { SEGMENT_BYTES } from '../../src/server/backup/wal-segments.ts'
import { makeSilentFile } from '../support/silent-file.ts'
import { addBase, openWaitingLog, segmentName, type WaitingLog } from '../support/waiting-log.ts'

let scratch: string
let shop: string
let log: WaitingLog
let folder: BackupFolder
let now: Date

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'voltcell-archive-'))
})
afterAll(() => rm(scratch, { recursive: true, force: true }))
beforeEach(async () => {
  shop = await mkdtemp(join(scratch, 'shop-'))
  now = new Date('2026-11-22T10:00:00Z')
  log = await openWaitingLog(shop)
  folder = await openBackupFolder({ DATA_DIR: shop, BACKUP_DIR: join(shop, 'backups') })
})

test('segments are released without a copy while there is no base backup', async () => {
  await log.complete(1, 2)
  const state = await archive()
  expect(state).toMatchObject({ lastSegment: null, broken: null })
  expect(await log.waiting()).toEqual([])
  expect(await readdir(folder.wal)).toEqual([])
})

test('complete segments are copied in order and released after a base backup began', async () => {
  await addBase(folder, now)
  await log.complete(7, 8)
  expect(await archive()).toMatchObject({ lastSegment: segmentName(8), broken: null })
  expect(await archived()).toEqual([segmentName(7), segmentName(8)])
  expect(await log.waiting()).toEqual([])
})

test('a segment that was archived but not released before a crash is released', async () => {
  await addBase(folder, now)
  await log.complete(7)
  await archive()
  await log.complete(7)
  expect(await archive()).toMatchObject({ lastSegment: segmentName(7), broken: null })
  expect(await log.waiting()).toEqual([])
})

test('a missing segment breaks the chain until the next base backup is finished', async () => {
  await addBase(folder, now)
  await log.complete(7)
  await archive()
  await log.complete(9)
  expect((await archive()).broken?.reason).toBe('gap')
  await log.complete(10)
  expect((await archive()).broken?.reason).toBe('gap')
  expect(await archived()).toEqual([segmentName(7)])

  now = new Date('2026-11-22T11:00:00Z')
  await mkdir(join(folder.path, `${baseNameAt(now)}.part`))
  await log.complete(11)
  expect((await archive()).broken?.reason).toBe('gap')
  expect(await archived(), 'what a base backup in progress needs').toEqual([
    segmentName(7),
    segmentName(11),
  ])
  await addBase(folder, now)
  await log.complete(12)
  expect(await archive()).toMatchObject({ lastSegment: segmentName(12), broken: null })
})

test('a folder that cannot be written keeps the log waiting until it is released', async () => {
  await addBase(folder, now)
  await log.complete(1)
  await archive()
  await rm(folder.wal, { recursive: true })
  await writeFile(folder.wal, 'a file in place of the folder')
  await log.complete(2, 3)
  await expect(archive()).rejects.toThrow()
  expect(await releaseLogBeyond(log.cluster, 2 * SEGMENT_BYTES)).toBe(false)
  expect(await log.waiting()).toHaveLength(2)
  await log.complete(4)
  expect(await releaseLogBeyond(log.cluster, 2 * SEGMENT_BYTES)).toBe(true)
  expect(await log.waiting()).toEqual([])
})

test('a segment that cannot be written leaves no gap after those archived before it', async () => {
  await addBase(folder, now)
  await log.complete(1)
  await archive()
  await log.complete(2, 3)
  const obstacle = join(folder.wal, `${segmentName(3)}.zst.${process.pid}.new`)
  await mkdir(obstacle)
  await expect(archive()).rejects.toThrow('EISDIR')
  expect(await log.waiting()).toEqual([segmentName(3)])
  await rm(obstacle, { recursive: true })
  expect(await archive()).toMatchObject({ lastSegment: segmentName(3), broken: null })
})

test('segments of another shop in the same folder are not overwritten', async () => {
  await addBase(folder, now)
  await log.complete(1)
  await archive()
  await writeFile(join(folder.wal, `${segmentName(2)}.zst`), 'of another shop')
  await log.complete(2)
  expect((await archive()).broken?.reason).toBe('foreign')
})

test('the archive has the time at which archiving began, because later log is not in it', async () => {
  const silent = makeSilentFile(join(folder.path, 'archive.json'))
  onTestFinished(silent.answer)
  const begunAt = now.toISOString()
  const archiving = archive()
  now = new Date('2026-11-22T10:10:00Z')
  await silent.answer()
  expect((await archiving).archivedAt).toBe(begunAt)
})

test('received files are stored with the log that names them', async () => {
  await addBase(folder, now)
  const hash = 'ab'.padEnd(64, '0')
  await mkdir(join(shop, 'files/received/ab'), { recursive: true })
  await writeFile(join(shop, 'files/received/ab', hash), 'a photo')
  await log.complete(1)
  await archive()
  expect(await readdir(join(folder.files, 'received/ab'))).toEqual([hash])
})

function archive() {
  return archiveLog({ folder, clusterFolder: log.cluster, dataDir: shop, now: () => now })
}

/** The names of the archived segments without endings: 24 hexadecimal digits each. */
async function archived(): Promise<string[]> {
  return (await readdir(folder.wal)).map((name) => name.slice(0, 24)).sort()
}
