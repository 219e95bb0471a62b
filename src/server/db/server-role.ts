// The database role of the server, which reads and writes rows but cannot change tables, and its login.
import { randomBytes } from 'node:crypto'
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

export interface ServerLogin {
  url: string
  /** The role that every connection sets first; null when the login has only the server's rights. */
  role: string | null
}

/**
 * Lets the server log in to the embedded database as a separate role, with a password that lives as long as this
 * process. A session that was logged in like this cannot switch to the owner.
 */
export async function openServerLogin(ownerUrl: string): Promise<ServerLogin> {
  const role = await findServerRole(ownerUrl)
  if (role === null) return { url: ownerUrl, role }
  const password = randomBytes(24).toString('base64url')
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'server-role' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(`alter role ${role} login password ${client.escapeLiteral(password)}`)
  } finally {
    await client.end()
  }
  const url = new URL(ownerUrl)
  url.username = role
  url.password = password
  return { url: url.href, role: null }
}

/** Whether the login of this address could change tables or take another role that can. */
export async function hasOwnersRights(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, application_name: 'server-role' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ wide: boolean }>(
      `select bool_or(r.rolsuper or c.relowner = r.oid) as wide
       from pg_roles r, pg_class c
       where pg_has_role(session_user, r.oid, 'member')
         and c.oid = to_regclass('public.product')`,
    )
    return rows[0]?.wide === true
  } finally {
    await client.end()
  }
}
