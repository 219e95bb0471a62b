// Reads products for the printed catalogue by device brand, a few hundred at a time.
import type { Kysely } from 'kysely'
import type { Ctx } from '../../context/context.ts'
import type { Database } from '../../db/database.ts'
import { openStore } from './catalogue-store.ts'
import { allTwins } from './pair-service.ts'
import type { PrintRow } from './print-row.ts'
import {
  countItemsByBrand,
  findChangeDay,
  findPrintRows,
  type PrintQuery,
} from './printed-item-repository.ts'

/** The most devices and numbers per row: the first ones, in the order of the product's page. */
const MAX_FITS = 8
const MAX_NUMBERS = 10

/** Brands in alphabetical order, products without a brand last. */
export function countByDeviceBrand(
  db: Kysely<Database>,
  categoryIds: readonly string[] | undefined,
): Promise<{ brand: string | null; items: number }[]> {
  return countItemsByBrand(db, categoryIds)
}

/** Rows after an item number ('' for the start), ordered by item number. */
export async function readPrintRows(
  ctx: Pick<Ctx, 'db' | 'catalogueVersion'>,
  query: PrintQuery,
): Promise<PrintRow[]> {
  const twins = allTwins(await openStore(ctx))
  return findPrintRows(ctx.db, query, { twins, fits: MAX_FITS, numbers: MAX_NUMBERS })
}

/** The date (YYYY-MM-DD) of the last catalogue change; '' before there was one. */
export async function readCatalogueDay(db: Kysely<Database>): Promise<string> {
  return (await findChangeDay(db)) ?? ''
}
