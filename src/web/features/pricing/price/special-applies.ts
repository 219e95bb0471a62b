// Whether a special price applies to the next order.
import type { MemberPrice } from '../../../../contract/price.ts'
import { tenThousandthsOf } from '../../../../shared/money.ts'
import { smallestOrder, unitPriceAt } from '../../../../shared/price-rules.ts'

/** True if the special price is lower than the regular one and its quantity of this month is not used up. */
export function doesSpecialApply(price: MemberPrice): boolean {
  const { special } = price
  if (!special || special.left === 0) return false
  return tenThousandthsOf(special.unit) < tenThousandthsOf(unitPriceAt(price, smallestOrder(price)))
}
