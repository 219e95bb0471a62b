// Statements that write every table to files and read them again, for a database of another version of PostgreSQL.
import type pg from 'pg'

export interface PortableTable {
  name: string
  /** Without generated columns. */
  columns: string[]
  rows: number
}

export interface PortableSequence {
  name: string
  value: string
  /** False while `value` has not been handed out yet (PostgreSQL's `is_called`). */
  isCalled: boolean
}

export interface AppliedMigration {
  number: number
  name: string
  checksum: string
}

/** Where migrations are recorded. Its rows are not exported, because an import applies the same migrations. */
const MIGRATIONS = 'schema_migration'

/** All reads until the end of the transaction see the database as it is at one moment. */
export async function beginSnapshot(client: pg.Client): Promise<void> {
  await client.query('begin isolation level repeatable read read only')
}

export async function listMigrations(client: pg.Client): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(
    `select number, name, checksum from ${MIGRATIONS} order by number`,
  )
  return rows
}

export async function listTables(client: pg.Client): Promise<Omit<PortableTable, 'rows'>[]> {
  const { rows } = await client.query<Omit<PortableTable, 'rows'>>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> $1
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
    [MIGRATIONS],
  )
  return rows
}

export async function listSequences(client: pg.Client): Promise<PortableSequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  )
  const sequences: PortableSequence[] = []
  for (const { name } of rows) {
    const read = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from public.${client.escapeIdentifier(name)}`,
    )
    if (read.rows[0]) sequences.push({ name, ...read.rows[0] })
  }
  return sequences
}

/** The database writes the file itself; returns the number of rows. */
export async function copyTableTo(
  client: pg.Client,
  { name, columns }: Omit<PortableTable, 'rows'>,
  path: string,
): Promise<number> {
  const { rowCount } = await client.query(
    `copy ${tableWithColumns(client, name, columns)} to ${client.escapeLiteral(path)}`,
  )
  return rowCount ?? 0
}

/** Foreign keys and triggers are not checked again: the rows passed them before. */
export async function beginLoading(client: pg.Client, tables: readonly string[]): Promise<void> {
  await client.query('begin')
  await client.query("set local session_replication_role = 'replica'")
  await client.query("set local maintenance_work_mem = '256MB'")
  const names = tables.map((name) => `public.${client.escapeIdentifier(name)}`)
  await client.query(`truncate ${names.join(', ')}`)
}

export async function copyTableFrom(
  client: pg.Client,
  { name, columns }: Omit<PortableTable, 'rows'>,
  path: string,
): Promise<number> {
  const { rowCount } = await client.query(
    `copy ${tableWithColumns(client, name, columns)} from ${client.escapeLiteral(path)}`,
  )
  return rowCount ?? 0
}

export async function finishLoading(
  client: pg.Client,
  sequences: readonly PortableSequence[],
): Promise<void> {
  for (const { name, value, isCalled } of sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      `public.${client.escapeIdentifier(name)}`,
      value,
      isCalled,
    ])
  }
  await client.query('commit')
  await client.query('analyze')
}

function tableWithColumns(client: pg.Client, name: string, columns: readonly string[]): string {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ')
  return `public.${client.escapeIdentifier(name)} (${list})`
}
