// What every call declares: path, method, access, cache class and cost class.
import type { z } from 'zod'
import { callPath } from '../shared/call-path.ts'
import type { MemberKind, MemberRole } from '../shared/membership.ts'
import type { StaffPermission } from '../shared/staff-permissions.ts'

export type Method = 'GET' | 'POST' | 'DELETE'
/**
 * visitor: anyone. member: a logged-in member of either kind. applicant: a member, or a logged-in user whose
 * application is still open. renewable: a token that is valid or can be renewed. These see the session of the
 * shop and never that of staff; the following see the session of staff and never that of the shop.
 * staff-entry: anyone, in order to log in. staff-enrolling: a staff account whose factors may still be missing.
 * staff: any enrolled staff account. staff:<permission>: one that holds the permission.
 */
export type Access = 'visitor' | 'applicant' | 'member' | 'renewable' | StaffAccess
export type StaffAccess = 'staff-entry' | 'staff-enrolling' | 'staff' | `staff:${StaffPermission}`
/** public: the response to visitors may be cached and sent to all of them. none: never cached. */
export type CacheClass = 'public' | 'none'
/**
 * critical is rejected last under load, because it places an order or moves money; then cheap, normal and heavy.
 * Without a database a cheap call may still be answered from memory, a critical one is answered with 503.
 */
export type CostClass = 'critical' | 'cheap' | 'normal' | 'heavy'
/**
 * key: the input has a `key` made by the browser, with which a repetition has the effect of one request.
 * repeatable: a repetition changes nothing more, because of what the call does.
 */
export type Idempotency = 'key' | 'repeatable'
/**
 * What happens to a request that the browser sends for a page of another site. allow: it is answered, since
 * a GET changes nothing. deny-cookie: rejected when it carries the session cookie. deny: rejected with and
 * without a cookie, because the call starts a session. deny-prefetch: a GET that changes the session, so
 * that prefetching and previews are rejected as well. same-origin: rejected unless a page of this origin sends
 * it, whatever the method; the rule of all calls of staff.
 */
export type CrossSiteRule = 'allow' | 'deny-cookie' | 'deny' | 'deny-prefetch' | 'same-origin'

/** The input combines path parameters with the query (GET, DELETE) or the body (POST) in one object. */
export interface CallRoute<
  M extends Method = Method,
  P extends string = string,
  I extends z.ZodObject = z.ZodObject,
  O extends z.ZodType = z.ZodType,
> {
  method: M
  path: P
  summary: string
  access: Access
  /** The roles inside a company that may make this call of members; others get 403. Absent: all. */
  roles?: readonly MemberRole[]
  /** The kinds of members that may make this call; others get 403. Absent: all. */
  kinds?: readonly MemberKind[]
  cache: CacheClass
  cost: CostClass
  crossSite: CrossSiteRule
  /** What a repeated request does. Calls of critical cost that change something declare it. */
  idempotency?: Idempotency
  /** The factor is asked for again when it was last given more than five minutes ago. Calls of staff only. */
  stepUp?: true
  /**
   * The action of the one audit entry, such as 'application.approve'; a list where the input decides which of them;
   * 'none' for drafts, views and previews.
   */
  audit?: AuditVerb | readonly AuditVerb[] | 'none'
  /** The largest body of a POST in bytes, when it is not the usual one. A body above the usual limit is read only with a session. */
  bodyBytes?: number
  /** Always with `lang`: POST sends it in the body, GET and DELETE in the query. */
  input: I
  result: O
  /** The answer is a file of this media type; `result` describes what is answered in its place. */
  blob?: string
  /** The body may also be multipart/form-data with files in this field. */
  upload?: Upload
  /** Under load the call answers 200 with null and does nothing: its caller could do nothing about a failure. */
  dropsUnderLoad?: true
  /** The call limits its own work and may wait for it, so it takes no place in the queue of all requests. */
  queuesItself?: true
  /** Null bytes and lone surrogates in texts of the input are replaced; other calls reject them. */
  replacesInvalidCharacters?: true
}

/** A call that answers with a file. Failures, and results with a code other than 200, use the envelope. */
export interface FileCallRoute<
  M extends Method = Method,
  P extends string = string,
  I extends z.ZodObject = z.ZodObject,
  O extends z.ZodType = z.ZodType,
> extends CallRoute<M, P, I, O> {
  blob: string
}

/** A noun and a verb: 'application.approve'. */
export type AuditVerb = `${string}.${string}`

/** Whether a call sees the session of staff instead of that of the shop. */
export function isStaffAccess(access: Access): access is StaffAccess {
  return access.startsWith('staff')
}

/** Files of one field: their number, the maximum bytes of each, and what they may be. */
export interface Upload {
  field: string
  count: number
  maxBytes: number
  mediaTypes: readonly string[]
}

/** Preserves the literal types of a call, so that callers are checked against method and path. */
export function defineCall<
  const M extends Method,
  const P extends string,
  I extends z.ZodObject,
  O extends z.ZodType,
>(route: CallRoute<M, P, I, O> & { blob?: never }): CallRoute<M, P, I, O> {
  return route
}

/** As defineCall, for a call that answers with a file. */
export function defineFileCall<
  const M extends Method,
  const P extends string,
  I extends z.ZodObject,
  O extends z.ZodType,
>(route: FileCallRoute<M, P, I, O>): FileCallRoute<M, P, I, O> {
  return route
}

/** What a caller passes (before defaults). */
export type InputOf<R extends CallRoute> = z.input<R['input']>
/** What the handler receives (after defaults). */
export type ParsedInputOf<R extends CallRoute> = z.output<R['input']>
export type ResultOf<R extends CallRoute> = z.output<R['result']>

/** The path parameters of '/api/product/detail/{itemNo}': ['itemNo']. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
}

/** The address of a GET call with its input, as it is put into links and headers. */
export function addressOf<R extends CallRoute<'GET'>>(route: R, input: InputOf<R>): string {
  return callPath(route.method, route.path, input).address
}
