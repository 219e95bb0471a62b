// Chooses the login with which the server connects to its database.
import type { Engine } from '../db/engine/engine.ts'
import {
  findServerRole,
  hasOwnersRights,
  openServerLogin,
  type ServerLogin,
} from '../db/server-role.ts'
import type { Config } from '../platform/config.ts'
import type { Log } from '../platform/log.ts'

/** The embedded database has a login for the server; an outside one when DATABASE_OWNER_URL is set. */
export async function chooseLogin(
  engine: Pick<Engine, 'kind' | 'url'>,
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_OWNER_URL' | 'DB_STATEMENT_NAMES'>,
  log: Log,
): Promise<ServerLogin> {
  if (engine.kind === 'embedded') return openServerLogin(engine.url)
  if (config.DATABASE_OWNER_URL) {
    if (await hasOwnersRights(config.DATABASE_URL)) {
      log.warn(
        'the login of DATABASE_URL can change tables: use one with the rights of shop_server',
      )
    }
    return { url: config.DATABASE_URL, role: null }
  }
  // A pooler in transaction mode does not keep connection settings such as the role.
  const role = config.DB_STATEMENT_NAMES === 'on' ? await findServerRole(engine.url) : null
  return { url: engine.url, role }
}
