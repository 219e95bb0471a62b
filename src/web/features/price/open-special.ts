// Whether a special price counts for the next order.
import type { MemberPrice } from '../../../contract/price.ts'
import { unitsOf } from '../../../shared/money.ts'
import { smallestOrder, unitPriceAt } from '../../../shared/price-rules.ts'

/** It is lower than the regular one and not used up this month. */
export function isSpecialOpen(price: MemberPrice): boolean {
  const { special } = price
  if (!special || special.left === 0) return false
  return unitsOf(special.unit) < unitsOf(unitPriceAt(price, smallestOrder(price)))
}
