// Finds the database role of the server, which reads and writes rows but cannot change tables.
import pg from 'pg'

const SERVER_ROLE = 'shop_server'

/** The role if it exists and the owner may assume it; null where the owner could not create it. */
export async function findServerRole(url: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url, application_name: 'server-role' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ usable: boolean }>(
      `select has_table_privilege(oid, 'public.product', 'select')
         and pg_has_role(current_user, oid, 'member') as usable
       from pg_roles where rolname = $1`,
      [SERVER_ROLE],
    )
    return rows[0]?.usable ? SERVER_ROLE : null
  } finally {
    await client.end()
  }
}
