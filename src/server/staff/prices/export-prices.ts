// Exports a price list as CSV; importing the file as it is changes nothing.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type PriceLine, priceColumns } from '../../modules/catalogue-file/price-columns.ts'
import { readListCurrency } from '../../modules/pricing/writing/price-lists.ts'
import type { ListedItem } from '../../modules/pricing/writing/listed-item.ts'
import { readListedItems } from '../../modules/pricing/writing/read-list.ts'
import { writeCsv } from '../../platform/spreadsheet.ts'

/**
 * Exports one consistent snapshot. `write` receives the text in chunks. Throws PriceListError for an unknown
 * list.
 */
export async function exportPrices(
  db: Kysely<Database>,
  list: string,
  write: (text: string) => void | Promise<void>,
): Promise<{ items: number }> {
  let items = 0
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await readListCurrency(trx, list)
      const lines = linesOf(readListedItems(trx, list), () => (items += 1))
      for await (const text of writeCsv(lines, priceColumns())) await write(text)
    })
  return { items }
}

/** The terms are in an item's first row; an item without steps has one row with its terms only. */
async function* linesOf(
  items: AsyncIterable<ListedItem>,
  onItem: () => void,
): AsyncGenerator<PriceLine> {
  for await (const { itemNo, steps, terms } of items) {
    onItem()
    if (steps.length === 0) yield { itemNo, ...terms }
    for (const [index, row] of steps.entries()) {
      yield { itemNo, ...row, ...(index === 0 ? terms : {}) }
    }
  }
}
