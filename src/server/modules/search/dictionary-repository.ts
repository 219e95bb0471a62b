// Asks the dictionary of words and the list of keys for what a mistyped word may have meant.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

export interface DictionaryWord {
  token: string
  /** How many products the word leads to. */
  df: number
}

/** What the dictionary has for each typed word: itself, and words that begin with it, the most common first. */
export async function findWords(
  db: Kysely<Database>,
  words: string[],
): Promise<(DictionaryWord & { typed: string })[]> {
  const { rows } = await sql<DictionaryWord & { typed: string }>`
    select q.word as typed, t.token, t.df from unnest((select ${words}::text[])) as q(word)
    join token t on t.token = q.word collate "C"
    union all
    select q.word, b.token, b.df from unnest((select ${words}::text[])) as q(word)
    cross join lateral (
      select token, df from (
        select token, df from token
        where token > q.word collate "C" and token < (q.word || chr(1114111)) collate "C"
        order by token limit 200) x
      order by df desc, token limit 40) b
    where length(q.word) > 1`.execute(db)
  return rows
}

/**
 * Words of the dictionary that look like one of the folded words, that are one of the slips, or that share
 * the most letter triples with one of the long words.
 */
export async function findNearWords(
  db: Kysely<Database>,
  { folded, slips, long }: { folded: string[]; slips: string[]; long: string[] },
): Promise<DictionaryWord[]> {
  const { rows } = await sql<DictionaryWord>`
    (select token, df from token where translate(token, 'oil', '011') = any ((select ${folded}::text[])::text[] collate "C") limit 60)
    union all
    select token, df from token where token = any ((select string_to_array(${slips.join(' ')}, ' '))::text[] collate "C")
    union all
    select s.token, s.df from unnest((select ${long}::text[])) as q(word)
    cross join lateral (
      select token, df from token where token % q.word and token ~ '^[a-z]{6,}$'
      order by similarity(token, q.word) desc, df desc limit 8) s`.execute(db)
  return rows
}

/** The texts that stand next to this number in the order of all numbers: they share the longest beginning. */
export async function findNeighbours(
  db: Kysely<Database>,
  key: string,
): Promise<{ key: string; kind: string; display: string }[]> {
  const { rows } = await sql<{ key: string; kind: string; display: string }>`
    select n.key, t.kind, t.display from (
      (select k.key, k.term_id from term_key k where k.key < (select ${key}::text) collate "C" order by k.key desc limit 12)
      union all
      (select k.key, k.term_id from term_key k where k.key >= (select ${key}::text) collate "C" order by k.key limit 12)) n
    join term t on t.id = n.term_id where t.kind <> 'category'`.execute(db)
  return rows
}
