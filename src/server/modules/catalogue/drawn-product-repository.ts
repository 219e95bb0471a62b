// Reads the specifications that drawings need.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { FIRST_NUMBER } from './catalogue-repository.ts'
import type { DrawnSpecification } from './drawn-specification.ts'

export type DrawnRow = Omit<DrawnSpecification, 'sizeName' | 'cellName'> & {
  updatedOn: string
  iecName: string | null
  firstNumber: string | null
}

/** Unordered; unknown and hidden products are missing. */
export async function findDrawnRows(
  db: Kysely<Database>,
  itemNos: readonly string[],
): Promise<DrawnRow[]> {
  const { rows } = await sql<DrawnRow>`
    select item_no as "itemNo", brand, style_type as "styleType", category_id as "categoryId", chemistry,
      voltage, capacity_mah as "capacityMah", energy_wh as "energyWh", length_mm as "lengthMm",
      width_mm as "widthMm", height_mm as "heightMm", diameter_mm as "diameterMm", pack_qty as "packQty",
      coalesce(colour, 'black') as colour, coalesce(ean, '') as ean, device_label as "deviceLabel",
      net_weight_g as "netWeightG", updated_on as "updatedOn",
      iec_name as "iecName", ${sql.raw(FIRST_NUMBER)} as "firstNumber"
    from product p where item_no = any(${itemNos}) and status = 'active'`.execute(db)
  return rows
}
