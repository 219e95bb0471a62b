// The state of the backups: what is judged, and how it is read from their folder.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openBackupFolder } from './backup-folder.ts'
import {
  type BackupFacts,
  type BackupStatus,
  judgeBackups,
  NOTHING_KNOWN,
  readBackupStatus,
  restorableUntil,
} from './backup-status.ts'
import { readCheckResult } from './check-result.ts'
import { ARCHIVE_NAME, writeManifest } from './manifest.ts'
import { archiveLog, recordBreak } from './wal-archive.ts'

const NOW = new Date('2026-11-22T10:00:00Z')
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)
const hoursAgo = (hours: number) => minutesAgo(hours * 60)
const BREAK: BackupFacts['broken'] = { since: minutesAgo(5).toISOString(), reason: 'gap' }
const FINE: BackupFacts = {
  ...NOTHING_KNOWN,
  begunAt: hoursAgo(100),
  newestAt: hoursAgo(12),
  count: 3,
  archivedAt: minutesAgo(1),
  check: { at: hoursAgo(12).toISOString(), problem: null },
}

test.each<[string, Partial<BackupFacts>, Date | null]>([
  ['four minutes before the log was last archived', {}, minutesAgo(5)],
  ['the end of a backup of this moment', { newestAt: minutesAgo(2) }, minutesAgo(2)],
  ['four minutes before a break of the log', { broken: BREAK }, minutesAgo(9)],
  ['the end of the backup, without archived log', { archivedAt: null }, hoursAgo(12)],
  ['no moment, without a backup', { newestAt: null }, null],
])('everything can be restored up to %s', (_, facts, until) => {
  expect(restorableUntil({ ...FINE, ...facts })).toEqual(until)
})

describe('with a backup every 24 hours', () => {
  test.each<[string, BackupStatus['state'], Partial<BackupFacts>]>([
    ['a checked backup of today', 'ok', {}],
    ['a backup that is not checked yet', 'ok', { check: null }],
    ['no backup', 'none', { newestAt: null }],
    ['no backup and a break of the log', 'none', { newestAt: null, broken: BREAK }],
    ['a backup of 36 hours ago', 'ok', { newestAt: hoursAgo(36) }],
    ['a backup older than 36 hours', 'late', { newestAt: hoursAgo(36.1) }],
    ['log archived 15 minutes ago', 'ok', { archivedAt: minutesAgo(15) }],
    ['log not archived for more than 15 minutes', 'late', { archivedAt: minutesAgo(16) }],
    ['log that was never archived', 'late', { archivedAt: null }],
    ['a break of the log', 'broken', { broken: BREAK }],
    ['a break of the log and an old backup', 'broken', { broken: BREAK, newestAt: hoursAgo(50) }],
    [
      'a backup that cannot be restored',
      'damaged',
      { check: { at: NOW.toISOString(), problem: 'invalid page' } },
    ],
    [
      'a folder that cannot be read for a moment',
      'ok',
      { unusable: { since: minutesAgo(15), problem: 'EIO' } },
    ],
    [
      'a folder that cannot be read for more than 15 minutes',
      'late',
      { unusable: { since: minutesAgo(16), problem: 'EIO' }, newestAt: null },
    ],
    [
      'log released unarchived while the folder could never be read',
      'broken',
      { unusable: { since: minutesAgo(1), problem: 'EIO' }, newestAt: null, broken: BREAK },
    ],
  ])('%s is %s', (_, state, change) => {
    expect(judgeBackups({ ...FINE, ...change }, { hours: 24, now: NOW }).state).toBe(state)
  })

  test('a shop with a backup every hour is late after an hour and a half', () => {
    const facts = { ...FINE, newestAt: minutesAgo(91) }
    expect(judgeBackups(facts, { hours: 1, now: NOW }).state).toBe('late')
  })
})

describe('the result of a check', () => {
  const name = 'base-20261122T090000Z'
  let scratch: string
  let path: string
  beforeEach(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'voltcell-check-'))
    await mkdir(join(scratch, name))
    path = join(scratch, name, 'checked.json')
  })
  afterEach(() => rm(scratch, { recursive: true, force: true }))

  test('is none where no file holds it', async () => {
    expect(await readCheckResult(join(scratch, name))).toBeNull()
  })

  test.each([
    ['was cut short', '{"at":"2026-11-22T09:0', 'is damaged'],
    ['is empty, as a power cut may leave it', '', 'is damaged'],
    ['holds something else', 'null', 'is damaged'],
  ])('that %s is a problem, not a backup without a check', async (_, text, reason) => {
    await writeFile(path, text)
    expect(await readCheckResult(join(scratch, name))).toEqual({
      at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      problem: `The result of the last check, ${path}, ${reason}: npm run backup -- check ${name} makes another.`,
    })
  })

  test('that cannot be read is a problem with its reason', async () => {
    await mkdir(path)
    const check = await readCheckResult(join(scratch, name))
    expect(check?.problem).toContain(`${path}, cannot be read (EISDIR): npm run backup -- check`)
  })

  test('of the newest backup makes the state of the backups damaged where it cannot be read', async () => {
    await writeFile(path, '{')
    const facts = { ...FINE, check: await readCheckResult(join(scratch, name)) }
    expect(judgeBackups(facts, { hours: 24, now: NOW }).state).toBe('damaged')
  })
})

describe('the folder of a shop', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'voltcell-status-'))
    await mkdir(join(dataDir, 'pg/pg_wal/archive_status'), { recursive: true })
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  test('its newest backup, check, archive and size are read', async () => {
    const folder = await openBackupFolder({ DATA_DIR: dataDir, BACKUP_DIR: '' })
    const read = () => readBackupStatus(folder, { dataDir, hours: 24, now: NOW })
    expect(await read()).toMatchObject({ state: 'none', begunAt: null, isOnDataDisk: true })
    const name = 'base-20261122T090000Z'
    await mkdir(join(folder.path, name))
    await writeManifest(join(folder.path, name), {
      format: 1,
      name,
      postgres: '18',
      startedAt: hoursAgo(1).toISOString(),
      finishedAt: minutesAgo(59).toISOString(),
      firstSegment: '0'.repeat(24),
      lastSegment: '0'.repeat(24),
      archive: { name: ARCHIVE_NAME, bytes: 0, sha256: '' },
      contentBytes: 0,
      files: [],
    })
    const clusterFolder = join(dataDir, 'pg')
    await archiveLog({ folder, clusterFolder, dataDir, now: () => NOW })
    const fine = { newestAt: minutesAgo(59), begunAt: NOW, archivedAt: NOW, count: 1, broken: null }
    expect(await read()).toMatchObject({ state: 'ok', check: null, ...fine })
    expect((await read()).bytes).toBeGreaterThan(100)
    const check = { at: NOW.toISOString(), problem: 'invalid page' }
    await writeFile(join(folder.path, name, 'checked.json'), JSON.stringify(check))
    expect(await read()).toMatchObject({ state: 'damaged', check })
    const broken = { since: NOW.toISOString(), reason: 'foreign' } as const
    await recordBreak(folder, broken)
    expect(await read()).toMatchObject({ state: 'broken', broken, begunAt: NOW })
  })
})
