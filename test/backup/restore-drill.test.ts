// Kills a shop, loses its folder, and restores it from its backups.
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  backupFolderAt,
  findBackupFolders,
  openBackupFolder,
} from '../../src/server/backup/backup-folder.ts'
import { exportPortable } from '../../src/server/backup/portable-export.ts'
import { importPortable } from '../../src/server/backup/portable-import.ts'
import { checkBackup, restoreShop } from '../../src/server/backup/restore-shop.ts'
import { runBackup } from '../../src/server/backup/run-backup.ts'
import { readArchiveState } from '../../src/server/backup/wal-archive.ts'
import { startEngine } from '../../src/server/db/engine/engine.ts'
import { createFileStore } from '../../src/server/platform/files/file-store.ts'
import { readConfig } from '../../src/server/platform/config.ts'
import { hashFiles, hashTables } from '../support/database-state.ts'
import { runCommand } from '../support/run-command.ts'
import { seedTemplate } from '../support/seed-template.ts'

/** A hash of each table, and of each file. */
interface State {
  tables: Record<string, string>
  files: Record<string, string>
}

const log = pino({ level: 'silent' })
let scratch: string
let dataDir: string
let backups: string
/** The shop after the first change that followed the backup, and after the last one. */
let earlier: State & { at: Date }
let latest: State
/** The name of the backup. */
let base: string

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'voltcell-backup-'))
  dataDir = join(scratch, 'data')
  backups = join(scratch, 'backups')
  await loseShop()
}, 120_000)
afterAll(() => rm(scratch, { recursive: true, force: true }))

describe('after the shop was killed and its folder lost', () => {
  test('a restore brings back every table and file up to the last archived change', async () => {
    const to = join(scratch, 'latest')
    const restored = await restoreShop({ from: backups, to, log })
    expect(restored).toMatchObject({ name: base, missingFiles: [] })
    expect(restored.segments).toBeGreaterThan(0)
    expect(await stateOf(to)).toEqual(latest)
    expect(await readFile(join(to, 'code-key'), 'utf8')).toBe('made after the backup')
  })

  test('a restore to a moment leaves out what was changed after it', async () => {
    const to = join(scratch, 'earlier')
    const { missing } = await restoreShop({ from: backups, to, until: earlier.at, log })
    expect((await stateOf(to)).tables).toEqual(earlier.tables)
    expect(missing).toBeNull()
  })

  test('a restore to a moment that the stored changes do not reach says which are missing', async () => {
    const to = join(scratch, 'beyond')
    const until = new Date()
    const args = ['--from', backups, '--to', to, '--at', until.toISOString()]
    const { code, out } = await runCommand('', 'restore', args, { DATA_DIR: dataDir })
    const [, since = '', wanted = '', minutes = ''] =
      /^WARNING: the stored changes reach to (\S+) only\. What was changed from then to (\S+) \((\d+\.\d) minutes\) is missing\.$/m.exec(
        out,
      ) ?? []
    expect(out).toContain('If the shop still runs, wait five minutes or make a backup')
    expect(out).not.toContain('are left out')
    expect(Date.parse(since)).toBeLessThan(until.getTime())
    expect(Date.parse(since)).toBeGreaterThanOrEqual(earlier.at.getTime() - 1000)
    expect(Math.abs(Date.parse(wanted) - until.getTime())).toBeLessThanOrEqual(1000)
    expect(Number(minutes)).toBeCloseTo((until.getTime() - Date.parse(since)) / 60_000, 0)
    expect(code).toBe(0)
    expect(await stateOf(to)).toEqual(latest)
  })

  test('a restore to the moment that the list names takes the newest backup and lacks nothing', async () => {
    const { out } = await runCommand('', 'backup', ['list'], {
      DATA_DIR: dataDir,
      BACKUP_DIR: backups,
    })
    const [, moment = ''] = /everything changed before (\S+) can be restored/.exec(out) ?? []
    const to = join(scratch, 'listed')
    const restored = await restoreShop({ from: backups, to, until: new Date(moment), log })
    expect(restored).toMatchObject({ name: base, missing: null })
  })

  test('a restore of a named backup leaves out all that was changed after it', async () => {
    const to = join(scratch, 'named')
    await restoreShop({ from: backups, to, name: base, log })
    const engine = await startEngine({ dataDir: to, log })
    const jobs = await query<{ name: string }>(engine.url, 'select name from clock_job').finally(
      () => engine.stop(),
    )
    const names = jobs.map(({ name }) => name)
    expect(names.some((name) => name.startsWith('drill-'))).toBe(true)
    expect(names).not.toContain('after the backup')
    expect(names).not.toContain('later')
  })

  test('two checks at the same time pass and leave nothing behind', async () => {
    const [folder = backupFolderAt('')] = await findBackupFolders(backups)
    const before = await readdir(folder.path)
    const checks = [checkBackup(folder, base, { log }), checkBackup(folder, base, { log })]
    for (const check of await Promise.all(checks)) {
      expect(check).toMatchObject({ name: base, missingFiles: [] })
    }
    expect(await readdir(folder.path)).toEqual(before)
  })

  test('a restore never writes into a folder that has any content', async () => {
    const to = join(scratch, 'filled')
    await mkdir(to)
    await writeFile(join(to, 'mine'), 'mine')
    await expect(restoreShop({ from: backups, to, log })).rejects.toThrow(/is not empty/)
    expect(await readdir(to)).toEqual(['mine'])
  })

  test('a moment before the first backup is rejected with the earliest possible one', async () => {
    const until = new Date('2020-01-01T00:00:00Z')
    const to = join(scratch, 'too-early')
    await expect(restoreShop({ from: backups, to, until, log })).rejects.toThrow(
      /oldest backup was made after that moment: choose one from \d{4}-/,
    )
  })
})

describe('an export for another version of PostgreSQL', () => {
  test('an export restores every table, sequence and file into a new database', async () => {
    const to = join(scratch, 'imported')
    await importPortable(exported(), to, log)
    const state = await stateOf(to)
    // The new database has its own times of migrations.
    const { schema_migration: _, ...tables } = state.tables
    expect(earlier.tables).toMatchObject(tables)
    expect(Object.keys(earlier.tables)).toEqual(Object.keys(state.tables))
    expect(state.files).toEqual(earlier.files)
  })

  test('a damaged export is rejected and leaves no folder behind', async () => {
    await flipByte(exported())
    const to = join(scratch, 'not-imported')
    await expect(importPortable(exported(), to, log)).rejects.toThrow(/damaged or incomplete/)
    expect(await stat(to).catch(() => null)).toBeNull()
  })
})

describe('a damaged or incomplete backup', () => {
  test.each<[string, (folder: string) => Promise<unknown>, RegExp]>([
    [
      'one changed byte',
      (folder) => flipByte(join(folder, base, 'shop.tar.zst')),
      /was changed after/,
    ],
    ['a lost archive', (folder) => rm(join(folder, base, 'shop.tar.zst')), /is incomplete/],
    [
      'a changed manifest',
      (folder) => flipByte(join(folder, base, 'manifest.json')),
      /manifest was changed/,
    ],
    ['a lost manifest', (folder) => rm(join(folder, base, 'manifest.json')), /no complete backup/],
    [
      'a lost file',
      async (folder) => rm(await anyFile(join(folder, 'files'))),
      /missing or damaged/,
    ],
    [
      'a changed file',
      async (folder) => flipByte(await anyFile(join(folder, 'files'))),
      /missing or damaged/,
    ],
    [
      'a changed segment',
      async (folder) => flipByte(await lastSegment(folder)),
      /archived log .* is damaged/,
    ],
  ])('%s is reported and nothing is restored', async (_, damage, message) => {
    const copy = await mkdtemp(join(scratch, 'copy-'))
    const [folder = ''] = await readdir(backups)
    await cp(join(backups, folder), join(copy, folder), { recursive: true })
    await damage(join(copy, folder))
    const to = join(copy, 'restored')
    await expect(restoreShop({ from: copy, to, log })).rejects.toThrow(message)
    expect(await stat(to).catch(() => null)).toBeNull()
    await rm(copy, { recursive: true })
  })
})

/** Fills a shop, backs it up while it is written to, changes it, kills it and deletes its folder. */
async function loseShop(): Promise<void> {
  const owner = await startEngineInChild()
  await seedTemplate(owner.url, scratch, join(dataDir, 'files'))
  const stopWriting = keepWriting(owner.url)
  const config = readConfig({ DATA_DIR: dataDir, BACKUP_DIR: backups })
  const run = await runBackup({ url: owner.url, config, log, isGentle: false, shouldCheck: true })
  await stopWriting()
  base = run.manifest.name
  expect(run.checked).toMatchObject({ missingFiles: [] })
  expect(run.checked?.rows).toBeGreaterThan(600)

  await addRow(owner.url, 'after the backup')
  earlier = { ...(await readState(owner.url)), at: new Date() }
  await writeFile(join(dataDir, 'code-key'), 'made after the backup')
  await exportPortable(owner.url, dataDir, exported())
  await createFileStore(join(dataDir, 'files')).write(Buffer.from('arrived after the backup'))
  await addRow(owner.url, 'later')
  await query(owner.url, `delete from clock_job where name like 'drill-%'`)
  latest = await readState(owner.url)
  await query(owner.url, 'select pg_switch_wal()')
  const folder = await openBackupFolder(config)
  const wanted = await query<{ name: string }>(
    owner.url,
    'select pg_walfile_name(pg_current_wal_lsn() - 1) as name',
  )
  await vi.waitUntil(async () => (await readArchiveState(folder)).lastSegment === wanted[0]?.name, {
    timeout: 20_000,
    interval: 50,
  })
  owner.child.kill('SIGKILL')
  await once(owner.child, 'exit')
  // The database stops a moment after the process that owned it.
  await rm(dataDir, { recursive: true, maxRetries: 50, retryDelay: 100 })
}

/** Starts the embedded database, whose log is archived, in a process that can be killed. */
async function startEngineInChild(): Promise<{ child: ChildProcess; url: string }> {
  const script = join(import.meta.dirname, '../support/own-engine.ts')
  const child = spawn(process.execPath, [script, dataDir, 'archive', backups], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, url: line.toString().trim() }
}

const exported = () => join(scratch, 'shop.export')

function addRow(url: string, name: string): Promise<unknown> {
  return query(url, `insert into clock_job (name, due_at) values ('${name}', now())`)
}

/** Inserts rows until it is stopped. */
function keepWriting(url: string): () => Promise<void> {
  let isWanted = true
  const writing = (async () => {
    for (let n = 0; isWanted; n++) await addRow(url, `drill-${n}`)
  })()
  return () => {
    isWanted = false
    return writing
  }
}

async function stateOf(folder: string): Promise<State> {
  const engine = await startEngine({ dataDir: folder, log })
  try {
    return { tables: await hashTables(engine.url), files: await hashFiles(join(folder, 'files')) }
  } finally {
    await engine.stop()
  }
}

async function readState(url: string): Promise<State> {
  return { tables: await hashTables(url), files: await hashFiles(join(dataDir, 'files')) }
}

async function query<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<T>(sql)).rows
  } finally {
    await client.end()
  }
}

async function flipByte(path: string): Promise<void> {
  const file = await open(path, 'r+')
  const byte = Buffer.alloc(1)
  const at = Math.floor((await file.stat()).size / 2)
  await file.read(byte, 0, 1, at)
  await file.write(Buffer.from([(byte[0] ?? 0) ^ 1]), 0, 1, at)
  await file.close()
}

async function anyFile(folder: string): Promise<string> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const file = entries.find((entry) => entry.isFile())
  return join(file?.parentPath ?? '', file?.name ?? '')
}

async function lastSegment(folder: string): Promise<string> {
  const names = (await readdir(join(folder, 'wal'))).sort()
  return join(folder, 'wal', names.at(-1) ?? '')
}
