// Statements of backups: start and end of a base backup, position in the log, checks of a restored database.
import pg from 'pg'
import { ADVISORY_LOCKS } from '../db/advisory-locks.ts'

/** A separate connection: a base backup ends with the connection that began it. */
export async function openBackupClient(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'backup' })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** False while another process makes or checks a backup; held until the connection closes. */
export async function lockBackups(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    'select pg_try_advisory_lock($1) as locked',
    [ADVISORY_LOCKS.backup],
  )
  return rows[0]?.locked === true
}

export interface ServerFacts {
  /** PostgreSQL's own data folder. */
  clusterFolder: string
  isArchiving: boolean
  /** Major version of PostgreSQL, such as '18'. */
  major: string
}

export async function readServerFacts(client: pg.Client): Promise<ServerFacts> {
  const { rows } = await client.query<ServerFacts>(
    `select current_setting('data_directory') as "clusterFolder",
       current_setting('archive_mode') <> 'off' as "isArchiving",
       (current_setting('server_version_num')::int / 10000)::text as major`,
  )
  if (!rows[0]) throw new Error('the database did not answer')
  return rows[0]
}

/**
 * Returns the name of the first segment that the backup needs. A temporary slot keeps the log until `releaseLog`, or until
 * the connection closes. `isFast` writes all changed pages immediately instead of over some minutes.
 */
export async function startBaseBackup(client: pg.Client, isFast: boolean): Promise<string> {
  await client.query(
    `select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`,
  )
  const { rows } = await client.query<{ segment: string }>(
    `select pg_walfile_name(lsn) as segment from pg_backup_start('shop', $1) as lsn`,
    [isFast],
  )
  return rows[0]?.segment ?? ''
}

/** Called once the segments are copied: the check of the backup takes long, and log would accumulate meanwhile. */
export async function releaseLog(client: pg.Client): Promise<void> {
  await client.query(`select pg_drop_replication_slot('backup_' || pg_backend_pid())`)
}

/** Returns the last segment that the backup needs, which is complete, and the label to store with it. */
export async function stopBaseBackup(
  client: pg.Client,
): Promise<{ segment: string; label: string }> {
  const { rows } = await client.query<{ segment: string; label: string }>(
    `select pg_walfile_name(lsn) as segment, labelfile as label
     from pg_backup_stop(wait_for_archive => false)`,
  )
  return rows[0] ?? { segment: '', label: '' }
}

/** What the archiver of a running shop asks of its database. */
export interface ArchivedDatabase {
  readFacts(): Promise<ServerFacts>
  /** Completes the current segment, so that the archive has all that was written so far. */
  completeSegment(): Promise<void>
}

export function archivedDatabase(url: string): ArchivedDatabase {
  const ask = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = await openBackupClient(url)
    return work(client).finally(() => client.end())
  }
  return { readFacts: () => ask(readServerFacts), completeSegment: () => ask(switchSegment) }
}

async function switchSegment(client: pg.Client): Promise<void> {
  await client.query('select pg_switch_wal()')
}

export interface ArchiverFacts {
  mode: string
  command: string
  lastArchivedAt: Date | null
  failures: number
}

/**
 * How the server of DATABASE_URL archives its log. `lastArchivedAt` null: nothing was archived yet. `failures`: all
 * attempts that failed since its statistics were reset, but 0 when the newest attempt succeeded.
 */
export async function readArchiverFacts(client: pg.Client): Promise<ArchiverFacts> {
  const { rows } = await client.query<ArchiverFacts>(
    `select current_setting('archive_mode') as mode,
       coalesce(current_setting('archive_command', true), '') as command,
       last_archived_time as "lastArchivedAt",
       case when last_failed_time > coalesce(last_archived_time, '-infinity')
         then failed_count else 0 end::int as failures
     from pg_stat_archiver`,
  )
  return rows[0] ?? { mode: 'off', command: '', lastArchivedAt: null, failures: 0 }
}

/** The number of rows of each table, having read all of them; damaged pages are errors. */
export async function countRows(client: pg.Client): Promise<Map<string, number>> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`,
  )
  const counts = new Map<string, number>()
  for (const { name } of rows) {
    const counted = await client.query<{ n: string }>(
      `select count(*) as n from public.${client.escapeIdentifier(name)}`,
    )
    counts.set(name, Number(counted.rows[0]?.n))
  }
  return counts
}

/** Checks the structure of every valid B-tree index of permanent tables. Errors: throws for a damaged one. */
export async function checkIndexes(client: pg.Client): Promise<void> {
  // Rolled back, so that the database keeps only what it had.
  await client.query('begin')
  await client.query('create extension if not exists amcheck')
  await client.query(
    `select bt_index_check(c.oid) from pg_class c
     join pg_am a on a.oid = c.relam join pg_index i on i.indexrelid = c.oid
     where a.amname = 'btree' and c.relpersistence = 'p' and i.indisvalid`,
  )
  await client.query('rollback')
}

/** When the last change that was restored was committed; null when none was replayed. */
export async function lastReplayedAt(client: pg.Client): Promise<Date | null> {
  const { rows } = await client.query<{ at: Date | null }>(
    'select pg_last_xact_replay_timestamp() as at',
  )
  return rows[0]?.at ?? null
}

/** The files that rows name, by their path below files/; none in a database without tables. */
export async function listFilesOfRows(client: pg.Client): Promise<string[]> {
  const { rows: found } = await client.query<{ isFilled: boolean }>(
    `select to_regclass('public.received_file') is not null as "isFilled"`,
  )
  if (found[0]?.isFilled !== true) return []
  const { rows } = await client.query<{ path: string }>(
    `select 'received/' || left(hash, 2) || '/' || hash as path from received_file
     union select left(hash, 2) || '/' || hash from media_item where hash is not null
     union select left(hash, 2) || '/' || hash from printed_catalogue
     union select left(file_hash, 2) || '/' || file_hash from download_job
       where file_hash is not null and expires_at > now()`,
  )
  return rows.map(({ path }) => path)
}
