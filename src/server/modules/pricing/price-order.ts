// All products sorted by the price for one kind of member; cached for a few price lists.
import type { MemberCtx } from '../../context/context.ts'
import { perDatabase } from '../../platform/per-database.ts'
import { SingleFlightCache } from '../../platform/single-flight.ts'
import { findListIds, findOrder } from './price-order-repository.ts'
import type { PriceAsker } from './price-repository.ts'
import { usualMinimum } from './price-resolution.ts'
import { askerOf } from './pricing-service.ts'

/** Product ids, cheapest first, without the unpriced ones. Members with the same key see the same order. */
export interface PriceOrder {
  key: string
  ids: Int32Array
}

const cachesOf = perDatabase(() => ({
  lists: new SingleFlightCache(500),
  orders: new SingleFlightCache(16),
}))

/** Sorts by the regular unit price of the smallest order. Read once per catalogue version and day. */
export async function priceOrder(ctx: MemberCtx): Promise<PriceOrder> {
  const { lists: listCache, orders } = cachesOf(ctx.db)
  const asker = askerOf(ctx)
  const lists = await listCache.read(askerKey(ctx, asker), () => findListIds(ctx.db, asker))
  const minimum = usualMinimum(ctx.actor)
  const { region } = ctx.actor
  const key = JSON.stringify([ctx.catalogueVersion, asker.today, lists, minimum, region])
  return orders.read(key, async () => {
    return { key, ids: await findOrder(ctx.db, asker, { minimum, region }) }
  })
}

function askerKey({ catalogueVersion }: MemberCtx, asker: PriceAsker): string {
  return JSON.stringify([catalogueVersion, asker.companyId, asker.priceGroup, asker.currency])
}
