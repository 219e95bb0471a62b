// Before the server tests: one database server in a scratch folder (or TEST_DATABASE_URL) with a filled template.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { startEngine } from '../../src/server/db/engine/engine.ts'
import { seedTemplate } from './seed-template.ts'
import { createDatabase, databaseNameOf } from './test-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where databases are made, and the filled one to copy. */
    testServer: { adminUrl: string; template: string }
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const scratch = await mkdtemp(join(tmpdir(), 'voltcell-test-'))
  const log = pino({ level: 'warn' })
  const engine = await startEngine({
    dataDir: join(scratch, 'data'),
    databaseUrl: env.TEST_DATABASE_URL,
    log,
    settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'],
  })
  try {
    const template = await createDatabase(engine.url)
    await seedTemplate(template.url, scratch)
    project.provide('testServer', {
      adminUrl: engine.url,
      template: databaseNameOf(template.url),
    })
    return async () => {
      await template.drop()
      await engine.stop()
      await rm(scratch, { recursive: true, force: true })
    }
  } catch (error) {
    await engine.stop()
    await rm(scratch, { recursive: true, force: true })
    throw error
  }
}
