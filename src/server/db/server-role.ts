// The database role of the server, which reads and writes rows but cannot change tables, and its login.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { ADVISORY_LOCKS } from './advisory-locks.ts'
import { isPooledSession } from './pooled-session.ts'
import { SERVER_LIMITS } from './session-limits.ts'

const SERVER_ROLE = 'shop_server'

/** The role if it exists and the owner of the tables may assume it; null where that login could not create it. */
export async function findServerRole(url: string): Promise<string | null> {
  return inSession(url, readServerRole)
}

async function readServerRole(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ isUsable: boolean }>(
    `select has_table_privilege(oid, 'public.product', 'select')
       and pg_has_role(current_user, oid, 'member') as "isUsable"
     from pg_roles where rolname = $1`,
    [SERVER_ROLE],
  )
  return rows[0]?.isUsable ? SERVER_ROLE : null
}

export interface ServerLogin {
  url: string
  /** The role that every connection sets first; null: connections keep the rights of the login. */
  role: string | null
  /** A pooler answers at the URL. */
  isBehindPooler: boolean
}

/**
 * Lets the server log in to the embedded database as a separate role, with a password that lives as long as this
 * process. A session that was logged in like this cannot switch to the owner of the tables.
 */
export async function openServerLogin(ownerUrl: string): Promise<ServerLogin> {
  const password = randomBytes(24).toString('base64url')
  const role = await inSession(ownerUrl, async (client) => {
    const found = await readServerRole(client)
    if (found === null) return null
    await client.query(`alter role ${found} login password ${client.escapeLiteral(password)}`)
    await storeLimits(client, found)
    return found
  })
  if (role === null) return { url: ownerUrl, role, isBehindPooler: false }
  const url = new URL(ownerUrl)
  url.username = role
  url.password = password
  return { url: url.href, role: null, isBehindPooler: false }
}

/**
 * Stores the limits of the server with a login, so that each of its sessions in this database starts with them, also
 * behind a pooler. Limits that the login has already stay as they are. Does nothing where the owner of the tables may
 * not set them.
 */
export async function limitLogin(ownerUrl: string, login: string): Promise<void> {
  await inSession(ownerUrl, (client) => storeLimits(client, login))
}

async function storeLimits(client: pg.Client, login: string): Promise<void> {
  if ((await missingLimitStatements(client, login)) === '') return
  try {
    // PostgreSQL keeps them in one row, and rejects what processes that start at the same time would write into it.
    await client.query('begin isolation level read committed')
    await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.databaseLoginLimits])
    await client.query(await missingLimitStatements(client, login))
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    if ((error as { code?: string }).code === NOT_ALLOWED) return
    throw error
  }
  // The pooler would hand out this session, which does not have the limits yet.
  if (await isPooledSession(client)) await endSession(client)
}

/** The statements that set the limits which a login does not have in this database; empty when it has all or does not exist. */
async function missingLimitStatements(client: pg.Client, login: string): Promise<string> {
  const { rows } = await client.query<{ database: string; stored: string[] | null }>(
    `select current_database() as database, array_agg(split_part(setting, '=', 1)) as stored
     from pg_roles r
       left join pg_db_role_setting s on s.setrole = r.oid and s.setdatabase in (0, (
         select oid from pg_database where datname = current_database()))
       left join unnest(s.setconfig) setting on true
     where rolname = $1 group by r.oid`,
    [login],
  )
  const [found] = rows
  if (!found) return ''
  const missing = Object.keys(SERVER_LIMITS).filter((name) => !found.stored?.includes(name))
  return limitingStatements(login, found.database, missing)
}

const NOT_ALLOWED = '42501'

async function endSession(client: pg.Client): Promise<void> {
  await client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined)
}

/** The statements that set the limits, for an administrator to run in place of the shop. */
export function limitingStatements(
  login: string,
  database: string,
  names: readonly string[] = Object.keys(SERVER_LIMITS),
): string {
  const place = `${pg.escapeIdentifier(login)} in database ${pg.escapeIdentifier(database)}`
  return Object.entries(SERVER_LIMITS)
    .filter(([name]) => names.includes(name))
    .map(([name, ms]) => `alter role ${place} set ${name} = '${ms / 1000}s';`)
    .join(' ')
}

export interface LoginFacts {
  login: string
  database: string
  /** Whether a pooler answers at this address. */
  isBehindPooler: boolean
  /** Whether its sessions start with a limit of each kind. */
  hasLimits: boolean
  /** Whether it could change tables, or take another role that can. */
  hasOwnersRights: boolean
}

/** Reads as which login sessions at this address run, and which limits and rights they have. */
export async function inspectLogin(url: string): Promise<LoginFacts> {
  return inSession(url, async (client) => {
    const names = Object.keys(SERVER_LIMITS)
    const { rows } = await client.query<Omit<LoginFacts, 'isBehindPooler'>>(
      `select session_user as login, current_database() as database,
         (select bool_and(current_setting(name) <> '0') from unnest($1::text[]) name) as "hasLimits",
         exists (
           select from pg_roles r, pg_class c
           where pg_has_role(session_user, r.oid, 'member') and (r.rolsuper or c.relowner = r.oid)
             and c.oid = to_regclass('public.product')) as "hasOwnersRights"`,
      [names],
    )
    const [facts] = rows
    if (!facts) throw new Error('The database did not answer.')
    return { ...facts, isBehindPooler: await isPooledSession(client) }
  })
}

async function inSession<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'server-role' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
