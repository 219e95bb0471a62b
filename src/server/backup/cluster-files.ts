// The files of a PostgreSQL cluster that belong in a base backup.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { TarSource } from '../platform/tar/write-tar.ts'

/** Folders whose content PostgreSQL makes again; they must exist. */
const EMPTY_IN_BACKUP = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
])
/** Files of the running server, and files that it makes again. */
const LEFT_OUT =
  /^(?:postmaster\.(?:pid|opts)|pg_internal\.init|pgsql_tmp.*|backup_label.*|recovery\.signal)$/

/** Names below pg/. The log is not among them: its segments are added when the backup ends. */
export async function* clusterFiles(clusterFolder: string, folder = ''): AsyncGenerator<TarSource> {
  const entries = await readdir(join(clusterFolder, folder), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  for (const entry of entries) {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (LEFT_OUT.test(entry.name)) continue
    if (entry.isFile()) yield { name: `pg/${path}`, path: join(clusterFolder, path) }
    if (!entry.isDirectory()) continue
    yield { name: `pg/${path}/` }
    if (!EMPTY_IN_BACKUP.has(path)) yield* clusterFiles(clusterFolder, path)
  }
}
