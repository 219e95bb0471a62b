// Writes the list of product updates.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'

/** `fitment`: the fit list; `number`: a part number, another name of the battery, or the EAN. */
export type UpdateKind = 'listed' | 'changed' | 'discontinued' | 'price' | 'fitment' | 'number'

export interface NewUpdate {
  product_id: number
  kind: UpdateKind
  /** YYYY-MM-DD. */
  on_date: string
  /** derived: from the dates of an item that is new in the catalogue, not seen as a change by an import. */
  source: 'import' | 'derived'
  /** Names of CatalogueItem fields. */
  fields: string[]
}

export async function insertUpdates(
  db: Kysely<Database>,
  rows: readonly NewUpdate[],
): Promise<void> {
  await sql`
    insert into product_update (product_id, kind, on_date, source, fields)
    select product_id, kind, on_date, source, fields from json_to_recordset(${JSON.stringify(rows)}::json)
      as r(product_id int, kind text, on_date date, source text, fields text[])
     order by on_date, product_id
  `.execute(db)
}
