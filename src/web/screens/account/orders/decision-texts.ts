// Messages to an owner after deciding on an order or an offer above the limit.
import type { CallError } from '../../../../client/call.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'
import type { team } from '../../../texts/en_us/team.ts'

/** After an approval. Offers become paid or await payment; other orders are held or wait for money. */
export function approvedText(state: string, t: typeof team.approval): string {
  if (state === 'paid') return t.offer.approved
  if (state === 'awaiting_payment') return t.offer.waits
  return state === 'held' ? t.approved : t.waits
}

/** What to do after a change that `changeOf` found; offers have their own texts. */
export function changeText(
  { reason, total }: NonNullable<ReturnType<typeof changeOf>>,
  isOffer: boolean,
  t: typeof team.approval,
): string {
  if (reason === 'expired') return t.offer.expired
  if (reason === 'short') return t.short
  const texts = isOffer ? t.offer : t
  return total === undefined ? texts.changed : texts.newTotal
}

/**
 * What has changed since the order was placed or the offer accepted (short: there is not enough stock); null for any
 * other error.
 */
export function changeOf({ code, result }: CallError) {
  if (code !== RESULT_CODES.conflict) return null
  const { reason, total } = (result ?? {}) as { reason?: string; total?: string }
  if (reason === 'short' || reason === 'expired') return { reason, total: undefined } as const
  return reason === 'changed' ? { reason: 'changed' as const, total } : null
}
