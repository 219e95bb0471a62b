// The stock of the products as a column in memory, for the filter by stock.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import {
  LOW_STOCK,
  STOCK_IN,
  STOCK_LOW,
  STOCK_OUT,
  type Columns,
  type ColumnsWithoutStock,
} from './catalogue-columns.ts'
import { findStockRows } from './column-repository.ts'

/** A batch of rows is parsed in one turn of the event loop, while requests wait. */
const BATCH_SIZE = 2_000

/** The current stock, by the rows of `columns`. A product without a figure is out of stock. */
export async function loadStock(
  db: Kysely<Database>,
  columns: ColumnsWithoutStock,
): Promise<Columns['stock']> {
  const stock = new Uint8Array(columns.size).fill(STOCK_OUT)
  let after = 0
  for (;;) {
    const found = await findStockRows(db, { after, limit: BATCH_SIZE })
    for (const { product_id: id, quantity } of found) {
      const row = columns.rowOf.get(id)
      if (row !== undefined) stock[row] = stockBandCode(quantity)
    }
    const last = found.at(-1)
    if (!last || found.length < BATCH_SIZE) return stock
    after = last.product_id
  }
}

function stockBandCode(quantity: number): number {
  if (quantity < 1) return STOCK_OUT
  return quantity < LOW_STOCK ? STOCK_LOW : STOCK_IN
}
