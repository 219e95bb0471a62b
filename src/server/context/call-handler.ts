// What the file of a call exports: its route with its handler (`handle`), which may answer with a code and cookies.
import type { CallRoute, FileCallRoute, ParsedInputOf, ResultOf } from '../../contract/call.ts'
import type { ResultCode } from '../../contract/result-code.ts'
import type { Ctx } from './context.ts'
import type { SetCookie } from '../platform/http/cookies.ts'
import type { FileResponse } from '../platform/http/file-response.ts'

/** The result of a call with another success code than 200, or with cookies. */
export class CodedResult<T> {
  readonly code: ResultCode
  readonly result: T
  readonly cookies: readonly SetCookie[]

  constructor(code: ResultCode, result: T, cookies: readonly SetCookie[] = []) {
    this.code = code
    this.result = result
    this.cookies = cookies
  }
}

/** What a handler of this route may return. Only a route with `blob` may return a file. */
type CallResult<R extends CallRoute> =
  | (R extends FileCallRoute ? FileResponse : ResultOf<R>)
  | CodedResult<ResultOf<R>>

export interface CallHandler<R extends CallRoute = CallRoute> {
  route: R
  answer: (ctx: Ctx, input: ParsedInputOf<R>) => Promise<CallResult<R>>
}

/** A handler with its input type erased, as stored in the list of all calls. */
export type AnyCall = CallHandler

/** A call: its route, and the function that answers it with the parsed input. */
export function handle<R extends CallRoute>(
  route: R,
  answer: (ctx: Ctx, input: ParsedInputOf<R>) => Promise<CallResult<R>>,
): AnyCall {
  return { route, answer } as unknown as AnyCall
}

export function isFileCall(call: AnyCall): call is CallHandler<FileCallRoute> {
  return call.route.blob !== undefined
}
