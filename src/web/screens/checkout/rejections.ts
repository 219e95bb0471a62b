// Why an order was not placed, as a sentence that says what to do next.
import { CallError, TransportError } from '../../../client/call.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import type { Lang } from '../../../shared/lang.ts'
import { wordList } from '../../../shared/punctuation.ts'
import type { Texts } from '../../texts.ts'

/** The result of a conflict. `total`, `service` and `revision` (of the basket) are present if they have changed. */
interface Conflict {
  reason?: string
  total?: string
  service?: string
  revision?: number
  /** Those with too few pieces; `free`: how many can still be ordered. */
  lines?: { itemNo?: string; free?: number }[]
}

/** What a sentence is made of: texts, and functions that write money and numbers. */
interface TextsAndFormats {
  t: Texts['checkout']['rejected']
  lang: Lang
  money: (amount: string) => string
  number: (value: number) => string
}

/** The sentence for a conflict; null for other failures and reasons, for which the server's message is shown. */
export function rejectionText(
  error: CallError,
  { t, lang, money, number }: TextsAndFormats,
): string | null {
  if (error.code !== RESULT_CODES.conflict) return null
  const { reason, total, service, revision, lines = [] } = (error.result ?? {}) as Conflict
  if (reason === 'short') {
    const items = lines.map(({ itemNo = '', free = 0 }) => t.free(itemNo, number(free)))
    return t.short(wordList(items, lang))
  }
  if (reason === 'no_membership') return t.closed
  if (reason !== 'changed') return null
  if (total !== undefined) return t.total(money(total))
  if (service !== undefined) return t.service
  if (revision !== undefined) return t.basket
  return t.lines
}

/** Whether the order may have been placed although the call failed or got no response. */
export function isUncertain(error: unknown): boolean {
  if (error instanceof TransportError) return true
  if (!(error instanceof CallError)) return false
  const { code, result } = error
  // In flight: another request with the same key is still being handled.
  if (code === RESULT_CODES.conflict) return (result as Conflict | null)?.reason === 'inFlight'
  // The key was used with other choices, so an earlier attempt has arrived.
  return code === RESULT_CODES.failed || error.errors.some(({ field }) => field === 'key')
}
