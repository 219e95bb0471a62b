// Checks an external PostgreSQL (DATABASE_URL) before it is used.
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isPooledSession } from '../pooled-session.ts'
import { EngineError } from './engine-error.ts'

/**
 * Throws an EngineError naming the unmet requirement: a valid address, reachable, version 15 or newer, UTF-8, pg_trgm.
 * `isBehindPooler`: a pooler answers at this address.
 */
export async function checkExternal(
  url: string,
  retryMs = 10_000,
): Promise<{ isBehindPooler: boolean }> {
  const client = await connectWithRetries(url, Date.now() + retryMs)
  try {
    const { rows } = await client.query<Facts>(FACTS)
    const facts = rows[0]
    if (!facts) throw new EngineError('DATABASE_URL: the server did not answer.')
    if (facts.version < 150_000) {
      throw new EngineError(
        `DATABASE_URL: the server is PostgreSQL ${facts.version_text}, and 15 or newer is needed.`,
      )
    }
    if (facts.encoding !== 'UTF8') {
      throw new EngineError(
        `DATABASE_URL: the database keeps text as ${facts.encoding}: make one with encoding UTF8.`,
      )
    }
    if (!facts.is_installed && !facts.is_available) {
      throw new EngineError(
        'DATABASE_URL: the server lacks the extension pg_trgm: install the contrib package of PostgreSQL.',
      )
    }
    if (!facts.is_installed && !facts.may_create) {
      throw new EngineError(
        'DATABASE_URL: this user may not create the extension pg_trgm: let an administrator run "create extension pg_trgm" in this database.',
      )
    }
    return { isBehindPooler: await isPooledSession(client) }
  } finally {
    await client.end()
  }
}

interface Facts {
  version: number
  version_text: string
  encoding: string
  /** The server has the files of the extension pg_trgm. */
  is_available: boolean
  /** The extension was created in this database. */
  is_installed: boolean
  /** This login may create it. */
  may_create: boolean
}

const FACTS = `
  select current_setting('server_version_num')::int as version,
    current_setting('server_version') as version_text,
    current_setting('server_encoding') as encoding,
    exists (select from pg_available_extensions where name = 'pg_trgm') as is_available,
    exists (select from pg_extension where extname = 'pg_trgm') as is_installed,
    has_database_privilege(current_database(), 'create') as may_create`

// Retries for a while, for a server or container that is still starting.
async function connectWithRetries(url: string, until: number): Promise<pg.Client> {
  for (;;) {
    const client = makeClient(url)
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => undefined)
      const { code, message } = error as { code?: string; message: string }
      const isTransient = code === undefined ? message === CONNECT_TIMEOUT : TRANSIENT.has(code)
      if (!isTransient || Date.now() > until) {
        throw new EngineError(`DATABASE_URL: the database cannot be reached: ${message || code}.`)
      }
      await sleep(250)
    }
  }
}

function makeClient(url: string): pg.Client {
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
    client.on('error', () => undefined)
    return client
  } catch {
    throw new EngineError(
      'DATABASE_URL is not an address like postgresql://user:password@host:5432/database.',
    )
  }
}

// The error of pg has no code when a busy machine accepts a connection too late.
const CONNECT_TIMEOUT = 'timeout expired'

// Connection refused, no socket yet, and "the database system is starting up".
const TRANSIENT = new Set(['ECONNREFUSED', 'ENOENT', '57P03'])
