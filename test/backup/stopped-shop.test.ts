// A command that starts the database of a stopped shop, as the shop does: its log waits for the archive.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEngine } from '../../src/server/db/engine/engine.ts'
import { runCommand } from '../support/run-command.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'voltcell-stopped-'))
  const engine = await startEngine({
    dataDir,
    log: pino({ level: 'silent' }),
    settings: ['fsync=off'],
  })
  await engine.stop()
}, 120_000)
afterAll(() => rm(dataDir, { recursive: true, force: true }))

test.each([
  { BACKUP: 'on', keeps: 'keeps its log for the archive', mode: 'archive_mode=on' },
  { BACKUP: 'off', keeps: 'keeps no log', mode: undefined },
])('a command on a stopped shop with BACKUP=$BACKUP $keeps', async ({ BACKUP, mode }) => {
  const { code, err } = await runCommand('', 'outbox', [], { DATA_DIR: dataDir, BACKUP })
  expect([code, err]).toEqual([0, ''])
  // PostgreSQL writes the settings of its last start there.
  const settings = await readFile(join(dataDir, 'pg/postmaster.opts'), 'utf8')
  expect(/archive_mode=\w+/.exec(settings)?.[0]).toBe(mode)
})
