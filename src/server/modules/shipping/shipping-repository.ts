// Reads confirmed shipping terms for some destinations, transport facts of products, and addresses of tracking pages.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Packing, ShippingMode, UnClass } from '../../../shared/shipping-terms.ts'

/** `ShippingService` (shared/shipping-terms.ts) and `CarrierAddressRules` (shipping-service.ts) explain the columns. */
export interface ServiceRow {
  id: string
  name_en_us: string
  name_zh_cn: string
  name_zh_hk: string
  mode: ShippingMode
  days_from: number
  days_to: number
  max_parcel_g: number | null
  packaging_g: number
  line_length: number
  latin_only: boolean
  po_box: boolean
  phone_needed: boolean
}

/** Confirmed rows; `demonstration`: also those that the demonstration shop confirmed. */
function confirmed(demonstration: boolean) {
  return sql`confirmed_at is not null and (${demonstration} or confirmed_by <> 'demonstration')`
}

/** `ShippingRule` (shared/shipping-terms.ts) explains the columns. */
export interface RuleRow {
  service: string
  un_class: UnClass
  packing: Packing
  country: string
  post_code: string
  allowed: boolean
  max_wh: number | null
  max_cell_wh: number | null
  max_lithium_g_cell: number | null
  max_lithium_g: number | null
  max_pieces: number | null
  max_net_g: number | null
  valid_from: string
  valid_to: string | null
}

/** `ShippingRate` (shared/shipping-terms.ts) explains the columns. */
export interface RateRow {
  service: string
  country: string
  post_code: string
  currency: string
  /** The weight of the lightest parcel that the rate is for; of several rates the one with the highest weight applies. */
  from_g: number
  /** Minor units. */
  amount: number
  days_from: number | null
  days_to: number | null
}

/**
 * Services in the order that the seller chose; rules in force on `today` and rates, both of the requested countries and
 * those of '*'.
 */
export interface ConfirmedTerms {
  services: ServiceRow[]
  rules: RuleRow[]
  rates: RateRow[]
}

export async function findConfirmedTerms(
  db: Kysely<Database>,
  {
    countries,
    today,
    currency,
    demonstration,
  }: { countries: readonly string[]; today: string; currency: string; demonstration: boolean },
): Promise<ConfirmedTerms> {
  const { rows } = await sql<ConfirmedTerms>`
    select coalesce((select json_agg(service order by position, id) from (
        select id, name_en_us, name_zh_cn, name_zh_hk, mode, days_from, days_to, max_parcel_g, packaging_g,
          line_length, latin_only, po_box, phone_needed, position
        from shipping_service where ${confirmed(demonstration)}) as service), '[]') as services,
      coalesce((select json_agg(rule) from (
        select service, un_class, packing, country, post_code, allowed, max_wh::float8 as max_wh,
          max_cell_wh::float8 as max_cell_wh, max_lithium_g_cell::float8 as max_lithium_g_cell,
          max_lithium_g::float8 as max_lithium_g, max_pieces, max_net_g, valid_from, valid_to
        from shipping_rule
        where ${confirmed(demonstration)} and country = any(${[...countries, '*']}::text[])
          and valid_from <= ${today} and (valid_to is null or valid_to >= ${today})) as rule), '[]') as rules,
      coalesce((select json_agg(rate) from (
        select service, country, post_code, currency, from_g, amount, days_from, days_to
        from shipping_rate
        where ${confirmed(demonstration)} and country = any(${[...countries, '*']}::text[]) and currency = ${currency}
      ) as rate), '[]') as rates`.execute(db)
  return rows[0]!
}

/** A product and its transport facts; null: not known, or for `un_class` and `packing` not stated. */
export interface GoodsRow {
  id: number
  item_no: string
  type: string
  chemistry: string
  voltage: number
  energy_wh: number
  pack_qty: number
  iec_name: string | null
  net_weight_g: number | null
  gross_weight_g: number | null
  cells: number | null
  lithium_g: number | null
  un_class: UnClass | null
  packing: Packing | null
  customs_code: string | null
  origin: string | null
  /** An item of the demonstration catalogue, whose invented facts are marked as derived. */
  is_demonstration: boolean
  /** Changes with every change of a service, rule or rate. */
  terms_version: string
}

/** Unordered; unknown products are missing. */
export async function findGoods(
  db: Kysely<Database>,
  productIds: readonly number[],
): Promise<GoodsRow[]> {
  const { rows } = await sql<GoodsRow>`
    select p.id, p.item_no, p.type, p.chemistry, p.voltage, p.energy_wh, p.pack_qty, p.iec_name,
      p.net_weight_g, p.gross_weight_g, t.cells, t.lithium_g::float8 as lithium_g, t.un_class, t.packing,
      t.customs_code, t.origin,
      coalesce(p.basis ->> 'other' = 'derived', false) as is_demonstration,
      (select version from shipping_version) as terms_version
    from product p left join product_transport t on t.product_id = p.id
    where p.id = any(${productIds}::integer[])`.execute(db)
  return rows
}

export async function findTrackingUrl(
  db: Kysely<Database>,
  service: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('shipping_service')
    .where('id', '=', service)
    .select('tracking_url')
    .executeTakeFirst()
  return row?.tracking_url
}
