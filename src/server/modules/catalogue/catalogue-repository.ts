// Reads products as cards show them, what is related to them, their ids and addresses, and the categories.
import { sql, type Kysely } from 'kysely'
import type { Lang } from '../../../shared/lang.ts'
import type { Database } from '../../db/database.ts'

/** Measures and colour are null where they are unknown. */
export interface CardRow {
  id: number
  item_no: string
  slug: string
  title: string
  title_lang: Lang
  brand: string
  style_type: 'main' | 'high-performance'
  category_id: string
  /** Null: it is not for the devices of one brand; a standard cell is not. */
  device_brand: string | null
  /** The device that the English title names, such as 'Lenovo 45N1001'; null: it names none. */
  device_label: string | null
  iec_name: string | null
  /** The first number of an item without a device brand, such as 'AA'. */
  first_number: string | null
  voltage: number
  capacity_mah: number
  energy_wh: number
  chemistry: string
  colour: string | null
  length_mm: number | null
  width_mm: number | null
  height_mm: number | null
  diameter_mm: number | null
  pack_qty: number
  regions: string[]
  /** Devices on its fit list. */
  fit_count: number
  /** False: it has no fit list, or one that was derived. */
  fits_confirmed: boolean
  /** The pieces on hand, less those that are reserved or backordered; at least 0. */
  quantity: number
  stop: boolean
  listed_on: string
  updated_on: string
}

/** The first number of `product p` if it has no device brand: the size or the name of a standard cell. */
export const FIRST_NUMBER = `case when p.device_brand is null then (select r.raw from part_ref r
  where r.product_id = p.id order by r.position limit 1) end`

/** Columns of `product p`, its text in the requested language or in English, and its stock. */
const CARD = sql.raw(`
  p.id, p.item_no, p.slug, coalesce(t.title, e.title, p.item_no) as title,
  case when t.title is null then 'en_us' else t.lang end as title_lang,
  p.brand, p.style_type, p.category_id, p.device_brand, p.device_label, p.voltage, p.capacity_mah,
  p.energy_wh, p.chemistry, p.colour, p.length_mm, p.width_mm, p.height_mm, p.diameter_mm, p.pack_qty,
  p.regions, p.fit_count, p.fits_confirmed, greatest(s.on_hand - s.reserved - s.backordered, 0) as quantity, p.stop,
  p.listed_on, p.updated_on, p.iec_name, ${FIRST_NUMBER} as first_number`)

const cardJoins = (lang: Lang) => sql`
  left join product_text t on t.product_id = p.id and t.lang = ${lang}
  left join product_text e on e.product_id = p.id and e.lang = 'en_us'
  left join stock_level s on s.product_id = p.id`

/** Cards of the given products; the caller restores the order. */
export async function findCards(
  db: Kysely<Database>,
  ids: readonly number[],
  lang: Lang,
): Promise<CardRow[]> {
  if (ids.length === 0) return []
  // One JSON column is several times cheaper to read than 29 columns per row.
  const { rows } = await sql<{ cards: CardRow[] | null }>`
    select json_agg(card) as cards from (
      select ${CARD} from product p ${cardJoins(lang)}
      where p.id = any(${ids as number[]}::integer[]) and p.status = 'active') card`.execute(db)
  return rows[0]?.cards ?? []
}

/**
 * The ids of the products related to a product. `kind`: as in `RelationTable`, or `successor` for the replacement item,
 * which comes first.
 */
export async function findRelations(
  db: Kysely<Database>,
  productId: number,
): Promise<{ kind: string; other_id: number }[]> {
  const { rows } = await sql<{ kind: string; other_id: number }>`
    select kind, other_id from (
      select 'successor' as kind, successor_id as other_id, 0 as place, 0 as position
      from product where id = ${productId} and successor_id is not null
      union all
      select r.kind, r.other_id, 1, r.position from relation r where r.product_id = ${productId}
    ) related
    order by place, kind, position, other_id`.execute(db)
  return rows
}

export interface CategoryRow {
  id: string
  /** Null: the root. */
  parent_id: string | null
  names: Partial<Record<Lang, string>>
}

/** Every category with its names, parents before children. */
export async function findCategories(db: Kysely<Database>): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select c.id, c.parent_id, coalesce(jsonb_object_agg(t.lang, t.name) filter (where t.lang is not null), '{}') as names
    from category c left join category_text t on t.category_id = c.id
    group by c.id order by c.parent_id nulls first, c.position, c.id`.execute(db)
  return rows
}

/** The number of entries of part numbers; a number of two items counts twice. */
export async function countNumbers(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ numbers: number }>`
    select count(*)::integer as numbers from part_ref`.execute(db)
  return rows[0]?.numbers ?? 0
}

/** The id of a visible product, or undefined. The item number is matched as written or in capitals. */
export async function findProductId(
  db: Kysely<Database>,
  itemNo: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from product where item_no = any(${[itemNo, itemNo.toUpperCase()]}::text[]) and status = 'active'
    limit 1`.execute(db)
  return rows[0]?.id
}

/** The parts of product addresses, ordered by item number. */
export async function findProductPaths(
  db: Kysely<Database>,
  ids: number[],
): Promise<{ item_no: string; slug: string; category_id: string; updated_on: string }[]> {
  const { rows } = await sql<{
    item_no: string
    slug: string
    category_id: string
    updated_on: string
  }>`
    select item_no, slug, category_id, updated_on from product
    where id = any(${ids}::integer[]) and status = 'active' order by item_no`.execute(db)
  return rows
}
