// Invitations of colleagues: an owner has a single-use link mailed, with which the invited person makes a login.
import type { Kysely } from 'kysely'
import { type Lang, langOf } from '../../../shared/lang.ts'
import { INVITATION_DAYS, type MemberRole } from '../../../shared/membership.ts'
import { DAY_MS, DAY_SECONDS, HOUR_SECONDS } from '../../../shared/time.ts'
import { type Ctx, type Member, memberOf } from '../../context/context.ts'
import type { Database } from '../../db/database.ts'
import { AppError, invalid, notFound, tooOften } from '../../platform/errors.ts'
import { tryConsumeLimit, consumeLimit } from '../../platform/limits/rate-limit.ts'
import { networkOf } from '../../platform/net/network.ts'
import { hashOf, nameKey, newSecret } from '../../platform/secrets.ts'
import {
  endInvitation,
  endInvitationTo,
  findValidInvitation,
  findOpenInvitations,
  insertInvitation,
  lockInvitation,
  renewInvitation,
} from './colleague-invitation-repository.ts'
import { type ColleagueRow, lockColleagues, recordCompanyEvent } from './colleague-repository.ts'
import { isEmailTaken, updateMember } from './member-repository.ts'
import { addLogin } from './member-service.ts'

/** Logins and open invitations of one company. */
const MAX_LOGINS = 50
/** The mails that one company can trigger, and those that one address can receive from all companies. */
const SENT_BY = { purpose: 'invitations-by', max: 30, windowSeconds: DAY_SECONDS }
const SENT_TO = { purpose: 'invitations-to', max: 3, windowSeconds: DAY_SECONDS }
/** Limits guessing of link secrets. */
const LINKS_PER_NETWORK = {
  purpose: 'invitation-link-network',
  max: 60,
  windowSeconds: HOUR_SECONDS,
}

/** Errors: 429. */
export async function consumeInvitationLimits(ctx: Ctx, email: string): Promise<void> {
  const now = ctx.clock()
  const subject = String(memberOf(ctx).companyId)
  const wait =
    (await tryConsumeLimit(ctx.db, now, { ...SENT_BY, subject })) ||
    (await tryConsumeLimit(ctx.db, now, { ...SENT_TO, subject: nameKey(email) }))
  if (wait > 0) throw tooOften(wait)
}

/** `secret` is null when the address has a login already: its holder gets a mail, and the answer does not reveal it. */
export interface SentInvitation {
  id: number
  email: string
  role: MemberRole
  lang: Lang
  secret: string | null
}

export interface NewInvitation {
  actor: Member
  team: readonly ColleagueRow[]
  email: string
  role: MemberRole
  lang: Lang
  now: Date
}

/**
 * Replaces an open invitation to the address. Errors: 409 `full` the company has too many logins and invitations, 422
 * `colleague` one of its logins has the address.
 */
export async function startInvitation(
  trx: Kysely<Database>,
  { actor, team, email, role, lang, now }: NewInvitation,
): Promise<SentInvitation> {
  const { companyId, memberId } = actor
  const emailKey = nameKey(email)
  if (team.some((login) => login.email_key === emailKey)) throw invalid('email', 'colleague')
  await endInvitationTo(trx, { companyId, emailKey, now })
  const open = await findOpenInvitations(trx, companyId)
  if (team.length + open.length >= MAX_LOGINS) throw new AppError(409, [], { reason: 'full' })
  const { secret, ...link } = await newLink(trx, emailKey, now)
  const id = await insertInvitation(trx, {
    company_id: companyId,
    email,
    email_key: emailKey,
    role,
    lang,
    invited_by: memberId,
    created_at: now,
    ended_at: null,
    ...link,
  })
  await recordCompanyEvent(trx, { by: actor, now, event: 'invite', note: { invitation: id, role } })
  return { id, email, role, lang, secret }
}

/** Errors: 404. */
export async function findInvitedAddress(
  db: Kysely<Database>,
  actor: Member,
  id: number,
): Promise<string> {
  const open = await findOpenInvitations(db, actor.companyId)
  const found = open.find((each) => each.id === id)
  if (!found) throw notFound()
  return found.email
}

/** A new link for an open invitation; the former one ends. Errors: 404. */
export async function renewOpenInvitation(
  trx: Kysely<Database>,
  { actor, id, now }: { actor: Member; id: number; now: Date },
): Promise<SentInvitation> {
  const found = await lockInvitation(trx, { id, companyId: actor.companyId })
  if (!found) throw notFound()
  const { secret, ...link } = await newLink(trx, found.email_key, now)
  await renewInvitation(trx, id, link)
  const { email, role, lang } = found
  await recordCompanyEvent(trx, { by: actor, now, event: 'resend', note: { invitation: id, role } })
  return { id, email, role, lang: langOf(lang), secret }
}

/** Errors: 404. */
export async function withdrawInvitation(
  trx: Kysely<Database>,
  { actor, id, now }: { actor: Member; id: number; now: Date },
): Promise<void> {
  const { companyId } = actor
  if (!(await endInvitation(trx, { id, companyId, now }))) throw notFound()
  await recordCompanyEvent(trx, { by: actor, now, event: 'withdraw', note: { invitation: id } })
}

export type ValidInvitation = NonNullable<Awaited<ReturnType<typeof findValidInvitation>>>

/** Errors: 410 the link was used, withdrawn or replaced, or is too old, or the company is not a member any more; 429. */
export async function readValidInvitation(ctx: Ctx, secret: string): Promise<ValidInvitation> {
  const now = ctx.clock()
  await consumeLimit(ctx.db, now, { ...LINKS_PER_NETWORK, subject: networkOf(ctx.caller.ip) })
  const invitation = await findValidInvitation(ctx.db, hashOf('colleague-invitation', secret), now)
  if (!invitation) throw new AppError(410)
  return invitation
}

export interface AcceptedInvitation {
  invitation: ValidInvitation
  loginName: string
  firstName: string
  surname: string
  passwordHash: string
  now: Date
}

/** Uses up the link and makes the login; returns it with its colleagues. Errors: 410 another request was faster. */
export async function acceptInvitation(
  trx: Kysely<Database>,
  { invitation, passwordHash, now, ...login }: AcceptedInvitation,
): Promise<{ team: ColleagueRow[]; memberId: number }> {
  const { id, company_id: companyId, role, email } = invitation
  // The lock of owners who change the team: what they withdraw is not accepted meanwhile.
  const team = await lockColleagues(trx, companyId)
  if (!(await endInvitation(trx, { id, companyId, now }))) throw new AppError(410)
  const lang = langOf(invitation.lang)
  const memberId = await addLogin(trx, now, { companyId, email, role, lang, phone: '', ...login })
  await updateMember(trx, memberId, { password_hash: passwordHash })
  const by = { companyId, memberId }
  await recordCompanyEvent(trx, { by, now, event: 'join', aboutId: memberId, note: { role } })
  return { team, memberId }
}

async function newLink(trx: Kysely<Database>, emailKey: string, now: Date) {
  const secret = (await isEmailTaken(trx, emailKey)) ? null : newSecret()
  const hash = secret === null ? null : hashOf('colleague-invitation', secret)
  const expires = new Date(now.getTime() + INVITATION_DAYS * DAY_MS)
  return { secret, hash, sent_at: now, expires_at: expires }
}
