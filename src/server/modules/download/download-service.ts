// Tickets under which a bundle is fetched again, and counts of what was taken.
import type { Bundle } from '../../db/schema/downloads.ts'
import type { RangedBody } from '../../platform/http/file-answer.ts'
import type { Ctx } from '../../context/context.ts'
import { AppError, notFound, tooOften } from '../../platform/errors.ts'
import { hashOf, newSecret } from '../../platform/secrets.ts'
import { networkOf } from '../../platform/net/network.ts'
import { takeTry } from '../../platform/guard/tries.ts'
import { addCounts, findTicket, insertTicket } from './download-repository.ts'

const TICKET_MS = 3_600_000
const MOST_BUNDLES = { most: 40, windowSeconds: 600 }
/** What a ticket's hash is made with; links in mails are tickets too. */
export const TICKET_PURPOSE = 'download-ticket'

/** Errors: 429 for somebody who asks for one bundle after the other. */
export async function countBundle({ db, clock, actor, caller }: Ctx): Promise<void> {
  const subject = actor.kind === 'visitor' ? networkOf(caller.address) : `member ${actor.memberId}`
  const wait = await takeTry(db, clock(), { purpose: 'bundle', subject, ...MOST_BUNDLES })
  if (wait > 0) throw tooOften(wait)
}

/** Returns the ticket, good for an hour. */
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

/** Errors: 404 for a ticket that was never given or is long forgotten, 410 for one that is over. */
export async function readTicket(
  { db, clock }: Ctx,
  ticket: string,
): Promise<{ bundle: Bundle; etag: string }> {
  const found = await findTicket(db, hashOf(TICKET_PURPOSE, ticket))
  if (!found) throw notFound()
  if (found.expires_at <= clock()) throw new AppError(410)
  return { bundle: found.bundle, etag: found.etag }
}

/** The body, counted each time it is read from its first byte on. A lost count costs nobody a download. */
export function counted<B extends RangedBody>(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  body: B,
  { kind, items }: { kind: string; items: readonly string[] },
): B {
  return {
    ...body,
    open(from, to) {
      const day = clock().toISOString().slice(0, 10)
      if (from === 0) addCounts(db, day, kind, items).catch(() => undefined)
      return body.open(from, to)
    },
  }
}
