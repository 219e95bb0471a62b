// Reads devices for the finder: types, brands, models, and the products that fit one device.
import { sql, type Kysely } from 'kysely'
import { TRADE_NAMES } from '../../../shared/trade-name.ts'
import type { Database } from '../../db/database.ts'
import { CONTRADICTED_FITS } from '../../db/reviewed-fits.ts'
import { JOIN_REVIEW, REVIEWED_CONFIDENCE, type ReviewedFit } from './reviewed-fit-repository.ts'
import type { FitRow } from './product-repository.ts'

export interface DeviceRow {
  id: string
  slug: string
  brand: string
  brand_slug: string
  model: string
  device_type: string
  /** Its other names. */
  aliases: string[]
  /** How many items fit it. */
  fit_count: number
}

export interface DeviceCount {
  device_type: string
  brand_slug: string
  brand: string
  count: number
}

/** Devices with at least one battery, by type and brand. */
export async function countDevices(db: Kysely<Database>): Promise<DeviceCount[]> {
  const { rows } = await sql<DeviceCount>`
    select device_type, brand_slug, min(brand) as brand, count(*)::integer as count
    from device where fit_count > 0 group by device_type, brand_slug`.execute(db)
  return rows
}

/**
 * Devices with at least one battery, by brand and the name that is shown: of an Apple computer its trade name instead
 * of its identifier ('MacBookAir6,2'). A filter of null selects all.
 */
export async function findDevices(
  db: Kysely<Database>,
  query: {
    deviceType: string | null
    brandSlug: string | null
    slugs: string[] | null
    limit: number
    offset: number
  },
): Promise<{ total: number; list: DeviceRow[] }> {
  const { rows } = await sql<DeviceRow & { total: number }>`
    select id, slug, brand, brand_slug, model, device_type, aliases, fit_count,
      (count(*) over ())::integer as total
    from device left join unnest(${TRADE_NAMES.models}::text[], ${TRADE_NAMES.names}::text[])
      as trade (trade_model, trade_name) on brand = 'Apple' and model = trade_model
    where fit_count > 0
      and (${query.deviceType}::text is null or device_type = ${query.deviceType})
      and (${query.brandSlug}::text is null or brand_slug = ${query.brandSlug})
      and (${query.slugs}::text[] is null or slug = any (${query.slugs}::text[]))
    order by lower(brand), lower(coalesce(trade_name, model)), id limit ${query.limit} offset ${query.offset}`.execute(
    db,
  )
  if (rows.length === 0 && query.offset > 0) {
    // A page beyond the end has no row to carry the total.
    const { total } = await findDevices(db, { ...query, limit: 1, offset: 0 })
    return { total, list: [] }
  }
  return { total: rows[0]?.total ?? 0, list: rows.map(({ total: _, ...device }) => device) }
}

/** A product that fits the device; `qualifier`: which of the devices of this name. */
export interface FittingRow extends ReviewedFit, Pick<FitRow, 'qualifier'> {
  product_id: number
}

/** A device with the products that fit it, at most 100: discontinued ones last, otherwise the largest capacity first. */
export async function findDevice(
  db: Kysely<Database>,
  slug: string,
): Promise<(DeviceRow & { fitting: FittingRow[] }) | undefined> {
  const { rows } = await sql<DeviceRow & { fitting: FittingRow[] }>`
    with ${CONTRADICTED_FITS}
    select d.id, d.slug, d.brand, d.brand_slug, d.model, d.device_type, d.aliases, d.fit_count,
      coalesce((select json_agg(fitting) from (
        select product_id, confidence, review, twin_reviews, qualifier from (
          select distinct on (f.product_id) f.product_id, f.qualifier, p.stop, p.capacity_mah,
            ${REVIEWED_CONFIDENCE}
          from fitment f join product p on p.id = f.product_id and p.status = 'active' ${JOIN_REVIEW}
          where f.device_id = d.id
          order by f.product_id, f.position
        ) fits
        order by stop, capacity_mah desc, product_id limit 100) fitting), '[]') as fitting
    from device d where d.slug = ${slug}`.execute(db)
  return rows[0]
}

/** Slugs of devices with at least one battery, sorted. */
export async function findDeviceSlugs(
  db: Kysely<Database>,
  limit: number,
  offset: number,
): Promise<{ total: number; slugs: string[] }> {
  const { rows } = await sql<{ slug: string; total: number }>`
    select slug, (count(*) over ())::integer as total from device where fit_count > 0
    order by slug limit ${limit} offset ${offset}`.execute(db)
  return { total: rows[0]?.total ?? 0, slugs: rows.map((row) => row.slug) }
}
