// The backups of a running shop as a whole, without a database: what is archived, shown and reported.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { makeSilentFile } from '../../../test/support/silent-file.ts'
import { openWaitingLog, type WaitingLog } from '../../../test/support/waiting-log.ts'
import { openBackupFolder } from './backup-folder.ts'
import type { ArchivedDatabase } from './backup-repository.ts'
import { type BackupService, type BackupServiceOptions, startBackups } from './backup-service.ts'
import { readArchiveState } from './wal-archive.ts'
import { SEGMENT_BYTES } from './wal-segments.ts'

let scratch: string
let waiting: WaitingLog
let service: BackupService | undefined

beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'voltcell-service-'))
  waiting = await openWaitingLog(join(scratch, 'data'))
})
afterEach(async () => {
  await service?.stop()
  service = undefined
  await rm(scratch, { recursive: true, force: true })
})

const config = () => ({
  DATA_DIR: join(scratch, 'data'),
  BACKUP_DIR: join(scratch, 'disk/backups'),
  BACKUP_HOURS: 24,
})

/** Archives and reads the status every few milliseconds. */
function start(parts: {
  probe?: () => Promise<unknown>
  stopMs?: number
  log?: Partial<BackupServiceOptions['log']>
  onProblem?: (problem: string) => Promise<void>
  database?: Partial<ArchivedDatabase>
}): BackupService {
  const { cluster: clusterFolder } = waiting
  service = startBackups({
    database: {
      readFacts: async () => ({ clusterFolder, isArchiving: true, major: '18' }),
      completeSegment: async () => undefined,
      ...parts.database,
    },
    config: config(),
    log: { info: () => undefined, warn: () => undefined, error: () => undefined, ...parts.log },
    probe: parts.probe,
    stopMs: parts.stopMs ?? 5000,
    onProblem: parts.onProblem ?? (async () => undefined),
    waitingBytes: SEGMENT_BYTES,
    archiveEveryMs: 5,
    statusEveryMs: 5,
    firstAfterMs: 3_600_000,
  })
  return service
}

test('a folder that cannot be opened is shown and reported once the log that waits for it is released', async () => {
  await writeFile(join(scratch, 'disk'), 'a file in place of the disk')
  await waiting.complete(1, 2)
  const problems: string[] = []
  const { status } = start({ onProblem: async (problem) => void problems.push(problem) })
  await expect.poll(() => status()?.state).toBe('broken')
  await expect.poll(() => problems).toEqual(['broken'])
  expect(await waiting.waiting()).toEqual([])
  await waiting.complete(3, 4)
  await expect.poll(() => waiting.waiting()).toEqual([])
  expect(problems).toEqual(['broken'])
})

test('a problem that cannot be reported yet stops nothing and is reported later', async () => {
  await writeFile(join(scratch, 'disk'), 'a file in place of the disk')
  await waiting.complete(1, 2)
  const onProblem = vi
    .fn(async () => undefined)
    .mockRejectedValueOnce(new Error('the database is unavailable'))
  start({ onProblem })
  await expect.poll(() => onProblem.mock.calls.length).toBe(2)
})

test('a database that is unavailable at the start is asked again', async () => {
  const facts = { clusterFolder: waiting.cluster, isArchiving: true, major: '18' }
  const readFacts = vi.fn(async () => facts).mockRejectedValueOnce(new Error('unavailable'))
  const { status } = start({ database: { readFacts } })
  await expect.poll(() => status()?.state).toBe('none')
})

test('a folder that does not answer is shown, and logged once, until it answers', async () => {
  const answer = Promise.withResolvers<void>()
  const probe = vi.fn(async () => undefined).mockReturnValueOnce(answer.promise as never)
  const [info, error] = [vi.fn(), vi.fn()]
  const { status, stop } = start({ probe, log: { info, error } })
  await expect.poll(() => status()?.unusable?.problem).toContain('does not answer')
  await expect.poll(() => status()?.state).toBe('none')
  answer.resolve()
  await expect.poll(() => status()?.unusable).toBeNull()
  await expect.poll(() => probe.mock.calls.length).toBeGreaterThan(1)
  expect(await stop(), 'nothing keeps the process from ending').toBeUndefined()
  expect(error).toHaveBeenCalledExactlyOnceWith(
    { root: join(scratch, 'disk/backups') },
    'the backup folder does not answer',
  )
  expect(info).toHaveBeenCalledExactlyOnceWith('the backup folder answers again')
})

test.runIf(process.platform !== 'win32')(
  'log beyond the limit is released and reported while a call to the folder never returns',
  async () => {
    const folder = await openBackupFolder(config())
    const silent = makeSilentFile(join(folder.path, 'archive.json'))
    onTestFinished(silent.answer)
    await waiting.complete(1, 2)
    const problems: string[] = []
    const { status, stop } = start({
      stopMs: 20,
      onProblem: async (problem) => void problems.push(problem),
    })
    await expect.poll(() => waiting.waiting()).toEqual([])
    await expect.poll(() => problems).toEqual(['broken'])
    expect(status()).toMatchObject({ state: 'broken', broken: { reason: 'unwritable' } })
    expect(status()?.unusable?.problem).toContain('does not answer')
    expect(await stop(), 'the process cannot end').toBe('hanging')
  },
)

test.runIf(process.platform !== 'win32')(
  'a stop waits longer for a slow folder that still answers',
  async () => {
    const folder = await openBackupFolder(config())
    const slow = makeSilentFile(join(folder.path, 'archive.json'))
    onTestFinished(slow.answer)
    const { stop } = start({ stopMs: 20 })
    const stopped = stop()
    setTimeout(() => void slow.answer(), 200)
    expect(await stopped, 'nothing keeps the process from ending').toBeUndefined()
  },
)

test('what was written last is archived when the shop stops', async () => {
  const completeSegment = vi.fn(() => waiting.complete(1))
  const { status, stop } = start({ database: { completeSegment } })
  await expect.poll(() => status()).toBeDefined()
  const before = new Date().toISOString()
  expect(await stop()).toBeUndefined()
  expect(completeSegment).toHaveBeenCalledOnce()
  expect(await waiting.waiting()).toEqual([])
  const archive = await readArchiveState(await openBackupFolder(config()))
  expect(archive.archivedAt).not.toBeNull()
  const reachesTheStop = archive.completeUntil !== null && archive.completeUntil >= before
  expect(reachesTheStop, 'a restore knows that nothing is missing').toBe(true)
})

test('a database that does not archive its log is left alone', async () => {
  const facts = { clusterFolder: waiting.cluster, isArchiving: false, major: '18' }
  const completeSegment = vi.fn(async () => undefined)
  await waiting.complete(1, 2)
  const { status, stop } = start({
    database: { readFacts: async () => facts, completeSegment },
  })
  await stop()
  expect(status()).toBeUndefined()
  expect(completeSegment).not.toHaveBeenCalled()
  expect(await waiting.waiting()).toHaveLength(2)
})
