// The specification of one product in the form drawings need.
import { sql, type Kysely } from 'kysely'
import { cellName, isStandardCell } from '../../../shared/cell-name.ts'
import { CHEMISTRIES, nameOf } from '../../../shared/vocabulary.ts'
import type { Database } from '../../db/database.ts'
import { SIZE_NAME } from './catalogue-repository.ts'

/** Lengths in mm, weight in g, ean as GTIN-14 or ''; chemistry by its English name, as printed on labels. */
export interface DrawnSpecification {
  itemNo: string
  brand: string
  styleType: 'main' | 'high-performance'
  categoryId: string
  chemistry: string
  voltage: number
  capacityMah: number
  energyWh: number
  lengthMm: number | null
  widthMm: number | null
  heightMm: number | null
  diameterMm: number | null
  packQty: number
  colour: string
  ean: string
  deviceLabel: string | null
  netWeightG: number | null
  sizeName: string | null
  cellName: string | null
}

type DrawnRow = Omit<DrawnSpecification, 'sizeName' | 'cellName'> & {
  updatedOn: string
  iecName: string | null
  size: string | null
}

export async function findDrawnProduct(
  db: Kysely<Database>,
  itemNo: string,
): Promise<DrawnSpecification | undefined> {
  const [found] = await findDrawnProducts(db, [itemNo])
  return found
}

/** Unordered; unknown and hidden products are missing. `updatedOn` is YYYY-MM-DD. */
export async function findDrawnProducts(
  db: Kysely<Database>,
  itemNos: readonly string[],
): Promise<(DrawnSpecification & { updatedOn: string })[]> {
  const { rows } = await sql<DrawnRow>`
    select item_no as "itemNo", brand, style_type as "styleType", category_id as "categoryId", chemistry,
      voltage, capacity_mah as "capacityMah", energy_wh as "energyWh", length_mm as "lengthMm",
      width_mm as "widthMm", height_mm as "heightMm", diameter_mm as "diameterMm", pack_qty as "packQty",
      coalesce(colour, 'black') as colour, coalesce(ean, '') as ean, device_label as "deviceLabel",
      net_weight_g as "netWeightG", updated_on as "updatedOn",
      iec_name as "iecName", ${sql.raw(SIZE_NAME)} as size
    from product p where item_no = any(${itemNos}) and status = 'active'`.execute(db)
  return rows.map(({ size, iecName, ...row }) => {
    const facts = { size, iecName }
    return {
      ...row,
      chemistry: nameOf(CHEMISTRIES, row.chemistry, 'en_us'),
      sizeName: iecName ?? size,
      cellName: isStandardCell(facts) ? cellName(facts, 'en_us') : null,
    }
  })
}
