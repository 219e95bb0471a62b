// What every piece of work is handed: the database, the clock, and who asks in which language.
import type { Kysely } from 'kysely'
import type { Lang } from '../../shared/lang.ts'
import type { ApprovalState, MemberKind } from '../../shared/membership.ts'
import type { Database } from '../db/database.ts'
import { AppError } from '../platform/errors.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { UploadDesk } from './upload-desk.ts'
import type { Log } from '../platform/log.ts'

/** Everybody who is not logged in. */
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
  state: ApprovalState
}

/** An approved member in the area of this session. Read anew for every request. */
export interface Member {
  kind: 'member'
  memberId: number
  companyId: number
  sessionId: string
  memberKind: MemberKind
  role: 'owner' | 'buyer' | 'finance' | 'viewer'
  priceGroup: string
  currency: string
  region: string
}

export type Actor = Visitor | Applicant | Member

export const VISITOR: Visitor = { kind: 'visitor' }

export interface Ctx {
  db: Kysely<Database>
  clock: () => Date
  files: FileStore
  /** Files of forms: what came with one is judged and kept here. */
  uploads: UploadDesk
  log: Log
  /** Counts a part of an answer that failed while the rest of it is given. */
  countFailure: (part: string) => void
  lang: Lang
  actor: Actor
  caller: Caller
  /** The version of the catalogue this process has seen; whatever is kept in memory belongs to one version. */
  catalogueVersion: number
  site: Site
}

/** A context that is known to be a member's. */
export type MemberCtx = Ctx & { actor: Member }

/** Where a request comes from: for limits and sessions alone. */
export interface Caller {
  /** The network address, without proxies that are not trusted. */
  address: string
  userAgent: string
  /** The session token as it was sent, by cookie or bearer. */
  token: string | null
  /** The token of a device that logged in before. */
  device: string | null
  /** The browser in which an e-mail code was asked for. */
  flow: string | null
  /** The browser in which a verification code was checked within the last day. */
  checker: string | null
  /** False: fetched ahead of a click, or sent by a page of another site. */
  isMeant: boolean
}

export const NOBODY: Caller = {
  address: '',
  userAgent: '',
  token: null,
  device: null,
  flow: null,
  checker: null,
  isMeant: true,
}

/** What the operator configured and answers may tell. */
export interface Site {
  /** Without trailing slash; null when the request's own origin is to be used. */
  publicUrl: string | null
  /** The origin under which this request reached us: links in mails lead there. */
  origin: string
  contactEmail: string | null
  /** How the first four characters of a date code are read. */
  dateCode: 'YYWW' | 'YYMM'
  /** Under which verification codes are hashed; made at its first use where there is none. */
  codeKey: () => Buffer
}

/** Errors: 401 for visitors and applicants. */
export function memberOf(ctx: Ctx): Member {
  if (ctx.actor.kind !== 'member') throw new AppError(401)
  return ctx.actor
}

/** Tells whether an approved member asks; what only members see hangs on it. */
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
