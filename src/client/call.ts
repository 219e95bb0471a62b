// Calls the server by its contract: opens the envelope and turns every failure into one of two errors.
import type { CallRoute, InputOf, Method, ResultOf } from '../contract/call.ts'
import { type Envelope, type InvalidInput, isSuccess } from '../contract/result-code.ts'

/** How a call travels: by fetch in the browser, handed over in process while the server renders. */
export type Transport = (
  method: Method,
  path: string,
  input: object,
  signal?: AbortSignal,
) => Promise<Envelope<unknown>>

/** The server answered with a code that is no success. `msg` is in the asked language. */
export class CallError extends Error {
  code: number
  errors: InvalidInput['errors']
  /** What came with the refusal: an approval state, the seconds to wait. */
  result: unknown

  constructor(answer: Envelope<unknown>) {
    super(answer.msg)
    this.name = 'CallError'
    this.code = answer.code
    this.result = answer.result
    this.errors = (answer.result as InvalidInput | null)?.errors ?? []
  }
}

export type TransportFault = 'busy' | 'timeout' | 'network' | 'status'

/** No envelope came: the server was busy, the time ran out, the network failed, or another HTTP status came. */
export class TransportError extends Error {
  fault: TransportFault
  status: number

  constructor(fault: TransportFault, status = 0) {
    super(`${fault} ${status}`)
    this.name = 'TransportError'
    this.fault = fault
    this.status = status
  }
}

/** A call of the contract as a function; the compiler checks method and path against the route. */
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
