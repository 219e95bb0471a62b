// Reads products for the printed catalogue, their number by device brand, and the day of the last change.
import { sql, type Kysely } from 'kysely'
import type { Lang } from '../../../shared/lang.ts'
import type { Database } from '../../db/database.ts'
import { FIRST_NUMBER } from './catalogue-repository.ts'
import type { PrintRow } from './print-row.ts'
import { isRefuted, refutedFits } from './reviewed-fit-repository.ts'

export interface PrintQuery {
  categoryIds: readonly string[] | undefined
  /** Of the devices; null: products without one. */
  brand: string | null
  /** The item number after which the rows begin. */
  after: string
  limit: number
  lang: Lang
}

/** Brands in alphabetical order, products without a brand last. */
export async function countItemsByBrand(
  db: Kysely<Database>,
  categoryIds: readonly string[] | undefined,
): Promise<{ brand: string | null; items: number }[]> {
  const { rows } = await sql<{ brand: string | null; items: number }>`
    select device_brand as brand, count(*)::integer as items from product
    where status = 'active' and ${within(categoryIds)}
    group by device_brand order by device_brand is null, lower(device_brand) collate "C"`.execute(
    db,
  )
  return rows
}

/**
 * Ordered by item number; `fits` and `numbers` are the most of each that a row lists. Devices that staff found not to fit
 * are left out. `twins`: of each item that has one.
 */
export async function findPrintRows(
  db: Kysely<Database>,
  { categoryIds, brand, after, limit, lang }: PrintQuery,
  { twins, ...max }: { twins: ReadonlyMap<number, number>; fits: number; numbers: number },
): Promise<PrintRow[]> {
  const { rows } = await sql<PrintRow>`
    with ${refutedFits(twins)}
    select p.item_no as "itemNo", coalesce(t.title, e.title, p.item_no) as title, p.brand,
      p.style_type as "styleType", p.category_id as "categoryId", p.chemistry, p.voltage,
      p.capacity_mah as "capacityMah", p.energy_wh as "energyWh", p.length_mm as "lengthMm",
      p.width_mm as "widthMm", p.height_mm as "heightMm", p.diameter_mm as "diameterMm",
      p.pack_qty as "packQty", coalesce(p.colour, 'black') as colour, coalesce(p.ean, '') as ean,
      p.device_brand as "deviceBrand", p.device_label as "deviceLabel",
      p.net_weight_g as "netWeightG", coalesce(p.iec_name, ${sql.raw(FIRST_NUMBER)}) as "sizeName",
      p.fit_count - (select count(*)::integer from refuted r where r.product_id = p.id) as "fitCount", coalesce(f.labels, '{}') as fits,
      coalesce(n.numbers, '{}') as numbers, coalesce(n.count, 0) as "numberCount"
    from product p
    left join product_text t on t.product_id = p.id and t.lang = ${lang}
    left join product_text e on e.product_id = p.id and e.lang = 'en_us'
    left join lateral (
      select array_agg(label order by position) as labels from (
        select f.label, f.position from fitment f where f.product_id = p.id and not ${isRefuted('f')}
        order by f.position limit ${max.fits}) f
    ) f on true
    left join lateral (
      select (array_agg(raw order by position))[1:${sql.lit(max.numbers)}] as numbers,
        count(*)::integer as count
      from part_ref where product_id = p.id) n on true
    where p.status = 'active' and ${within(categoryIds)} and p.item_no > ${after}
      and p.device_brand is not distinct from ${brand}
    order by p.item_no limit ${limit}`.execute(db)
  return rows
}

/** Undefined means every category. */
function within(categoryIds: readonly string[] | undefined) {
  return categoryIds ? sql`category_id = any(${categoryIds})` : sql`true`
}

/** YYYY-MM-DD (UTC). */
export async function findChangeDay(db: Kysely<Database>): Promise<string | undefined> {
  const { rows } = await sql<{ day: string }>`
    select to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD') as day from catalogue_version`.execute(
    db,
  )
  return rows[0]?.day
}
