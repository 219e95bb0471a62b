// Finds the address for links that a command prints or mails, and warns where they would not work.
import type { Kysely } from 'kysely'
import type { Database } from '../../server/db/database.ts'
import { findPublicOrigin, isLocalOrigin } from '../../server/context/public-origin.ts'
import { readConfig } from '../../server/platform/config.ts'
import { CommandError } from './run-command.ts'

/** For a link that is printed: this machine's address while the shop has no other. */
export async function printedOrigin(db: Kysely<Database>): Promise<string> {
  const config = readConfig()
  const origin = await findPublicOrigin(db, config)
  return withWarning(origin ?? `http://localhost:${config.PORT}`)
}

/** For links in mails. Errors: CommandError when the shop never started and PUBLIC_URL is not set. */
export async function linkOrigin(db: Kysely<Database>): Promise<string> {
  const origin = await findPublicOrigin(db, readConfig())
  if (origin === null) {
    throw new CommandError(
      'The shop has no address for links yet. Start it once, or set PUBLIC_URL, and try again.',
    )
  }
  return withWarning(origin)
}

function withWarning(origin: string): string {
  if (isLocalOrigin(origin)) {
    console.error(
      `Links lead to ${origin}, which works on this machine only. Set PUBLIC_URL before you write to customers.`,
    )
  }
  return origin
}
