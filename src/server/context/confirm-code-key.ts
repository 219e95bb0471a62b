// Confirms at start that this process has the key of verification codes that all others on its database have.
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { type Config, ConfigError } from '../platform/config.ts'
import { codeKeyOf } from './code-key.ts'
import { agreeOnSetting } from './installation-repository.ts'

/**
 * With another key every genuine code would be unknown, and buyers would be warned of a counterfeit. The first
 * process records the fingerprint of its key. Errors: ConfigError when the key differs, or when DATABASE_URL is set
 * without CODE_KEY, because a key in the folder of one machine is unknown to the next; those of `codeKeyOf`.
 */
export async function confirmCodeKey(
  owner: Kysely<Database>,
  config: Pick<Config, 'CODE_KEY' | 'DATA_DIR' | 'DATABASE_URL'>,
): Promise<void> {
  if (config.DATABASE_URL && !config.CODE_KEY) {
    throw new ConfigError(
      `CODE_KEY is needed beside DATABASE_URL, the same for every process: the content of ${config.DATA_DIR}/code-key if there is such a file, otherwise 64 hexadecimal digits, as "openssl rand -hex 32" prints them.`,
    )
  }
  const fingerprint = fingerprintOf(codeKeyOf(config))
  if ((await agreeOnSetting(owner, 'code-key-fingerprint', fingerprint)) === fingerprint) return
  const source = config.CODE_KEY ? 'CODE_KEY' : `${config.DATA_DIR}/code-key`
  throw new ConfigError(
    `${source} is not the key of this shop's verification codes: genuine codes would be reported as unknown. Put the former key back.`,
  )
}

/** Identifies the key without revealing it. */
function fingerprintOf(key: Buffer): string {
  return createHash('sha256')
    .update('code-key-fingerprint\n')
    .update(key)
    .digest('hex')
    .slice(0, 32)
}
