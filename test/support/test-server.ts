// The database server of a test run, with a filled template: a new one in a scratch folder, or
// TEST_DATABASE_URL.
import { mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { pino } from 'pino'
import { startEngine } from '../../src/server/db/engine/engine.ts'
import { seedTemplate } from './seed-template.ts'
import { createDatabase } from './test-database.ts'

export interface TestServer {
  /** The database from which others are created. */
  adminUrl: string
  /** The filled template database. */
  templateUrl: string
  /** The folder of the file store with the template's media. */
  filesFolder: string
  /** For files that tests write; removed after the last test. */
  scratchFolder: string
  stop(): Promise<void>
}

export async function startTestServer(): Promise<TestServer> {
  const base = await chooseScratchFolder()
  await removeAbandoned(base)
  const scratch = await mkdtemp(join(base, PREFIX))
  const filesFolder = join(scratch, 'files')
  const engine = await startEngine({
    dataDir: join(scratch, 'data'),
    databaseUrl: env.TEST_DATABASE_URL,
    log: pino({ level: 'warn' }),
    settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'],
  })
  async function stop(): Promise<void> {
    await engine.stop()
    await rm(scratch, { recursive: true, force: true })
  }
  try {
    const template = await createDatabase(engine.url)
    await seedTemplate(template.url, scratch, filesFolder)
    return {
      adminUrl: engine.url,
      templateUrl: template.url,
      filesFolder,
      scratchFolder: scratch,
      async stop() {
        await template.drop()
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

const PREFIX = 'voltcell-test-'
const ABANDONED_MS = 12 * 3_600_000

/** A run that was killed leaves its folder, which would fill the memory. */
async function removeAbandoned(base: string): Promise<void> {
  for (const name of await readdir(base)) {
    if (!name.startsWith(PREFIX)) continue
    const folder = join(base, name)
    const found = await stat(folder).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS) {
      await rm(folder, { recursive: true, force: true })
    }
  }
}

const SHARED_MEMORY = '/dev/shm'
const NEEDED_BYTES = 4 * 1024 ** 3

/** Shared memory where it is large enough: each test file copies a database of a thousand files and drops it. */
async function chooseScratchFolder(): Promise<string> {
  const memory = await statfs(SHARED_MEMORY).catch(() => undefined)
  return memory && memory.bavail * memory.bsize >= NEEDED_BYTES ? SHARED_MEMORY : tmpdir()
}
