// Migrates a database to the newest schema: numbered SQL files, forward only, each applied once.
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { ADVISORY_LOCKS } from './advisory-locks.ts'

/** A migration that cannot be applied, in one sentence for the operator. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

export interface Migration {
  number: number
  name: string
  sql: string
  checksum: string
}

/**
 * Applies missing migrations, each in its own transaction, and returns their names. A second process waits for
 * the first. A file that collides with other transactions is rolled back and applied again as a whole. Locks and
 * settings end with their transaction, because a pooler may hand the connection to others.
 * Throws MigrationError: the name or number of a file is invalid, a file changed after it was applied, the database is
 * newer than this shop, or a statement failed (its file is rolled back). Also throws errors of the connection.
 */
export async function migrate(options: {
  url: string
  folder?: string
  /** The number of the last migration to apply; absent: all. */
  upTo?: number
  retries?: Retries
  /** Files that are applied again are logged here. */
  log?: Pick<Logger, 'warn'> | undefined
}): Promise<string[]> {
  const { upTo = Infinity, retries = RETRIES, log } = options
  const migrations = readMigrations(options.folder).filter(({ number }) => number <= upTo)
  const client = new pg.Client({ connectionString: options.url, application_name: 'migrate' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await applyMissing({ client, retries, log }, migrations)
  } finally {
    await client.end()
  }
}

/** How often a file is attempted, and how long it waits for its locks. */
interface Retries {
  attempts: number
  /** How long one attempt waits for a lock: a change that cannot get its lock soon must not block all other queries behind it. */
  lockMs: number
  /** After the first attempt; the pause is twice as long after the second, three times after the third, and so on. */
  pauseMs: number
}

const RETRIES: Retries = { attempts: 10, lockMs: 2000, pauseMs: 250 }

interface Session {
  client: pg.Client
  retries: Retries
  log: Pick<Logger, 'warn'> | undefined
}

/** The files `NNNN-name.sql` of a folder in order; throws MigrationError on an invalid or duplicate number. */
export function readMigrations(folder = OWN_FOLDER): Migration[] {
  const migrations = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const found = /^(\d{4})-([a-z0-9-]+)\.sql$/.exec(file)
      if (!found) throw new MigrationError(`${file} is not named like 0001-name.sql.`)
      const sql = readFileSync(join(folder, file), 'utf8')
      const checksum = createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')
      return { number: Number(found[1]), name: file.slice(0, -'.sql'.length), sql, checksum }
    })
  const duplicate = migrations.find(({ number }, at) => migrations[at - 1]?.number === number)
  if (duplicate) throw new MigrationError(`Two migrations have the number of ${duplicate.name}.`)
  return migrations
}

async function applyMissing(session: Session, migrations: Migration[]): Promise<string[]> {
  const { client } = session
  await createTable(session)
  const applied = await readApplied(client)
  const known = new Set(migrations.map(({ number }) => number))
  const unknown = [...applied.values()].find(({ number }) => !known.has(number))
  if (unknown) {
    throw new MigrationError(
      `The database has the migration ${unknown.name}, which this version of the shop does not know: start the newer version.`,
    )
  }
  const appliedNames: string[] = []
  for (const migration of migrations) {
    const row = applied.get(migration.number)
    if (row) rejectChanged(migration, row)
    else if (await apply(session, migration)) appliedNames.push(migration.name)
  }
  return appliedNames
}

/** Without a lock when the table exists, as with every start but the first. */
async function createTable(session: Session): Promise<void> {
  const { rows } = await session.client.query<{ exists: boolean }>(
    "select to_regclass('schema_migration') is not null as exists",
  )
  if (rows[0]?.exists) return
  const failure = 'The table of migrations cannot be created'
  await inTransaction(session, { failure }, () =>
    session.client.query(`create table if not exists schema_migration (
      number integer primary key, name text not null, checksum text not null,
      applied_at timestamptz not null default now())`),
  )
}

interface AppliedRow {
  number: number
  name: string
  checksum: string
}

async function readApplied(client: pg.Client): Promise<Map<number, AppliedRow>> {
  const { rows } = await client.query<AppliedRow>(
    'select number, name, checksum from schema_migration order by number',
  )
  return new Map(rows.map((row) => [row.number, row]))
}

function rejectChanged(migration: Migration, row: AppliedRow): void {
  if (row.checksum === migration.checksum) return
  throw new MigrationError(
    `The migration ${migration.name} was changed after this database applied it as ${row.name}: put the file back and add a new one.`,
  )
}

/** False when another process has applied it meanwhile. */
function apply(session: Session, migration: Migration): Promise<boolean> {
  const { client } = session
  const { number, name, sql, checksum } = migration
  const labels = { failure: `The migration ${name} failed`, migration: name }
  return inTransaction(session, labels, async () => {
    const row = (await readApplied(client)).get(number)
    if (row) {
      rejectChanged(migration, row)
      return false
    }
    await client.query(sql)
    await client.query(
      'insert into schema_migration (number, name, checksum) values ($1, $2, $3)',
      [number, name, checksum],
    )
    return true
  })
}

/** Runs `work` while no other process migrates, and again as a whole if it collided with other transactions. Errors: MigrationError. */
async function inTransaction<T>(
  { client, retries, log }: Session,
  { failure, migration }: { failure: string; migration?: string },
  work: () => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // What another process has applied meanwhile is read after its lock ends, so the snapshot must not be older.
      await client.query('begin isolation level read committed')
      // Other processes may take long, and so may a change of many rows.
      await client.query(UNLIMITED)
      await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.migrations])
      await client.query(`set local lock_timeout = ${retries.lockMs}`)
      const result = await work()
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      if (error instanceof MigrationError) throw error
      const { code = '', message } = error as { code?: string; message: string }
      if (!COLLISIONS.has(code) || attempt === retries.attempts) {
        throw new MigrationError(`${failure}: ${message}.`, { cause: error })
      }
      const line = { migration, attempt, code, message }
      log?.warn(line, 'a migration collided with other transactions and is applied again')
    }
    await sleep(attempt * retries.pauseMs)
  }
}

const UNLIMITED = `set local statement_timeout = 0; set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`
/** Lock not available, deadlock detected, serialisation failure: the next attempt may succeed. */
const COLLISIONS: ReadonlySet<string> = new Set(['55P03', '40P01', '40001'])

const OWN_FOLDER = join(import.meta.dirname, 'migrations')
