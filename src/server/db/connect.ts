// Opens a pool of database connections with the limits that every query is under.
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import { columnTypes } from './column-types.ts'
import type { Database } from './database.ts'
import { namedClientClass } from './named-client.ts'
import { createStatementNames } from './statement-names.ts'

export interface Connection {
  db: Kysely<Database>
  /** For what Kysely cannot say (COPY, LISTEN) and for gauges. */
  pool: pg.Pool
  close(): Promise<void>
}

export interface ConnectOptions {
  url: string
  /** Most connections at once; 8 when not given. */
  poolSize?: number
  applicationName: string
  /** Lost connections are logged here; they heal by themselves. */
  log?: Pick<Logger, 'warn'>
  /** For import and other long work: no statement limit, and a waiting caller waits longer. */
  bulk?: boolean
  /** False behind a pooler that hands a connection to another client between statements. */
  namedStatements?: boolean
  /** Every connection takes on this role first; null for the owner's own rights. */
  role?: string | null
}

/**
 * Statements end after 5 s, waits for locks after 2 s, waits for a free connection after 1 s.
 * Nothing connects before the first query, and a database that was away is found again by the next one.
 */
export function connect(options: ConnectOptions): Connection {
  const { url, poolSize = 8, applicationName, log, bulk = false } = options
  const names = createStatementNames(options.namedStatements === false ? 0 : 400)
  const pool = new pg.Pool({
    connectionString: url,
    Client: namedClientClass(names),
    max: poolSize,
    application_name: applicationName,
    types: columnTypes,
    keepAlive: true,
    connectionTimeoutMillis: bulk ? 30_000 : 1000,
    idleTimeoutMillis: bulk ? 10_000 : 0,
    lock_timeout: bulk ? 30_000 : 2000,
    idle_in_transaction_session_timeout: bulk ? 600_000 : 10_000,
    ...(options.role ? { options: `-c role=${options.role}` } : {}),
    ...(bulk ? {} : LIMITS),
  })
  pool.on('error', (err) => log?.warn({ err }, 'an idle database connection was lost'))
  // A connection in use has no listener of the pool's, and its loss would otherwise end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  let closing: Promise<void> | undefined
  return { db, pool, close: () => (closing ??= pool.end()) }
}

// The client's own limit is for a server that no longer answers at all, time-out messages included.
const LIMITS = { statement_timeout: 5000, query_timeout: 7000 }
