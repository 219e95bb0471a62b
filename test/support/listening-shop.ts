// The real shop on its own port with its own copy of the filled database, for browsers and other programs.
import type { AddressInfo } from 'node:net'
import type { Kysely } from 'kysely'
import { pino } from 'pino'
import { inject } from 'vitest'
import { buildApp } from '../../src/server/app.ts'
import { connect } from '../../src/server/db/connect.ts'
import { findServerRole } from '../../src/server/db/server-role.ts'
import type { Database } from '../../src/server/db/database.ts'
import { readConfig } from '../../src/server/platform/config.ts'
import type { Log } from '../../src/server/platform/log.ts'
import { createFileStore } from '../../src/server/platform/files/file-store.ts'
import { createMetrics } from '../../src/server/platform/metrics.ts'
import { CODE_KEY } from './code-key.ts'
import { expectReconciled } from './expect-reconciled.ts'
import { createDatabase } from './test-database.ts'
import { noShedding } from './no-shedding.ts'

export interface ListeningShop {
  /** 'http://127.0.0.1:port' */
  address: string
  db: Kysely<Database>
  /** For programs that open their own connections. */
  databaseUrl: string
  close(): Promise<void>
}

/** Call `close` in afterAll: it removes the database, whose money and orders must reconcile. */
export async function startShop(
  settings: Record<string, string> = {},
  clock?: () => Date,
): Promise<ListeningShop> {
  const { adminUrl, template, filesFolder } = inject('testServer')
  const database = await createDatabase(adminUrl, template)
  const log = pino({ level: 'error' })
  const role = await findServerRole(database.url)
  const connection = connect({ url: database.url, applicationName: 'listening', role, log })
  const app = await buildApp({
    db: connection.db,
    config: readConfig({
      FLOOD_LIMIT: '0',
      CODE_KEY,
      CONTACT_EMAIL: 'sales@shop.example',
      ...settings,
    }),
    log,
    files: createFileStore(filesFolder),
    metrics: createMetrics(),
    isStopping: () => false,
    // On busy cores a test's database may not answer for a while.
    silentMs: 20_000,
    // A browser on the same two cores would look like overload.
    shedding: noShedding,
    ...(clock ? { clock } : {}),
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    db: connection.db,
    databaseUrl: database.url,
    async close() {
      app.server.closeAllConnections()
      await app.close()
      await connection.close()
      try {
        await reconcile(database.url, log)
      } finally {
        await database.drop()
      }
    },
  }
}

/** As commands are connected: the server may not read everything. */
async function reconcile(url: string, log: Log): Promise<void> {
  const owner = connect({ url, poolSize: 2, applicationName: 'owner', allowsLongWork: true, log })
  try {
    await expectReconciled(owner.db)
  } finally {
    await owner.close()
  }
}
