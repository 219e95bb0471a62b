// Whether an order that waits for money is covered by now and only lacks pieces.
import type { AccountFigures } from '../../../../contract/account.ts'
import type { readOrderRoute } from '../../../../contract/order.ts'
import type { ResultOf } from '../../../../contract/call.ts'
import { parseMinor } from '../../../../shared/minor-units.ts'

type Order = Pick<ResultOf<typeof readOrderRoute>, 'state' | 'currency' | 'total' | 'events'>

/**
 * Pieces were missing when the balance covered the order, which it still does. False without `figures`: the login does not
 * see money.
 */
export function isShortOnly(
  { state, currency, total, events }: Order,
  figures: Pick<AccountFigures, 'available' | 'isOpened'> | null,
): boolean {
  if (state !== 'awaiting_funds' || !figures?.isOpened) return false
  if (!events.some(({ event }) => event === 'wait_for_stock')) return false
  const minor = (amount: string) => parseMinor(amount, currency) ?? 0n
  return minor(figures.available) >= minor(total)
}
