// Reads stored items in the shape of catalogue files, and what a comparison with a file needs.
import { sql, type Kysely } from 'kysely'
import type { CatalogueItem } from '../../../../shared/catalogue-item.ts'
import type { Database } from '../../../db/database.ts'

export type ItemRow = Omit<CatalogueItem, 'dimension_mm' | 'basis'> & {
  id: number
  /** Length, width, height and diameter in mm. */
  lengths: [number | null, number | null, number | null, number | null]
  basis: Record<string, string>
}

/** The items with these numbers, or the next ones by id. */
export async function findItemRows(
  db: Kysely<Database>,
  selection: { itemNos: readonly string[] } | { afterId: number; limit: number },
): Promise<ItemRow[]> {
  const filter =
    'itemNos' in selection
      ? sql`p.item_no = any(${[...selection.itemNos]}::text[])`
      : sql`p.id > ${selection.afterId}`
  const limit = 'itemNos' in selection ? sql`` : sql`order by p.id limit ${selection.limit}`
  const result = await sql<ItemRow>`${ITEM_SELECT} where ${filter} ${limit}`.execute(db)
  return result.rows
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
    p.listed_on::text as "listedOn", p.updated_on::text as "updatedOn", p.popularity, p.basis,
    tr.cells, tr.lithium_g::float8 as lithium_g, tr.un_class as "unNumber",
    tr.customs_code as "customsCode", tr.origin,
    array(select o.item_no from relation r join product o on o.id = r.other_id
      where r.product_id = p.id and r.kind = 'part_of_set' order by r.position) as "setItems"
  from product p
    left join product_text en on en.product_id = p.id and en.lang = 'en_us'
    left join product_text cn on cn.product_id = p.id and cn.lang = 'zh_cn'
    left join product_text hk on hk.product_id = p.id and hk.lang = 'zh_hk'
    left join product_transport tr on tr.product_id = p.id
`

/** The hash of each stored item by its number. */
export async function findHashes(
  db: Kysely<Database>,
  itemNos: readonly string[],
): Promise<Map<string, string>> {
  const found = await sql<{ item_no: string; content_hash: string }>`
    select item_no, content_hash from product
     where item_no = any(${itemNos}::text[])
  `.execute(db)
  return new Map(found.rows.map((row) => [row.item_no, row.content_hash]))
}

/** EAN -> number of the shop item that has it. */
export async function findEanHolders(
  db: Kysely<Database>,
  eans: readonly string[],
): Promise<Map<string, string>> {
  const found = await sql<{ ean: string; item_no: string }>`
    select ean, item_no from product where ean = any(${eans}::text[])
  `.execute(db)
  return new Map(found.rows.map((row) => [row.ean, row.item_no]))
}

/** Items that are not archived and not among these. */
export async function findItemsExcept(
  db: Kysely<Database>,
  itemNos: readonly string[],
): Promise<{ id: number; item_no: string }[]> {
  const { rows } = await sql<{ id: number; item_no: string }>`
    select id, item_no from product
     where status <> 'archived' and not (item_no = any(${itemNos}::text[]))
  `.execute(db)
  return rows
}
