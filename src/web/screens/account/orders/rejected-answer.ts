// What to tell a buyer whose answer to an offer was rejected because something has changed.
import type { CallError } from '../../../../client/call.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'
import type { wholesale } from '../../../texts/en_us/wholesale.ts'

/** Null for any other error. */
export function rejectedAnswerText(
  { code, result }: CallError,
  t: typeof wholesale.offer,
): string | null {
  if (code !== RESULT_CODES.conflict) return null
  const { reason, revision } = (result ?? {}) as { reason?: string; revision?: number }
  if (reason === 'expired' || reason === 'uncovered') return t[reason]
  // A newer offer is named by its revision; without one, staff have changed the currency of the membership.
  return reason === 'changed' && revision === undefined ? t.otherCurrency : t.changed
}
