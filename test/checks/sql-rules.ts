// Statements are written in repositories, and none both locks rows `for no key update` and changes rows.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import type { Check } from './check.ts'

/** Kysely's builders of statements, and its template for SQL text. */
const STATEMENT =
  /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(|\bsql(?:<[^`]*>)?`|\bsql\.raw\(/
/** The database layer connects, migrates and declares the tables. */
const MAY_BUILD = /-repository\.ts$|^src\/server\/db\/|\.test\.ts$/

/** A template with a lock that lets foreign keys refer to the rows. */
const WEAK_LOCK = /`[^`]*\bfor no key update\b[^`]*`/g
const CHANGE = /(?<!\bfor |\bfor no key |\bdo )\bupdate [a-z_]+/

export const sqlRules: Check = {
  name: 'statements in repositories',
  find: async () => readSources().flatMap(({ path, text }) => strayStatements(path, text)),
}

export const lockRules: Check = {
  name: 'locks in statements of their own',
  find: async () => readSources().flatMap(({ path, text }) => lockingChanges(path, text)),
}

function readSources(): { path: string; text: string }[] {
  return execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path.endsWith('.ts') && existsSync(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
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

/**
 * One message for each statement that locks rows `for no key update` and updates a table. Two of these can end in a
 * deadlock when a foreign key refers to the rows: the update returns to the version of a row that the statement saw when
 * it began, for whose lock another transaction may already wait.
 */
export function lockingChanges(path: string, text: string): string[] {
  return [...text.matchAll(WEAK_LOCK)]
    .filter(([statement]) => CHANGE.test(statement))
    .map(({ index }) => {
      const line = text.slice(0, index).split('\n').length
      return `${path}:${line} locks and changes rows in one statement: lock them in a statement before it`
    })
}
