// The folder of backups that a data folder writes into, by the database in it.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBackupFolder } from './backup-folder.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'voltcell-installation-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

async function openWith(system: bigint): Promise<string> {
  const control = Buffer.alloc(8)
  control.writeBigUInt64LE(system)
  await mkdir(join(dataDir, 'pg/global'), { recursive: true })
  await writeFile(join(dataDir, 'pg/global/pg_control'), control)
  return (await openBackupFolder({ DATA_DIR: dataDir, BACKUP_DIR: '' })).path
}

test('an empty database in place of a lost one never writes into the backups of that one', async () => {
  const real = await openWith(7000000000000000001n)
  expect(await openWith(7000000000000000001n)).toBe(real)
  const empty = await openWith(7000000000000000002n)
  expect(empty).not.toBe(real)
  expect(await openWith(7000000000000000002n)).toBe(empty)
})

test('a shop whose earlier versions did not record its database keeps its folder', async () => {
  await writeFile(join(dataDir, 'backup-id'), '0123abcd\n')
  expect(await openWith(7000000000000000001n)).toBe(join(dataDir, 'backups/shop-0123abcd'))
})
