// Migrates a database to the newest schema: numbered SQL files, forward only, each applied once.
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
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
 * the first. Throws MigrationError: a file changed after it was applied, the database is newer than this shop,
 * or a statement failed (its file is rolled back).
 */
export async function migrate(options: {
  url: string
  folder?: string
  /** The number of the last migration to apply; absent: all. */
  upTo?: number
}): Promise<string[]> {
  const { upTo = Infinity } = options
  const migrations = readMigrations(options.folder).filter(({ number }) => number <= upTo)
  const client = new pg.Client({ connectionString: options.url, application_name: 'migrate' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migrations])
    // A change that cannot get its lock soon must not block all other queries behind it.
    await client.query("set lock_timeout = '10s'")
    return await applyMissing(client, migrations)
  } finally {
    await client.end()
  }
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
  const double = migrations.find(({ number }, at) => migrations[at - 1]?.number === number)
  if (double) throw new MigrationError(`Two migrations have the number of ${double.name}.`)
  return migrations
}

async function applyMissing(client: pg.Client, migrations: Migration[]): Promise<string[]> {
  await client.query(`create table if not exists schema_migration (
    number integer primary key, name text not null, checksum text not null,
    applied_at timestamptz not null default now())`)
  const { rows } = await client.query<{ number: number; name: string; checksum: string }>(
    'select number, name, checksum from schema_migration order by number',
  )
  const applied = new Map(rows.map((row) => [row.number, row]))
  const known = new Set(migrations.map(({ number }) => number))
  const unknown = rows.find(({ number }) => !known.has(number))
  if (unknown) {
    throw new MigrationError(
      `The database has the migration ${unknown.name}, which this version of the shop does not know: start the newer version.`,
    )
  }
  const done: string[] = []
  for (const migration of migrations) {
    const before = applied.get(migration.number)
    if (before) rejectChanged(migration, before)
    else done.push(await apply(client, migration))
  }
  return done
}

function rejectChanged(migration: Migration, before: { name: string; checksum: string }): void {
  if (before.checksum === migration.checksum) return
  throw new MigrationError(
    `The migration ${migration.name} was changed after this database applied it as ${before.name}: put the file back and add a new one.`,
  )
}

async function apply(
  client: pg.Client,
  { number, name, sql, checksum }: Migration,
): Promise<string> {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query(
      'insert into schema_migration (number, name, checksum) values ($1, $2, $3)',
      [number, name, checksum],
    )
    await client.query('commit')
    return name
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw new MigrationError(`The migration ${name} failed: ${(error as Error).message}.`, {
      cause: error,
    })
  }
}

const OWN_FOLDER = join(import.meta.dirname, 'migrations')
