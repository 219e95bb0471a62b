// Tests archiving the segments of the database log.
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  baseNameAt,
  type BackupFolder,
  openBackupFolder,
} from '../../src/server/backup/backup-folder.ts'
import { archiveLog } from '../../src/server/backup/wal-archive.ts'

const SEGMENT = (n: number) => `0000000100000000${n.toString(16).toUpperCase().padStart(8, '0')}`
let scratch: string
let shop: string
let folder: BackupFolder
let now: Date

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'voltcell-archive-'))
})
afterAll(() => rm(scratch, { recursive: true, force: true }))
beforeEach(async () => {
  shop = await mkdtemp(join(scratch, 'shop-'))
  now = new Date('2026-11-22T10:00:00Z')
  await mkdir(join(shop, 'pg/pg_wal/archive_status'), { recursive: true })
  folder = openBackupFolder({ DATA_DIR: shop, BACKUP_DIR: join(shop, 'backups') })
})

test('segments are released without a copy while there is no base backup', async () => {
  await complete(1, 2)
  const state = await archive()
  expect(state).toMatchObject({ lastSegment: null, broken: null })
  expect(await waiting()).toEqual([])
  expect(await readdir(folder.wal)).toEqual([])
})

test('complete segments are copied in order and released after a base backup began', async () => {
  await addBase(now)
  await complete(7, 8)
  expect(await archive()).toMatchObject({ lastSegment: SEGMENT(8), broken: null })
  expect(await archived()).toEqual([SEGMENT(7), SEGMENT(8)])
  expect(await waiting()).toEqual([])
})

test('a segment that was archived but not released before a crash is released', async () => {
  await addBase(now)
  await complete(7)
  await archive()
  await complete(7)
  expect(await archive()).toMatchObject({ lastSegment: SEGMENT(7), broken: null })
  expect(await waiting()).toEqual([])
})

test('a missing segment breaks the chain until the next base backup is finished', async () => {
  await addBase(now)
  await complete(7)
  await archive()
  await complete(9)
  expect((await archive()).broken?.reason).toBe('gap')
  await complete(10)
  expect((await archive()).broken?.reason).toBe('gap')
  expect(await archived()).toEqual([SEGMENT(7)])

  now = new Date('2026-11-22T11:00:00Z')
  await mkdir(join(folder.path, `${baseNameAt(now)}.part`))
  await complete(11)
  expect((await archive()).broken?.reason).toBe('gap')
  expect(await archived(), 'what a base backup in progress needs').toEqual([
    SEGMENT(7),
    SEGMENT(11),
  ])
  await addBase(now)
  await complete(12)
  expect(await archive()).toMatchObject({ lastSegment: SEGMENT(12), broken: null })
})

test('a folder that cannot be written keeps the log waiting, and lets it go beyond the limit', async () => {
  await addBase(now)
  await complete(1)
  await archive()
  await rm(folder.wal, { recursive: true })
  await writeFile(folder.wal, 'a file in place of the folder')
  await complete(2, 3)
  await expect(archive(3 * 16 * 2 ** 20)).rejects.toThrow()
  expect(await waiting()).toHaveLength(2)
  await complete(4, 5)
  expect((await archive(3 * 16 * 2 ** 20)).broken?.reason).toBe('unwritable')
  expect(await waiting()).toEqual([])
})

test('segments of another shop in the same folder are not overwritten', async () => {
  await addBase(now)
  await complete(1)
  await archive()
  await writeFile(join(folder.wal, `${SEGMENT(2)}.zst`), 'of another shop')
  await complete(2)
  expect((await archive()).broken?.reason).toBe('foreign')
})

test('received files are stored with the log that names them', async () => {
  await addBase(now)
  const hash = 'ab'.padEnd(64, '0')
  await mkdir(join(shop, 'files/received/ab'), { recursive: true })
  await writeFile(join(shop, 'files/received/ab', hash), 'a photo')
  await complete(1)
  await archive()
  expect(await readdir(join(folder.files, 'received/ab'))).toEqual([hash])
})

function archive(waitingBytes?: number) {
  const options = { folder, cluster: join(shop, 'pg'), dataDir: shop, now: () => now }
  return archiveLog(waitingBytes === undefined ? options : { ...options, waitingBytes })
}

/** Segments as PostgreSQL leaves them for its archiver. */
async function complete(...numbers: number[]): Promise<void> {
  for (const n of numbers) {
    const wal = join(shop, 'pg/pg_wal')
    await writeFile(join(wal, SEGMENT(n)), `segment ${n}`)
    await writeFile(join(wal, 'archive_status', `${SEGMENT(n)}.ready`), '')
  }
}

async function addBase(moment: Date): Promise<void> {
  const path = join(folder.path, baseNameAt(moment))
  await rm(`${path}.part`, { recursive: true, force: true })
  await mkdir(path)
  await writeFile(join(path, 'manifest.json'), '')
}

async function waiting(): Promise<string[]> {
  const names = await readdir(join(shop, 'pg/pg_wal/archive_status'))
  return names.filter((name) => name.endsWith('.ready'))
}

async function archived(): Promise<string[]> {
  return (await readdir(folder.wal)).map((name) => name.slice(0, 24)).sort()
}
