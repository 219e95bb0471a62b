// Writes the tables of the search index; texts of the catalogue are gathered by SQL, read into words by the rules.
import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { OwnTexts } from './product-words.ts'

export interface CatalogueText {
  id: number
  kind: string
  display: string
  brand: string | null
}

/** Gathers every text that leads to the products into temporary tables that end with the transaction. */
export async function collectTexts(db: Kysely<Database>, productIds: number[] | 'all') {
  for (const table of TEMPORARY) {
    await sql`drop table if exists ${sql.table(`pg_temp.${table}`)}`.execute(db)
  }
  const asked = productIds === 'all' ? sql`true` : sql`p.id = any(${productIds}::int[])`
  await sql`create temporary table index_product on commit drop as
    select p.id, (case when p.stop then 1000000000 else 0 end) - least(p.popularity, 900000000) as rank,
      p.item_no, p.ean, p.iec_name, p.ansi_name, p.category_id, p.voltage, p.brand, p.device_brand
    from product p where p.status = 'active' and ${asked}`.execute(db)
  // Without figures the planner reads whole tables for five products.
  await sql`analyze index_product`.execute(db)
  await sql`create temporary table index_source on commit drop as
    select dense_rank() over (order by kind, display)::int as position, x.* from (
      select 'item_no' collate "C" as kind, item_no collate "C" as display, null as brand, id as product_id, rank from index_product
      union all select 'ean', ltrim(ean, '0'), null, id, rank from index_product where ean is not null
      union all select 'iec', iec_name, null, id, rank from index_product where iec_name is not null
      union all select 'ansi', ansi_name, null, id, rank from index_product where ansi_name is not null
      union all select 'category', 'c:' || category_id, null, id, rank from index_product
      union all select 'specification', round(voltage::numeric, 2)::float8 || ' V', null, id, rank from index_product
      union all select 'brand', brand, brand, id, rank from index_product
      union all select 'brand', device_brand, device_brand, id, rank from index_product where device_brand is not null
      union all select 'brand', f.brand, f.brand, f.product_id, min(i.rank)
        from fitment f join index_product i on i.id = f.product_id group by f.brand, f.product_id
      union all select 'device', f.label, f.brand, f.product_id, i.rank
        from fitment f join index_product i on i.id = f.product_id
      union all select r.kind, r.raw, coalesce(r.brand, i.device_brand), r.product_id, i.rank
        from part_ref r join index_product i on i.id = r.product_id) x`.execute(db)
  const known = productIds === 'all' ? sql`null::int` : sql`t.id`
  const join =
    productIds === 'all'
      ? sql``
      : sql`left join term t on t.kind = x.kind and t.display = x.display`
  const fresh =
    productIds === 'all' ? sql`x.position` : sql`nextval(pg_get_serial_sequence('term', 'id'))::int`
  await sql`create temporary table index_text on commit drop as
    select x.*, coalesce(${known}, ${fresh}) as id, ${known} is null as fresh from (
      select position, min(kind) as kind, min(display) as display, min(brand) as brand, min(rank) as rank
      from index_source group by position) x ${join}`.execute(db)
  await sql`create index on index_text (id)`.execute(db)
  await sql`analyze index_text`.execute(db)
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

/** Texts that the index does not have yet, in order of id. */
export async function readNewTexts(
  db: Kysely<Database>,
  { after, limit }: { after: number; limit: number },
): Promise<CatalogueText[]> {
  const { rows } = await sql<CatalogueText>`
    select id, kind, display, brand from index_text
    where id > ${after} and fresh order by id limit ${limit}`.execute(db)
  return rows
}

export async function insertTexts(
  db: Kysely<Database>,
  rows: { id: number; norm: string; tokens: string[]; keys: string[] }[],
  all: boolean,
): Promise<void> {
  await sql`insert into ${into('term', all)} (id, kind, display, brand, norm, tokens, rank)
    select x.id, t.kind, t.display, t.brand, x.norm, string_to_array(x.tokens, ${SEPARATOR}), t.rank
    from unnest(${rows.map((row) => row.id)}::int[], ${column(rows.map((row) => row.norm))},
      ${column(rows.map((row) => row.tokens.join(SEPARATOR)))}) as x(id, norm, tokens)
    join index_text t on t.id = x.id`.execute(db)
  const keys = rows.flatMap((row) => row.keys.map((key) => ({ key, id: row.id })))
  await sql`insert into ${into('term_key', all)} (key, term_id)
    select * from unnest(${column(keys.map(({ key }) => key))}, ${keys.map(({ id }) => id)}::int[])`.execute(
    db,
  )
}

/** Links every text to its products. */
export async function linkTexts(db: Kysely<Database>, all: boolean): Promise<void> {
  const text = all ? sql`s.position` : sql`x.id`
  const join = all ? sql`` : sql`join index_text x on x.position = s.position`
  await sql`insert into ${into('term_product', all)} (term_id, rank, product_id)
    select distinct ${text}, s.rank, s.product_id from index_source s ${join}`.execute(db)
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
    from unnest(${rows.map(({ id }) => id)}::int[],
      ${column(rows.map(({ tokens }) => tokens.join(SEPARATOR)))}) as x(id, words)`.execute(db)
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
      select d.term_id from index_touched d
      where not exists (select from term_product tp where tp.term_id = d.term_id)),
    gone as (delete from term t using lost where t.id = lost.term_id)
    delete from term_key k using lost where k.term_id = lost.term_id`.execute(db)
  await sql`with linked as (
      select term_id from index_touched
      union select tp.term_id from index_product i join term_product tp on tp.product_id = i.id)
    update term t set rank = r.rank
    from linked l cross join lateral (
      select tp.rank from term_product tp where tp.term_id = l.term_id order by tp.rank limit 1) r
    where t.id = l.term_id and t.rank is distinct from r.rank`.execute(db)
}

/** Whether any of the products is gone from the catalogue, and its links with it. */
export async function someAreGone(db: Kysely<Database>, productIds: number[]): Promise<boolean> {
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from product where id = any(${productIds}::int[])`.execute(db)
  return (rows[0]?.left ?? 0) < new Set(productIds).size
}

/** What a deleted product alone led to can only be found by looking at everything. */
export async function sweepAfterDeletion(db: Kysely<Database>): Promise<void> {
  await sql`insert into index_touched select t.id from term t
    where not exists (select from term_product tp where tp.term_id = t.id)
      and not exists (select from index_touched d where d.term_id = t.id)`.execute(db)
  await sql`with counted as (
      select word, count(*)::int as df from search_product, unnest(tokens) as word group by word),
    gone as (delete from token t where not exists (select from counted c where c.word = t.token))
    update token t set df = c.df from counted c where c.word = t.token and t.df <> c.df`.execute(db)
}

// A whole column as one text: neither side has to quote and unquote its thousands of elements.
function column(texts: string[]): RawBuilder<string[]> {
  return sql`string_to_array(${texts.join(ROW_END)}, ${ROW_END})`
}

function into(table: string, all: boolean) {
  return sql.table(all ? `${table}_next` : table)
}

// Never part of a norm, a word or a key: rows of different length cannot travel as one array of arrays.
const SEPARATOR = '\u001f'
const ROW_END = '\u001e'
const TEMPORARY = ['index_product', 'index_source', 'index_text', 'index_touched', 'index_own']
