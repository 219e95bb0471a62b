// Opens a pool of database connections with limits for every query.
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import { columnTypes } from './column-types.ts'
import type { Database } from './database.ts'
import { namedClientClass } from './named-client.ts'
import { createStatementNames } from './statement-names.ts'

export interface Connection {
  db: Kysely<Database>
  /** For what Kysely does not support (COPY, LISTEN) and for gauges. */
  pool: pg.Pool
  /** Ends the longer wait of `isStarting`: requests are better rejected than kept waiting. */
  endStart(): void
  close(): Promise<void>
}

export interface ConnectOptions {
  url: string
  /** Maximum number of connections; 8 by default. */
  poolSize?: number
  applicationName: string
  /** Lost connections are logged here; the pool replaces them. */
  log?: Pick<Logger, 'warn'>
  /** For imports and other long work: no statement timeout, and a longer wait for a connection. */
  bulk?: boolean
  /** Waits as long for a connection as commands do, until `endStart`: a busy machine may take seconds to accept one. */
  isStarting?: boolean
  /** False behind a pooler that can switch connections between statements. */
  namedStatements?: boolean
  /** The role that every connection sets first; null keeps the owner's rights. */
  role?: string | null
}

/**
 * Statements time out after 5 s, lock waits after 2 s, waits for a free connection after 1 s. Connects on the
 * first query, and reconnects on the next query after an outage.
 */
export function connect(options: ConnectOptions): Connection {
  const { url, poolSize = 8, applicationName, log, bulk = false, isStarting = false } = options
  const names = createStatementNames(options.namedStatements === false ? 0 : 400)
  const pool = new pg.Pool({
    connectionString: url,
    Client: namedClientClass(names),
    max: poolSize,
    application_name: applicationName,
    types: columnTypes,
    keepAlive: true,
    connectionTimeoutMillis: bulk || isStarting ? LONG_WAIT_MS : WAIT_MS,
    idleTimeoutMillis: bulk ? 10_000 : 0,
    lock_timeout: bulk ? 30_000 : 2000,
    idle_in_transaction_session_timeout: bulk ? 600_000 : 10_000,
    ...(options.role ? { options: `-c role=${options.role}` } : {}),
    ...(bulk ? {} : LIMITS),
  })
  pool.on('error', (err) => log?.warn({ err }, 'an idle database connection was lost'))
  // A connection in use has no error listener from the pool, so its loss would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  let closing: Promise<void> | undefined
  return {
    db,
    pool,
    endStart() {
      pool.options.connectionTimeoutMillis = WAIT_MS
    },
    close: () => (closing ??= pool.end()),
  }
}

/** How long a query waits for a free connection. */
const WAIT_MS = 1000
const LONG_WAIT_MS = 30_000

// The client-side timeout covers a server that no longer responds at all, not even with timeouts.
const LIMITS = { statement_timeout: 5000, query_timeout: 7000 }
