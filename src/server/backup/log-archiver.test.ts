// The log of a shop whose backup folder cannot be used: it waits, is released beyond the limit, and is reported.
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { makeSilentFile } from '../../../test/support/silent-file.ts'
import {
  addBase,
  openWaitingLog,
  segmentName,
  type WaitingLog,
} from '../../../test/support/waiting-log.ts'
import { openBackupFolder } from './backup-folder.ts'
import { createLogArchiver } from './log-archiver.ts'
import { readArchiveState } from './wal-archive.ts'
import { SEGMENT_BYTES } from './wal-segments.ts'

const MINUTE_MS = 60_000
const log = { info: vi.fn(), error: vi.fn() }
let scratch: string
let now: Date
let waiting: WaitingLog

beforeEach(async () => {
  vi.clearAllMocks()
  scratch = await mkdtemp(join(tmpdir(), 'voltcell-archiver-'))
  now = new Date('2026-11-22T10:00:00Z')
  waiting = await openWaitingLog(join(scratch, 'data'))
})
afterEach(() => rm(scratch, { recursive: true, force: true }))

function settings() {
  return {
    DATA_DIR: join(scratch, 'data'),
    BACKUP_DIR: join(scratch, 'disk/backups'),
    BACKUP_HOURS: 24,
  }
}

/** Two segments may wait. */
function archiver() {
  const waitingBytes = 2 * SEGMENT_BYTES
  return createLogArchiver({ config: settings(), log, waitingBytes, now: () => now })
}

function later(minutes: number): void {
  now = new Date(now.getTime() + minutes * MINUTE_MS)
}

test('a folder that cannot be used is logged when that begins and when it ends', async () => {
  await writeFile(join(scratch, 'disk'), 'a file in place of the disk')
  const { archive } = archiver()
  await archive(waiting.cluster)
  await archive(waiting.cluster)
  expect(log.error).toHaveBeenCalledOnce()
  expect(log.error).toHaveBeenCalledWith(
    { err: expect.objectContaining({ message: expect.stringContaining('set BACKUP_DIR') }) },
    expect.any(String),
  )
  expect(log.info).not.toHaveBeenCalled()
  await rm(join(scratch, 'disk'))
  await archive(waiting.cluster)
  await archive(waiting.cluster)
  expect(log.error).toHaveBeenCalledOnce()
  expect(log.info).toHaveBeenCalledOnce()
})

test.runIf(process.platform === 'linux')(
  'a folder below /proc, where none can be created, is reported immediately',
  async () => {
    const config = { ...settings(), BACKUP_DIR: '/proc/nowhere' }
    const { archive, readStatus } = createLogArchiver({ config, log })
    await archive(waiting.cluster)
    expect(log.error).toHaveBeenCalledOnce()
    expect((await readStatus()).unusable?.problem).toContain('/proc/nowhere cannot be written')
  },
)

test('a folder below a regular file keeps the log waiting and is reported as late', async () => {
  await writeFile(join(scratch, 'disk'), 'a file in place of the disk')
  const { archive, readStatus } = archiver()
  await waiting.complete(1, 2)
  await archive(waiting.cluster)
  expect(await waiting.waiting()).toHaveLength(2)
  expect(await readStatus()).toMatchObject({
    state: 'none',
    unusable: { since: now, problem: expect.stringContaining('set BACKUP_DIR to a folder') },
  })
  later(16)
  expect(await readStatus()).toMatchObject({ state: 'late', broken: null })
})

test('log beyond the limit is released without a folder, which breaks the chain', async () => {
  await writeFile(join(scratch, 'disk'), 'a file in place of the disk')
  const { archive, readStatus } = archiver()
  await waiting.complete(1, 2, 3)
  await archive(waiting.cluster)
  expect(await waiting.waiting()).toEqual([])
  const broken = { since: now.toISOString(), reason: 'unwritable' }
  expect(await readStatus()).toMatchObject({ state: 'broken', broken })
})

test('the folder records the break when it is back, until the next base backup is finished', async () => {
  const folder = await openBackupFolder(settings())
  await addBase(folder, now)
  const { archive, readStatus } = archiver()
  await waiting.complete(1)
  await archive(waiting.cluster)
  expect(await readStatus()).toMatchObject({ count: 1, unusable: null })
  await rename(join(scratch, 'disk'), join(scratch, 'away'))
  await writeFile(join(scratch, 'disk'), 'a file in place of the disk')
  expect(await readStatus()).toMatchObject({ count: 1, unusable: { since: now } })
  later(5)
  await waiting.complete(2, 3, 4)
  await archive(waiting.cluster)
  expect(await waiting.waiting()).toEqual([])

  await rm(join(scratch, 'disk'))
  await rename(join(scratch, 'away'), join(scratch, 'disk'))
  await archive(waiting.cluster)
  const broken = { since: now.toISOString(), reason: 'unwritable' }
  expect(await readArchiveState(folder)).toMatchObject({ broken, lastSegment: null })
  later(5)
  await addBase(folder, now)
  await waiting.complete(5)
  await archive(waiting.cluster)
  expect(await readdir(folder.wal)).toContain(`${segmentName(5)}.zst`)
  expect(await readStatus()).toMatchObject({ broken: null, unusable: null })
})

test('a folder that exists and cannot be listed keeps the log waiting up to the limit too', async () => {
  const folder = await openBackupFolder(settings())
  const { archive, readStatus } = archiver()
  await archive(waiting.cluster)
  await rm(folder.path, { recursive: true })
  await writeFile(folder.path, 'a file in place of the folder')
  await waiting.complete(1, 2)
  await archive(waiting.cluster)
  expect(await waiting.waiting()).toHaveLength(2)
  await waiting.complete(3)
  await archive(waiting.cluster)
  expect(await waiting.waiting()).toEqual([])
  expect((await readStatus()).state).toBe('broken')
})

test('log waits while the disk of the folder is disconnected, and no folder is made in its place', async () => {
  const folder = await openBackupFolder(settings())
  await addBase(folder, now)
  const { archive, readStatus } = archiver()
  await archive(waiting.cluster)
  await rename(join(scratch, 'disk'), join(scratch, 'away'))
  await mkdir(join(scratch, 'disk'))
  await waiting.complete(1)
  await archive(waiting.cluster)
  await archive(waiting.cluster)
  expect(await waiting.waiting()).toEqual([segmentName(1)])
  expect(await readdir(join(scratch, 'disk'))).toEqual([])
  expect((await readStatus()).unusable?.problem).toMatch(/is missing: connect its disk/)
  await rm(join(scratch, 'disk'), { recursive: true })
  await rename(join(scratch, 'away'), join(scratch, 'disk'))
  await archive(waiting.cluster)
  expect(await waiting.waiting()).toEqual([])
  expect(await readStatus()).toMatchObject({ count: 1, broken: null, unusable: null })
})

test('a folder inside the data folder that was deleted is made again', async () => {
  const config = { ...settings(), BACKUP_DIR: '' }
  const folder = await openBackupFolder(config)
  const { archive, readStatus } = createLogArchiver({ config, log })
  await archive(waiting.cluster)
  await rm(join(config.DATA_DIR, 'backups'), { recursive: true })
  await archive(waiting.cluster)
  await archive(waiting.cluster)
  expect(await readStatus()).toMatchObject({ state: 'none', unusable: null })
  expect(await readdir(folder.path)).toContain('archive.json')
})

test('log that cannot be written into an open folder shows the folder as unusable', async () => {
  const folder = await openBackupFolder(settings())
  await addBase(folder, now)
  const { archive, readStatus, isOpen } = archiver()
  await mkdir(join(folder.wal, `${segmentName(1)}.zst.${process.pid}.new`))
  await waiting.complete(1)
  await archive(waiting.cluster)
  const unusable = { since: now, problem: expect.stringContaining('EISDIR') }
  expect(await readStatus()).toMatchObject({ unusable })
  expect(isOpen(), 'a base backup may be attempted').toBe(true)
})

test('an attempt that hung while its log was released archives none of what is left', async () => {
  const folder = await openBackupFolder(settings())
  await addBase(folder, now)
  const silent = makeSilentFile(join(folder.path, 'archive.json'))
  onTestFinished(silent.answer)
  const { archive, releaseIfStuck, stuck } = archiver()
  await waiting.complete(1, 2)
  const hanging = archive(waiting.cluster)
  await releaseIfStuck(waiting.cluster)
  await releaseIfStuck(waiting.cluster)
  expect(await waiting.waiting(), 'within the limit').toHaveLength(2)
  await waiting.complete(3)
  await releaseIfStuck(waiting.cluster)
  expect(await waiting.waiting()).toEqual([])
  expect(stuck()).toEqual({ since: now.toISOString(), reason: 'unwritable' })
  await waiting.complete(4)
  await silent.answer()
  await hanging
  expect(await readdir(folder.wal)).toEqual([])
  expect(stuck()).toBeNull()
  await archive(waiting.cluster)
  const { broken } = await readArchiveState(folder)
  expect(broken).toEqual({ since: now.toISOString(), reason: 'unwritable' })
})
