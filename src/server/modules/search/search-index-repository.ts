// Writes the tables of the search index; texts of the catalogue are gathered by SQL, read into words by the rules.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { OwnTexts } from './product-words.ts'

export interface CatalogueText {
  position: number
  kind: string
  display: string
  brand: string | null
  rank: number
}

/** Gathers every text that leads to the products into temporary tables that end with the transaction. */
export async function collectTexts(db: Kysely<Database>, productIds: number[] | 'all') {
  for (const table of TEMPORARY)
    await sql`drop table if exists ${sql.table(`pg_temp.${table}`)}`.execute(db)
  const asked = productIds === 'all' ? sql`true` : sql`p.id = any(${productIds}::int[])`
  await sql`create temporary table index_product on commit drop as
    select p.id, (case when p.stop then 1000000000 else 0 end) - least(p.popularity, 900000000) as rank
    from product p where p.status = 'active' and ${asked}`.execute(db)
  await sql`create temporary table index_source on commit drop as
    select 'item_no' as kind, p.item_no collate "C" as display, p.brand, p.id as product_id from product p join index_product i on i.id = p.id
    union all select 'ean', ltrim(p.ean, '0'), null, p.id from product p join index_product i on i.id = p.id where p.ean is not null
    union all select 'iec', p.iec_name, null, p.id from product p join index_product i on i.id = p.id where p.iec_name is not null
    union all select 'ansi', p.ansi_name, null, p.id from product p join index_product i on i.id = p.id where p.ansi_name is not null
    union all select 'category', 'c:' || p.category_id, null, p.id from product p join index_product i on i.id = p.id
    union all select 'specification', round(p.voltage::numeric, 2)::float8 || ' V', null, p.id from product p join index_product i on i.id = p.id
    union all select 'brand', p.brand, p.brand, p.id from product p join index_product i on i.id = p.id
    union all select 'brand', p.device_brand, p.device_brand, p.id from product p join index_product i on i.id = p.id where p.device_brand is not null
    union all select 'brand', f.brand, f.brand, f.product_id from fitment f join index_product i on i.id = f.product_id group by f.brand, f.product_id
    union all select 'device', f.label, f.brand, f.product_id from fitment f join index_product i on i.id = f.product_id
    union all select r.kind, r.raw, coalesce(r.brand, p.device_brand), r.product_id
      from part_ref r join product p on p.id = r.product_id join index_product i on i.id = p.id`.execute(
    db,
  )
  await sql`create temporary table index_text on commit drop as
    select row_number() over ()::int as position, s.kind, s.display, min(s.brand) as brand, min(i.rank) as rank
    from index_source s join index_product i on i.id = s.product_id group by s.kind, s.display`.execute(
    db,
  )
}

/** Takes the products out of the index; what only they led to stays for dropLostTexts. */
export async function clearProducts(db: Kysely<Database>, productIds: number[]): Promise<void> {
  await sql`create temporary table index_touched on commit drop as
    select distinct term_id from term_product where product_id = any(${productIds}::int[])`.execute(
    db,
  )
  await sql`with lost as (
      select word, count(*)::int as products from search_product, unnest(tokens) as word
      where product_id = any(${productIds}::int[]) group by word)
    update token set df = df - lost.products from lost where token = lost.word`.execute(db)
  await sql`delete from term_product where product_id = any(${productIds}::int[])`.execute(db)
  await sql`delete from search_product where product_id = any(${productIds}::int[])`.execute(db)
}

export async function readNewTexts(
  db: Kysely<Database>,
  { after, limit, all }: { after: number; limit: number; all: boolean },
): Promise<CatalogueText[]> {
  const known = all
    ? sql`false`
    : sql`exists (select from term t where t.kind = x.kind and t.display = x.display)`
  const { rows } = await sql<CatalogueText>`
    select position, kind, display, brand, rank from index_text x
    where position > ${after} and not ${known} order by position limit ${limit}`.execute(db)
  return rows
}

export async function insertTexts(
  db: Kysely<Database>,
  rows: (CatalogueText & { norm: string; tokens: string[]; keys: string[] })[],
  all: boolean,
): Promise<void> {
  const id = all ? sql`x.position` : sql`nextval(pg_get_serial_sequence('term', 'id'))`
  await sql`with x as (
      select * from unnest(${rows.map((row) => row.position)}::int[], ${rows.map((row) => row.kind)}::text[],
        ${rows.map((row) => row.display)}::text[], ${rows.map((row) => row.brand)}::text[],
        ${rows.map((row) => row.norm)}::text[], ${rows.map((row) => row.tokens.join(SEPARATOR))}::text[],
        ${rows.map((row) => row.rank)}::int[], ${rows.map((row) => row.keys.join(SEPARATOR))}::text[])
        as x(position, kind, display, brand, norm, tokens, rank, keys)),
    added as (
      insert into ${into('term', all)} (id, kind, display, brand, norm, tokens, rank)
      select ${id}, kind, display, brand, norm, string_to_array(tokens, ${SEPARATOR}), rank from x
      returning id, kind, display)
    insert into ${into('term_key', all)} (key, term_id)
    select key, a.id from x join added a on a.kind = x.kind and a.display = x.display,
      unnest(string_to_array(x.keys, ${SEPARATOR})) as key`.execute(db)
}

/** Links every text to its products. */
export async function linkTexts(db: Kysely<Database>, all: boolean): Promise<void> {
  const text = all
    ? sql`select position as id, kind, display from index_text`
    : sql`select t.id, x.kind, x.display from index_text x join term t on t.kind = x.kind and t.display = x.display`
  await sql`insert into ${into('term_product', all)} (term_id, rank, product_id)
    select distinct t.id, i.rank, s.product_id
    from index_source s join index_product i on i.id = s.product_id
    join (${text}) t on t.kind = s.kind and t.display = s.display`.execute(db)
}

export async function readOwnTexts(
  db: Kysely<Database>,
  { after, limit }: { after: number; limit: number },
): Promise<(OwnTexts & { id: number })[]> {
  const { rows } = await sql<OwnTexts & { id: number }>`
    select p.id, p.category_id as "categoryId", p.chemistry, p.colour, p.voltage,
      p.capacity_mah as "capacityMah", p.energy_wh as "energyWh",
      coalesce((select string_agg(t.title, ' ') from product_text t where t.product_id = p.id), '') as titles,
      coalesce(c.names, '') as "categoryNames"
    from index_product i join product p on p.id = i.id
    left join (select category_id, string_agg(name, ' ') as names from category_text group by 1) c
      on c.category_id = p.category_id
    where p.id > ${after} order by p.id limit ${limit}`.execute(db)
  return rows
}

export async function insertOwnWords(
  db: Kysely<Database>,
  rows: { id: number; tokens: string[] }[],
): Promise<void> {
  await sql`create temporary table if not exists index_own (product_id int, tokens text[]) on commit drop`.execute(
    db,
  )
  await sql`insert into index_own select id, string_to_array(words, ${SEPARATOR})
    from unnest(${rows.map(({ id }) => id)}::int[], ${rows.map(({ tokens }) => tokens.join(SEPARATOR))}::text[]) as x(id, words)`.execute(
    db,
  )
}

/** All words of each product: those of its texts and its own. */
export async function insertWordsOfProducts(db: Kysely<Database>, all: boolean): Promise<void> {
  await sql`create temporary table if not exists index_own (product_id int, tokens text[]) on commit drop`.execute(
    db,
  )
  const chosen = all ? sql`true` : sql`tp.product_id in (select id from index_product)`
  await sql`insert into ${into('search_product', all)} (product_id, rank, tokens)
    select w.product_id, i.rank, w.tokens from (
      select product_id, array_agg(word) as tokens from (
        select tp.product_id, unnest(t.tokens) as word
          from ${into('term_product', all)} tp join ${into('term', all)} t on t.id = tp.term_id where ${chosen}
        union select o.product_id, unnest(o.tokens) from index_own o) x
      group by product_id) w
    join index_product i on i.id = w.product_id`.execute(db)
}

/** Brings the dictionary in step with the words of the products just written. */
export async function countWords(db: Kysely<Database>, all: boolean): Promise<void> {
  const chosen = all ? sql`true` : sql`s.product_id in (select id from index_product)`
  const counted = sql`select word, count(*)::int from ${into('search_product', all)} s, unnest(s.tokens) as word
    where ${chosen} group by word`
  if (all) {
    await sql`insert into token_next (token, df) ${counted}`.execute(db)
  } else {
    await sql`insert into token (token, df) ${counted}
      on conflict (token) do update set df = token.df + excluded.df`.execute(db)
    await sql`delete from token where df <= 0`.execute(db)
  }
}

/** Removes the texts that lead nowhere any more, and ranks the others anew. */
export async function dropLostTexts(db: Kysely<Database>): Promise<void> {
  await sql`with lost as (
      delete from term t using index_touched d where t.id = d.term_id
        and not exists (select from term_product tp where tp.term_id = t.id) returning t.id)
    delete from term_key k using lost where k.term_id = lost.id`.execute(db)
  await sql`update term t set rank = r.rank
    from (select tp.term_id, min(tp.rank) as rank from term_product tp
      where tp.term_id in (select term_id from index_touched
        union select tp2.term_id from term_product tp2 join index_product i on i.id = tp2.product_id)
      group by tp.term_id) r
    where r.term_id = t.id and t.rank is distinct from r.rank`.execute(db)
}

function into(table: string, all: boolean) {
  return sql.table(all ? `${table}_next` : table)
}

// Never part of a text: rows of different length cannot travel as one array of arrays.
const SEPARATOR = '\u001f'
const TEMPORARY = ['index_product', 'index_source', 'index_text', 'index_touched', 'index_own']
