// All products sorted by price, for members with the same lists, minimum and region; cached for a few such groups.
import type { MemberCtx } from '../../context/context.ts'
import { perDatabase } from '../../platform/per-database.ts'
import { SingleFlightCache } from '../../platform/single-flight.ts'
import { findListIds, findRanking } from './price-ranking-repository.ts'
import type { PricePrincipal } from './price-repository.ts'
import { usualMinimum } from './price-resolution.ts'
import { principalOf } from './pricing-service.ts'

/** Product ids, cheapest first, without the unpriced ones. Members with the same key see the same ranking. */
export interface PriceRanking {
  key: string
  ids: Int32Array
}

const cachesOf = perDatabase(() => ({
  lists: new SingleFlightCache(500),
  rankings: new SingleFlightCache(16),
}))

/** Sorts by the regular unit price of the smallest order. Read once per catalogue version and day. */
export async function rankByPrice(ctx: MemberCtx): Promise<PriceRanking> {
  const { lists: listCache, rankings } = cachesOf(ctx.db)
  const principal = principalOf(ctx)
  const lists = await listCache.read(principalKey(ctx, principal), () =>
    findListIds(ctx.db, principal),
  )
  const minimum = usualMinimum(ctx.actor)
  const { region } = ctx.actor
  const key = JSON.stringify([ctx.catalogueVersion, principal.today, lists, minimum, region])
  return rankings.read(key, async () => {
    return { key, ids: await findRanking(ctx.db, principal, { minimum, region }) }
  })
}

function principalKey({ catalogueVersion }: MemberCtx, principal: PricePrincipal): string {
  return JSON.stringify([
    catalogueVersion,
    principal.companyId,
    principal.kind,
    principal.priceGroup,
    principal.currency,
  ])
}
