// Finds what to offer while a keyword is being typed, and the address each offer leads to.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

export interface OfferedTerm {
  id: number
  kind: string
  display: string
  brand: string | null
  rank: number
  products: number
  /** The best product's item number, own brand and values. */
  itemNo: string
}

/** Texts that begin like one of the keys, and texts that hold at least one word of every set. */
export async function findOffers(
  db: Kysely<Database>,
  { keys, sets }: { keys: string[]; sets: string[][] },
): Promise<OfferedTerm[]> {
  const byWords = sets.length
    ? sql`union (select t.id from term t where ${sql.join(
        sets.map((set) => sql`t.tokens && (select ${set}::text[])`),
        sql` and `,
      )} order by t.rank limit 30)`
    : sql``
  const { rows } = await sql<OfferedTerm>`
    with hit as (
      (select p.term_id from unnest((select ${keys}::text[])) as q(key)
        cross join lateral (
          (select k.term_id from term_key k where k.key = q.key collate "C")
          union all
          (select k.term_id from term_key k
            where k.key > q.key collate "C" and k.key < (q.key || chr(1114111)) collate "C"
            order by k.key limit 120)) p)
      union
      (select t.id from unnest((select ${keys}::text[])) as q(key), term t
        where t.kind = 'brand' and starts_with(t.norm, q.key) limit 20)
      ${byWords})
    select t.id, t.kind, t.display, t.brand, t.rank, first.products, p.item_no as "itemNo"
    from (select distinct term_id from hit) h
    join term t on t.id = h.term_id and t.kind not in ('category', 'specification')
    cross join lateral (
      select (array_agg(x.product_id))[1] as product_id, count(*)::int as products
      from (select product_id from term_product tp where tp.term_id = t.id order by rank, product_id limit 99) x) first
    join product p on p.id = first.product_id
    order by t.rank, t.display limit 200`.execute(db)
  return rows
}

/** The device page of each text that names a device of the catalogue. */
export async function findDeviceSlugs(
  db: Kysely<Database>,
  termIds: number[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; slug: string }>`
    select t.id, d.slug from term t
    cross join lateral (
      select f.device_id from term_product tp
      join fitment f on f.product_id = tp.product_id and f.label = t.display and f.device_id is not null
      where tp.term_id = t.id limit 1) f
    join device d on d.id = f.device_id
    where t.id = any ((select ${termIds}::int[])::int[])`.execute(db)
  return new Map(rows.map(({ id, slug }) => [id, slug]))
}

/** Names of the categories that have products, in the language asked for or in English. */
export async function readCategoryNames(
  db: Kysely<Database>,
  categoryIds: string[],
  lang: string,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select distinct on (category_id) category_id as id, name from category_text
    where category_id = any ((select ${categoryIds}::text[])::text[]) and lang in (${lang}, 'en_us')
    order by category_id, (lang = ${lang}) desc`.execute(db)
  return rows
}
