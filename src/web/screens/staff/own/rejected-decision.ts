// What a rejected decision on an entry of the queue tells its person.
import { CallError } from '../../../../client/call.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'

interface RejectionTexts {
  /** By the reason of a 409. */
  rejected: Readonly<Record<string, string>>
  /** A request that expired, for example. */
  gone: string
}

/** Null: there is no specific text for this failure. */
export function rejectionText(error: unknown, { rejected, gone }: RejectionTexts): string | null {
  if (!(error instanceof CallError)) return null
  const { reason = '' } = (error.result ?? {}) as { reason?: string }
  const text = rejected[reason]
  if (text !== undefined) return text
  if (error.code === RESULT_CODES.notFound) return gone
  // The state in which another person left the payment or the payout, such as `payout_paid`.
  return /^(payment|payout)_/.test(reason) ? (rejected['decided'] ?? null) : null
}

/** Whether the entry may have changed since the queue was read. */
export function isOutdatedEntry(error: unknown): boolean {
  if (!(error instanceof CallError)) return false
  return error.code === RESULT_CODES.notFound || error.code === RESULT_CODES.conflict
}
