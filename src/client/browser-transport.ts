// Carries calls from the browser to the server: address, query or body, 40 s limit, token renewal.
import type { Method } from '../contract/call.ts'
import { type Envelope, RESULT_CODES } from '../contract/result-code.ts'
import { CallError, type Transport, TransportError } from './call.ts'

/** product.md 9: request time-out. */
export const REQUEST_TIMEOUT_MS = 40_000

/** Renews the session and says whether the refused call may be sent again (product.md 4). */
export type Renew = () => Promise<boolean>

/** `renew` is asked once for each answer 402; without it such an answer is passed on. */
export function browserTransport(renew?: Renew): Transport {
  return async (method, path, input, signal) => {
    const first = await readEnvelope(await send(method, path, input, signal))
    if (first.code !== RESULT_CODES.renewToken || !renew || !(await renew())) return first
    return readEnvelope(await send(method, path, input, signal))
  }
}

/** Fetches a file; a refusal arrives as an envelope and is thrown as CallError. */
export async function fetchFile(
  method: Method,
  path: string,
  input: object,
): Promise<{ blob: Blob; fileName: string }> {
  const response = await send(method, path, input)
  if (response.headers.get('content-type')?.includes('json')) {
    throw new CallError(await readEnvelope(response))
  }
  const named = /filename="?([^";]+)/.exec(response.headers.get('content-disposition') ?? '')
  return { blob: await response.blob(), fileName: named?.[1] ?? 'download' }
}

/** '/api/product/detail/{itemNo}' with its parameters filled in and the rest as query. */
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

async function send(
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

async function readEnvelope(response: Response): Promise<Envelope<unknown>> {
  try {
    return (await response.json()) as Envelope<unknown>
  } catch {
    throw new TransportError('network')
  }
}
