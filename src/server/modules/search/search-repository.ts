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

/** Texts that are exactly one of the readings. */
export async function findExact(db: Kysely<Database>, readings: string[]): Promise<FoundTerm[]> {
  const { rows } = await sql<TermRow>`
    with hit as (
      select k.term_id, q.position from unnest((select ${readings}::text[])) with ordinality as q(key, position)
      join term_key k on k.key = q.key collate "C")
    select 'exact' as how, h.position::int - 1 as reading, ${TERM_COLUMNS}
    from hit h join term t on t.id = h.term_id`.execute(db)
  return rows.map(foundTerm)
}

/**
 * Texts that begin with one of the beginnings, that hold all words (reading 0) or all fewer words (reading 1),
 * and texts of which the number is the end or a part. Null leaves a search out.
 */
export async function findAround(
  db: Kysely<Database>,
  asked: {
    beginnings: string[]
    words: string[] | null
    fewer: string[] | null
    part: string | null
  },
): Promise<FoundTerm[]> {
  const { beginnings, words, fewer, part } = asked
  // Three characters are inside half of all numbers; as an end they still say something.
  const inside = part && part.length > 3 ? part : null
  const { rows } = await sql<TermRow>`
    with hit as (
      (select t.id as term_id, 1 as how from term t where t.tokens @> (select ${words}::text[])
        order by t.rank limit ${MOST_TERMS})
      union all
      select p.term_id, 2 from unnest((select ${beginnings}::text[])) as q(key)
      cross join lateral (
        select k.term_id from term_key k
        where k.key > q.key collate "C" and k.key < (q.key || chr(1114111)) collate "C"
        order by k.key limit ${MOST_TERMS}) p
      union all
      (select t.id, 3 from term t where t.norm like (select '%' || ${part}::text) limit ${MOST_TERMS})
      union all
      (select t.id, 4 from term t where t.norm like (select '%' || ${inside}::text || '%') limit ${MOST_TERMS})
      union all
      (select t.id, 5 from term t where t.tokens @> (select ${fewer}::text[])
        order by t.rank limit ${MOST_TERMS}))
    select (array['words', 'prefix', 'suffix', 'part', 'words'])[h.how] as how,
      (h.how = 5)::int as reading, ${TERM_COLUMNS}
    from (select term_id, min(how) as how from hit group by term_id) h
    join term t on t.id = h.term_id`.execute(db)
  return rows.map(foundTerm)
}

/** Texts whose key looks like one of the folded readings (reading 0) or is one of the slips (reading 1). */
export async function findNearKeys(
  db: Kysely<Database>,
  { folded, slips }: { folded: string[]; slips: string[] },
): Promise<(FoundTerm & { key: string })[]> {
  // One text is cheaper to send and to read than an array of a thousand.
  const { rows } = await sql<TermRow & { key: string }>`
    with hit as (
      (select k.term_id, k.key, 0 as reading from term_key k
        where translate(k.key, 'oil', '011') = any ((select ${folded}::text[])::text[] collate "C") limit 60)
      union all
      (select k.term_id, k.key, 1 from term_key k
        where k.key = any ((select string_to_array(${slips.join(' ')}, ' '))::text[] collate "C") limit 60))
    select 'exact' as how, h.reading, h.key, ${TERM_COLUMNS}
    from hit h join term t on t.id = h.term_id`.execute(db)
  return rows.map((row) => ({ ...foundTerm(row), key: row.key }))
}

/** Texts that hold at least one word of every set. */
export async function findByWordSets(
  db: Kysely<Database>,
  sets: string[][],
): Promise<(FoundTerm & { words: string[] })[]> {
  const { rows } = await sql<TermRow & { words: string[] }>`
    with hit as (select t.id as term_id from term t where ${allSets(sql`t.tokens`, sets)}
      order by t.rank limit ${MOST_TERMS})
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

/** Products that carry all words and are in any of the categories (null: in whichever), best first, at most 3,000. */
export async function findProducts(
  db: Kysely<Database>,
  words: string[],
  categoryIds: string[] | null = null,
): Promise<RankedProduct[]> {
  // Materialised: the planner would rather walk all products in order of rank.
  const { rows } = await sql<{ products: string | null }>`
    with hit as materialized (
      select product_id, rank from search_product where ${carrying(words, categoryIds ?? [])})
    select string_agg(product_id || ' ' || rank, ',' order by rank, product_id) as products from (
      select product_id, rank from hit order by rank, product_id limit ${MOST_PRODUCTS}) x`.execute(
    db,
  )
  return ranked(rows[0]?.products ?? null)
}

/** Those of the products that carry all words and are in any of the categories. */
export async function keepProducts(
  db: Kysely<Database>,
  productIds: number[],
  { words, categoryIds }: { words: string[]; categoryIds: string[] },
): Promise<Set<number>> {
  const { rows } = await sql<{ ids: string | null }>`
    with asked as materialized (
      select product_id, tokens from search_product where product_id = any ((select ${productIds}::int[])::int[]))
    select string_agg(product_id::text, ',') as ids from asked where ${carrying(words, categoryIds)}`.execute(
    db,
  )
  return new Set((rows[0]?.ids ?? '').split(',').filter(Boolean).map(Number))
}

/** Products that carry at least one of the words: most of them first, a rare word counting more. */
export async function findByMostWords(
  db: Kysely<Database>,
  words: { token: string; weight: number }[],
): Promise<(RankedProduct & { share: number })[]> {
  const tokens = words.map(({ token }) => token)
  const { rows } = await sql<RankedProduct & { share: number }>`
    select s.product_id as id, s.rank, w.share from search_product s
    cross join lateral (select sum(q.weight)::float8 as share
      from unnest(${tokens}::text[], ${words.map(({ weight }) => weight)}::float8[]) as q(token, weight)
      where q.token = any(s.tokens)) w
    where s.tokens && (select ${tokens}::text[]) order by w.share desc, s.rank, s.product_id limit 60`.execute(
    db,
  )
  return rows
}

/** Products with values in these ranges, best first. */
export async function findByValues(
  db: Kysely<Database>,
  ranges: { voltage: [number, number]; capacity: [number, number]; energy: [number, number] },
  words: string[],
): Promise<RankedProduct[]> {
  const { rows } = await sql<RankedProduct>`
    select s.product_id as id, s.rank from search_product s join product p on p.id = s.product_id
    where p.voltage between ${ranges.voltage[0]} and ${ranges.voltage[1]}
      and p.capacity_mah between ${ranges.capacity[0]} and ${ranges.capacity[1]}
      and p.energy_wh between ${ranges.energy[0]} and ${ranges.energy[1]}
      and s.tokens @> (select ${words}::text[])
    order by s.rank, s.product_id limit 300`.execute(db)
  return rows
}

/** The best products of all: what a search for 'battery' shows. */
export async function findAnyProducts(db: Kysely<Database>): Promise<RankedProduct[]> {
  const { rows } = await sql<{ products: string | null }>`
    select string_agg(product_id || ' ' || rank, ',' order by rank, product_id) as products from (
      select product_id, rank from search_product order by rank, product_id limit ${MOST_PRODUCTS}) x`.execute(
    db,
  )
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
    where tp.product_id = any ((select ${productIds}::int[])::int[]) and t.tokens && (select ${words}::text[]) and t.kind <> 'category'
    order by tp.product_id, cardinality(array(select unnest(t.tokens) intersect select unnest((select ${words}::text[])))) desc,
      cardinality(t.tokens), t.display`.execute(db)
  return new Map(rows.map(({ id, ...reason }) => [id, reason]))
}

export interface Miss {
  norm: string
  keyword: string
  lang: string
}

/** Made-up keywords must not fill the disk; by PostgreSQL's own estimate, which is a minute old. */
const MOST_MISSES = 200_000

/** One row a keyword; the same keyword again raises its count. Once there are too many, new ones are dropped. */
export async function recordMisses(db: Kysely<Database>, misses: Miss[]): Promise<void> {
  await sql`insert into missed_search (norm, keyword, lang, count)
    select norm, max(keyword), max(lang), count(*)::int
    from unnest(${misses.map(({ norm }) => norm)}::text[], ${misses.map(({ keyword }) => keyword)}::text[],
      ${misses.map(({ lang }) => lang)}::text[]) as miss(norm, keyword, lang)
    where (select reltuples from pg_class where oid = 'missed_search'::regclass) < ${MOST_MISSES}
      or exists (select from missed_search known where known.norm = miss.norm)
    group by norm
    on conflict (norm) do update set count = missed_search.count + excluded.count, last_at = now(),
      lang = excluded.lang`.execute(db)
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

function carrying(words: string[], categoryIds: string[]): RawBuilder<unknown> {
  const limits: RawBuilder<unknown>[] = []
  if (words.length) limits.push(sql`tokens @> (select ${words}::text[])`)
  if (categoryIds.length)
    limits.push(sql`tokens && (select ${categoryIds.map((id) => `c:${id}`)}::text[])`)
  return limits.length ? sql.join(limits, sql` and `) : sql`true`
}

function allSets(column: RawBuilder<unknown>, sets: string[][]): RawBuilder<unknown> {
  return sql.join(
    sets.map((set) => sql`${column} && (select ${set}::text[])`),
    sql` and `,
  )
}

const MOST_PRODUCTS = 3000
/** So many texts of one kind and there are more: then products are looked up by their words instead. */
export const MOST_TERMS = 200
