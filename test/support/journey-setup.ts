// Set-up of the journeys: the real shop on its own port, with a copy of the filled template.
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { pino } from 'pino'
import { buildApp } from '../../src/server/app.ts'
import { connect } from '../../src/server/db/connect.ts'
import { findServerRole } from '../../src/server/db/server-role.ts'
import { readConfig } from '../../src/server/platform/config.ts'
import { createFileStore } from '../../src/server/platform/files/file-store.ts'
import { createMetrics } from '../../src/server/platform/metrics.ts'
import { CODE_KEY } from './code-key.ts'
import { createDatabase, databaseNameOf } from './test-database.ts'
import { startTestServer } from './test-server.ts'
import { noShedding } from './no-shedding.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The shop's origin, without a trailing slash. */
    shopAddress: string
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer()
  const log = pino({ level: 'warn' })
  // The template stays unchanged, for journeys that start their own shop.
  const template = databaseNameOf(server.templateUrl)
  const shared = await createDatabase(server.adminUrl, template)
  const role = await findServerRole(shared.url)
  const { db, close } = connect({ url: shared.url, applicationName: 'journeys', role, log })
  const app = await buildApp({
    db,
    config: readConfig({ FLOOD_LIMIT: '0', CODE_KEY, CONTACT_EMAIL: 'sales@shop.example' }),
    log,
    files: createFileStore(server.filesFolder),
    metrics: createMetrics(),
    isStopping: () => false,
    // On busy cores a test's database may not answer for a while.
    silentMs: 20_000,
    // A browser on the same two cores would look like overload.
    shedding: noShedding,
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const { adminUrl, filesFolder, scratchFolder } = server
  project.provide('testServer', { adminUrl, template, filesFolder, scratchFolder })
  project.provide('shopAddress', `http://127.0.0.1:${port}`)
  return async () => {
    app.server.closeAllConnections()
    await app.close()
    await close()
    await shared.drop()
    await server.stop()
  }
}
