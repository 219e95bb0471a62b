// Sends one request to the server, with a timeout of 40 s.
import type { Method } from '../contract/call.ts'
import type { Envelope } from '../contract/result-code.ts'
import { REQUEST_TIMEOUT_MS } from '../shared/business-constants.ts'
import { callPath } from '../shared/call-path.ts'
import { TransportError } from './call.ts'

/** Errors: TransportError. An abort by `signal` is rethrown unchanged. */
export async function send(
  method: Method,
  path: string,
  input: object,
  signal?: AbortSignal,
): Promise<Response> {
  const { address, body } = callPath(method, path, input)
  const limit = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
  let response: Response
  try {
    response = await fetch(address, {
      method,
      body,
      headers: body === null ? {} : { 'content-type': 'application/json' },
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new TransportError(limit.aborted ? 'timeout' : 'network')
  }
  if (response.status === 503) throw new TransportError('busy', 503)
  if (!response.ok) throw new TransportError('status', response.status)
  return response
}

export async function readEnvelope(response: Response): Promise<Envelope<unknown>> {
  try {
    return (await response.json()) as Envelope<unknown>
  } catch {
    throw new TransportError('network')
  }
}
