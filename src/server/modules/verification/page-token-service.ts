// One-time tokens of the verification page: only a check with a token is recorded.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Ctx } from '../../context/context.ts'
import { hashOf, newSecret } from '../../platform/secrets.ts'
import { MINUTE_MS } from '../../../shared/time.ts'
import {
  deletePageTokensUntil,
  insertPageToken,
  markPageTokenUsed,
} from './page-token-repository.ts'

/** The page fetches a token when the user checks a code, and sends it with the code. Long enough for a slow connection. */
const TOKEN_MS = 10 * MINUTE_MS

export async function issueToken(ctx: Ctx): Promise<{ pageToken: string; expiresAt: string }> {
  const now = ctx.clock()
  const pageToken = newSecret()
  const expires = new Date(now.getTime() + TOKEN_MS)
  await insertPageToken(ctx.db, {
    hash: tokenHash(pageToken),
    created_at: now,
    expires_at: expires,
  })
  return { pageToken, expiresAt: expires.toISOString() }
}

/** Uses the token up. False if it is unknown, expired or used. */
export async function consumePageToken(
  trx: Kysely<Database>,
  now: Date,
  pageToken: string,
): Promise<boolean> {
  return markPageTokenUsed(trx, now, tokenHash(pageToken))
}

export async function deleteExpiredPageTokens(db: Kysely<Database>, now: Date): Promise<void> {
  await deletePageTokensUntil(db, now)
}

function tokenHash(pageToken: string): Buffer {
  return hashOf('page-token', pageToken)
}
