// Statements are written in repositories: no other server file builds SQL.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import type { Check } from './check.ts'

/** Kysely's builders of statements, and its template for SQL text. */
const STATEMENT =
  /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(|\bsql(?:<[^`]*>)?`|\bsql\.raw\(/
/** The database layer connects, migrates and declares the tables. */
const MAY_BUILD = /-repository\.ts$|^src\/server\/db\/|\.test\.ts$/

export const sqlRules: Check = {
  name: 'statements in repositories',
  find: async () =>
    execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' })
      .split('\n')
      .filter((path) => path.endsWith('.ts') && existsSync(path))
      .flatMap((path) => strayStatements(path, readFileSync(path, 'utf8'))),
}

/** One message for each line that builds a statement where none belongs. */
export function strayStatements(path: string, text: string): string[] {
  if (MAY_BUILD.test(path)) return []
  return text
    .split('\n')
    .flatMap((line, index) =>
      STATEMENT.test(line)
        ? [`${path}:${index + 1} builds SQL: statements belong in a repository`]
        : [],
    )
}
