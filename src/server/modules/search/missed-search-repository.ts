// Writes down what was looked for in vain.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

export interface Miss {
  /** What makes two demands the same. */
  norm: string
  keyword: string
  lang: string
}

/** Made-up keywords must not fill the disk; by PostgreSQL's own estimate, which is a minute old. */
const MOST_MISSES = 200_000

/** One row for each demand; the same one again raises its count. Once there are too many, new ones are dropped. */
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
