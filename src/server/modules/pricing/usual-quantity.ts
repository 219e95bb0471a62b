// The quantity of a new line for which none was given.
import { smallestOrder } from '../../../shared/price-rules.ts'
import type { MemberCtx } from '../../context/context.ts'
import { usualMinimum } from './price-resolution.ts'
import { pricesOf } from './pricing-service.ts'

/**
 * Returns a function of the item number, in upper or lower case: the item's smallest order, or without a price the
 * minimum of the member's kind.
 */
export async function usualQuantities(
  member: MemberCtx,
  lines: ReadonlyArray<{ itemNo: string; quantity?: number | undefined }>,
): Promise<(itemNo: string) => number> {
  const withoutQuantity = lines.filter(({ quantity }) => quantity === undefined)
  const itemNos = withoutQuantity.flatMap(({ itemNo }) => [itemNo, itemNo.toUpperCase()])
  const prices = await pricesOf(member, [...new Set(itemNos)])
  return (itemNo) => {
    const price = prices.get(itemNo) ?? prices.get(itemNo.toUpperCase())
    return price ? smallestOrder(price) : usualMinimum(member.actor)
  }
}
