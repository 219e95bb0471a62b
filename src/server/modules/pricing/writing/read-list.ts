// Reads a price list in batches, item by item, in the form an export writes.
import { sql, type Kysely } from 'kysely'
import type { PriceStep, PriceTerms } from '../../../../shared/price-file.ts'
import type { Database } from '../../../db/database.ts'

export interface ListedItem {
  itemNo: string
  steps: PriceStep[]
  terms: PriceTerms | null
}

const PORTION = 1000

/** Items with steps or terms, ordered by item number; includes hidden and archived ones. */
export async function* readListedItems(
  db: Kysely<Database>,
  list: string,
): AsyncGenerator<ListedItem> {
  let after = ''
  for (;;) {
    const { rows } = await sql<ListedItem>`
      select p.item_no as "itemNo",
        coalesce((select json_agg(json_build_object('minQuantity', r.min_quantity,
            'amount', trim_scale(r.amount)::text, 'validFrom', r.valid_from, 'validTo', r.valid_to)
            order by r.valid_from nulls first, r.min_quantity)
          from price_row r where r.list = ${list} and r.product_id = p.id), '[]') as steps,
        (select json_build_object('minimum', t.minimum_quantity, 'multiple', t.quantity_multiple,
            'maximum', t.max_order_quantity, 'specialPrice', trim_scale(t.special_amount)::text,
            'specialMonthlyQuantity', t.special_monthly_quantity, 'specialFrom', t.special_from,
            'specialTo', t.special_to)
          from price_term t where t.list = ${list} and t.product_id = p.id) as terms
      from product p
      where p.item_no > ${after} and (exists
        (select from price_row r where r.list = ${list} and r.product_id = p.id)
        or exists (select from price_term t where t.list = ${list} and t.product_id = p.id))
      order by p.item_no limit ${PORTION}`.execute(db)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < PORTION) return
    after = last.itemNo
  }
}
