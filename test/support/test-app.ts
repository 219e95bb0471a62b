// The real shop for one test file: its own copy of the filled database, no listening socket.
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { inject } from 'vitest'
import { buildApp } from '../../src/server/app.ts'
import type { BackupStatus } from '../../src/server/backup/backup-status.ts'
import { connect } from '../../src/server/db/connect.ts'
import { findServerRole } from '../../src/server/db/server-role.ts'
import type { Database } from '../../src/server/db/database.ts'
import { readConfig } from '../../src/server/platform/config.ts'
import type { LoadShedding } from '../../src/server/platform/limits/load-shedding.ts'
import type { Log } from '../../src/server/platform/log.ts'
import { createLog } from '../../src/server/platform/log.ts'
import { createFileStore, type FileStore } from '../../src/server/platform/files/file-store.ts'
import { createMetrics } from '../../src/server/platform/metrics.ts'
import { CODE_KEY } from './code-key.ts'
import { createDatabase } from './test-database.ts'
import { expectReconciled } from './expect-reconciled.ts'
import { noShedding } from './no-shedding.ts'

export interface TestApp {
  app: FastifyInstance
  /** Connected as the server role. */
  db: Kysely<Database>
  /** Connected as the owner of the tables, for imports and index rebuilds. */
  owner: Kysely<Database>
  /** For code that opens its own connections (commands). */
  url: string
  log: Log
  files: FileStore
  close(): Promise<void>
}

export interface TestAppOptions {
  /** Settings by environment variable name. */
  settings?: Record<string, string>
  clock?: () => Date
  isStopping?: () => boolean
  /** By default the shop has no backups. */
  backups?: () => BackupStatus | undefined
  /** Whether it warms up after it listens, as the process of the shop does; by default it does not. */
  warmsUp?: boolean
  /** Where columns and search index are stored for the next process; by default they are not. */
  computedFolder?: string
  /** A filled database to copy; by default that of all tests. */
  template?: string
  /** A new empty file store; by default all tests share one. */
  filesFolder?: string
  /** Replaces the file store by one that behaves differently. */
  changeFiles?: (files: FileStore) => FileStore
  /** By default no request is rejected, however busy the machine is. */
  shedding?: LoadShedding
}

/** Call `close` in afterAll: it removes the database, whose money and orders must reconcile. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { adminUrl, template, filesFolder } = inject('testServer')
  const database = await createDatabase(adminUrl, options.template ?? template)
  const { log } = createLog('silent')
  const store = createFileStore(options.filesFolder ?? filesFolder)
  const files = options.changeFiles?.(store) ?? store
  const role = await findServerRole(database.url)
  const connection = connect({ url: database.url, poolSize: 4, applicationName: 'test', role, log })
  // As commands and jobs are connected: a large database takes longer to reconcile than a request may.
  const owner = connect({
    url: database.url,
    poolSize: 4,
    applicationName: 'owner',
    allowsLongWork: true,
    log,
  })
  const app = await buildApp({
    db: connection.db,
    config: readConfig({ FLOOD_LIMIT: '0', CODE_KEY, LOG_LEVEL: 'silent', ...options.settings }),
    log,
    files,
    metrics: createMetrics(),
    isStopping: options.isStopping ?? (() => false),
    warmsUp: options.warmsUp ?? false,
    // On busy cores a test's database may not answer for a while.
    silentMs: 20_000,
    shedding: options.shedding ?? noShedding,
    ...(options.clock ? { clock: options.clock } : {}),
    ...(options.backups ? { backups: options.backups } : {}),
    ...(options.computedFolder === undefined ? {} : { computedFolder: options.computedFolder }),
  })
  await app.ready()
  return {
    app,
    db: connection.db,
    owner: owner.db,
    url: database.url,
    log,
    files,
    async close() {
      await app.close()
      try {
        await expectReconciled(owner.db)
      } finally {
        await connection.close()
        await owner.close()
        await database.drop()
      }
    },
  }
}
