// A backup folder that cannot be used: the commands of backups say so immediately.
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '../support/run-command.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'voltcell-unusable-'))
  // A command takes the data folder for that of a shop; no database could be started in it.
  await mkdir(join(dataDir, 'pg'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

test.runIf(process.platform === 'linux')(
  'npm run backup says that the folder cannot be written before it starts a database',
  async () => {
    const settings = { DATA_DIR: dataDir, BACKUP_DIR: '/proc/nowhere' }
    const { code, out, err } = await runCommand('', 'backup', [], settings)
    expect(err).toMatch(
      /^The backup folder \/proc\/nowhere cannot be written \(ENOENT\): set BACKUP/,
    )
    expect([code, out]).toEqual([1, ''])
    expect(existsSync(join(dataDir, 'owner.lock'))).toBe(false)
  },
)
