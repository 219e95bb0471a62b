// One-time tokens of the verification page: only a check with a token is recorded.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Ctx } from '../../platform/context.ts'
import { hashOf, newSecret } from '../../platform/secrets.ts'

/** Time from the tap to the response, with headroom for a slow connection. */
const TOKEN_MS = 10 * 60_000

export async function issueToken(ctx: Ctx): Promise<{ pageToken: string; expiresAt: string }> {
  const now = ctx.clock()
  const pageToken = newSecret()
  const expires = new Date(now.getTime() + TOKEN_MS)
  await ctx.db
    .insertInto('page_token')
    .values({
      hash: tokenHash(pageToken),
      created_at: now,
      expires_at: expires,
      used_at: null,
    })
    .execute()
  return { pageToken, expiresAt: expires.toISOString() }
}

/** True once for every valid token. */
export async function useToken(
  trx: Kysely<Database>,
  now: Date,
  pageToken: string,
): Promise<boolean> {
  const used = await trx
    .updateTable('page_token')
    .set({ used_at: now })
    .where('hash', '=', tokenHash(pageToken))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('hash')
    .executeTakeFirst()
  return used !== undefined
}

export async function forgetOldTokens(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('page_token').where('expires_at', '<=', now).execute()
}

function tokenHash(pageToken: string): Buffer {
  return hashOf('page-token', pageToken)
}
