// Whether a special price applies to the next order.
import type { MemberPrice } from '../../../../contract/price.ts'
import { tenThousandthsOf } from '../../../../shared/money.ts'
import { smallestOrder, unitPriceAt } from '../../../../shared/price-rules.ts'

/** True if it is lower than the regular price and not used up this month. */
export function isSpecialOpen(price: MemberPrice): boolean {
  const { special } = price
  if (!special || special.left === 0) return false
  return tenThousandthsOf(special.unit) < tenThousandthsOf(unitPriceAt(price, smallestOrder(price)))
}
