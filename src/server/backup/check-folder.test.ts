// The temporary folders of checks: one for each, and those that an ended process left are removed.
import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { HOUR_MS } from '../../shared/time.ts'
import { type BackupFolder, backupFolderAt } from './backup-folder.ts'
import { isCheckFolder, makeCheckFolder } from './check-folder.ts'

let folder: BackupFolder
beforeEach(async () => {
  folder = backupFolderAt(await mkdtemp(join(tmpdir(), 'voltcell-check-folder-')))
})
afterEach(() => rm(folder.path, { recursive: true, force: true }))

test('each check has its own folder, and leaves those of running checks', async () => {
  const running = `checking-${process.ppid}-a1b2c3`
  await mkdir(join(folder.path, running))
  const made = [basename(await makeCheckFolder(folder)), basename(await makeCheckFolder(folder))]
  expect((await readdir(folder.path)).sort()).toEqual([...made, running].sort())
  expect(made.every(isCheckFolder)).toBe(true)
})

test('folders of checks that were killed are removed, also where another process has the id now', async () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  const reused = `checking-${process.ppid}-a1b2c3`
  const left = ['checking', `checking-${pid}-d4e5f6`, reused]
  for (const name of [...left, 'base-20261122T100000Z']) await mkdir(join(folder.path, name))
  const yesterday = new Date(Date.now() - 23 * HOUR_MS)
  await utimes(join(folder.path, reused), yesterday, yesterday)
  const made = basename(await makeCheckFolder(folder))
  expect((await readdir(folder.path)).sort()).toEqual(['base-20261122T100000Z', made])
})
