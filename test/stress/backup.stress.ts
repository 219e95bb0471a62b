import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listBaseNames, openBackupFolder } from '../../src/server/backup/backup-folder.ts'
import { checkBackup, restoreShop } from '../../src/server/backup/restore-shop.ts'
import { startEngine, type Engine } from '../../src/server/db/engine/engine.ts'
import { seedTemplate } from '../support/seed-template.ts'
import { recordFigures } from '../support/record-figures.ts'

const KILLS = 20
const log = pino({ level: 'silent' })
let scratch: string
let dataDir: string
let engine: Engine

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'voltcell-kills-'))
  dataDir = join(scratch, 'data')
  engine = await startEngine({ dataDir, log })
  await seedTemplate(engine.url, scratch, join(dataDir, 'files'))
}, 120_000)
afterAll(async () => {
  await engine.stop()
  await rm(scratch, { recursive: true, force: true })
})

test(`${KILLS} kills during a backup leave the former backup usable`, async () => {
  const begun = performance.now()
  expect(await ended(startBackup('--no-check'))).toBe(0)
  const whole = performance.now() - begun
  const folder = openBackupFolder({ DATA_DIR: dataDir, BACKUP_DIR: '' })
  const [former = ''] = await listBaseNames(folder)
  const counts = { kills: KILLS, duringBackup: 0, usable: 0, finished: 0 }
  for (let n = 0; n < KILLS; n++) {
    const child = startBackup('--no-check')
    const gone = ended(child)
    await sleep((whole * (n + 1)) / (KILLS + 1))
    if (child.exitCode === null) counts.duringBackup += 1
    child.kill('SIGKILL')
    await gone
    const names = await listBaseNames(folder)
    counts.finished = names.length - 1
    const checked = await checkBackup(folder, former, log)
    process.stdout.write(`${n + 1} of ${KILLS}\n`)
    if (checked.missingFiles.length === 0 && checked.rows > 600) counts.usable += 1
  }
  const to = join(scratch, 'restored')
  const restoring = performance.now()
  const restored = await restoreShop({ from: join(dataDir, 'backups'), to, name: former, log })
  recordFigures('kills during a backup', {
    ...counts,
    backupSeconds: whole / 1000,
    restoreSeconds: (performance.now() - restoring) / 1000,
  })
  expect(restored.name).toBe(former)
  expect(counts).toMatchObject({ usable: KILLS })
  expect(counts.duringBackup).toBeGreaterThan(KILLS / 2)
  expect(await ended(startBackup()), 'the next backup succeeds').toBe(0)
})

function startBackup(...args: string[]): ChildProcess {
  const command = join(import.meta.dirname, '../../src/commands/backup.ts')
  return spawn(process.execPath, [command, ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function ended(child: ChildProcess): Promise<number | null> {
  const [code] = (await once(child, 'exit')) as [number | null]
  return code
}
