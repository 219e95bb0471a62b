// Calls the server by its contract: opens the envelope, and throws CallError for an error code. A transport throws
// TransportError when no envelope arrives.
import type { CallRoute, InputOf, Method, ResultOf } from '../contract/call.ts'
import { type Envelope, type InvalidInput, isSuccess } from '../contract/result-code.ts'

/** How a call is sent: by fetch in the browser, in process during server rendering. */
export type Transport = (
  method: Method,
  path: string,
  input: object,
  signal?: AbortSignal,
) => Promise<Envelope<unknown>>

/** The server answered with an error code. `msg` is in the requested language. */
export class CallError extends Error {
  code: number
  errors: InvalidInput['errors']
  /** Details of the error by its code, such as the reason of a 409 or the seconds to wait after a 429. */
  result: unknown

  constructor(answer: Envelope<unknown>) {
    super(answer.msg)
    this.name = 'CallError'
    this.code = answer.code
    this.result = answer.result
    this.errors = (answer.result as InvalidInput | null)?.errors ?? []
  }
}

export type TransportFailure = 'busy' | 'timeout' | 'network' | 'status'

/** No envelope arrived: server busy, timeout, network failure or another HTTP status. */
export class TransportError extends Error {
  failure: TransportFailure
  /** The HTTP status; 0 without a usable response. */
  status: number

  constructor(failure: TransportFailure, status = 0) {
    super(`${failure} ${status}`)
    this.name = 'TransportError'
    this.failure = failure
    this.status = status
  }
}

/** Turns a route of the contract into a function; the compiler checks method and path against the route. */
export function caller<R extends CallRoute>(method: R['method'], path: R['path']) {
  return async (
    input: InputOf<R>,
    transport: Transport,
    signal?: AbortSignal,
  ): Promise<ResultOf<R>> => {
    const answer = await transport(method, path, input, signal)
    if (!isSuccess(answer.code)) throw new CallError(answer)
    return answer.result as ResultOf<R>
  }
}
