// The exports of a call's file: its route from the contract and its handler.
import type { CallRoute, ParsedInputOf, ResultOf } from '../../contract/call.ts'
import type { ResultCode } from '../../contract/result-code.ts'
import type { Ctx } from './context.ts'
import type { SetCookie } from './http/cookies.ts'

/** A file as a response: streamed or ready, with its name for the browser. */
export interface FileAnswer {
  fileName: string
  mediaType: string
  body: Buffer | NodeJS.ReadableStream | RangedBody
  /** Length of a stream, if known. */
  bytes?: number
  /** Headers in addition to those of every file. */
  headers?: Record<string, string>
}

/** A body that can serve any byte range. */
export interface RangedBody {
  bytes: number
  /** Strong: equal only if all bytes are equal. */
  etag: string
  /** Both ends are inclusive. */
  open: (from: number, to: number) => Promise<NodeJS.ReadableStream>
}

export class CodedResult<T> {
  readonly code: ResultCode
  readonly result: T
  readonly cookies: readonly SetCookie[]

  /** For success codes other than 200, and for responses that set cookies. */
  constructor(code: ResultCode, result: T, cookies: readonly SetCookie[] = []) {
    this.code = code
    this.result = result
    this.cookies = cookies
  }
}

export interface CallHandler<R extends CallRoute = CallRoute> {
  route: R
  answer: (
    ctx: Ctx,
    input: ParsedInputOf<R>,
  ) => Promise<ResultOf<R> | CodedResult<ResultOf<R>> | FileAnswer>
}

/** A handler with its input type erased, as stored in the list of all calls. */
export type AnyCall = CallHandler

export function handle<R extends CallRoute>(
  route: R,
  answer: (
    ctx: Ctx,
    input: ParsedInputOf<R>,
  ) => Promise<ResultOf<R> | CodedResult<ResultOf<R>> | FileAnswer>,
): AnyCall {
  return { route, answer } as unknown as AnyCall
}
