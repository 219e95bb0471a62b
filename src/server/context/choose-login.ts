// Chooses the login with which the server connects to its database, and warns where its rights are too wide or its time
// limits are missing.
import pg from 'pg'
import type { Engine } from '../db/engine/engine.ts'
import {
  findServerRole,
  inspectLogin,
  limitingStatements,
  limitLogin,
  type LoginFacts,
  openServerLogin,
  type ServerLogin,
} from '../db/server-role.ts'
import type { Config } from '../platform/config.ts'
import type { Log } from '../platform/log.ts'

type Settings = Pick<Config, 'DATABASE_URL' | 'DATABASE_OWNER_URL' | 'DB_STATEMENT_NAMES'>

/** The embedded database has a login for the server; an external one when DATABASE_OWNER_URL is set. */
export async function chooseLogin(
  engine: Pick<Engine, 'kind' | 'url' | 'isBehindPooler'>,
  config: Settings,
  log: Pick<Log, 'warn'>,
): Promise<ServerLogin> {
  if (engine.kind === 'embedded') return openServerLogin(engine.url)
  if (config.DATABASE_OWNER_URL) return useServerLogin(engine.url, config, log)
  return useOwnerLogin(engine, config, log)
}

async function useServerLogin(
  ownerUrl: string,
  config: Settings,
  log: Pick<Log, 'warn'>,
): Promise<ServerLogin> {
  const url = config.DATABASE_URL
  await limitLogin(ownerUrl, loginOf(url))
  const facts = await inspectLogin(url)
  if (facts.hasOwnersRights) {
    log.warn('the login of DATABASE_URL can change tables: use one with the rights of shop_server')
  }
  if (facts.isBehindPooler) warnOfPooler(facts, config, log)
  return { url, role: null, isBehindPooler: facts.isBehindPooler }
}

/** Behind a pooler, which does not keep a role, the server has the rights of the owner of the tables. */
async function useOwnerLogin(
  { url, isBehindPooler }: Pick<Engine, 'url' | 'isBehindPooler'>,
  config: Settings,
  log: Pick<Log, 'warn'>,
): Promise<ServerLogin> {
  const role = isBehindPooler ? null : await findServerRole(url)
  if (role === null) {
    log.warn(
      "the server works with the owner's rights: set DATABASE_OWNER_URL, and DATABASE_URL to a login with the rights of shop_server (docs/operations.md)",
    )
  }
  if (isBehindPooler) {
    await limitLogin(url, loginOf(url))
    warnOfPooler(await inspectLogin(url), config, log)
  }
  return { url, role, isBehindPooler }
}

/** Through a pooler sessions have the limits of their login, because it hands them on to others. */
function warnOfPooler(
  { login, database, hasLimits }: LoginFacts,
  config: Settings,
  log: Pick<Log, 'warn'>,
): void {
  if (!hasLimits) {
    log.warn(
      `the login of DATABASE_URL has no time limits: let an administrator run ${limitingStatements(login, database)}`,
    )
  }
  if (config.DB_STATEMENT_NAMES === 'on') {
    log.warn(
      'DATABASE_URL leads through a pooler: set DB_STATEMENT_NAMES=off unless the pooler keeps prepared statements, as PgBouncer does from 1.21 on',
    )
  }
}

function loginOf(url: string): string {
  return new pg.Client({ connectionString: url }).user ?? ''
}
