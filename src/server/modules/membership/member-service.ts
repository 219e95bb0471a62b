// Reads the data of members, without secrets, for member home, header and contact form; changes them; adds logins.
import type { Kysely } from 'kysely'
import type { MemberInfo } from '../../../contract/user-session.ts'
import { type Lang, langOf } from '../../../shared/lang.ts'
import type { MemberKind, MemberRole } from '../../../shared/membership.ts'
import type { SeriesPreference } from '../../../shared/series-preferences.ts'
import { nameOf, REGIONS } from '../../../shared/vocabulary.ts'
import type { Database } from '../../db/database.ts'
import { type Actor, type Ctx, loggedInOf, memberOf } from '../../context/context.ts'
import { AppError } from '../../platform/errors.ts'
import { nameKey } from '../../platform/secrets.ts'
import {
  findMember,
  type MemberWithCompany,
  insertLogin,
  listApprovedKinds,
  updateMember,
} from './member-repository.ts'

/** The logged-in member, without secrets. */
export async function readMember(ctx: Ctx): Promise<MemberInfo> {
  const member = memberOf(ctx)
  const found = await memberRow(ctx.db, member)
  return {
    username: found.login_name,
    email: found.email,
    firstName: found.first_name,
    surname: found.surname,
    phone: found.phone,
    lang: langOf(found.lang),
    role: found.role,
    company: found.company,
    customerNo: found.customer_no,
    website: found.website,
    country: found.country,
    memberKind: member.memberKind,
    loginB2d: member.memberKind === 'dropship',
    otherKind: member.hasOtherArea,
    priceGroup: found.price_group ?? member.priceGroup,
    currency: member.currency,
    region: { id: member.region, name: nameOf(REGIONS, member.region, ctx.lang) },
    memberSince: found.created_at.toISOString(),
  }
}

/** The areas in which this company is an approved member. */
export function listAreas(db: Kysely<Database>, companyId: number): Promise<MemberKind[]> {
  return listApprovedKinds(db, companyId)
}

/** What the header shows about the logged-in user; null for a visitor. */
export function presentActor(actor: Actor) {
  if (actor.kind === 'visitor') return null
  return {
    username: actor.loginName,
    company: actor.company,
    approvalState: actor.kind === 'member' ? ('approved' as const) : actor.state,
    loginB2d: actor.memberKind === 'dropship',
    otherArea: actor.kind === 'member' && actor.hasOtherArea,
    mayOrder: actor.kind === 'member' && (actor.role === 'owner' || actor.role === 'buyer'),
  }
}

/** What the contact form prefills for a member. */
export async function readContactDetails(ctx: Ctx) {
  const member = memberOf(ctx)
  const found = await memberRow(ctx.db, member)
  return {
    fullName: fullName(found),
    email: found.email,
    phone: found.phone,
    company: found.company,
    customerNo: found.customer_no,
    country: found.country,
    region: found.sales_region,
  }
}

export interface Profile {
  firstName: string
  surname: string
  phone: string
  mailLang: string
}

export async function changeProfile(ctx: Ctx, profile: Profile): Promise<void> {
  await updateMember(ctx.db, memberOf(ctx).memberId, {
    first_name: profile.firstName,
    surname: profile.surname,
    phone: profile.phone,
    lang: profile.mailLang,
  })
}

/** The series that lists show this login first, on every device. */
export async function preferSeries(ctx: Ctx, series: SeriesPreference): Promise<void> {
  await updateMember(ctx.db, loggedInOf(ctx).memberId, { preferred_series: series })
}

/** Chinese names put the surname first, without a blank. */
function fullName({ first_name: first, surname }: MemberWithCompany): string {
  const han = /^\p{Script=Han}+$/u
  return han.test(first) && han.test(surname) ? surname + first : `${first} ${surname}`
}

/** Errors: 401 when the login was deleted after its session was recognised. */
async function memberRow(
  db: Kysely<Database>,
  { memberId, memberKind }: Exclude<Actor, { kind: 'visitor' }>,
): Promise<MemberWithCompany> {
  const found = await findMember(db, memberId, memberKind)
  if (!found) throw new AppError(401)
  return found
}

/**
 * Stored in place of a password hash. No password matches it, so the member logs in by links or sets a password first.
 */
export const NO_PASSWORD = '!'

export interface NewLogin {
  companyId: number
  loginName: string
  email: string
  firstName: string
  surname: string
  phone: string
  lang: Lang
  role: MemberRole
}

/** One more login of a company, without a password. Returns its id. */
export function addLogin(trx: Kysely<Database>, now: Date, login: NewLogin): Promise<number> {
  return insertLogin(trx, {
    company_id: login.companyId,
    login_name: login.loginName,
    login_key: nameKey(login.loginName),
    email: login.email,
    email_key: nameKey(login.email),
    password_hash: NO_PASSWORD,
    password_changed_at: now,
    first_name: login.firstName,
    surname: login.surname,
    phone: login.phone,
    lang: login.lang,
    role: login.role,
    disabled_at: null,
    created_at: now,
  })
}
