// Looks texts, words and products up in the search index; each statement is one round trip.
import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import type { Database } from '../../db/database.ts'

/** A text that was found and the products it leads to, best first. */
export interface FoundTerm {
  /** exact or prefix for keys; words, suffix or part for the rest. */
  how: 'exact' | 'prefix' | 'words' | 'suffix' | 'part'
  /** Which of the readings it was found by, from 0. */
  reading: number
  kind: string
  display: string
  brand: string | null
  tokens: number
  products: RankedProduct[]
}

export interface RankedProduct {
  id: number
  /** Smaller is shown earlier; above zero is discontinued. */
  rank: number
}

/** Texts that are exactly one of the readings, and texts that begin with one of the beginnings. */
export async function findByKey(
  db: Kysely<Database>,
  { readings, beginnings }: { readings: string[]; beginnings: string[] },
): Promise<FoundTerm[]> {
  const { rows } = await sql<TermRow>`
    with hit as (
      select k.term_id, 'exact' as how, q.position from unnest(${readings}::text[]) with ordinality as q(key, position)
      join term_key k on k.key = q.key collate "C"
      union all
      select p.term_id, 'prefix', q.position from unnest(${beginnings}::text[]) with ordinality as q(key, position)
      cross join lateral (
        select k.term_id from term_key k
        where k.key > q.key collate "C" and k.key < (q.key || chr(1114111)) collate "C"
        order by k.key limit ${MOST_BEGINNINGS}) p)
    select h.how, h.position::int - 1 as reading, ${TERM_COLUMNS}
    from hit h join term t on t.id = h.term_id`.execute(db)
  return rows.map(foundTerm)
}

/** Texts whose key looks like one of the readings once O is 0 and I, L are 1. */
export async function findLookAlikes(db: Kysely<Database>, folded: string[]): Promise<FoundTerm[]> {
  const { rows } = await sql<TermRow>`
    with hit as (
      select distinct k.term_id from unnest(${folded}::text[]) as q(key)
      join term_key k on translate(k.key, 'oil', '011') = q.key collate "C" limit 200)
    select 'exact' as how, 0 as reading, ${TERM_COLUMNS}
    from hit h join term t on t.id = h.term_id`.execute(db)
  return rows.map(foundTerm)
}

/** Texts that hold all words, and texts of which the number is a part. Null leaves that half out. */
export async function findInside(
  db: Kysely<Database>,
  { words, part }: { words: string[] | null; part: string | null },
): Promise<FoundTerm[]> {
  const { rows } = await sql<TermRow>`
    with hit as (
      (select t.id as term_id, 'words' as how from term t where t.tokens @> ${words}::text[]
        order by t.rank limit ${MOST_TERMS})
      union all
      (select t.id, case when t.norm like '%' || ${part}::text then 'suffix' else 'part' end
        from term t where t.norm like '%' || ${part}::text || '%' limit ${MOST_PARTS}))
    select h.how, 0 as reading, ${TERM_COLUMNS}
    from hit h join term t on t.id = h.term_id`.execute(db)
  return rows.map(foundTerm)
}

/** Texts that hold at least one word of every set. */
export async function findByWordSets(
  db: Kysely<Database>,
  sets: string[][],
): Promise<(FoundTerm & { words: string[] })[]> {
  const { rows } = await sql<TermRow & { words: string[] }>`
    with hit as (select t.id as term_id from term t where ${allSets(sql`t.tokens`, sets)}
      order by t.rank limit ${MOST_PARTS})
    select 'words' as how, 0 as reading, t.tokens as words, ${TERM_COLUMNS}
    from hit h join term t on t.id = h.term_id`.execute(db)
  return rows.map((row) => ({ ...foundTerm(row), words: row.words }))
}

/** Products whose words hold at least one of every set, best first. */
export async function findProductsByWordSets(
  db: Kysely<Database>,
  sets: string[][],
): Promise<(RankedProduct & { words: string[] })[]> {
  const { rows } = await sql<{ id: number; rank: number; words: string[] }>`
    select product_id as id, rank, tokens as words from search_product s
    where ${allSets(sql`s.tokens`, sets)} order by rank, product_id limit 60`.execute(db)
  return rows
}

/** Products that carry all words, best first, at most 3,000. */
export async function findProducts(db: Kysely<Database>, words: string[]): Promise<RankedProduct[]> {
  const { rows } = await sql<{ products: string | null }>`
    select string_agg(product_id || ' ' || rank, ',' order by rank, product_id) as products from (
      select product_id, rank from search_product where tokens @> ${words}::text[]
      order by rank, product_id limit ${MOST_PRODUCTS}) x`.execute(db)
  return ranked(rows[0]?.products ?? null)
}

/** The best products of all: what a search for 'battery' shows. */
export async function findAnyProducts(db: Kysely<Database>): Promise<RankedProduct[]> {
  const { rows } = await sql<{ products: string | null }>`
    select string_agg(product_id || ' ' || rank, ',' order by rank, product_id) as products from (
      select product_id, rank from search_product order by rank, product_id limit ${MOST_PRODUCTS}) x`.execute(db)
  return ranked(rows[0]?.products ?? null)
}

/** For each product the text that holds most of the words. */
export async function findReasons(
  db: Kysely<Database>,
  productIds: number[],
  words: string[],
): Promise<Map<number, { kind: string; display: string; brand: string | null }>> {
  const { rows } = await sql<{ id: number; kind: string; display: string; brand: string | null }>`
    select distinct on (tp.product_id) tp.product_id as id, t.kind, t.display, t.brand
    from term_product tp join term t on t.id = tp.term_id
    where tp.product_id = any(${productIds}::int[]) and t.tokens && ${words}::text[] and t.kind <> 'category'
    order by tp.product_id, cardinality(array(select unnest(t.tokens) intersect select unnest(${words}::text[]))) desc,
      cardinality(t.tokens)`.execute(db)
  return new Map(rows.map(({ id, ...reason }) => [id, reason]))
}

export async function recordMiss(
  db: Kysely<Database>,
  miss: { norm: string; keyword: string; lang: string },
): Promise<void> {
  await sql`insert into missed_search (norm, keyword, lang) values (${miss.norm}, ${miss.keyword}, ${miss.lang})
    on conflict (norm) do update set count = missed_search.count + 1, last_at = now(), lang = excluded.lang`.execute(db)
}

interface TermRow {
  how: FoundTerm['how']
  reading: number
  kind: string
  display: string
  brand: string | null
  tokens: number
  products: string | null
}

// One text for the products of a term: three thousand rows would cost more to read than to find.
const TERM_COLUMNS = sql`t.kind, t.display, t.brand, cardinality(t.tokens) as tokens,
  (select string_agg(x.product_id || ' ' || x.rank, ',') from (
    select product_id, rank from term_product tp where tp.term_id = t.id
    order by rank, product_id limit 3000) x) as products`

function foundTerm(row: TermRow): FoundTerm {
  return { ...row, products: ranked(row.products) }
}

function ranked(text: string | null): RankedProduct[] {
  if (!text) return []
  return text.split(',').map((pair) => {
    const space = pair.indexOf(' ')
    return { id: Number(pair.slice(0, space)), rank: Number(pair.slice(space + 1)) }
  })
}

function allSets(column: RawBuilder<unknown>, sets: string[][]): RawBuilder<unknown> {
  return sql.join(
    sets.map((set) => sql`${column} && ${set}::text[]`),
    sql` and `,
  )
}

const MOST_PRODUCTS = 3000
const MOST_TERMS = 1500
const MOST_PARTS = 400
const MOST_BEGINNINGS = 600
