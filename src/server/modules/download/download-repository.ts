// Reads and writes download data: tickets (secrets in links that lead to a bundle), bundles generated in the background,
// daily counts.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Bundle, DownloadJobTable, QueuedBundle } from '../../db/schema/downloads.ts'

type Db = Kysely<Database>

export async function insertTicket(
  db: Db,
  ticket: { hash: Buffer; bundle: Bundle; etag: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('download_ticket')
    .values({
      hash: ticket.hash,
      bundle: JSON.stringify(ticket.bundle),
      etag: ticket.etag,
      created_at: ticket.createdAt,
      expires_at: ticket.expiresAt,
    })
    .execute()
}

export function findTicket(db: Db, hash: Buffer) {
  return db
    .selectFrom('download_ticket')
    .where('hash', '=', hash)
    .select(['bundle', 'etag', 'expires_at'])
    .executeTakeFirst()
}

export async function insertJob(
  db: Db,
  job: Pick<DownloadJobTable, 'id' | 'member_id' | 'lang' | 'created_at' | 'expires_at'> & {
    bundle: QueuedBundle
  },
): Promise<void> {
  await db
    .insertInto('download_job')
    .values({
      ...job,
      bundle: JSON.stringify(job.bundle),
      ticket_hash: null,
      file_hash: null,
      bytes: null,
      done_at: null,
      failed_at: null,
    })
    .execute()
}

/** The bytes stored for a member's valid links, and when the first of them expires. */
export async function findStoredBytes(
  db: Db,
  memberId: number,
  now: Date,
): Promise<{ bytes: number; firstEnds: Date | null }> {
  const { rows } = await sql<{ bytes: number; firstEnds: Date | null }>`
    select coalesce(sum(bytes), 0)::float8 as bytes, min(expires_at) as "firstEnds"
    from download_job
    where member_id = ${memberId} and done_at is not null and expires_at > ${now}`.execute(db)
  return rows[0] ?? { bytes: 0, firstEnds: null }
}

/** The file of a bundle generated in the background, by the hash of its ticket. */
export function findBundleFile(db: Db, ticketHash: Buffer) {
  return db
    .selectFrom('download_job')
    .where('ticket_hash', '=', ticketHash)
    .select(['file_hash', 'bytes', 'expires_at', 'created_at'])
    .executeTakeFirst()
}

/** The job that has waited longest, with the member's email address; counts one more attempt. */
export async function takeJob(db: Db, maxAttempts: number) {
  const { rows } = await sql<{
    id: string
    bundle: QueuedBundle
    tries: number
    email: string
    first_name: string
  }>`
    update download_job j set tries = j.tries + 1
    from member m
    where m.id = j.member_id and j.id = (
      select id from download_job
      where done_at is null and failed_at is null and tries < ${maxAttempts} and member_id is not null
      order by created_at limit 1 for update skip locked)
    returning j.id, j.bundle, j.tries, m.email, m.first_name`.execute(db)
  return rows[0]
}

export async function markJobDone(
  db: Db,
  id: string,
  made: { ticketHash: Buffer; fileHash: string; bytes: number; at: Date; expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('download_job')
    .set({
      ticket_hash: made.ticketHash,
      file_hash: made.fileHash,
      bytes: made.bytes,
      done_at: made.at,
      expires_at: made.expiresAt,
    })
    .where('id', '=', id)
    .execute()
}

export async function markJobFailed(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('download_job').set({ failed_at: at }).where('id', '=', id).execute()
}

/** Deletes expired rows and returns the files that are no longer referenced. */
export async function deleteExpiredDownloads(db: Db, now: Date): Promise<string[]> {
  await db.deleteFrom('download_ticket').where('expires_at', '<=', now).execute()
  const { rows } = await sql<{ file_hash: string }>`
    with gone as (delete from download_job where expires_at <= ${now} returning file_hash)
    select distinct file_hash from gone
    where file_hash is not null and not exists (
      select 1 from download_job j where j.file_hash = gone.file_hash and j.expires_at > ${now})`.execute(
    db,
  )
  return rows.map((row) => row.file_hash)
}

/** Adds one to each item of this day. */
export async function addDownloadCounts(
  db: Db,
  day: string,
  kind: string,
  items: readonly string[],
): Promise<void> {
  await sql`
    insert into download_day as d (day, kind, item, count)
    select ${day}::date, ${kind}, item, 1 from unnest(${[...items].sort()}::text[]) item
    on conflict (day, kind, item) do update set count = d.count + 1`.execute(db)
}
