// Whether a call about a return was rejected because an earlier request with the same key is still being processed.
import type { CallError } from '../../../../client/call.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'

export function isInFlight({ code, result }: CallError): boolean {
  return (
    code === RESULT_CODES.conflict && (result as { reason?: string } | null)?.reason === 'inFlight'
  )
}
