// A PostgreSQL connection that names its statements and gives up on a server that does not answer.
import type { QueryResult } from 'pg'
import pg from 'pg'
import type { StatementNames } from './statement-names.ts'

/** The client class for one pool; all its connections share the same names. */
export function namedClientClass(names: StatementNames): typeof pg.Client {
  class NamedClient extends pg.Client {
    // Neither Kysely nor pg names statements by itself, and planning dominates short queries.
    override query(...args: unknown[]): never {
      const [text, values, callback] = args
      if (typeof text !== 'string' || !Array.isArray(values)) return send(this, args) as never
      const name = names.nameOf(text)
      const statement = name ? { name, text, values } : { text, values }
      // The pool's own `query` passes a callback; it gets the name, though not the second try.
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
  // After a migration by another process the shape of a prepared `select *` may have changed. The
  // unnamed statement always fits; inside a transaction it fails again and the caller sees that.
  if (named && code === '0A000' && message?.includes('cached plan')) {
    return (await send(client, [named.text, named.values])) as QueryResult
  }
  if (message === 'Query read timeout' || code?.startsWith('57P')) retire(client)
  throw error
}

// The server is stuck and may still answer, or it has just ended this connection: the pool, which asks
// for this flag, must not hand it out again.
function retire(client: pg.Client): void {
  ;(client as unknown as { _queryable: boolean })._queryable = false
}
