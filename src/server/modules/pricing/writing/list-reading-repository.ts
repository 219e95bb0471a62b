// Reads the steps and terms of a price list, item by item.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { ListedItem } from './listed-item.ts'

/** The next items of the list after an item number, in its order. */
export async function findListedItems(
  db: Kysely<Database>,
  { list, after, limit }: { list: string; after: string; limit: number },
): Promise<ListedItem[]> {
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
    order by p.item_no limit ${limit}`.execute(db)
  return rows
}
