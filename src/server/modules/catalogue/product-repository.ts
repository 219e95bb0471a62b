// Reads one product: with all that its page shows in one statement, or only its fits, its address or its trade numbers.
import { sql, type Kysely } from 'kysely'
import type { Lang } from '../../../shared/lang.ts'
import type { MemberKind } from '../../../shared/membership.ts'
import type { Database } from '../../db/database.ts'
import { CONTRADICTED_FITS } from '../../db/reviewed-fits.ts'
import { FIRST_NUMBER } from './catalogue-repository.ts'
import type { CardRow } from './catalogue-repository.ts'
import { JOIN_REVIEW, REVIEWED_CONFIDENCE, type ReviewedFit } from './reviewed-fit-repository.ts'

export interface FitRow extends ReviewedFit {
  /** Brand and name of the device, as the fit list has them. */
  label: string
  brand: string
  /** Of the device's page; null: the label names no known device. */
  slug: string | null
  /** Which of the devices of this name it fits. */
  qualifier: string[]
  /** Who says so: 'maker', 'tested', 'customer', 'import' (observed on devices) or 'derived' (a guess). */
  source: string
}

export interface ProductPageRow extends CardRow {
  description: string | null
  description_lang: Lang | null
  ean: string | null
  net_weight_g: number | null
  gross_weight_g: number | null
  ansi_name: string | null
  discharge_rate: string | null
  remark: string | null
  basis: Record<string, string>
  type: 'battery' | 'charger' | 'accessory'
  status: 'draft' | 'active' | 'hidden' | 'archived'
  fits: FitRow[]
  fit_brands: { brand: string; count: number }[]
  /** Its other numbers and names; `kind` as in `PartRefTable`. */
  part_refs: { kind: string; raw: string; brand: string | null }[]
  media: { kind: string; url: string; alt: string }[]
  /** Other items; `kind` is 'successor' (the replacement item) or as in `RelationTable`. */
  relations: { kind: string; other_id: number }[]
  reviews: {
    author: string
    /** Null: it is shown with the name of its author. */
    kind: MemberKind | null
    rating: number
    body: string
    date: string
  }[]
  /** Of all published reviews. */
  rated: { total: number; average: number | null }
}

/** Number of fits included in the page; further ones are loaded page by page. */
export const FITS_SHOWN = 100

/** The visible product with this item number, or undefined. */
export async function findProductPage(
  db: Kysely<Database>,
  itemNo: string,
  lang: Lang,
): Promise<ProductPageRow | undefined> {
  const { rows } = await sql<ProductPageRow>`
    with ${CONTRADICTED_FITS}
    select p.id, p.item_no, p.slug, coalesce(t.title, e.title, p.item_no) as title,
      case when t.title is null then 'en_us' else t.lang end as title_lang,
      coalesce(t.description, e.description) as description,
      case when t.description is not null then t.lang when e.description is not null then 'en_us' end as description_lang,
      p.brand, p.style_type, p.category_id, p.device_brand, p.device_label, p.voltage, p.capacity_mah,
      p.energy_wh, p.chemistry, p.colour, p.length_mm, p.width_mm, p.height_mm, p.diameter_mm, p.pack_qty,
      p.regions, p.fit_count, p.fits_confirmed, greatest(s.on_hand - s.reserved - s.backordered, 0) as quantity, p.stop,
      p.listed_on, p.updated_on, p.ean, p.net_weight_g, p.gross_weight_g, p.iec_name, p.ansi_name,
      p.discharge_rate, p.remark, p.basis, p.type, p.status, ${sql.raw(FIRST_NUMBER)} as first_number,
      coalesce((select json_agg(f) from (
        select f.label, f.brand, d.slug, f.qualifier, f.source,
          ${REVIEWED_CONFIDENCE}
        from fitment f left join device d on d.id = f.device_id ${JOIN_REVIEW}
        where f.product_id = p.id order by f.position limit ${FITS_SHOWN}) f), '[]') as fits,
      coalesce((select json_agg(b) from (
        select f.brand, count(*) as count from fitment f where f.product_id = p.id
        group by f.brand order by count(*) desc, f.brand) b), '[]') as fit_brands,
      coalesce((select json_agg(r) from (
        select r.kind, r.raw, r.brand from part_ref r where r.product_id = p.id order by r.position) r), '[]') as part_refs,
      coalesce((select json_agg(m) from (
        select m.kind, m.url, coalesce(case ${lang} when 'zh_cn' then m.alt_zh_cn when 'zh_hk' then m.alt_zh_hk end, m.alt_en_us) as alt
        from media m where m.product_id = p.id order by m.position) m), '[]') as media,
      coalesce((select json_agg(v) from (
        select v.author, v.member_kind as kind, v.rating, v.body, to_char(v.published_at, 'YYYY-MM-DD') as date
        from review v where v.product_id = p.id and v.published_at is not null
        order by v.published_at desc limit 20) v), '[]') as reviews,
      (select json_build_object('total', count(*), 'average', round(avg(v.rating), 1)) from review v
        where v.product_id = p.id and v.published_at is not null) as rated,
      coalesce((select json_agg(o) from (
        select kind, other_id from (
          select 'successor' as kind, p.successor_id as other_id, 0 as place, 0 as position
          where p.successor_id is not null
          union all
          select r.kind, r.other_id, 1, r.position from relation r where r.product_id = p.id) each
        order by place, kind, position, other_id) o), '[]') as relations
    from product p
    left join product_text t on t.product_id = p.id and t.lang = ${lang}
    left join product_text e on e.product_id = p.id and e.lang = 'en_us'
    left join stock_level s on s.product_id = p.id
    where p.item_no = any(${[itemNo, itemNo.toUpperCase()]}::text[]) and p.status = 'active'
    limit 1`.execute(db)
  return rows[0]
}

/** Fits of one product, filtered by brand, by words that must all occur in the label (lower case), and by device. */
export async function findFits(
  db: Kysely<Database>,
  productId: number,
  query: {
    brand: string | null
    words: string[]
    /** The devices to list, by label or slug; null: all. */
    named: { labels: string[]; slugs: string[] } | null
    limit: number
    offset: number
  },
): Promise<{ total: number; list: FitRow[] }> {
  const patterns = query.words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  const { rows } = await sql<FitRow & { total: number }>`
    with ${CONTRADICTED_FITS}
    select f.label, f.brand, d.slug, f.qualifier, f.source,
          ${REVIEWED_CONFIDENCE},
      (count(*) over ())::integer as total
    from fitment f left join device d on d.id = f.device_id ${JOIN_REVIEW}
    where f.product_id = ${productId}
      and (${query.brand}::text is null or f.brand = ${query.brand})
      and lower(f.label) like all (${patterns}::text[])
      and (${query.named === null} or f.label = any (${query.named?.labels ?? []}::text[])
        or d.slug = any (${query.named?.slugs ?? []}::text[]))
    order by f.position limit ${query.limit} offset ${query.offset}`.execute(db)
  if (rows.length === 0 && query.offset > 0) {
    // A page beyond the end has no row to carry the total.
    const { total } = await findFits(db, productId, { ...query, limit: 1, offset: 0 })
    return { total, list: [] }
  }
  return { total: rows[0]?.total ?? 0, list: rows.map(({ total: _, ...fit }) => fit) }
}

/** The parts of a visible product's address. */
export async function findPathSegments(
  db: Kysely<Database>,
  itemNo: string,
): Promise<{ item_no: string; slug: string; category_id: string } | undefined> {
  const { rows } = await sql<{ item_no: string; slug: string; category_id: string }>`
    select item_no, slug, category_id from product
    where item_no = any(${[itemNo, itemNo.toUpperCase()]}::text[]) and status = 'active' limit 1`.execute(
    db,
  )
  return rows[0]
}

/** The trade numbers of a product (its item number and GTIN), visible or not; undefined: no such product. */
export async function findTradeNumbers(
  db: Kysely<Database>,
  itemNo: string,
): Promise<{ itemNo: string; gtin: string | null } | undefined> {
  return db
    .selectFrom('product')
    .where('item_no', 'in', [itemNo, itemNo.toUpperCase()])
    .select(['item_no as itemNo', 'ean as gtin'])
    .executeTakeFirst()
}

/** The item number of a visible product by its GTIN-14. */
export async function findItemByGtin(
  db: Kysely<Database>,
  gtin: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('product')
    .where('ean', '=', gtin)
    .where('status', '=', 'active')
    .orderBy('item_no')
    .select('item_no')
    .executeTakeFirst()
  return row?.item_no
}
