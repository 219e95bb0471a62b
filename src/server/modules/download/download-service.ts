// Tickets (secrets in links) for downloading a bundle again, the limit on bundles, and counts of downloads.
import type { Bundle } from '../../db/schema/downloads.ts'
import type { RangedBody } from '../../platform/http/file-response.ts'
import type { Ctx } from '../../context/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { hashOf, newSecret } from '../../platform/secrets.ts'
import { networkOf } from '../../platform/net/network.ts'
import { consumeLimit } from '../../platform/limits/rate-limit.ts'
import { addDownloadCounts, findTicket, insertTicket } from './download-repository.ts'
import { HOUR_MS } from '../../../shared/time.ts'

const TICKET_MS = HOUR_MS
const MAX_BUNDLES = { max: 40, windowSeconds: 600 }
/** The hash purpose of tickets; links in mails are tickets too. */
export const TICKET_PURPOSE = 'download-ticket'

/** Counts a bundle against the limit of its requester. Errors: 429. */
export async function consumeBundleLimit({ db, clock, actor, caller }: Ctx): Promise<void> {
  const subject = actor.kind === 'visitor' ? networkOf(caller.ip) : `member ${actor.memberId}`
  await consumeLimit(db, clock(), { purpose: 'bundle', subject, ...MAX_BUNDLES })
}

/** Returns the ticket, valid for an hour. */
export async function issueTicket(
  { db, clock }: Ctx,
  { bundle, etag }: { bundle: Bundle; etag: string },
): Promise<string> {
  const ticket = newSecret()
  const createdAt = clock()
  await insertTicket(db, {
    hash: hashOf(TICKET_PURPOSE, ticket),
    bundle,
    etag,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + TICKET_MS),
  })
  return ticket
}

/** Errors: 404 for an unknown or deleted ticket, 410 for an expired one. */
export async function readTicket(
  { db, clock }: Ctx,
  ticket: string,
): Promise<{ bundle: Bundle; etag: string }> {
  const found = await findTicket(db, hashOf(TICKET_PURPOSE, ticket))
  if (!found) throw notFound()
  if (found.expires_at <= clock()) throw new AppError(410)
  return { bundle: found.bundle, etag: found.etag }
}

/** The body, counted each time it is read from the first byte. If counting fails, the download continues. */
export function countedDownload<B extends RangedBody>(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  body: B,
  { kind, items }: { kind: string; items: readonly string[] },
): B {
  return {
    ...body,
    open(from, to) {
      const day = clock().toISOString().slice(0, 10)
      if (from === 0) addDownloadCounts(db, day, kind, items).catch(() => undefined)
      return body.open(from, to)
    },
  }
}
