// Counts the SQL statements that a request causes.
import pg from 'pg'
import { vi } from 'vitest'

export interface StatementCount {
  /** The statements since the last call, without those of work in the background. */
  take(): string[]
  stop(): void
}

/**
 * Polls of the version of the catalogue, for which the pool may open another connection; counts that are written some
 * seconds later; and the last use of a session, which is written at intervals.
 */
const IN_BACKGROUND =
  /transaction_read_only|^select set_config\('statement_timeout', '\d+', false\)|missed_search|page_view|^update "(?:staff_)?session" set "last_seen_at"/

/** Counts the statements of every connection in this process. */
export function countStatements(): StatementCount {
  const texts: string[] = []
  const original = pg.Client.prototype.query
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    texts.push(textOf(args[0]))
    return Reflect.apply(original, this, args) as never
  })
  return {
    take: () => texts.splice(0).filter((text) => !IN_BACKGROUND.test(text)),
    stop: () => spy.mockRestore(),
  }
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  return (statement as { text?: string }).text ?? ''
}
