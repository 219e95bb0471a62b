// The whole content of a database and of a file store as hashes, to compare a copy with its original.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import pg from 'pg'

/** A hash of the rows of every table, by name; sequences with their position. */
export async function hashTables(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const tables = await client.query<{ name: string; kind: string }>(
      `select relname as name, relkind as kind from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'S') order by relname`,
    )
    const hashes: Record<string, string> = {}
    for (const { name, kind } of tables.rows) {
      const content = kind === 'S' ? '(last_value, is_called)' : 't'
      const { rows } = await client.query<{ hash: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(md5(${content}::text), '' order by md5(${content}::text))), '') as hash
         from public.${client.escapeIdentifier(name)} t`,
      )
      hashes[name] = rows[0]?.hash ?? ''
    }
    return hashes
  } finally {
    await client.end()
  }
}

/** A hash of every file below a folder, by path. Renditions and unfinished files are left out. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const hashes: Record<string, string> = {}
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(folder, path)
    if (!entry.isFile() || /(?:^|\/)(?:scratch|rendered)\//.test(name)) continue
    hashes[name] = createHash('sha256')
      .update(await readFile(path))
      .digest('hex')
  }
  return hashes
}
