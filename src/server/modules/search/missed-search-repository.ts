// Stores searches without results.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** What a search asked for and did not find (`demandsOf`). */
export interface Miss {
  /** The normalised text that identifies equal requests. */
  norm: string
  keyword: string
  lang: string
}

/**
 * Prevents invented keywords from filling the disk; uses PostgreSQL's row estimate, which may be a minute old.
 */
const MAX_MISSES = 200_000

/**
 * One row per request, and one per request and day; a repeated one increments their counts. Above the limit new
 * requests are dropped.
 */
export async function recordMisses(db: Kysely<Database>, misses: Miss[]): Promise<void> {
  await sql`with stored as (
    insert into missed_search (norm, keyword, lang, count)
    select norm, max(keyword), max(lang), count(*)::int
    from unnest(${misses.map(({ norm }) => norm)}::text[], ${misses.map(({ keyword }) => keyword)}::text[],
      ${misses.map(({ lang }) => lang)}::text[]) as miss(norm, keyword, lang)
    where (select reltuples from pg_class where oid = 'missed_search'::regclass) < ${MAX_MISSES}
      or exists (select from missed_search known where known.norm = miss.norm)
    group by norm
    on conflict (norm) do update set count = missed_search.count + excluded.count, last_at = now(),
      lang = excluded.lang
    returning norm
  )
  insert into missed_search_day as d (day, norm, count)
  select (now() at time zone 'UTC')::date, norm, count(*)::int
  from unnest(${misses.map(({ norm }) => norm)}::text[]) as miss(norm) join stored using (norm)
  group by norm
  on conflict (day, norm) do update set count = d.count + excluded.count`.execute(db)
}
