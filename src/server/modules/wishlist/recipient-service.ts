// Decides who may receive a list by mail: sender and sales team immediately, others after consent.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type Ctx, memberOf } from '../../context/context.ts'
import { AppError, notFound, tooOften } from '../../platform/errors.ts'
import { hashOf, nameKey, newSecret } from '../../platform/secrets.ts'
import { tryConsumeLimit } from '../../platform/limits/rate-limit.ts'
import {
  storeConsent,
  lockConsentRequest,
  findRecipients,
  findSender,
  type Sender,
  writeConsentRequest,
} from './recipient-repository.ts'
import { DAY_MS, DAY_SECONDS } from '../../../shared/time.ts'

export type { Sender } from './recipient-repository.ts'

export interface Recipient {
  email: string
  outcome: 'sent' | 'awaits_consent'
  /** The name, for sender and recipient, under which lists are held until the consent releases them. */
  heldFor: string
  /** The token of the link; set when the recipient must be asked now. */
  token: string | null
}

/** How long a request is valid; no recipient is asked again before that. */
const CONSENT_REQUEST_DAYS = 7
const MAX_SENDS_A_DAY = 100
const MAX_SENDS_OF_COMPANY_A_DAY = 300

/** The member who sends a list, or whose name an export shows. Errors: 401 when the login no longer exists. */
export async function readListOwner(ctx: Ctx): Promise<Sender> {
  const sender = await findSender(ctx.db, memberOf(ctx).memberId)
  if (!sender) throw new AppError(401)
  return sender
}

/** The consent status of each address, without duplicates. `isAsked`: asked for consent within the last seven days. */
export async function readRecipients(
  db: Kysely<Database>,
  ctx: Ctx,
  { sender, emails }: { sender: Sender; emails: readonly string[] },
): Promise<(Recipient & { isAsked: boolean })[]> {
  const { memberId } = memberOf(ctx)
  const byKey = new Map(emails.map((email) => [nameKey(email), email]))
  const requests = await findRecipients(db, memberId, [...byKey.keys()])
  const exempt = new Set([sender.email, ctx.site.contactEmail ?? sender.email].map(nameKey))
  return [...byKey].map(([key, email]) => {
    const row = requests.find(({ email_key }) => email_key === key)
    const needsNoConsent = exempt.has(key) || Boolean(row?.confirmed_at)
    const isAsked = row !== undefined && !isExpired(row.asked_at, ctx.clock())
    const heldFor = `recipient ${memberId} ${hashOf('held-for', key).toString('base64url')}`
    return {
      email,
      outcome: needsNoConsent ? 'sent' : 'awaits_consent',
      heldFor,
      token: null,
      isAsked,
    }
  })
}

/** Like `readRecipients`, and writes a request for each recipient that must be asked now. */
export async function askRecipients(
  trx: Kysely<Database>,
  ctx: Ctx,
  parts: { sender: Sender; emails: readonly string[] },
): Promise<Recipient[]> {
  const recipients = await readRecipients(trx, ctx, parts)
  for (const recipient of recipients) {
    if (recipient.outcome === 'sent' || recipient.isAsked) continue
    recipient.token = newSecret()
    await writeConsentRequest(trx, {
      memberId: memberOf(ctx).memberId,
      email: recipient.email,
      emailKey: nameKey(recipient.email),
      tokenHash: hashOf('mail-recipient', recipient.token),
      now: ctx.clock(),
    })
  }
  return recipients
}

/**
 * Counts one submission of this login and its company; false: this request was already processed. A rollback
 * undoes it. Errors: 429 beyond the limit of a day.
 */
export async function countNewSubmission(
  trx: Kysely<Database>,
  ctx: Ctx,
  key: string | undefined,
): Promise<boolean> {
  const { memberId, companyId } = memberOf(ctx)
  const take = (purpose: string, subject: string, max: number) =>
    tryConsumeLimit(trx, ctx.clock(), { purpose, subject, max, windowSeconds: DAY_SECONDS })
  if (key && (await take('wish-send-request', `${memberId} ${key}`, 1)) > 0) return false
  const wait = Math.max(
    await take('wish-send-member', String(memberId), MAX_SENDS_A_DAY),
    await take('wish-send-company', String(companyId), MAX_SENDS_OF_COMPANY_A_DAY),
  )
  if (wait > 0) throw tooOften(wait)
  return true
}

/**
 * Records a recipient's consent to lists from the member; `isNew` false: already given. Errors: 404 unknown
 * token, 410 the request expired or the sender is no longer a member.
 */
export async function recordConsent(
  trx: Kysely<Database>,
  now: Date,
  token: string,
): Promise<{ company: string; isNew: boolean; heldFor: string }> {
  const request = await lockConsentRequest(trx, hashOf('mail-recipient', token))
  if (!request) throw notFound()
  const { company, email_key, member_id } = request
  const heldFor = `recipient ${member_id} ${hashOf('held-for', email_key).toString('base64url')}`
  if (request.confirmed_at) return { company, isNew: false, heldFor }
  if (!request.isMember || isExpired(request.asked_at, now)) throw new AppError(410)
  await storeConsent(trx, request, now)
  return { company, isNew: true, heldFor }
}

function isExpired(askedAt: Date, now: Date): boolean {
  return now.getTime() - askedAt.getTime() > CONSENT_REQUEST_DAYS * DAY_MS
}
