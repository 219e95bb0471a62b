// Reads items from the tables in the form used by files.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { CatalogueItem } from '../../../../shared/catalogue-item.ts'
import type { Database } from '../../../db/database.ts'

type ItemRow = Omit<CatalogueItem, 'dimension_mm' | 'basis'> & {
  id: number
  lengths: [number | null, number | null, number | null, number | null]
  basis: Record<string, string>
}

export interface StoredItem {
  id: number
  item: CatalogueItem
}

/** The items with these numbers, or the next ones by id (keyset paging, for exports). */
export async function readItems(
  db: Kysely<Database>,
  which: { itemNos: readonly string[] } | { afterId: number; limit: number },
): Promise<StoredItem[]> {
  const filter =
    'itemNos' in which
      ? sql`p.item_no = any(${[...which.itemNos]}::text[])`
      : sql`p.id > ${which.afterId}`
  const limit = 'itemNos' in which ? sql`` : sql`order by p.id limit ${which.limit}`
  const result = await sql<ItemRow>`${ITEM_SELECT} where ${filter} ${limit}`.execute(db)
  return result.rows.map((row) => ({ id: row.id, item: itemOf(row) }))
}

const ITEM_SELECT = sql`
  select p.id, p.item_no as "itemNo", p.brand, p.style_type as "styleType", p.type,
    p.category_id as category, p.device_brand as "deviceBrand",
    en.title as title_en_us, cn.title as title_zh_cn, hk.title as title_zh_hk,
    en.description as description_en_us, cn.description as description_zh_cn,
    hk.description as description_zh_hk,
    p.capacity_mah as "capacity_mAh", p.energy_wh as "energy_Wh", p.voltage, p.chemistry,
    p.pack_qty as "packQty", p.colour, p.ean,
    json_build_array(p.length_mm, p.width_mm, p.height_mm, p.diameter_mm) as lengths,
    p.net_weight_g as "netWeight_g", p.gross_weight_g as "grossWeight_g",
    p.regions as "salesRegions",
    (select amount::float8 from price_row where product_id = p.id and list = 'srp'
        and currency = 'USD' and min_quantity = 1 and valid_from is null)
      as "suggestedRetailPrice_USD",
    array(select label || case when qualifier = '{}' then ''
        else ' {' || array_to_string(qualifier, '; ') || '}' end
      from fitment where product_id = p.id order by position) as "fitModels",
    p.fit_device_ids as "fitDeviceIds",
    array(select raw from part_ref where product_id = p.id and kind = 'oem' order by position)
      as "partNumbers",
    array(select raw from part_ref where product_id = p.id and kind = 'reported_name'
      order by position) as "reportedNames",
    p.iec_name as "iecName", p.ansi_name as "ansiName", p.discharge_rate as "dischargeRate",
    p.remark, case when p.stop then 'discontinued' else p.status end as status,
    coalesce((select quantity from stock where product_id = p.id), 0) as stock,
    p.listed_on::text as "listedOn", p.updated_on::text as "updatedOn", p.popularity, p.basis
  from product p
    left join product_text en on en.product_id = p.id and en.lang = 'en_us'
    left join product_text cn on cn.product_id = p.id and cn.lang = 'zh_cn'
    left join product_text hk on hk.product_id = p.id and hk.lang = 'zh_hk'
`

function itemOf(row: ItemRow): CatalogueItem {
  const { id: _id, lengths, ...rest } = row
  const basis = Object.entries(row.basis).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return { ...rest, dimension_mm: printMeasures(lengths), basis: Object.fromEntries(basis) }
}

/** Formats lengths in the normalised form of files. */
function printMeasures([length, width, height, diameter]: ItemRow['lengths']): string | null {
  if (diameter !== null) return `Ø${diameter} x ${height}`
  return length === null ? null : `${length} x ${width} x ${height}`
}

/** 'Ø11.6 x 5.4' or '97.2 x 30.4 x 19.6' as the four columns, in mm. */
export function measuresOf(text: string | null): {
  length_mm: number | null
  width_mm: number | null
  height_mm: number | null
  diameter_mm: number | null
} {
  const parts = (text ?? '').replace('Ø', '').split(' x ').map(Number)
  const [first = null, second = null, third = null] = text === null ? [] : parts
  return text?.startsWith('Ø')
    ? { length_mm: null, width_mm: null, height_mm: second, diameter_mm: first }
    : { length_mm: first, width_mm: second, height_mm: third, diameter_mm: null }
}
