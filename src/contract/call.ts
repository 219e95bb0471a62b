// What every call declares: path, method, who may call it, how its answer may be kept, what it costs.
import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'DELETE'
/**
 * visitor: everybody. member: a logged-in member of either kind. applicant: a member, or somebody logged
 * in whose application is still open. renewable: a token that is good or can be renewed.
 */
export type Access = 'visitor' | 'applicant' | 'member' | 'renewable'
/** public: the anonymous answer may be kept. private: per actor. none: never kept. */
export type CacheClass = 'public' | 'private' | 'none'
/** cheap is answered to the last; heavy is shed first under load. */
export type CostClass = 'cheap' | 'normal' | 'heavy'

/** Input is path parameters with the query (GET, DELETE) or with the body (POST), as one object. */
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
  cache: CacheClass
  cost: CostClass
  input: I
  result: O
  /** The answer is a file of this media type; only failures use the envelope. */
  blob?: string
  /** The body may also come as multipart/form-data, with files in this field. */
  upload?: Upload
  /** Null bytes and broken surrogates in texts are taken out; elsewhere they are refused. */
  takesAnyText?: true
}

/** Files of one field: how many, and the most bytes of each. */
export interface Upload {
  field: string
  count: number
  maxBytes: number
}

/** Fixes the literal types of a call, so that callers are checked against method and path. */
export function defineCall<
  const M extends Method,
  const P extends string,
  I extends z.ZodObject,
  O extends z.ZodType,
>(route: CallRoute<M, P, I, O>): CallRoute<M, P, I, O> {
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
