// Opens a pool of database connections with limits for every query.
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import { LongWorkDialect } from './long-work-dialect.ts'
import { columnTypes } from './column-types.ts'
import type { Database } from './database.ts'
import { DescribedQuery } from './described-query.ts'
import { namedClientClass } from './named-client.ts'
import { LONG_WORK_LIMITS, SERVER_LIMITS, limitsStatement } from './session-limits.ts'
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
  allowsLongWork?: boolean
  /** Until `endStart`, waits for a connection as long as long work does: a busy machine may take seconds to accept one. */
  isStarting?: boolean
  /** False behind a pooler that does not keep prepared statements. */
  hasNamedStatements?: boolean
  /** The role that every connection sets first; null keeps the rights of the login. */
  role?: string | null
  /** Behind a pooler, which hands sessions on: they keep the limits of their login, and `role` has to be null. */
  isBehindPooler?: boolean
}

/**
 * Unless an option says otherwise, statements time out after 5 s, lock waits after 2 s (`session-limits.ts`), waits for a
 * free connection after 1 s.
 * Connects on the first query, and reconnects on the next query after an outage.
 */
export function connect(options: ConnectOptions): Connection {
  const { url, poolSize = 8, applicationName, log } = options
  const { allowsLongWork = false, isStarting = false } = options
  const { isBehindPooler = false, role = null } = options
  const firstStatement = limitsStatement(
    allowsLongWork ? LONG_WORK_LIMITS : SERVER_LIMITS,
    'session',
    role,
  )
  const names = createStatementNames(options.hasNamedStatements === false ? 0 : 400)
  const pool = new pg.Pool({
    connectionString: url,
    Client: namedClientClass(names, isBehindPooler ? pg.Query : DescribedQuery),
    max: poolSize,
    application_name: applicationName,
    types: columnTypes,
    keepAlive: true,
    connectionTimeoutMillis: allowsLongWork || isStarting ? LONG_WAIT_MS : WAIT_MS,
    idleTimeoutMillis: allowsLongWork ? 10_000 : 0,
    ...(allowsLongWork ? {} : { query_timeout: RESPONSE_MS }),
    ...(isBehindPooler ? {} : { onConnect: (client) => runFirstStatement(client, firstStatement) }),
  })
  pool.on('error', (err) => log?.warn({ err }, 'an idle database connection was lost'))
  // A connection in use has no error listener from the pool, so its loss would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const Dialect = isBehindPooler && allowsLongWork ? LongWorkDialect : PostgresDialect
  const db = new Kysely<Database>({ dialect: new Dialect({ pool }) })
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

/** How long the client waits for a response: a server that hangs does not even end statements at their time limit. */
const RESPONSE_MS = 7000

/** The pool waits for the promise, and discards the connection if it is rejected. */
async function runFirstStatement(client: pg.ClientBase, statement: string): Promise<void> {
  const config = { text: statement, query_timeout: WAIT_MS }
  await client.query(config)
}
