// Helpers of the money account's forms: typed amounts, idempotency keys, and messages by the reason of a rejection.
import { CallError } from '../../../../client/call.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'
import { plainAmount } from '../../../components/plain-amount.ts'
import { storedKey } from '../../../components/stored-key.ts'

/** The amount in the field `name` of a form; empty without one. */
export function readAmount(values: FormData, name = 'amount'): string {
  return plainAmount(String(values.get(name) ?? ''))
}

/** Whether the call accepts it as a positive amount. */
export function isAmount(text: string): boolean {
  return /^\d{1,10}(\.\d{1,2})?$/.test(text) && Number(text) > 0
}

/** Awaits the call; if it fails with a conflict (409), its message becomes the page's own sentence for the reason. */
export async function explainConflict<T>(
  call: Promise<T>,
  sentences: Record<string, string>,
): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== RESULT_CODES.conflict) throw error
    const reason = (error.result as { reason?: string } | null)?.reason ?? ''
    throw new CallError({ ...error, msg: sentences[reason] ?? error.message })
  }
}

/** The same input within an hour repeats a payment or payout; later it is another one. */
const HOUR_MS = 3_600_000

/** Idempotency keys: of the report of a payment, and of the request for a payout. */
export const REPORT_KEY = storedKey('top-up', HOUR_MS)
export const PAYOUT_KEY = storedKey('payout', HOUR_MS)
