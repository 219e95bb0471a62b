// A PostgreSQL client that names its statements and abandons a server that does not respond.
import type { QueryResult } from 'pg'
import pg from 'pg'
import type { StatementNames } from './statement-names.ts'

/**
 * The client class of one pool; all its connections share the same names. `Query`: the class of its queries:
 * DescribedQuery, which asks for the columns of a statement only once, if each statement stays prepared on its connection;
 * pg's own if a pooler may change the connection.
 */
export function namedClientClass(names: StatementNames, Query: typeof pg.Query): typeof pg.Client {
  class NamedClient extends pg.Client {
    // Neither Kysely nor pg names statements, and planning dominates short queries.
    override query(...args: unknown[]): never {
      const [text, values, callback] = args
      if (typeof text !== 'string' || !Array.isArray(values)) return send(this, args) as never
      const name = names.nameOf(text)
      // The pool's own `query` passes a callback; it gets the name but no retry.
      if (callback !== undefined) {
        return send(this, [name ? { name, text, values } : { text, values }, callback]) as never
      }
      return sendNamed(this, new Query(text, values), name).catch((error: unknown) =>
        recover(this, error, name ? { text, values } : undefined),
      ) as never
    }
  }
  return NamedClient
}

/** Takes a query object: pg would copy a plain object property by property, which takes 2 % of the time of a page. */
function sendNamed(
  client: pg.Client,
  pgQuery: pg.Query,
  name: string | undefined,
): Promise<QueryResult> {
  const query = pgQuery as pg.Query & {
    name: string | undefined
    callback: (error: Error | null, result: QueryResult) => void
  }
  query.name = name
  return new Promise((resolve, reject) => {
    query.callback = (error, result) => (error ? reject(error) : resolve(result))
    send(client, [query])
  })
}

function send(client: pg.Client, args: unknown[]): unknown {
  return Reflect.apply(pg.Client.prototype.query, client, args)
}

async function recover(
  client: pg.Client,
  error: unknown,
  statement: { text: string; values: unknown[] } | undefined,
): Promise<QueryResult> {
  // The stack of pg's error ends in its parser; this one names the code that sent the statement.
  if (error instanceof Error) Error.captureStackTrace(error)
  const { code, message } = error as { code?: string; message?: string }
  // After a migration by another process, a prepared `select *` may have a different shape. The retry uses an
  // unnamed statement; inside a transaction it fails again and the error reaches the caller.
  if (statement && code === '0A000' && message?.includes('cached plan')) {
    return (await send(client, [statement.text, statement.values])) as QueryResult
  }
  // Codes 57P…: the server is shut down, crashed or is starting.
  if (message === 'Query read timeout' || code?.startsWith('57P')) retire(client)
  throw error
}

// The server may hang and respond late, or has just ended this connection: the pool checks this flag and must
// not reuse the connection.
function retire(client: pg.Client): void {
  ;(client as unknown as { _queryable: boolean })._queryable = false
}
