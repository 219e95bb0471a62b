// Names repeated statements, so that PostgreSQL parses and plans them once per connection.
import { sql } from 'kysely'

/**
 * A comment that begins a statement whose best plan depends on its values, such as the beginning of a word. The
 * statement is then never named, because PostgreSQL soon uses one plan for all values of a named one.
 */
export const PLANNED_EACH_TIME = sql`/* planned each time */`

/**
 * `any` of these texts, for `column = …` in a statement that is sent very often. PostgreSQL sees an array of unknown length
 * each time. If it knew the length, the plan for one text would look cheaper than the plan for any number, and it would
 * plan the statement for its values each time, which can take ten times as long as running it.
 */
export function anyText(texts: readonly string[]) {
  return sql`any((select ${texts}::text[])::text[])`
}

export interface StatementNames {
  /** The name for this text, or undefined if it is sent unnamed. */
  nameOf(text: string): string | undefined
}

/**
 * Texts are named on their second use, so that one-off statements (lists of varying length) use no names; after
 * `limit` names further texts stay unnamed. Each name costs memory of PostgreSQL on every connection.
 */
export function createStatementNames(limit = 400): StatementNames {
  const named = new Map<string, string>()
  const seenOnce = new Set<string>()
  return {
    nameOf(text) {
      const known = named.get(text)
      if (known || named.size >= limit) return known
      if (!PREPARABLE.test(text)) return undefined
      if (!seenOnce.has(text)) {
        if (seenOnce.size >= limit * 5) seenOnce.clear()
        seenOnce.add(text)
        return undefined
      }
      seenOnce.delete(text)
      const name = `s${named.size + 1}`
      named.set(text, name)
      return name
    },
  }
}

/** Does not match a statement that begins with a comment: see PLANNED_EACH_TIME. */
const PREPARABLE = /^\s*(?:select|with|insert|update|delete)\b/i
