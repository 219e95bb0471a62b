// A PostgreSQL client that names its statements and abandons a server that does not respond.
import type { QueryResult } from 'pg'
import pg from 'pg'
import type { StatementNames } from './statement-names.ts'

/** The client class of one pool; all its connections share the same names. */
export function namedClientClass(names: StatementNames): typeof pg.Client {
  class NamedClient extends pg.Client {
    // Neither Kysely nor pg names statements, and planning dominates short queries.
    override query(...args: unknown[]): never {
      const [text, values, callback] = args
      if (typeof text !== 'string' || !Array.isArray(values)) return send(this, args) as never
      const name = names.nameOf(text)
      const statement = name ? { name, text, values } : { text, values }
      // The pool's own `query` passes a callback; it gets the name but no retry.
      if (callback !== undefined) return send(this, [statement, callback]) as never
      const sent = send(this, [statement]) as Promise<QueryResult>
      return sent.catch((error: unknown) =>
        recover(this, error, name ? { text, values } : undefined),
      ) as never
    }
  }
  return NamedClient
}

function send(client: pg.Client, args: unknown[]): unknown {
  return Reflect.apply(pg.Client.prototype.query, client, args)
}

async function recover(
  client: pg.Client,
  error: unknown,
  named: { text: string; values: unknown[] } | undefined,
): Promise<QueryResult> {
  const { code, message } = error as { code?: string; message?: string }
  // After a migration by another process, a prepared `select *` may have a different shape. The retry uses an
  // unnamed statement; inside a transaction it fails again and the error reaches the caller.
  if (named && code === '0A000' && message?.includes('cached plan')) {
    return (await send(client, [named.text, named.values])) as QueryResult
  }
  if (message === 'Query read timeout' || code?.startsWith('57P')) retire(client)
  throw error
}

// The server may hang and respond late, or has just ended this connection: the pool checks this flag and must
// not reuse the connection.
function retire(client: pg.Client): void {
  ;(client as unknown as { _queryable: boolean })._queryable = false
}
