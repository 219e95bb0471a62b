// Bundles too large to be sent at once: queued for a member, made in the background, fetched by a link from a mail.
import type { Bundle } from '../../db/schema/downloads.ts'
import { type Ctx, memberOf } from '../../platform/context.ts'
import { AppError, tooOften } from '../../platform/errors.ts'
import { hashOf, newId } from '../../platform/secrets.ts'
import { takeTry } from '../../platform/tries.ts'
import { findMadeFile, insertJob } from './download-repository.ts'
import { TICKET_PURPOSE } from './download-service.ts'

const DAY_MS = 86_400_000
/** decisions.md 48. */
export const LINK_DAYS = 7
const MOST_JOBS = { most: 10, windowSeconds: 86_400 }

/** Errors: 401 for visitors, 429 for the eleventh in a day. */
export async function queueBundle(ctx: Ctx, bundle: Bundle): Promise<void> {
  const { memberId } = memberOf(ctx)
  const now = ctx.clock()
  const limit = { purpose: 'bundle-job', subject: `member ${memberId}`, ...MOST_JOBS }
  const wait = await takeTry(ctx.db, now, limit)
  if (wait > 0) throw tooOften(wait)
  await insertJob(ctx.db, {
    id: newId(),
    member_id: memberId,
    lang: bundle.lang,
    bundle,
    created_at: now,
    expires_at: new Date(now.getTime() + LINK_DAYS * DAY_MS),
  })
}

/** The finished file of a link from a mail; undefined for tickets of another sort. Errors: 410 when it is over. */
export async function readMadeBundle(
  { db, clock }: Ctx,
  ticket: string,
): Promise<{ hash: string; madeOn: string } | undefined> {
  const made = await findMadeFile(db, hashOf(TICKET_PURPOSE, ticket))
  if (!made?.file_hash) return undefined
  if (made.expires_at <= clock()) throw new AppError(410)
  return { hash: made.file_hash, madeOn: made.created_at.toISOString().slice(0, 10) }
}
