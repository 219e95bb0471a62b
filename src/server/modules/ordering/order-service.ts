// Reads the orders of one company in one area.
import { type Ctx, memberOf } from '../../context/context.ts'
import { notFound } from '../../platform/errors.ts'
import { findOrderedItems, type OrderOwner } from './order-repository.ts'

/** Item numbers and quantities as they were ordered. Errors: 404 an order of another company or area. */
export async function readOrderedItems(
  ctx: Ctx,
  orderNo: string,
): Promise<{ itemNo: string; quantity: number }[]> {
  const items = await findOrderedItems(ctx.db, orderOwnerOf(ctx), orderNo)
  if (items.length === 0) throw notFound()
  return items
}

export function orderOwnerOf(ctx: Ctx): OrderOwner {
  const { companyId, memberKind } = memberOf(ctx)
  return { companyId, kind: memberKind }
}
