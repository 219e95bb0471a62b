// Trade numbers of products: from item number to GTIN, and from GTIN to the product page.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Ctx } from '../../context/context.ts'
import { findItemByGtin, findTradeNumbers } from './product-repository.ts'
import { findProductPath } from './product-service.ts'

/** For visible and hidden products; GTIN-14, null when the product has none. */
export function readTradeNumbers(
  db: Kysely<Database>,
  itemNo: string,
): Promise<{ itemNo: string; gtin: string | null } | undefined> {
  return findTradeNumbers(db, itemNo)
}

/** The product page of a GTIN-14, without language prefix; null: no visible product has it. */
export async function findPageOfGtin(
  ctx: Ctx,
  gtin: string,
): Promise<{ itemNo: string; url: string } | null> {
  const itemNo = await findItemByGtin(ctx.db, gtin)
  const url = itemNo === undefined ? undefined : await findProductPath(ctx, itemNo)
  return itemNo !== undefined && url !== undefined ? { itemNo, url } : null
}
