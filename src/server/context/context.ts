// The context of calls and pages: database, clock, actor and language.
import type { Kysely } from 'kysely'
import type { Lang } from '../../shared/lang.ts'
import type { ApprovalState, MemberKind, MemberRole } from '../../shared/membership.ts'
import type { StaffPermission } from '../../shared/staff-permissions.ts'
import type { Database } from '../db/database.ts'
import { AppError } from '../platform/errors.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { UploadService } from './upload-service.ts'
import type { Log } from '../platform/log.ts'

/** Anyone who is not logged in. */
export interface Visitor {
  kind: 'visitor'
}

/** Logged in, but not approved: sees what a visitor sees, and may follow the application. */
export interface Applicant {
  kind: 'applicant'
  memberId: number
  companyId: number
  sessionId: string
  memberKind: MemberKind
  loginName: string
  company: string
  state: ApprovalState
}

/** An approved member in the area of this session. Read from the database on every request. */
export interface Member {
  kind: 'member'
  memberId: number
  companyId: number
  sessionId: string
  memberKind: MemberKind
  loginName: string
  company: string
  role: MemberRole
  priceGroup: string
  currency: string
  /** The code of the sales region; 'GLOBAL': every region. */
  region: string
  /** The company is an approved member in the other area too. */
  hasOtherArea: boolean
}

/** A staff account with an open session, read from the database on every request. Calls of members never see it. */
export interface StaffActor {
  staffId: number
  email: string
  name: string
  sessionId: string
  /** False until the account has a factor besides its password. */
  isEnrolled: boolean
  permissions: ReadonlySet<StaffPermission>
  /** When a factor was last given in this session. */
  factorAt: Date | null
}

/** Who makes a request of the shop. */
export type Actor = Visitor | Applicant | Member

export const VISITOR: Visitor = { kind: 'visitor' }

/** What every function that answers a call or renders a page works with: one for each request. Jobs have none. */
export interface Ctx {
  db: Kysely<Database>
  clock: () => Date
  files: FileStore
  /** Uploaded files of forms are checked and stored here. */
  uploads: UploadService
  log: Log
  /** Counts a part of a response that failed, mostly while the rest was sent. */
  countFailure: (part: string) => void
  lang: Lang
  actor: Actor
  /** Null in every call of visitors and members. */
  staff: StaffActor | null
  caller: Caller
  /** The catalogue version this process has seen; in-memory data belong to one version. */
  catalogueVersion: number
  /** The version of catalogue, stock and content together: it changes with everything that a visitor's page shows. */
  cacheVersion: number
  site: Site
}

/** A context whose actor is a member. */
export type MemberCtx = Ctx & { actor: Member }

/** What ordering needs of a member's context, so that a job can place orders for a member who has logged out. */
export type BuyerCtx = Pick<Ctx, 'db' | 'clock' | 'lang'> & { actor: Member }

/** The client of a request, for rate limits and sessions only. */
export interface Caller {
  /** The client's network address; untrusted proxies count as the client. */
  ip: string
  userAgent: string
  /** The session token, from the cookie or the Authorization header. */
  token: string | null
  /** The token of a trusted device of a login; in calls of staff, of a browser in which a staff account has logged in. */
  device: string | null
  /** Identifies the browser that requested an email code. */
  codeNonce: string | null
  /** Identifies the browser that checked a verification code within the last day. */
  checker: string | null
  /** False for a prefetch, or a request sent by a page of another site. */
  isDeliberate: boolean
}

/** For work outside a request. */
export const NO_CALLER: Caller = {
  ip: '',
  userAgent: '',
  token: null,
  device: null,
  codeNonce: null,
  checker: null,
  isDeliberate: true,
}

/** The parts of the configuration that use cases need. */
export interface Site {
  /** The setting PUBLIC_URL without trailing slash; null: not set. */
  publicUrl: string | null
  /** For links in mails: `publicUrl`, otherwise where this process listens, never the host that the request names. */
  origin: string
  /** As `origin`, of the host under which staff work. */
  staffOrigin: string
  contactEmail: string | null
  /** The meaning of a date code's first four digits. */
  dateCode: 'YYWW' | 'YYMM'
  /** The key of verification codes, which also seals the secrets of authenticator apps; generated if missing. */
  codeKey: () => Buffer
}

/** Errors: 401 for visitors and applicants. */
export function memberOf(ctx: Ctx): Member {
  if (ctx.actor.kind !== 'member') throw new AppError(401)
  return ctx.actor
}

/** Errors: 401 without a session of staff. */
export function staffOf({ staff }: Ctx): StaffActor {
  if (!staff) throw new AppError(401)
  return staff
}

/** Whether the actor is an approved member, which decides about members' data. */
export function isMemberCtx(ctx: Ctx): ctx is MemberCtx {
  return ctx.actor.kind === 'member'
}

/** Errors: 401 for visitors and applicants. */
export function memberCtx(ctx: Ctx): MemberCtx {
  memberOf(ctx)
  return ctx as MemberCtx
}

/** Errors: 401 for visitors. */
export function loggedInOf(ctx: Ctx): Member | Applicant {
  if (ctx.actor.kind === 'visitor') throw new AppError(401)
  return ctx.actor
}
