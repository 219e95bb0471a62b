// Sends one request to the server: address, query or body, 40 s timeout.
import type { Method } from '../contract/call.ts'
import type { Envelope } from '../contract/result-code.ts'
import { TransportError } from './call.ts'

/** Request timeout in ms. */
export const REQUEST_TIMEOUT_MS = 40_000

/** Fills the parameters into '/api/product/detail/{itemNo}' and puts the other fields into the query. */
export function callAddress(method: Method, path: string, input: object) {
  const rest: Record<string, unknown> = { ...input }
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]))
    delete rest[name]
    return value
  })
  if (method === 'POST') return { address: filled, body: JSON.stringify(rest) }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(rest)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) query.append(name, String(one))
    }
  }
  return { address: query.size ? `${filled}?${query}` : filled, body: null }
}

/** Errors: TransportError. An abort by `signal` is rethrown unchanged. */
export async function send(
  method: Method,
  path: string,
  input: object,
  signal?: AbortSignal,
): Promise<Response> {
  const { address, body } = callAddress(method, path, input)
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
