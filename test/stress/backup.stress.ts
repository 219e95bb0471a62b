// Kills the process that makes a backup again and again: the former backup stays usable.
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
  const first = performance.now() - begun
  const folder = await openBackupFolder({ DATA_DIR: dataDir, BACKUP_DIR: '' })
  const [former = ''] = await listBaseNames(folder)
  const counts = { duringBackup: 0, usable: 0, finished: 0 }
  // Later backups may be faster than the first one: those that end before they are killed do not count.
  let fastest = first
  for (let n = 0; counts.duringBackup < KILLS && n < KILLS * 4; n++) {
    const started = performance.now()
    const child = startBackup('--no-check')
    const gone = ended(child)
    void gone.then(
      (code) => code === 0 && (fastest = Math.min(fastest, performance.now() - started)),
    )
    await sleep((fastest * ((n % KILLS) + 1)) / (KILLS + 1))
    if (child.exitCode !== null) continue
    counts.duringBackup += 1
    child.kill('SIGKILL')
    await gone
    const names = await listBaseNames(folder)
    counts.finished = names.length - 1
    const checked = await checkBackup(folder, former, { log })
    process.stdout.write(`${counts.duringBackup} of ${KILLS}\n`)
    // The filled shop has more than 600 rows.
    if (checked.missingFiles.length === 0 && checked.rows > 600) counts.usable += 1
  }
  const to = join(scratch, 'restored')
  const restoring = performance.now()
  const restored = await restoreShop({ from: join(dataDir, 'backups'), to, name: former, log })
  recordFigures('kills during a backup', {
    ...counts,
    backupSeconds: first / 1000,
    restoreSeconds: (performance.now() - restoring) / 1000,
  })
  expect(restored.name).toBe(former)
  expect(counts).toMatchObject({ duringBackup: KILLS, usable: KILLS })
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
