// Bundles too large to send immediately: queued for a member, generated in the background, downloaded through a
// mailed link.
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Bundle, QueuedBundle } from '../../db/schema/downloads.ts'
import { type Ctx, memberOf } from '../../context/context.ts'
import { AppError, tooOften } from '../../platform/errors.ts'
import { hashOf, newId, newSecret } from '../../platform/secrets.ts'
import { consumeLimit } from '../../platform/limits/rate-limit.ts'
import type { StoredZip } from '../../platform/zip/stored-zip.ts'
import {
  findStoredBytes,
  findBundleFile,
  insertJob,
  markJobDone,
  markJobFailed,
  deleteExpiredDownloads,
  takeJob,
} from './download-repository.ts'
import { TICKET_PURPOSE } from './download-service.ts'
import { DAY_MS, DAY_SECONDS } from '../../../shared/time.ts'

/** How many days the link to a finished bundle is valid. */
export const LINK_DAYS = 7
const MAX_JOBS = { max: 10, windowSeconds: DAY_SECONDS }

/** Each link keeps its own file for seven days, and all members share the disk. */
const MAX_STORED_BYTES = 2_000_000_000

/**
 * Errors: 401 for visitors and applicants; 429 for the eleventh in a day, and while the files of a member's valid links
 * have 2 GB.
 */
export async function queueBundle(ctx: Ctx, bundle: Bundle): Promise<void> {
  const { memberId } = memberOf(ctx)
  const now = ctx.clock()
  const { bytes, firstEnds } = await findStoredBytes(ctx.db, memberId, now)
  if (bytes >= MAX_STORED_BYTES && firstEnds) {
    throw tooOften(Math.ceil((firstEnds.getTime() - now.getTime()) / 1000))
  }
  const limit = { purpose: 'bundle-job', subject: `member ${memberId}`, ...MAX_JOBS }
  await consumeLimit(ctx.db, now, limit)
  await insertJob(ctx.db, {
    id: newId(),
    member_id: memberId,
    lang: bundle.lang,
    bundle: { ...bundle, origin: ctx.site.origin },
    created_at: now,
    expires_at: new Date(now.getTime() + LINK_DAYS * DAY_MS),
  })
}

/** The finished file of a mailed link; undefined for other kinds of tickets. Errors: 410 expired. */
export async function readStoredBundle(
  { db, clock }: Ctx,
  ticket: string,
): Promise<{ hash: string; madeOn: string } | undefined> {
  const made = await findBundleFile(db, hashOf(TICKET_PURPOSE, ticket))
  if (!made?.file_hash) return undefined
  if (made.expires_at <= clock()) throw new AppError(410)
  return { hash: made.file_hash, madeOn: made.created_at.toISOString().slice(0, 10) }
}

const MAX_ATTEMPTS = 3

/** Runs in the transaction that makes the link valid. */
type Notify = (
  db: Ctx['db'],
  made: {
    bundle: QueuedBundle
    email: string
    first_name: string
    ticket: string
    files: number
    bytes: number
    until: Date
  },
) => Promise<unknown>

/**
 * Generates the bundle that has waited longest; false when none waits. A bundle is given up after three failed
 * attempts. `plan` computes the layout of its zip, `notify` mails the member.
 */
export async function makeNextBundle(
  { db, files, now }: { db: Ctx['db']; files: Ctx['files']; now: Date },
  { plan, notify }: { plan: (bundle: QueuedBundle) => Promise<StoredZip>; notify: Notify },
): Promise<boolean> {
  const job = await takeJob(db, MAX_ATTEMPTS)
  if (!job) return false
  try {
    const zip = await plan(job.bundle)
    const { hash: fileHash, bytes } = await write(files, zip)
    const ticket = newSecret()
    const expiresAt = new Date(now.getTime() + LINK_DAYS * DAY_MS)
    const ticketHash = hashOf(TICKET_PURPOSE, ticket)
    await db.transaction().execute(async (trx) => {
      await markJobDone(trx, job.id, { ticketHash, fileHash, bytes, at: now, expiresAt })
      await notify(trx, { ...job, ticket, files: zip.parts.length, bytes, until: expiresAt })
    })
  } catch (error) {
    if (job.tries >= MAX_ATTEMPTS) await markJobFailed(db, job.id, now)
    throw error
  }
  return true
}

/** Deletes expired tickets and links together with their files. */
export async function removeOldBundles(
  db: Ctx['db'],
  now: Date,
  files: Ctx['files'],
): Promise<void> {
  for (const hash of await deleteExpiredDownloads(db, now)) await files.remove(hash)
}

async function write(files: Ctx['files'], zip: StoredZip) {
  const scratch = await files.scratch()
  try {
    await pipeline(await zip.open(0, zip.bytes - 1), createWriteStream(scratch, { mode: 0o600 }))
    return await files.keep(scratch)
  } catch (error) {
    await rm(scratch, { force: true })
    throw error
  }
}
