// Fetches a file from the server; errors arrive as an envelope.
import type { Method } from '../contract/call.ts'
import { RESULT_CODES } from '../contract/result-code.ts'
import { sendWithRenewal } from './browser-transport.ts'
import { CallError } from './call.ts'
import { readEnvelope, send } from './send.ts'
import { renewal } from './session-transport.ts'

/** Browser only. Errors: CallError with the envelope's code, TransportError. */
export async function fetchFile(
  method: Method,
  path: string,
  input: object,
): Promise<{ blob: Blob; fileName: string }> {
  const response = await sendWithRenewal(() => send(method, path, input), mustRenew, renewal)
  if (response.headers.get('content-type')?.includes('json')) {
    throw new CallError(await readEnvelope(response))
  }
  const fileName = fileNameOf(response.headers.get('content-disposition') ?? '')
  return { blob: await response.blob(), fileName }
}

/** RFC 6266: prefers the UTF-8 name (filename*) and falls back to the plain one. */
export function fileNameOf(header: string): string {
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(header)?.[1]
  const plain = /filename="?([^";]+)/.exec(header)?.[1] ?? 'download'
  try {
    return encoded === undefined ? plain : decodeURIComponent(encoded)
  } catch {
    return plain
  }
}

/** The header repeats the envelope's code, so that the body need not be read. */
function mustRenew(response: Response): boolean {
  return response.headers.get('x-result-code') === String(RESULT_CODES.renewToken)
}
