// Asks the dictionary of words and the list of keys for what a mistyped word may have meant.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

export interface DictionaryWord {
  token: string
  /** How many products the word leads to. */
  df: number
}

/** Those of the candidates that are words of the dictionary. */
export async function findWords(
  db: Kysely<Database>,
  candidates: string[],
): Promise<DictionaryWord[]> {
  const { rows } = await sql<DictionaryWord>`
    select t.token, t.df from unnest(${candidates}::text[]) as q(token)
    join token t on t.token = q.token collate "C"`.execute(db)
  return rows
}

/** Words that begin like this one, the most common first. */
export async function findWordsBeginning(
  db: Kysely<Database>,
  word: string,
): Promise<DictionaryWord[]> {
  const { rows } = await sql<DictionaryWord>`
    select token, df from (
      select token, df from token
      where token > ${word}::text collate "C" and token < (${word}::text || chr(1114111)) collate "C"
      order by token limit 400) x
    order by df desc, token limit 60`.execute(db)
  return rows
}

/** Words that are this one once O is 0 and I, L are 1. */
export async function findWordLookAlikes(
  db: Kysely<Database>,
  folded: string,
): Promise<DictionaryWord[]> {
  const { rows } = await sql<DictionaryWord>`
    select token, df from token where translate(token, 'oil', '011') = ${folded}::text collate "C"
    order by df desc limit 20`.execute(db)
  return rows
}

/** Words that share the most letter triples with this one: two and more mistakes in a long word. */
export async function findSimilarWords(
  db: Kysely<Database>,
  word: string,
): Promise<DictionaryWord[]> {
  const { rows } = await sql<DictionaryWord>`
    select token, df from token where token % ${word}::text
    order by similarity(token, ${word}::text) desc, df desc limit 12`.execute(db)
  return rows
}

/** Those of the candidates that are whole keys. */
export async function findKeys(db: Kysely<Database>, candidates: string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select distinct k.key from unnest(${candidates}::text[]) as q(key)
    join term_key k on k.key = q.key collate "C"`.execute(db)
  return rows.map(({ key }) => key)
}

/** The texts that stand next to this number in the order of all numbers: they share the longest beginning. */
export async function findNeighbours(
  db: Kysely<Database>,
  key: string,
): Promise<{ key: string; kind: string; display: string }[]> {
  const { rows } = await sql<{ key: string; kind: string; display: string }>`
    select n.key, t.kind, t.display from (
      (select k.key, k.term_id from term_key k where k.key < ${key}::text collate "C" order by k.key desc limit 12)
      union all
      (select k.key, k.term_id from term_key k where k.key >= ${key}::text collate "C" order by k.key limit 12)) n
    join term t on t.id = n.term_id where t.kind <> 'category'`.execute(db)
  return rows
}
