// The database server of a test run, and fresh copies of its template for single test files.
import { randomBytes } from 'node:crypto'
import pg from 'pg'

export interface TestDatabase {
  url: string
  /** Removes it, connections and all. */
  drop(): Promise<void>
}

/** A new database on the server of `adminUrl`; a copy of `template` when one is named. */
export async function createDatabase(adminUrl: string, template?: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const source = template === undefined ? 'template0 encoding utf8' : template
  await runOnServer(adminUrl, `create database ${name} template ${source}`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: () => runOnServer(adminUrl, `drop database if exists ${name} with (force)`),
  }
}

export function databaseNameOf(url: string): string {
  return new URL(url).pathname.slice(1)
}

async function runOnServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
