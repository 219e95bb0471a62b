// Announces a change of the catalogue or its content to a running shop and waits until the shop applies it.
import type { FastifyInstance } from 'fastify'
import { sql, type Kysely } from 'kysely'
import { vi } from 'vitest'
import type { Database } from '../../src/server/db/database.ts'

export type RunningShop = { db: Kysely<Database> } & (
  | { app: FastifyInstance }
  | { address: string }
)

/** The shop caches its answer for visitors until the next change. */
const CACHED_CALL = '/api/country/list'

/**
 * Call it after the rows have changed. `what` is the version that rises: that of the catalogue, its stock or the content.
 * Errors: the shop does not notice within ten seconds.
 */
export async function announceChange(
  shop: RunningShop,
  what: 'version' | 'stock_version' | 'content_version' = 'version',
): Promise<void> {
  await read(shop, CACHED_CALL)
  const before = await misses(shop)
  await sql`update catalogue_version set ${sql.ref(what)} = ${sql.ref(what)} + 1`.execute(shop.db)
  await vi.waitUntil(
    async () => {
      await read(shop, CACHED_CALL)
      return (await misses(shop)) > before
    },
    { timeout: 10_000, interval: 50 },
  )
}

/** How many answers for visitors missed the cache. */
async function misses(shop: RunningShop): Promise<number> {
  const metrics = await read(shop, '/metrics')
  return Number(/cache="public",outcome="miss"\} (\d+)/.exec(metrics)?.[1] ?? 0)
}

async function read(shop: RunningShop, path: string): Promise<string> {
  if ('app' in shop) return (await shop.app.inject(path)).body
  return (await fetch(shop.address + path)).text()
}
